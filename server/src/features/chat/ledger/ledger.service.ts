import { ledgerDays, type LedgerEntry } from '@waymark/contract/account/ledger.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { createLedgerRepository, type Given } from './ledger.repository.ts'

const hourMs = 3_600_000
const pageSize = 100

export type Ledger = ReturnType<typeof createLedger>

/** What left this installation for whom, so that its owner can see it. Contents are not kept. */
export function createLedger({ db, clock }: { db: Db; clock: Clock }) {
  const repository = createLedgerRepository(db)

  return {
    add(userId: string, given: Given): Promise<void> {
      const now = clock.now().getTime()
      return repository.add(userId, given, new Date(now - (now % hourMs)))
    },

    async list(userId: string, before: string | undefined): Promise<LedgerEntry[]> {
      const rows = await repository.list(userId, before === undefined ? undefined : new Date(before), pageSize)
      return rows.map(({ hour, ...row }) => ({ ...row, hour: hour.toISOString() }))
    },

    deleteOld: () => repository.deleteBefore(new Date(clock.now().getTime() - ledgerDays * 24 * hourMs)),
  }
}

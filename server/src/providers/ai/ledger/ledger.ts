import { ledgerDays, ledgerPageSize, type LedgerEntry } from '@waymark/contract/account/ledger.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { createLedgerStore, type Given } from './ledger-store.ts'

type Read = Pick<Given, 'recipient' | 'what' | 'kinds'>
type ModelCall = Pick<Given, 'calls' | 'tokens_in' | 'tokens_out' | 'kinds'>
/** `what` the request was for, as the ledger's owner reads it. */
type Sender = { name: string; what: string; price: { input: number; output: number } | undefined; startedAt: Date }

const hourMs = 3_600_000

export type Ledger = ReturnType<typeof createLedger>

/** What left this installation for whom, so that its owner can see it. Contents are not kept. */
export function createLedger({ db, clock }: { db: Db; clock: Clock }) {
  const store = createLedgerStore(db)

  function add(userId: string, given: Given, at = clock.now()): Promise<void> {
    return store.add(userId, given, new Date(at.getTime() - (at.getTime() % hourMs)))
  }

  return {
    /** A read by an outside client. */
    addRead: (userId: string, read: Read): Promise<void> =>
      add(userId, { ...read, via: 'client', calls: 1, tokens_in: 0, tokens_out: 0, cost_usd: null }),

    /** A request to the provider of a language model, or, with `calls: 0`, what was not known when it left. */
    addCall(userId: string, call: ModelCall, { name, what, price, startedAt }: Sender): Promise<void> {
      const cost_usd = price ? (call.tokens_in * price.input + call.tokens_out * price.output) / 1_000_000 : null
      const given = { ...call, via: 'provider', recipient: name, what, cost_usd } as const
      // Under the hour in which the answer began, so that a correction adds to what it corrects.
      return add(userId, given, startedAt)
    },

    /** Since midnight UTC. */
    tokensToday(userId: string): Promise<number> {
      const now = clock.now().getTime()
      return store.countTokens(userId, new Date(now - (now % (24 * hourMs))))
    },

    async list(userId: string, before: string | undefined): Promise<LedgerEntry[]> {
      const rows = await store.list(userId, before === undefined ? undefined : new Date(before), ledgerPageSize)
      return rows.map(({ hour, ...row }) => ({ ...row, hour: hour.toISOString() }))
    },

    deleteOld: () => store.deleteBefore(new Date(clock.now().getTime() - ledgerDays * 24 * hourMs)),
  }
}

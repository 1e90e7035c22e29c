import type { getUsage } from '@waymark/contract/account/own-account.ts'
import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { measureQuotas } from '../../../lib/quotas.ts'

type Usage = Omit<AnswerOf<typeof getUsage>, 'success'>

/** What an account holds of each quota, and what it did since the month began, in UTC. */
export async function readUsage({ db, clock }: { db: Db; clock: Clock }, userId: string): Promise<Usage> {
  const now = clock.now()
  const monthBegan = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  const rows = await db
    .withTables<{ usage_events: { user_id: string; kind: string; amount: number; at: Date } }>()
    .selectFrom('usage_events')
    .select(({ fn }) => ['kind', fn.sum<number>('amount').as('amount')])
    .where('user_id', '=', userId)
    .where('at', '>=', monthBegan)
    .groupBy('kind')
    .execute()
  const amountOf = (kind: string) => rows.find((row) => row.kind === kind)?.amount ?? 0
  return {
    quotas: await measureQuotas(db, userId),
    this_month: { messages: amountOf('message'), documents: amountOf('document') },
  }
}

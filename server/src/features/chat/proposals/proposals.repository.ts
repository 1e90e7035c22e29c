import type { Proposal, ProposalChange, ProposalKind } from '@waymark/contract/proposals.ts'
import { sql, type Generated, type Selectable } from 'kysely'
import type { Db } from '../../../lib/db.ts'

type ProposalsTable = {
  user_id: string
  id: Generated<string>
  session_id: string | null
  kind: ProposalKind
  /** Proposals with the same topic are about the same thing. */
  topic: string
  subject: string
  job_url: string | null
  field: ProposalChange['field']
  payload: unknown
  before: string | null
  after: string | null
  not_found: string[]
  status: Generated<Proposal['status']>
  created_at: Date
  decided_at: Date | null
  /** While a decision is carried out. */
  claimed_at: Date | null
}
export type ProposalRow = Omit<Selectable<ProposalsTable>, 'user_id' | 'session_id' | 'topic' | 'claimed_at'>
export type NewProposal = Omit<ProposalRow, 'id' | 'status' | 'created_at' | 'decided_at'> & {
  session_id: string | null
  topic: string
}

/** Longer than any decision takes: the claim of a server that died ends by itself. */
const claimMs = 60_000

const columns = [
  'id',
  'kind',
  'subject',
  'job_url',
  'field',
  'payload',
  'before',
  'after',
  'not_found',
  'status',
  'created_at',
  'decided_at',
] as const

export function createProposalsRepository(database: Db) {
  const db = database.withTables<{ proposals: ProposalsTable; users: { id: string } }>()
  const openOf = (userId: string) =>
    db.selectFrom('proposals').where('user_id', '=', userId).where('status', '=', 'open')

  return {
    /** Blocks other proposals of this user until the transaction ends, so that a limit holds. */
    async lock(userId: string): Promise<void> {
      // Weaker than `for update`, so that rows which reference the user can still be written meanwhile.
      await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    },

    async countOpen(userId: string): Promise<number> {
      const { count } = await openOf(userId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },

    /** Makes older open proposals about the same thing stale: the user has said something newer. */
    async replace(userId: string, topic: string, now: Date): Promise<void> {
      await db
        .updateTable('proposals')
        .set({ status: 'stale', decided_at: now })
        .where('user_id', '=', userId)
        .where('status', '=', 'open')
        .where('topic', '=', topic)
        .execute()
    },

    /** How many of them were still open. */
    async replaceThese(userId: string, ids: readonly string[], now: Date): Promise<number> {
      if (ids.length === 0) return 0
      const { numUpdatedRows } = await db
        .updateTable('proposals')
        .set({ status: 'stale', decided_at: now })
        .where('user_id', '=', userId)
        .where('status', '=', 'open')
        // Raw SQL: one array parameter makes any number of ids the same statement.
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    insert: (userId: string, { payload, ...proposal }: NewProposal, now: Date): Promise<ProposalRow> =>
      db
        .insertInto('proposals')
        .values({
          ...proposal,
          // Raw SQL: a payload may be a list or a text, which the driver would not send as JSON.
          payload: sql`${JSON.stringify(payload)}::jsonb`,
          user_id: userId,
          created_at: now,
          decided_at: null,
          claimed_at: null,
        })
        .returning(columns)
        .executeTakeFirstOrThrow(),

    listOpen: (userId: string, limit: number): Promise<ProposalRow[]> =>
      openOf(userId).select(columns).orderBy('created_at', 'desc').orderBy('id').limit(limit).execute(),

    listByIds: (userId: string, ids: readonly string[]): Promise<ProposalRow[]> =>
      db
        .selectFrom('proposals')
        .select(columns)
        .where('user_id', '=', userId)
        // Raw SQL: one array parameter makes any number of ids the same statement.
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .execute(),

    /** Confirmed ones that still hold, the latest first; of one conversation where it is named. */
    listConfirmed(
      userId: string,
      { since, session_id, limit }: { since: Date; session_id?: string | undefined; limit: number },
    ): Promise<ProposalRow[]> {
      const confirmed = db
        .selectFrom('proposals')
        .select(columns)
        .where('user_id', '=', userId)
        .where('status', '=', 'confirmed')
        .where('decided_at', '>=', since)
      return (session_id === undefined ? confirmed : confirmed.where('session_id', '=', session_id))
        .orderBy('decided_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
    },

    find: (userId: string, id: string): Promise<ProposalRow | undefined> =>
      db.selectFrom('proposals').select(columns).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst(),

    /** For one of simultaneous decisions; undefined for the others, and without this status. */
    claim: (userId: string, id: string, status: Proposal['status'], now: Date): Promise<ProposalRow | undefined> =>
      db
        .updateTable('proposals')
        .set({ claimed_at: now })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .where('status', '=', status)
        .where(({ eb, or }) =>
          or([eb('claimed_at', 'is', null), eb('claimed_at', '<', new Date(now.getTime() - claimMs))]),
        )
        .returning(columns)
        .executeTakeFirst(),

    /** Ends a claim, with a new status or, without one, as if it had not been. */
    async settle(
      userId: string,
      id: string,
      decided?: { status: Proposal['status']; decided_at: Date },
    ): Promise<void> {
      await db
        .updateTable('proposals')
        .set({ ...decided, claimed_at: null })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .execute()
    },
  }
}

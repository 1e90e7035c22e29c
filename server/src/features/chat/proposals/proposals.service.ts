import type { ErrorCode } from '@waymark/contract/errors.ts'
import { openProposalsMost, type Proposal, type ProposalKind } from '@waymark/contract/proposals.ts'
import * as z from 'zod/mini'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Asker } from '../asker.ts'
import type { Effect, Effects, Value } from './effect.ts'
import { payloads, type PayloadOf } from './proposal-payloads.ts'
import { createProposalsRepository, type ProposalRow } from './proposals.repository.ts'

export type ProposalsService = ReturnType<typeof createProposalsService>

type Draft<K extends ProposalKind> = {
  kind: K
  payload: PayloadOf<K>
  after: Value
  subject: string
  job_url: string | null
  session_id: string | null
  not_found?: string[]
}
/** Why nothing was proposed: its object is missing or already so, or too much is waiting for a decision. */
export type NotProposed = 'gone' | 'unchanged' | 'too_many'

/** Made by tools, decided by the user's click, carried out through the features that own the data. */
export function createProposalsService({ db, clock, effects }: { db: Db; clock: Clock; effects: Effects }) {
  const repository = createProposalsRepository(db)
  const effectOf = <K extends ProposalKind>(kind: K): Effect<K> => effects[kind]

  /** Claims a proposal, does what was decided, and stores its new status; an outcome that is refused leaves the old one. */
  async function decide<R extends ErrorCode>(
    userId: string,
    id: string,
    [from, to]: [Proposal['status'], Proposal['status']],
    carryOut: (row: ProposalRow) => Promise<Refusal<R> | 'done'>,
  ): Promise<{ proposal: Proposal } | Refusal<R | 'not_found' | 'proposal_decided'>> {
    const row = await repository.claim(userId, id, from, clock.now())
    if (!row) return refuse((await repository.find(userId, id)) ? 'proposal_decided' : 'not_found')
    const outcome = await carryOut(row).catch(async (error: unknown) => {
      await repository.settle(userId, id)
      throw error
    })
    const decided_at = clock.now()
    if (outcome === 'done') {
      await repository.settle(userId, id, { status: to, decided_at })
      return { proposal: toProposal({ ...row, status: to, decided_at }, effects[row.kind].can_undo) }
    }
    const isStale = outcome.refused === 'proposal_stale' && from === 'open'
    await repository.settle(userId, id, isStale ? { status: 'stale', decided_at } : undefined)
    return outcome
  }

  return {
    async propose<K extends ProposalKind>(
      asker: Asker,
      { kind, payload, after, not_found = [], ...draft }: Draft<K>,
    ): Promise<Proposal | NotProposed> {
      const effect = effectOf(kind)
      const before = await effect.current(asker, payload)
      if (before === undefined) return 'gone'
      if (before === after) return 'unchanged'
      const field = effect.field(payload)
      // Only the latest request about a card's status, or a place of the profile, is worth a decision.
      const topic = `${kind} ${JSON.stringify(payload)}`
      return db.transaction().execute(async (transaction) => {
        const inside = createProposalsRepository(transaction)
        const now = clock.now()
        await inside.lock(asker.userId)
        await inside.replace(asker.userId, topic, now)
        if ((await inside.countOpen(asker.userId)) >= openProposalsMost) return 'too_many'
        const row = { ...draft, kind, topic, field, payload, before, after, not_found }
        return toProposal(await inside.insert(asker.userId, row, now), effect.can_undo)
      })
    },

    /** Makes those stale that are still open, and says how many: the user has said something newer in their place. */
    replace: (userId: string, ids: readonly string[]): Promise<number> =>
      repository.replaceThese(userId, ids, clock.now()),

    async listOpen(userId: string): Promise<Proposal[]> {
      const rows = await repository.listOpen(userId, openProposalsMost)
      return rows.map((row) => toProposal(row, effects[row.kind].can_undo))
    },

    async listByIds(userId: string, ids: readonly string[]): Promise<Map<string, Proposal>> {
      const rows = ids.length === 0 ? [] : await repository.listByIds(userId, ids)
      return new Map(rows.map((row) => [row.id, toProposal(row, effects[row.kind].can_undo)]))
    },

    /** What was confirmed since then and not undone, the latest first. */
    async listConfirmed(userId: string, since: Date, session_id?: string): Promise<Proposal[]> {
      const rows = await repository.listConfirmed(userId, { since, session_id, limit: openProposalsMost })
      return rows.map((row) => toProposal(row, effects[row.kind].can_undo))
    },

    /** Carries out a proposal, unless its object has changed since the user saw it. */
    async confirm(asker: Asker, id: string) {
      const known = await repository.find(asker.userId, id)
      if (known?.status === 'stale') return refuse('proposal_stale')
      return decide(asker.userId, id, ['open', 'confirmed'], (row) =>
        change(effects, asker, row, row.before, row.after),
      )
    },

    decline: (userId: string, id: string) =>
      decide<never>(userId, id, ['open', 'declined'], () => Promise.resolve('done')),

    /** Undoes a confirmed proposal, unless its object has changed since. */
    undo: (asker: Asker, id: string) =>
      decide<'proposal_stale' | 'proposal_decided'>(asker.userId, id, ['confirmed', 'undone'], async (row) => {
        if (!effects[row.kind].can_undo) return refuse('proposal_decided')
        const outcome = await change(effects, asker, row, row.after, row.before)
        return outcome === 'done' ? outcome : refuse('proposal_stale')
      }),
  }
}

/** Sets the value if it still is `from`. Stored payloads are validated: an older version may have written them. */
async function change(effects: Effects, asker: Asker, row: ProposalRow, from: Value, to: Value) {
  const carryOut = async <K extends ProposalKind>(kind: K) => {
    const payload = z.safeParse(payloads[kind], row.payload)
    if (!payload.success) return refuse('proposal_stale')
    const effect: Effect<K> = effects[kind]
    const given = payload.data as PayloadOf<K>
    if ((await effect.current(asker, given)) !== from) return refuse('proposal_stale')
    return effect.set(asker, given, to)
  }
  return carryOut(row.kind)
}

/** Notes can be long, and new text is at their end. */
const shownLength = 500

function shown(value: Value): Value {
  return value === null || value.length <= shownLength ? value : `… ${value.slice(-shownLength)}`
}

function toProposal({ payload, field, before, after, ...row }: ProposalRow, canUndo: boolean): Proposal {
  const added = row.kind === 'add_job' ? z.safeParse(payloads.add_job, payload).data : undefined
  const { job_title, company_name, location = '' } = added ?? { job_title: '', company_name: '' }
  return {
    ...row,
    ...(added && { opening: { job_title, company_name, location } }),
    changes: [{ field, before: shown(before), after: shown(after) }],
    can_undo: canUndo,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

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
}
/** Why nothing was proposed: its object is missing or already so, or too much is waiting for a decision. */
export type NotProposed = 'gone' | 'unchanged' | 'too_many'
type Decided = { proposal: Proposal } | Refusal<'not_found' | 'proposal_decided'>

/** Made by tools, decided by the user's click, carried out through the features that own the data. */
export function createProposalsService({ db, clock, effects }: { db: Db; clock: Clock; effects: Effects }) {
  const repository = createProposalsRepository(db)
  const effectOf = <K extends ProposalKind>(kind: K): Effect<K> => effects[kind]

  async function settle(userId: string, id: string, from: Proposal['status'], to: Proposal['status']) {
    return repository.decide(userId, id, from, to, clock.now())
  }

  return {
    async propose<K extends ProposalKind>(
      asker: Asker,
      { kind, payload, after, ...draft }: Draft<K>,
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
        const row = { ...draft, kind, topic, field, payload, before, after }
        return toProposal(await inside.insert(asker.userId, row, now), effect.can_undo)
      })
    },

    async listOpen(userId: string): Promise<Proposal[]> {
      const rows = await repository.listOpen(userId, openProposalsMost)
      return rows.map((row) => toProposal(row, effects[row.kind].can_undo))
    },

    async listByIds(userId: string, ids: readonly string[]): Promise<Map<string, Proposal>> {
      const rows = ids.length === 0 ? [] : await repository.listByIds(userId, ids)
      return new Map(rows.map((row) => [row.id, toProposal(row, effects[row.kind].can_undo)]))
    },

    /** Carries out a proposal, unless its object has changed since the user saw it. */
    async confirm(asker: Asker, id: string) {
      const row = await repository.find(asker.userId, id)
      if (!row) return refuse('not_found')
      if (row.status !== 'open') return refuse(row.status === 'stale' ? 'proposal_stale' : 'proposal_decided')
      const outcome = await change(effects, asker, row, row.before, row.after)
      if (outcome !== 'done') {
        if (outcome.refused === 'proposal_stale') await settle(asker.userId, id, 'open', 'stale')
        return outcome
      }
      // Declined in another tab at this very moment: the change has happened all the same.
      const decided =
        (await settle(asker.userId, id, 'open', 'confirmed')) ??
        (await settle(asker.userId, id, 'declined', 'confirmed'))
      return decided ? { proposal: toProposal(decided, effects[row.kind].can_undo) } : refuse('proposal_decided')
    },

    async decline(userId: string, id: string): Promise<Decided> {
      const declined = await settle(userId, id, 'open', 'declined')
      if (declined) return { proposal: toProposal(declined, effects[declined.kind].can_undo) }
      return refuse((await repository.find(userId, id)) ? 'proposal_decided' : 'not_found')
    },

    /** Undoes a confirmed proposal, unless its object has changed since. */
    async undo(asker: Asker, id: string) {
      const row = await repository.find(asker.userId, id)
      if (!row) return refuse('not_found')
      if (row.status !== 'confirmed' || !effects[row.kind].can_undo) return refuse('proposal_decided')
      const outcome = await change(effects, asker, row, row.after, row.before)
      if (outcome !== 'done') return refuse('proposal_stale')
      const undone = await settle(asker.userId, id, 'confirmed', 'undone')
      return undone ? { proposal: toProposal(undone, true) } : refuse('proposal_decided')
    },
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

function toProposal({ payload: _, field, before, after, ...row }: ProposalRow, canUndo: boolean): Proposal {
  return {
    ...row,
    changes: [{ field, before: shown(before), after: shown(after) }],
    can_undo: canUndo,
    created_at: row.created_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}

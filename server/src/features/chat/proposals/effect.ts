import type { ErrorCode } from '@waymark/contract/errors.ts'
import type { ProposalChange, ProposalKind } from '@waymark/contract/proposals.ts'
import type { Refusal } from '../../../lib/http/refusal.ts'
import type { Asker } from '../asker.ts'
import type { PayloadOf } from './proposal-payloads.ts'

/** The value that a proposal is about, as text; null for none. */
export type Value = string | null

type ConfirmRefusal = Extract<
  ErrorCode,
  'proposal_stale' | 'profile_empty' | 'posting_unreadable' | 'url_refused' | 'busy'
>

/** How one kind of proposal is carried out, and undone by restoring the previous value. */
export type Effect<K extends ProposalKind> = {
  field(payload: PayloadOf<K>): ProposalChange['field']
  /** The present value; undefined if its owner is gone. */
  current(asker: Asker, payload: PayloadOf<K>): Promise<Value | undefined>
  set(asker: Asker, payload: PayloadOf<K>, value: Value): Promise<Refusal<ConfirmRefusal> | 'done'>
  can_undo: boolean
}

export type Effects = { [K in ProposalKind]: Effect<K> }

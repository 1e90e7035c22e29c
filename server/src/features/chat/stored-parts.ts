import type { MessagePart } from '@waymark/contract/message-parts.ts'
import type { Proposal } from '@waymark/contract/proposals.ts'
import type { AnswerState } from './answers/answer-state.ts'

/** `text` is Markdown for a model; `html` is shown, and missing in older answers. Proposals are stored by id. */
export type StoredPart =
  | { type: 'text'; text: string; html?: string }
  | Exclude<MessagePart, { type: 'text' | 'proposal' }>
  | { type: 'proposal'; proposal_id: string }
  /** What the next message may refer to; never sent. */
  | { type: 'state'; state: AnswerState }

/** The parts to send; undefined for an answer of text alone. */
export function toParts(
  stored: readonly StoredPart[],
  proposals: ReadonlyMap<string, Proposal>,
): MessagePart[] | undefined {
  const parts = stored.flatMap((part): MessagePart[] => {
    if (part.type === 'text') return part.html === undefined ? [] : [{ type: 'text', html: part.html }]
    if (part.type === 'state') return []
    if (part.type !== 'proposal') return [part]
    const proposal = proposals.get(part.proposal_id)
    return proposal ? [{ type: 'proposal', proposal }] : []
  })
  return parts.some(({ type }) => type !== 'text') ? parts : undefined
}

export const proposalIdsIn = (stored: readonly StoredPart[]): string[] =>
  stored.flatMap((part) => (part.type === 'proposal' ? [part.proposal_id] : []))

export const stateIn = (stored: readonly StoredPart[]): AnswerState | undefined =>
  stored.find((part) => part.type === 'state')?.state

export const markdownOf = (stored: readonly StoredPart[]): string =>
  stored.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n')

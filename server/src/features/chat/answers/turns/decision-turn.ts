import type { JobStatus } from '@waymark/contract/job-tracking.ts'
import type { Proposal } from '@waymark/contract/proposals.ts'
import { isAssent, isUndo } from '../../../../lib/intents/correction.ts'
import type { Proposed } from '../../tools/proposed.ts'
import { isToolRefusal, type ToolRefusal } from '../../tools/tool.ts'
import type { Ask, Piece } from '../ask.ts'

/** What was proposed in the last answer, and in all of them, the oldest first. */
export type Decided = { last: readonly Proposal[]; all: readonly Proposal[] }

const isOpen = ({ status }: Proposal): boolean => status === 'open'

/**
 * A yes to a proposal, which only a click confirms, or the wish to have the last confirmed one back. Undefined where
 * nothing waits for a yes, or nothing was confirmed.
 */
export async function answerDecision(
  ask: Omit<Ask, 'text'>,
  message: string,
  decided: Decided,
): Promise<Piece[] | undefined> {
  const { say, texts } = ask.speech
  const waiting = decided.last.filter(isOpen)
  if (isAssent(message) && waiting.length > 0)
    return [{ p: say(texts.ask.press_confirm) }, ...waiting.map((proposal) => ({ proposal }))]
  if (!isUndo(message)) return undefined
  const done = decided.all
    .filter(({ status, can_undo }) => status === 'confirmed' && can_undo)
    .toSorted((a, b) => (a.decided_at ?? '').localeCompare(b.decided_at ?? ''))
    .at(-1)
  if (!done || waiting.length > 0) return undefined
  const back = await proposeBack(ask, done)
  if (!back || isToolRefusal(back))
    return [{ p: say(texts.ask.undo_there, { subject: done.subject }) }, { proposal: done }]
  return [{ p: say(texts.ask.undo_proposed, { subject: done.subject }) }, { proposal: back.proposal }]
}

/** The opposite of a confirmed change; undefined for what only its own Undo takes back. */
function proposeBack({ tools, call }: Omit<Ask, 'text'>, { kind, job_url, changes }: Proposal) {
  const before = changes[0]?.before ?? null
  if (job_url === null) return undefined
  const proposals: Partial<Record<Proposal['kind'], () => Promise<Proposed | ToolRefusal>>> = {
    move_job: () => tools.move_job.run({ job_url, status: before as JobStatus }, call),
    archive_job: () => tools.archive_job.run({ job_url, archived: before !== null }, call),
    set_reminder: () => tools.set_reminder.run({ job_url, day: before }, call),
  }
  return proposals[kind]?.()
}

import type { Cue as Heard } from '../../../../lib/intents/cues.ts'
import { changingIntents } from '../../../../lib/intents/intents.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import type { Card } from '../../board/cards.ts'
import type { Cue } from '../cues/cue-covers.ts'

const tellsChange = new Set<Heard>(['rejected', 'no_reminder', 'withdraw', 'got_job', 'leave_it', 'closed'])

/** Whether a part of a message wants or tells a change of its job. */
export function changesBoard(heard: Understanding<Card>): boolean {
  if (heard.kind === 'crisis') return false
  const wishes = heard.kind === 'answer' ? heard.wishes : []
  return (
    wishes.some(({ intent }) => changingIntents.has(intent)) ||
    heard.cues.some((cue) => tellsChange.has(cue)) ||
    heard.hints.some((hint) => hint === 'applied' || hint === 'offered' || hint === 'again')
  )
}

/** Jobs weighed against each other are one question. */
export const weighs = (cues: readonly Cue[]): boolean =>
  cues.some((cue) => cue === 'compare' || cue === 'deadline' || cue === 'stall_offer' || cue === 'fair_pay')

import type { Intent } from '../../../../lib/intents/intents.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import type { Card } from '../../board/cards.ts'

/** Longer than any command: in a practice round this is an answer to its question. */
const storyWords = 15
/** From this probability on, another request ends a practice round. */
const leaveBar = 0.75

const stays = new Set<Intent>(['interview_practice', 'interview_prep', 'small_talk', 'out_of_scope', 'feelings'])

/** Whether a message in a practice round asks for something else. */
export function leavesPractice(message: string, understood: Exclude<Understanding<Card>, { kind: 'crisis' }>): boolean {
  if (message.trim().split(/\s+/).length >= storyWords || understood.kind === 'ask') return false
  const [wish] = understood.wishes
  return wish !== undefined && wish.p >= leaveBar && !stays.has(wish.intent)
}

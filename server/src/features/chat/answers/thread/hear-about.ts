import { asksFact } from '../../../../lib/intents/thread.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import type { Card } from '../../board/cards.ts'
import { changeIn } from '../changes/change-words.ts'
import { isBareMention } from '../turns/bare-mention.ts'
import type { Hear, Heard, Understood } from '../turns/carried-request.ts'

/** A message that is about a job without naming it; what is too short for the classifier is plain beside the job. */
export function hearAbout(message: string, card: Card, hear: Hear): Heard {
  const heard = hear(message, card)
  if (heard.kind === 'crisis') return heard
  const intent = plainAbout(message, heard)
  return intent ? { ...heard, kind: 'answer', wishes: [{ intent, p: 1, text: message }], others: [] } : heard
}

function plainAbout(message: string, own: Understood): Intent | undefined {
  if (isNote(message, own)) return 'board_change'
  if (isDateAlone(message, own)) return 'reminder'
  const [wish] = own.kind === 'answer' ? own.wishes : []
  const isFact = asksFact(message, own.language) && (!wish || askedOfCard.has(wish.intent))
  return isFact ? 'board_open' : undefined
}

/** What a question for a detail of the card is taken for. */
const askedOfCard = new Set<Intent>([
  'board_open',
  'board_due',
  'board_numbers',
  'profile_show',
  'cv_question',
  'out_of_scope',
])

/** "Add a note that I need my passport", and not one in the CV. */
export function isNote(message: string, { language }: Understood): boolean {
  const change = changeIn(message, language)
  return change?.kind === 'note' && change.note !== '' && !ofProfile.test(message)
}

const ofProfile = /(?<!\p{L})(?:cv|profile?|perfil|resume|lebenslauf|curr[ií]culum)(?!\p{L})/iu

/** "It's on Monday at 9", "Dienstag um 10": a day and nothing else. */
export const isDateAlone = (message: string, { date, language }: Understood): boolean =>
  date !== undefined && isBareMention(message, { jobs: [], hasDate: true, language })

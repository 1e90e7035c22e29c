import type { Intent } from '../../../../lib/intents/intents.ts'
import { findMatter, type Matter } from '../../../../lib/intents/matters.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import type { Wish } from '../../../../lib/intents/wishes.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask, Piece } from '../ask.ts'
import { answerBulk } from './bulk-moves.ts'
import { tellsRaise, tellsStart } from './good-news-answers.ts'
import { answerMatter } from './matter-answers.ts'
import { answerMoves, answerNote } from './plain-changes.ts'

type Answered = { pieces: Piece[]; wishes: Wish[]; others: Intent[] }

/** What is plain without the classifier, with the wishes that are left; undefined where nothing is. */
export async function answerOwnWords(
  ask: Ask,
  understood: Exclude<Understanding<Card>, { kind: 'crisis' }>,
): Promise<Answered | undefined> {
  const changed = (await answerNote(ask)) ?? (await answerBulk(ask)) ?? (await answerMoves(ask))
  if (changed) return { pieces: changed, wishes: [], others: [] }
  const matter = findMatter(ask.text, ask.speech.language)
  if (matter === undefined || !isMeant(matter, ask)) return undefined
  const wishes = understood.kind === 'answer' ? understood.wishes : []
  const left = wishes.filter(({ intent }) => requests.has(intent) && (wishes.length > 1 || matter === 'unproven'))
  return { pieces: await answerMatter(ask, matter), wishes: left, others: [] }
}

function isMeant(matter: Matter, ask: Ask): boolean {
  if (matter === 'starting') return tellsStart(ask)
  if (matter === 'raised') return tellsRaise(ask)
  // A named job makes another request of it: its own CV, its own bad news.
  return ask.jobs.length === 0 || !(matter === 'swearing' || matter === 'cv_length')
}

/** What nobody is heard to ask for who does not. */
const requests = new Set<Intent>(['reminder', 'job_search', 'cover_letter', 'cv_tailor', 'interview_practice'])

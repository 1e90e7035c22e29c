import type { Cue } from '../../../../lib/intents/cues.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import { findMatter, type Matter } from '../../../../lib/intents/matters.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import type { AskedIntent } from '../../../../lib/intents/asked-intents.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask, Piece } from '../ask.ts'
import { answerBulk } from './orders/bulk-moves.ts'
import { jobMeant } from './jobs/card-facts.ts'
import { tellsRaise, tellsStart } from './news/good-news-answers.ts'
import { isOutcome, tellsOutcome } from './news/outcome-answers.ts'
import { isNewsMatter, isNewsMeant } from './news/news-answers.ts'
import { openPage } from '../pages.ts'
import { answerMatter } from './matter-answers.ts'
import { answerMoves, answerNote } from './orders/plain-changes.ts'

const courses =
  /^(?:no|nein|nee|non)(?!\p{L}).{0,60}(?<!\p{L})(?:training|course|certificate|weiterbildung|kurs|lehrgang|schein|zertifikat|formation|certificat|stage|curso|formación|certificado)(?!\p{L})/iu

/** "No, not as a skill, as a training": what is said back to a suggestion. */
function answerTakenBack({ text, speech, jobs }: Ask): Piece[] | undefined {
  const { say, texts } = speech
  const said = text.trim()
  if (jobs.length > 0 || said.split(/\s+/).length > longestReply) return undefined
  return courses.test(said)
    ? [{ p: say(texts.cues.learn_elsewhere) }, { buttons: [openPage(speech, 'profile')] }]
    : undefined
}

const longestReply = 10

type Answered = { pieces: Piece[]; wishes: AskedIntent[]; others: Intent[] }

/** What is plain without the classifier, with the wishes that are left; undefined where nothing is. */
export async function answerOwnWords(
  ask: Ask,
  understood: Exclude<Understanding<Card>, { kind: 'crisis' }>,
): Promise<Answered | undefined> {
  const changed = (await answerNote(ask)) ?? (await answerBulk(ask)) ?? (await answerMoves(ask))
  if (changed) return { pieces: changed, wishes: [], others: [] }
  const taken = answerTakenBack(ask)
  if (taken) return { pieces: taken, wishes: [], others: [] }
  const matter = findMatter(ask.text, ask.speech.language, (one) => !isNewsMatter(one) || isNewsMeant(ask, one))
  if (matter === undefined || !isMeant(matter, ask)) return undefined
  // "Acme rejected me, maybe I am not good enough": the news moves a card, and is comforted like any other.
  if (doubts.has(matter) && understood.cues.some((cue) => badNews.has(cue))) return undefined
  // Whoever says what they worked as may want it searched, or noted.
  if (matter === 'own_work' && (understood.kind === 'answer' || ask.text.includes('?'))) return undefined
  const wishes = understood.kind === 'answer' ? understood.wishes : []
  const left = wishes.filter(({ intent }) => requests.has(intent) && (wishes.length > 1 || matter === 'unproven'))
  return { pieces: await answerMatter(ask, matter), wishes: left, others: [] }
}

function isMeant(matter: Matter, ask: Ask): boolean {
  if (matter === 'starting') return tellsStart(ask)
  if (matter === 'raised') return tellsRaise(ask)
  if (isOutcome(matter)) return tellsOutcome(ask, matter)
  if (ofOneJob.has(matter)) return ask.day === undefined && jobMeant(ask) !== undefined
  // A named job makes another request of it: its own CV, its own bad news.
  return ask.jobs.length === 0 || !general.has(matter)
}

const doubts = new Set<Matter>(['self_doubt', 'pointless_work'])
const badNews = new Set<Cue>(['rejected', 'why_rejected', 'lost_job', 'went_badly'])

const general = new Set<Matter>([
  'scolded',
  'pointless_work',
  'first_step',
  'no_cv',
  'degree_abroad',
  'no_papers',
  'strengths',
  'own_age',
  'standing',
  'still_open',
  'hours_told',
  'own_work',
  'swearing',
  'cv_length',
  'interview_fear',
  'too_old',
  'cv_language',
  'letter_length',
  'requirements',
  'when_to_chase',
  'ghosted',
  'heard_nothing',
  'bring',
  'duration',
  'video',
  'in_person',
])
const ofOneJob = new Set<Matter>(['closing_date', 'applied_when', 'what_i_wrote'])

/** What nobody is heard to ask for who does not. */
const requests = new Set<Intent>(['reminder', 'job_search', 'cover_letter', 'cv_tailor', 'interview_practice'])

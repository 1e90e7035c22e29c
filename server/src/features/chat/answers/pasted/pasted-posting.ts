import { createHash } from 'node:crypto'
import { hasAddress, makeNoAddress } from '@waymark/contract/job-tracking.ts'
import { findWebAddress } from '../../../../lib/intents/entities/web-address.ts'
import { findPastedPosting, type PastedPosting } from '../../../../lib/intents/entities/pasted-posting.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import type { Card } from '../../board/cards.ts'
import type { AnswerState, LastTurn } from '../answer-state.ts'
import { comparesLabelled } from '../pay/offer-labels.ts'

export type Pasted = PastedPosting & {
  /** The message that it was pasted into. */
  message: string
  /** The same text has the same address, so that it is found again on the board. */
  job_url: string
  isNew: boolean
}

/** The posting that a message brings, or that the last one brought; in a practice round a long text is an answer. */
export function pastedIn(
  message: string,
  state: Pick<AnswerState, 'practice' | 'last'> | undefined,
): Pasted | undefined {
  const found = state?.practice || comparesLabelled(message) ? undefined : findPastedPosting(message)
  return found ? toPasted(found, message, true) : pastedBefore(state?.last)
}

/** "Acme rejected me", with the text of their mail: news of a job of the board, and no posting. */
export const tellsNews = ({ jobs, cues }: Understood): boolean =>
  jobs.length > 0 && (cues.includes('rejected') || cues.includes('got_job'))

/** The posting that an earlier message brought. */
export function pastedBefore(last: LastTurn | undefined): Pasted | undefined {
  const found = last && findPastedPosting(last.text)
  return found && toPasted(found, last.text, false)
}

function toPasted(found: PastedPosting, message: string, isNew: boolean): Pasted {
  const id = createHash('sha256').update(`${found.title}\n${found.text}`).digest('hex').slice(0, 24)
  return { ...found, message, isNew, job_url: findWebAddress(found.said) ?? makeNoAddress(id) }
}

/** What is answered about a text that is on no board: anything else is a comparison with it. */
export const wants = ['match', 'letter', 'add', 'questions', 'pay'] as const
export type Want = (typeof wants)[number]

const wantOf: Partial<Record<Intent, Want>> = {
  match_job: 'match',
  skills_to_learn: 'match',
  cover_letter: 'letter',
  cv_tailor: 'letter',
  job_add: 'add',
  board_change: 'add',
  interview_prep: 'questions',
  interview_practice: 'questions',
  salary: 'pay',
}

export const wantedBy = (intent: Intent): Want => wantOf[intent] ?? 'match'

/** A longer message, or one about a job of the board, is about something else than the posting before it. */
const mostWords = 14

type Understood = Exclude<Understanding<Card>, { kind: 'crisis' }>

/**
 * What a message wants of a pasted posting, in the order asked; empty where it is about something else. Whoever just pastes
 * one wants it compared.
 */
export function wantsOf({ said, isNew }: Pasted, message: string, understood: Understood): Want[] {
  if (
    !isNew &&
    (message.trim().split(/\s+/).length > mostWords || understood.jobs.length > 0 || understood.url !== undefined)
  )
    return []
  const asked = understood.kind === 'answer' ? understood.wishes.map(({ intent }) => intent) : []
  const words = isNew ? said : message
  if (asksWhat.test(words)) return ['match']
  // "Worth going for it?" and "was verlangen die?" sound like money.
  const isMeant = (want: Want) => want !== 'pay' || namesPay.test(words)
  const known = [...new Set(asked.flatMap((intent) => wantOf[intent] ?? []))].filter(isMeant)
  if (known.length > 0) return known
  if (isNew) return said === '' || asked.length === 0 ? guessed(understood, ['match']) : ['match']
  return understood.kind === 'ask' && isAboutIt.test(message) ? guessed(understood, []) : []
}

const asksWhat =
  /what (?:do|are) they (?:want|ask|need|require|after|looking)|what(?:'s|s| is) (?:required|asked)|requirements|was (?:verlangen|wollen|suchen|brauchen|fordern|erwarten) (?:die|sie)|was (?:wird|ist) (?:da |dort )?(?:verlangt|gefordert)|(?:ils|elles|on) (?:demande|veu|cherche|exige)\p{L}*|qu['e ]\s?(?:est-ce qu['e ]\s?)?(?:ils|elles) (?:demandent|veulent|cherchent)|qu[eé] (?:piden|quieren|buscan|exigen)|requisitos/iu
const namesPay =
  /(?<!\p{L})(?:pay\p{L}*|paid|salar\p{L}*|wage\p{L}*|earn\p{L}*|money|gehalt\p{L}*|geld|lohn|verdien\p{L}*|zahl\p{L}*|salaire|paie|paye\p{L}*|gagn\p{L}*|sueldo|salario|pag\p{L}+|cobr\p{L}*)/iu

const isAboutIt =
  /(?<!\p{L})(?:it|that|this|them|they|missing|need|then|das|die|dafür|da|fehlt|brauch\p{L}*|ça|cela|eux|ils|manque|faut|eso|esto|ellos|falta|piden|lo)(?!\p{L})/iu

function guessed(understood: Understood, otherwise: Want[]): Want[] {
  const guesses = understood.kind === 'ask' ? understood.guesses : []
  const [want] = guesses.flatMap((intent) => wantOf[intent] ?? [])
  return want ? [want] : otherwise
}

/** The card that the text was put on before, or whose employer and title the text names. */
export const cardOf = ({ job_url, title, company }: Pasted, board: readonly Card[]): Card | undefined =>
  board.find((card) => card.job_url === job_url) ??
  board.find((card) => company !== '' && isSame(card.company_name, company) && isSame(card.job_title, title))

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Whether the text is kept with a card, so that tools read it there. */
export const isKept = ({ job_url }: Pasted, card: Card | undefined): card is Card =>
  card?.job_url === job_url && !hasAddress(job_url)

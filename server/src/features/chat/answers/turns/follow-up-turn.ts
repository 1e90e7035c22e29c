import type { Cue } from '../../../../lib/intents/cues.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import { fold, isWithin, slipsIn } from '../../../../lib/intents/plain-text.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import { dateWords } from '../../../../lib/intents/words/date-words.ts'
import type { Language } from '../../../../lib/languages.ts'
import type { Card } from '../../board/cards.ts'
import type { AnswerState, LastTurn } from '../answer-state.ts'
import { asksReminder } from '../changes/change-answers.ts'
import { findReferred, plain, withoutReference } from './referred-job.ts'

/** From this probability on a message asks for something itself. */
const ownBar = 0.75
/** Longer messages say themselves what they want. */
const mostWords = 7

const onward =
  /^(?:(?:and what about|and how about|and|what about|how about|und was ist mit|und|was ist mit|wie siehts mit|et pour|et|y que hay de|y|e|que tal)\s)/

/** "And Airedale?", "et l’autre entretien ?": asks of another job what the last message asked. */
function goesOn(message: string): boolean {
  const text = plain(message)
  return text.split(' ').length <= mostWords && onward.test(`${text} `)
}

type Heard = Understanding<Card>
type Understood = Exclude<Heard, { kind: 'crisis' }>
type Turn = { understood: Heard; heard: string }

/** A message as it is meant: "and Airedale?" asks of Airedale what the last one asked, "the second one" names a job. */
export function hearTurn(
  message: string,
  hear: (text: string) => Heard,
  board: readonly Card[],
  state: Pick<AnswerState, 'last' | 'practice'> | undefined,
): Turn {
  const own = hear(message)
  // In a practice round, what begins with "and Oakley" is an answer to its question.
  if (own.kind === 'crisis' || state?.practice) return { understood: own, heard: message }
  const last = state?.last
  // Both ask for it, and with hundreds of cards it takes as long as the message itself.
  let heardLast: Heard | undefined
  const hearLast = (text: string) => (text === last?.text ? (heardLast ??= hear(text)) : hear(text))
  const namedLast = () => {
    const before = last && hearLast(last.text)
    return before && before.kind !== 'crisis' ? before.jobs : []
  }
  const words = { message, isDated: own.date !== undefined }
  const referred = own.jobs.length === 0 ? findReferred(words, board, last, namedLast) : undefined
  const understood: Understood = referred ? { ...own, jobs: [referred] } : own
  const [job, further] = understood.jobs
  const isMore = last !== undefined && job && !further && goesOn(message) && !saysMore(message, understood, job)
  return (isMore && carriedOn(message, understood, job, last, hearLast)) || { understood, heard: message }
}

/** Whoever tells of themselves asks nothing that the next job could be asked too. */
const tellings = new Set<Cue>(['rejected', 'got_job', 'lost_job', 'worn_out', 'money'])

/** The last message with this job in place of its own, and the days that are now named; undefined where that is unsure. */
function carriedOn(
  message: string,
  own: Understood,
  job: Card,
  last: LastTurn,
  hear: (text: string) => Heard,
): Turn | undefined {
  const before = hear(last.text)
  if (before.kind === 'crisis' || !isCarriable(before, alsoIt.test(plain(message)))) return undefined
  // "And Oakley to Interview" after a move to another stage; the same one may be but "and the other interview?".
  if (own.stage !== undefined && own.stage !== before.stage) return undefined
  const [old] = before.jobs
  const rename = (text: string) => (old ? renamed(text, old, job) : text)
  const heard = rename(last.text)
  const meant = hear(heard)
  // What still names the old job would be answered for it.
  const isStillOld = meant.kind !== 'crisis' && meant.jobs.length > 0 && !meant.jobs.some(isSame(job))
  if (meant.kind === 'crisis' || isStillOld) return undefined
  // Answers beside a cue read the day from the words, where the old one stands.
  if (own.date !== undefined && before.date !== undefined && before.cues.length > 0) return undefined
  const { date = before.date, search = before.search } = own
  const mentions = { jobs: [job], date, search }
  if (before.kind === 'ask') return { understood: { ...before, ...mentions }, heard }
  const wishes = before.wishes.map((wish) => ({ ...wish, text: rename(wish.text) }))
  return { understood: { ...before, ...mentions, wishes }, heard }
}

const isSame =
  (job: Card) =>
  ({ job_url }: Card): boolean =>
    job_url === job.job_url

/** "And Henshaw too", after a rejection that was told. */
const alsoIt = / (?:too|as well|also|auch|ebenfalls|aussi|tambien)$/u

const isCarriable = (before: Understood, isAlso: boolean): boolean =>
  !before.isDistressed &&
  before.jobs.length <= 1 &&
  (isAlso || !before.cues.some((cue) => tellings.has(cue))) &&
  (before.kind === 'ask' || before.wishes.length === 1)

const namesOf = ({ company_name }: Card): string[] => fold(company_name).match(/[\p{L}\p{N}]+/gu) ?? []

/** Marks stand for the words of the old name, however many of them were written. */
function renamed(text: string, old: Card, job: Card): string {
  const names = namesOf(old)
  const isName = (word: string) =>
    names.some((name) => name.length > 2 && (word === `${name}s` || isWithin(word, name, slipsIn(name))))
  return text
    .replace(/[\p{L}\p{N}]+/gu, (word) => (isName(fold(word)) ? '\uE000' : word))
    .replace(/\uE000(?:[^\p{L}\p{N}\uE000]*\uE000)*/gu, () => job.company_name)
}

/** "And move Airedale to Offer", "and Oakley rejected me", "and Oakley called": more than a job and a day. */
function saysMore(message: string, own: Understood, job: Card): boolean {
  // "And Brambling on Friday" asks what the message before it asked.
  const isLoose = (intent: Intent) => intent === 'board_open' || (intent === 'reminder' && !asksReminder(message))
  const asks = own.kind === 'answer' && own.wishes.some(({ intent, p }) => !isLoose(intent) && p >= ownBar)
  const tells = own.cues.length > 0 || own.isDistressed || own.url !== undefined
  if (asks || tells || own.hints.includes('when_where')) return true
  const names = plain(`${job.company_name} ${job.job_title} ${job.location}`).split(' ')
  const isNamed = (word: string) => names.some((name) => word === `${name}s` || isWithin(word, name, slipsIn(name)))
  const words = withoutReference(plain(message).replace(onward, ''))
    .split(' ')
    .filter((word) => word !== '')
  return !words.every((word) => isNamed(word) || fillers.has(word) || (own.date && isOfDate(word, own.language)))
}

const fillers = new Set(
  'at the a an for with about from of on in to too also please pls now my me one interview job role position offer application then bei beim der die das den dem mit am um im fur uber von auch bitte noch mein meine stelle gesprach angebot bewerbung dann chez a au le la les l de du d pour avec aussi stp svp mon ma entretien poste offre candidature alors en el los con por para tambien favor mi entrevista puesto oferta trabajo entonces next nachste nachsten nachster prochain prochaine proximo proxima'.split(
    ' ',
  ),
)

function isOfDate(word: string, language: Language): boolean {
  const { phrases, weekdays, months, numbers, units } = dateWords(language)
  if (/^\d{1,2}(?:am|pm|h|uhr|st|nd|rd|th)?\d{0,2}$/u.test(word)) return true
  return (
    ['h', 'uhr', 'am', 'pm', 'las', 'heures'].includes(word) ||
    [phrases, weekdays, months, numbers, units].some((known) =>
      [...known.keys()].some((key) => fold(key).split(' ').includes(word)),
    )
  )
}

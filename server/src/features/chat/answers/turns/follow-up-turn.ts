import type { Intent } from '../../../../lib/intents/intents.ts'
import { turnWords } from '../../../../lib/intents/words/turn-words.ts'
import { languages } from '../../../../lib/languages.ts'
import type { Places } from '../../../../lib/places/places.ts'
import type { Card } from '../../board/cards.ts'
import type { AnswerState, LastTurn } from '../answer-state.ts'
import { asksReminder } from '../changes/change-answers.ts'
import { isBareMention } from './bare-mention.ts'
import {
  aboutJob,
  hearLast,
  isCarriable,
  type Hear,
  type Heard,
  type Turn,
  type Understood,
} from './carried-request.ts'
import { hearOffersAgain } from '../requests/offers-again.ts'
import { hearCorrection } from './correction-turn.ts'
import { findReferred, plain } from './referred-job.ts'
import { shownAlone } from './shown-alone.ts'
import { hearListed, hearThread } from '../thread/hear-thread.ts'

/** From this probability on a message asks for something itself. */
const ownBar = 0.75
/** Longer messages say themselves what they want. */
const mostWords = 7

const inAny = (words: (of: ReturnType<typeof turnWords>) => readonly string[]): string =>
  languages.flatMap((language) => words(turnWords(language))).join('|')

const onward = new RegExp(`^(?:(?:${inAny((words) => words.onward)})\\s)`)

/** "And Airedale?", "et l’autre entretien ?": asks of another job what the last message asked. */
function goesOn(message: string): boolean {
  const text = plain(message)
  return text.split(' ').length <= mostWords && onward.test(`${text} `)
}

/**
 * A message as it is meant: "and Airedale?" asks of Airedale what the last one asked, "the second one" names a job, and "no,
 * Friday" asks the same for another day.
 */
export function hearTurn(
  message: string,
  hear: Hear,
  { board, places }: { board: readonly Card[]; places: Places | undefined },
  state: Pick<AnswerState, 'last' | 'practice' | 'thread'> | undefined,
): Turn {
  const own = hear(message)
  // In a practice round, what begins with "and Oakley" is an answer to its question.
  if (own.kind === 'crisis' || state?.practice) return { understood: own, heard: message }
  const { last, thread } = state ?? {}
  // Both ask for it, and with hundreds of cards it takes as long as the message itself.
  const heardLast = new Map<Card | undefined, Heard>()
  const hearOnce: Hear = (text, meant) => {
    const heard = (text === last?.text ? heardLast.get(meant) : undefined) ?? hear(text, meant)
    if (text === last?.text) heardLast.set(meant, heard)
    return heard
  }
  const again = last && hearOffersAgain(message, own, { last, board, hear: hearOnce })
  if (again) return again
  const corrected = last && hearCorrection(message, own, last, board, hearOnce)
  if (corrected) return { ...corrected, about: aboutOf(corrected, last) }
  const around = { board, places, thread, last, hear: hearOnce }
  const listed = thread && hearListed(message, own, around)
  if (listed) return listed
  const namedLast = () => (last && hearLast(last, hearOnce, board)?.jobs) ?? []
  const words = { message, isDated: own.date !== undefined }
  const referred = own.jobs.length === 0 ? findReferred(words, board, last, namedLast) : undefined
  const understood: Understood = referred ? { ...own, jobs: [referred] } : own
  const [job, further] = understood.jobs
  if (!job) return hearThread(message, own, around) ?? { understood, heard: message }
  const isMore = last !== undefined && !further && goesOn(message) && !saysMore(message, understood, job)
  const carried = isMore && carriedOn({ message, own: understood, job, last, board }, hearOnce)
  return carried || { understood: shownAlone(message, understood), heard: message }
}

/** A corrected message may not name its job either. */
function aboutOf({ understood }: Turn, { about }: LastTurn): LastTurn['about'] {
  const [job, further] = understood.kind === 'crisis' ? [] : understood.jobs
  return about && job && !further ? { ...about, job_url: job.job_url } : undefined
}

/** The last message with this job in place of its own, and the days that are now named; undefined where that is unsure. */
function carriedOn(
  {
    message,
    own,
    job,
    last,
    board,
  }: { message: string; own: Understood; job: Card; last: LastTurn; board: readonly Card[] },
  hear: Hear,
): Turn | undefined {
  const before = hearLast(last, hear, board)
  if (!before || !isCarriable(before, alsoIt.test(plain(message)))) return undefined
  // "And Oakley to Interview" after a move to another stage; the same one may be but "and the other interview?".
  if (own.stage !== undefined && own.stage !== before.stage) return undefined
  // Answers beside a cue read the day from the words, where the old one stands.
  if (own.date !== undefined && before.date !== undefined && before.cues.length > 0) return undefined
  const carried = aboutJob(last, before, job, hear)
  if (!carried) return undefined
  const { date = before.date, search = before.search } = own
  return { understood: { ...carried.understood, date, search }, heard: carried.heard }
}

/** "And Henshaw too", after a rejection that was told. */
export const alsoIt = new RegExp(` (?:${inAny((words) => words.also)})$`, 'u')

/** "And move Airedale to Offer", "and Oakley rejected me", "and Oakley called": more than a job and a day. */
function saysMore(message: string, own: Understood, job: Card): boolean {
  // "And Brambling on Friday" asks what the message before it asked.
  const isLoose = (intent: Intent) => intent === 'board_open' || (intent === 'reminder' && !asksReminder(message))
  const asks = own.kind === 'answer' && own.wishes.some(({ intent, p }) => !isLoose(intent) && p >= ownBar)
  const tells = own.cues.length > 0 || own.isDistressed || own.url !== undefined
  if (asks || tells || own.hints.includes('when_where')) return true
  const said = plain(message).replace(onward, '')
  return !isBareMention(said, { jobs: [job], hasDate: own.date !== undefined, language: own.language })
}

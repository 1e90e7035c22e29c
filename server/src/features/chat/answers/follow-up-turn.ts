import { fold } from '../../../lib/intents/plain-text.ts'
import type { Understanding } from '../../../lib/intents/understand.ts'
import type { Card } from '../board/cards.ts'
import type { LastTurn } from './answer-state.ts'
import { active } from './which-job.ts'

/** From this probability on a message asks for something itself. */
const ownBar = 0.75
/** Longer messages say themselves what they want. */
const mostWords = 7

const onward =
  /^(?:(?:and|what about|how about|and what about|und|und was ist mit|was ist mit|wie siehts mit|et|et pour|et pour l|y|e|y que hay de|que tal)\s)/
const ordinals: readonly (readonly [RegExp, number | 'other'])[] = [
  [
    /(?<!\p{L})(?:the )?(?:other (?:one|interview|job|offer)|das andere|die andere|der andere|l autre|la otra|el otro|lo otro)(?!\p{L})/u,
    'other',
  ],
  [
    /(?<!\p{L})(?:the second(?: one| job| interview)?|2nd one|(?:das|die|der|beim|zum) zweiten?|(?:le|la) deuxieme|le second|la seconde|(?:el|la) segund[oa])(?!\p{L})/u,
    1,
  ],
  [
    /(?<!\p{L})(?:the third(?: one| job| interview)?|3rd one|(?:das|die|der|beim|zum) dritten?|(?:le|la) troisieme|(?:el|la) tercer[oa]?)(?!\p{L})/u,
    2,
  ],
  [
    /(?<!\p{L})(?:the first one|1st one|(?:das|die|der|beim|zum) ersten?|(?:le premier|la premiere)|(?:el primero|la primera))(?!\p{L})/u,
    0,
  ],
]

const plain = (message: string): string =>
  fold(message)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "And Airedale?", "et l’autre entretien ?": asks of another job what the last message asked. */
function goesOn(message: string): boolean {
  const text = plain(message)
  return text.split(' ').length <= mostWords && onward.test(`${text} `)
}

/**
 * The job that "the second one" or "the other one" means: of those that the last answer told, in its order, or else of
 * the interviews to come. Undefined if the message refers to none that way, or to one that is not there.
 */
function findReferred(message: string, board: readonly Card[], last: LastTurn | undefined): Card | undefined {
  const text = plain(message)
  const ordinal = ordinals.find(([pattern]) => pattern.test(text))?.[1]
  if (ordinal === undefined) return undefined
  const open = active(board)
  const told = (last?.job_urls ?? []).flatMap((url) => open.find(({ job_url }) => job_url === url) ?? [])
  const planned = open
    .filter(({ next_interview_at }) => next_interview_at !== null)
    .toSorted((a, b) => (a.next_interview_at ?? '').localeCompare(b.next_interview_at ?? ''))
  if (ordinal === 'other') {
    const others = planned.filter(({ job_url }) => job_url !== told[0]?.job_url)
    const [other, further] = told.length === 2 ? told.slice(1) : others
    return further === undefined ? other : undefined
  }
  return (told.length > 1 ? told : planned)[ordinal]
}

/** The jobs that an answer names, in its order. */
export function jobsTold(html: string, board: readonly Card[]): string[] {
  const text = fold(html)
  return active(board)
    .map(({ job_url, company_name }) => ({
      job_url,
      at: company_name.trim() === '' ? -1 : text.indexOf(fold(company_name)),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, mostTold)
    .map(({ job_url }) => job_url)
}

const mostTold = 10

type Heard = Understanding<Card>

/** A message as it is meant: "and Airedale?" asks of Airedale what the last one asked, "the second one" names a job. */
export function hearTurn(
  message: string,
  hear: (text: string) => Heard,
  board: readonly Card[],
  last: LastTurn | undefined,
): { understood: Heard; heard: string } {
  const own = hear(message)
  if (own.kind === 'crisis') return { understood: own, heard: message }
  const referred = own.jobs.length === 0 ? findReferred(message, board, last) : undefined
  const jobs = referred ? [referred] : own.jobs
  const isMore = last !== undefined && jobs.length === 1 && goesOn(message) && !asksItself(own)
  const before = isMore ? hear(last.text) : undefined
  if (before && before.kind !== 'crisis') return { understood: { ...before, jobs }, heard: last?.text ?? message }
  return { understood: { ...own, jobs }, heard: message }
}

/** "And move Airedale to Offer" is a wish of its own. */
const asksItself = (understood: Exclude<Heard, { kind: 'crisis' }>): boolean =>
  understood.kind === 'answer' && understood.wishes.some(({ intent, p }) => intent !== 'board_open' && p >= ownBar)

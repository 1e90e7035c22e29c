import { fold, readable } from '../plain-text.ts'
import { postingWords } from '../words/posting-words.ts'
import { isEmployerMail, isEmployerNews } from './employer-mail.ts'
import { headOf, type PostingHead } from './posting-head.ts'

/** A posting's text within a message, and what its writer says beside it (empty where nothing). */
export type PastedPosting = PostingHead & { text: string; said: string }

/** Of what somebody points at ("do I fit this?"), and of what just stands there. */
const fewestWords = { pointedAt: 14, alone: 25 }
const fewestLines = 3
const fewestSigns = 2
/** A question beside a posting is short. */
const longestSaid = 30
const mostCharacters = 20_000

const asWords = (words: string): string => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`
const amounts = String.raw`(?:£|€|\$)\s?\d|\d\s?(?:€|£|\$|k€|eur|euros?|chf)(?!\p{L})`
const genders = String.raw`\((?:[mwdfhx]\s?[/|*]\s?){1,3}[mwdfhx]\)|${asWords('h/f|f/h|m/w/d|w/m/d')}`
const bullets = String.raw`(?:^|\n)\s*[•*·–-]\s+\S.*\n\s*[•*·–-]\s+\S`

/** Each is a kind of thing that postings say and messages about them hardly do; folded. */
const signs: readonly RegExp[] = [
  asWords(postingWords('requirements')),
  asWords(postingWords('duties')),
  asWords(postingWords('employer')),
  `${amounts}|${asWords(postingWords('pay'))}`,
  asWords(postingWords('applying')),
  genders,
  asWords(postingWords('hours')),
  bullets,
  asWords(postingWords('experience')),
].map((sign) => new RegExp(sign, 'u'))

/** Nobody writes of themselves in a posting. */
const firstPerson = new RegExp(String.raw`(?<![\p{L}'])(?:${postingWords('first_person')})(?!\p{L})`, 'u')
const asksAbout = new RegExp(asWords(postingWords('asks_about')), 'u')
const asksReader = new RegExp(asWords(postingWords('readers')), 'u')

const startsWith = (orders: string, before: string): RegExp =>
  new RegExp(String.raw`^(?:(?:${before})[ ,!]*){0,3}(?:${orders})(?!\p{L})`, 'u')
const orders = startsWith(postingWords('orders'), postingWords('before_orders', 'joins_orders'))
/** Orders about the board; at a posting's end "move goods" and "archive files" are duties. */
const boardOrders = startsWith(postingWords('board_orders'), postingWords('before_orders'))

/**
 * The posting in a message that was pasted into it, with what stands before and after it as its writer's own words: "do I
 * fit this? Ward Clerk, Morriston. You will need …". Undefined for messages that are no posting: those of few words, with
 * fewer than two things that postings say, about their writer, or from an employer to an applicant.
 */
export function findPastedPosting(message: string): PastedPosting | undefined {
  const whole = message.slice(0, mostCharacters)
  if (wordsIn(whole) < fewestWords.pointedAt && linesIn(whole) < fewestLines) return undefined
  const units = unitsOf(whole)
  let [from, to] = [0, units.length]
  const isBefore = (unit: string, isFirst: boolean) => isSaid(unit, isFirst) || isBoardOrder(unit) || introduces(unit)
  while (from < to && isBefore(units[from] ?? '', from === 0)) from++
  while (to > from && isSaid(units[to - 1] ?? '', true)) to--
  const posting = units.slice(from, to).join('').trim()
  const said = [...units.slice(0, from), ...units.slice(to)].map((unit) => unit.trim()).join('\n')
  const least = said.trim() === '' ? fewestWords.alone : fewestWords.pointedAt
  const isLong = wordsIn(posting) >= least || linesIn(posting) >= fewestLines
  const plain = fold(readable(posting, 'whole'))
  if (!isLong || firstPerson.test(plain) || isEmployerNews(plain)) return undefined
  if (isEmployerMail(fold(readable(whole, 'whole')))) return undefined
  if (signs.filter((sign) => sign.test(plain)).length < fewestSigns) return undefined
  return { ...headOf(posting), said }
}

/** Lines, and the sentences of each, with the space behind them. */
const unitsOf = (text: string): string[] =>
  text.split(/(?<=\n)/u).flatMap((line) => line.split(/(?<=\S[.:?!]\s)(?=\S)/u))

function isSaid(unit: string, isOutside: boolean): boolean {
  const plain = fold(readable(unit)).trim()
  if (plain === '') return true
  const count = wordsIn(plain)
  if (count > longestSaid) return false
  if (firstPerson.test(plain) || asksAbout.test(plain)) return true
  const isQuestion = plain.endsWith('?') && !asksReader.test(plain)
  return isQuestion || (isOutside && orders.test(plain) && count <= mostOrderWords)
}

const isBoardOrder = (unit: string): boolean => {
  const plain = fold(readable(unit)).trim()
  return boardOrders.test(plain) && wordsIn(plain) <= mostOrderWords
}

const mostOrderWords = 12

const introduction = startsWith(postingWords('introduces'), postingWords('before_orders'))
/** "Voici l’annonce :", of which no word is a title. */
const introduces = (unit: string): boolean => {
  const plain = fold(readable(unit)).trim()
  return plain.endsWith(':') && introduction.test(plain) && wordsIn(plain) <= mostOrderWords
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
const linesIn = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length

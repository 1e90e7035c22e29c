import { allWords, alternatives, alternativesOf } from '../words/dictionary.ts'
import { findDates, withoutDates } from './dates.ts'

/** Longer ones first, so that "expected graduation" matches whole. */
const words = alternatives(allWords(({ expected }) => expected).toSorted((a, b) => b.length - a.length))
const phrase = new RegExp(
  String.raw`[([]?(?<![\p{L}\d])(?:${words})(?![\p{L}\d])(?:[,;]\s(?:${words})(?![\p{L}\d]))?(?:\s(?:date|in|by|for|im|en|em|voor))?\s?[:：]?[)\]]?`,
  'giu',
)

const plans = alternatives(
  allWords(({ expected, planned: own }) => [...expected, ...own]).toSorted((a, b) => b.length - a.length),
)
/** "Läuft ab 2027" and "läuft bis 2027" speak of an expiry. */
const planned = new RegExp(String.raw`(?<!\p{L})(?:${plans})(?!\p{L}|(?<=läuft)\s(?:ab|aus|bis)(?!\p{L}))`, 'iu')

/** "Carné C", "cursando", "examen mayo 2027" in three cells. */
const plannedCell = new RegExp(String.raw`(?<=^|\t|\s[|–—-]\s)[(]?(?:${plans})[)]?(?=\s*$|\t|\s[|–—-]\s)`, 'iu')

/** True for a cell or list item that only says that the item before it is unfinished: "in progress", "läuft (2027)". */
export const isOnlyPlanned = (part: string): boolean =>
  part.length <= 80 &&
  plannedCell.test(
    withoutDates(part)
      .replace(/[\s,;.()–—-]+$/u, '')
      .trim(),
  )

/** True for "REG scheduled", "exam planned for May", "en cours": not everything that the text names is done. */
export const isPlanned = (text: string): boolean => saysPlanned(text) && !isPastCourse(text.slice(0, maxLength))

/** True for a text with a word of plans, even if that only begins a name: "Preparing for Birth Educator 2019". */
export const saysPlanned = (text: string): boolean => planned.test(text.slice(0, maxLength))

/** Every year before this one was over when these lines were written; a clock would make the reader's answers change from day to day. */
const firstOpenYear = 2026

/** "Preparing for Birth Educator 2019": the word begins a name, nothing else says that it is still to come, and its year is over. */
function isPastCourse(text: string): boolean {
  const name = text.replace(plannedStart, '')
  if (name === text || !/^\p{Lu}\p{Ll}/u.test(name) || planned.test(name)) return false
  const dates = findDates(text)
  const [date] = dates
  const year = Number(date?.from?.slice(0, 4))
  return dates.length === 1 && date?.to === undefined && !date?.open && year < firstOpenYear
}
const plannedStart = new RegExp(String.raw`^(?:${plans})\s`, 'iu')

/** True for "expected 2027", "in progress" and "due in May" in the time of a course. */
export const saysExpected = (time: string): boolean => expected.test(time.slice(0, maxLength))
const expected = new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu')

/** "valid to 2027", "gültig bis": words that only something with an expiry has. A degree has none. */
export const namesExpiry = (text: string): boolean => expiry.test(text.slice(0, maxLength))
const expiry = new RegExp(String.raw`(?<!\p{L})(?:${alternativesOf((own) => own.expiry)})`, 'iu')
/** Also in the names of degrees: "MSc Urban Renewal", "BA, exp. 2027". */
const likelyExpiry = /(?<!\p{L})(?:renewal|exp(?:\.|:)?\s(?=(?:\p{L}{3,9}\.?\s|\d{1,2}[./])?\d{2,4}(?!\d)))/iu

/** "AFGSU (à renouveler en 2026), 2022" without the bracket that speaks of its end. */
export const withoutExpiry = (text: string): string =>
  text.replace(/\s?\([^()]{3,60}\)/g, (bracket) => (namesExpiry(bracket) || likelyExpiry.test(bracket) ? '' : bracket))

/** True where the year is that of an expiry and stays with its words: "ADR, valid to 2027", "Driver CPC to Sept 2029". */
export function saysExpiry(text: string): boolean {
  if (namesExpiry(text) || likelyExpiry.test(text.slice(0, maxLength))) return true
  const [first] = findDates(text.slice(0, maxLength))
  return first !== undefined && first.to === undefined && untilBefore.test(text.slice(0, first.start))
}
const untilBefore = /\p{L}.*[\s(](?:to|until|till|bis|jusqu['’](?:à|en|au)|hasta|fino al?)\s$/iu

/** True for "DCG (en cours, 9 UE sur 13)": said right behind a name, with more words to follow. */
export const saysUnfinished = (text: string): boolean => unfinished.test(text.slice(0, maxLength))
const unfinished = new RegExp(String.raw`[(,–—-]\s?(?:${words})(?![\p{L}\d])`, 'iu')

const beside = /^[\s,;:()[\]–—-]{0,4}$/u

const maxLength = 400

/** Drops "expected 2027" or "(in progress)"; undefined without it. "Exceeded expected results" stays. */
export function withoutExpectation(text: string): string | undefined {
  if (text.length > maxLength) return undefined
  const dates = findDates(text)
  for (const found of text.matchAll(phrase)) {
    const [start, end] = [found.index, found.index + found[0].length]
    const isAtDate = dates.some(
      (date) =>
        (date.start >= end - 1 && beside.test(text.slice(end, Math.max(end, date.start)))) ||
        (date.end <= start + 1 && beside.test(text.slice(Math.min(start, date.end), start))),
    )
    const isLast = text.slice(end).trim() === '' && /[,([–—\t|-]\s?$/u.test(text.slice(0, start + 1))
    if (!isAtDate && !isLast) continue
    const before = text.slice(0, start).replace(isAtDate ? /$^/ : /[\s,(–—|-]+$/u, '')
    return `${before.trimEnd()}${before.endsWith('\t') ? '\t' : ' '}${text.slice(end).trimStart()}`.trim()
  }
  return withoutPlannedCell(text)
}

/** A cell of its own needs no date beside it. */
function withoutPlannedCell(text: string): string | undefined {
  const found = /[\t|–—-]/u.test(text) ? plannedCell.exec(text) : null
  if (!found || found.index === 0) return undefined
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  return `${before.replace(/[\s|–—-]+$/u, '')}${after.replace(examCell, '$1')}`
}
/** "Exam March 2027" behind it dates the end, and names no school. */
const examCell = new RegExp(
  String.raw`^(\s*[\t|–—-]\s*)(?:${alternativesOf(({ end_of_course }) => end_of_course)})\s(?=\p{L}|\d)`,
  'iu',
)

/** True for a name with such a cell behind it. */
export const hasPlannedCell = (text: string): boolean => withoutPlannedCell(text.slice(0, maxLength)) !== undefined

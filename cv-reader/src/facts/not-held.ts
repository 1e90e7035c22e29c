import { allWords, alternatives, alternativesOf } from '../words/dictionary.ts'
import { findDates, withoutDates } from './dates.ts'

const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length)
const unfinished = allWords(({ unfinished: words }) => words)
const brokenOff = [...allWords(({ broken_off }) => broken_off), ...unfinished]
const expired = allWords(({ expired: words }) => words)
const all = longestFirst([...brokenOff, ...expired])
const wordsOf = (words: readonly string[]) => alternatives(longestFirst(words))

/** "Auctions with incomplete information" breaks nothing off: one word alone ends a fact, or a reason or a time follows it. */
const afterOneWord = String.raw`(?=\s*$|\s*[,;:.()[\]/|·–—\t-]|\s+(?:\d|(?:${alternativesOf(({ behind_broken_off }) => behind_broken_off)})(?!\p{L})))`
/** "Not abandoned" */
const unlessDenied = String.raw`(?<!(?:not|never|nicht|nie|non|no|pas)\s(?:yet\s)?)`
const patternOf = (words: readonly string[]) =>
  new RegExp(
    String.raw`(?<![\p{L}\d])${unlessDenied}(?:(?:${wordsOf(words.filter((word) => word.includes(' ')))})(?!\p{L})|(?:${wordsOf(words.filter((word) => !word.includes(' ')))})(?!\p{L})${afterOneWord})`,
    'iu',
  )
const isBrokenOff = patternOf(brokenOff)
const isExpired = patternOf(expired)
const isEither = patternOf(all)

/** "54 of 120 credits", "18 crédits sur 30", "2 von 6 Semestern": within brackets or by itself. */
const units = alternativesOf(({ credit_units }) => credit_units)
const outOf = String.raw`(?:${alternativesOf(({ out_of }) => out_of)}|\/)`
const part = new RegExp(
  String.raw`(?<![\p{L}\d])\d{1,3}\s?(?:${units})?\s?${outOf}\s?\d{1,3}\s?(?:${units})?(?![\p{L}\d])`,
  'iu',
)
/** "bis zum 4. Semester", "hasta 3er año", "Teilprüfungen abgelegt" */
const partly = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${alternativesOf(({ up_to }) => up_to)})\s\d{1,2}\S{0,3}\s(?:${alternativesOf(({ years_of_study }) => years_of_study)})|${alternativesOf(({ partial_exams }) => partial_exams)})(?!\p{L})`,
  'iu',
)
const unit = new RegExp(units, 'iu')

const maxLength = 400

/** True for "not completed", "abgebrochen", "sans diplôme", "exam failed": the time was there, the degree or certificate was not. */
export const saysBrokenOff = (text: string): boolean =>
  isBrokenOff.test(text.slice(0, maxLength)) || partly.test(text.slice(0, maxLength))

/**
 * The same of the name of a degree or course, and of one that is a part only: "75 of 120 credits". In a name one word is
 * enough, whatever follows it: "unfinished BSc".
 */
export function namesBrokenOff(name: string): boolean {
  const text = name.slice(0, maxLength)
  return isUnfinished.test(text) || (notHeldIn(text) !== undefined && !saysExpired(text))
}
const isUnfinished = new RegExp(String.raw`(?<!\p{L})${unlessDenied}(?:${wordsOf(unfinished)})(?!\p{L})`, 'iu')

/** True for "expired 2021", "abgelaufen": the year is that of the end, not of the award. */
export const saysExpired = (text: string): boolean => isExpired.test(text.slice(0, maxLength))

/** A remark that something is not held, as it is written, and the text without it. */
export type NotHeld = { remark: string; rest: string }

const separator = /[,;]\s+|(?<=[\p{L}\d]{4})\.\s+(?=\p{Lu})|\s+[–—|·-]+\s+|[:·|]\s+|\t+|[()[\]]/gu
/** "Degree not completed": all that stands before says only what was broken off. */
const generic = new RegExp(
  String.raw`^(?:(?:${alternativesOf(({ own_articles }) => own_articles)})\s)?(?:${alternativesOf(({ names_of_studies }) => names_of_studies)})?\s*$`,
  'iu',
)

const count = new RegExp(String.raw`^[\d\s]+(?:${outOf}[\d\s]+)?$`, 'iu')

/** Finds "(not completed)", "– abgebrochen nach 3 Semestern", "Ohne Abschluss (Fachwechsel)" with all that belongs to it. */
export function notHeldIn(given: string): NotHeld | undefined {
  const first = firstIn(given)
  const second = first && firstIn(first.rest)
  return second ? { remark: `${first.remark}, ${second.remark}`, rest: second.rest } : first
}

function firstIn(given: string): NotHeld | undefined {
  const text = given.slice(0, maxLength)
  const worded = isEither.exec(text) ?? partly.exec(text)
  const counted = worded ? null : part.exec(text)
  const isPart = counted !== null && unit.test(counted[0]) && isLess(counted[0])
  const found = worded ?? (isPart && isSetApart(text, counted) ? counted : null)
  if (!found) return undefined
  const [start, end] = [found.index, found.index + found[0].length]
  if (isInBrackets(text, start)) {
    const [open, close] = [text.lastIndexOf('(', start), text.indexOf(')', start)]
    return notHeld(given, open, close + 1, text.slice(open + 1, close))
  }
  const cuts = [...text.matchAll(separator)]
  const from = Math.max(0, ...cuts.map((cut) => cut.index + cut[0].length).filter((at) => at <= start))
  const to = Math.min(text.length, ...cuts.map((cut) => cut.index).filter((at) => at >= end))
  const dated = findDates(text)
    .filter((date) => date.end <= start && date.start >= from)
    .at(-1)
  const own = Math.max(from, dated?.end ?? 0)
  const begin = [generic, count].some((pattern) => pattern.test(text.slice(own, start))) ? own : start
  return notHeld(given, begin, to, text.slice(begin, to))
}

/** "120 of 120 credits" is all of it. */
function isLess(count: string): boolean {
  const [own = 0, all = 0] = (count.match(/\d+/g) ?? []).map(Number)
  return own < all
}

/** "…, 75 of 120 credits": nothing else stands between the two separators. */
function isSetApart(text: string, { 0: words, index }: RegExpExecArray): boolean {
  const [before, after] = [text.slice(0, index), text.slice(index + words.length)]
  return (
    isInBrackets(text, index) || (/(?:[,;|·]|\s[–—-])\s*$/u.test(before) && /^\s*(?:$|[,;|·]|\s[–—-]\s)/u.test(after))
  )
}

const isInBrackets = (text: string, at: number) =>
  /\([^()]*$/.test(text.slice(0, at)) && /^[^()]*\)/.test(text.slice(at))

function notHeld(text: string, start: number, end: number, remark: string): NotHeld {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  // Without any other, "abgebrochen 2016" dates the studies.
  const isDated = findDates(`${before} ${after}`).length > 0
  const dates = isDated
    ? ''
    : findDates(remark)
        .map((date) => remark.slice(date.start, date.end))
        .join(' ')
  const rest = `${before.replace(/[\s,;:(|·–—-]+$/u, (marks) => (marks.includes('\t') ? '\t' : ''))} ${dates}${after}`
  return {
    remark: remark.replace(/\s+/g, ' ').trim(),
    rest: rest
      .replace(/ *\t */g, '\t')
      .replace(/ {2,}/g, ' ')
      .trim(),
  }
}

/** True for "…, Leeds City College – not completed": the next line begins something else. */
export const endsInRemark = (text: string): boolean => atEnd.test(text.slice(-60))
const atEnd = new RegExp(String.raw`(?<![\p{L}\d])(?:${wordsOf(all)})\)?$`, 'iu')

/** True where nothing but the remark stands, or a word beside it: "Abgebrochen nach dem 3. Semester", "Masterarbeit nicht beendet". */
export const isOnlyRemark = ({ rest }: NotHeld): boolean => (withoutDates(rest).match(/\p{L}{2,}/gu) ?? []).length < 2

/** "BSc (not completed)": whoever reads the name reads the remark. */
export const withRemark = (name: string, { remark }: NotHeld): string =>
  name === '' ? remark : `${name} (${remark.replace(/[()]/g, '')})`

import { findDegrees } from './degree-levels.ts'
import { readWords } from '../text/words.ts'

/** "3+ years", "three to five years", "5 Jahre", "2 ans", "al menos 3 años": the smaller number. */
export type YearCount = { years: number; start: number; end: number }

const spelledOut = [
  'one un ein eine einem uno',
  'two zwei deux dos',
  'three drei trois tres',
  'four vier quatre cuatro',
  'five fünf cinq cinco',
  'six sechs seis',
  'seven sieben sept siete',
  'eight acht huit ocho',
  'nine neun neuf nueve',
  'ten zehn dix diez',
  'eleven elf onze',
  'twelve zwölf douze doce',
]
const numbers: ReadonlyMap<string, number> = new Map(
  spelledOut.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
)
const number = String.raw`(?:\d{1,2}(?:[.,]5)?|${[...numbers.keys()].join('|')})`
const unit = String.raw`(?:years?|yrs?|jahr(?:e[ns]?)?|jähriger?|jährige|ans?|années?|años?|anos)`
/** "Five or more years", "3 oder mehr Jahre". */
const atLeast = String.raw`(?:or more|plus|and above|oder mehr|und mehr|ou plus|o más)`
const pattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(${number})\s*(?:\(\d{1,2}\)\s*)?\+?\s*(?:(?:-|–|to|bis|à|a|or|oder|ou|o)\s*(?:${number})\s*\+?\s*|${atLeast}\s+)?[-\s]*${unit}(?![\p{L}])`,
  'giu',
)
/** "12 months' experience" is a year of it. */
const months =
  /(?<![\p{L}\p{N}.,])(\d{1,2}|six|sechs|seis|twelve|zwölf|douze|doce)\s*\+?\s*(?:months?|monaten?|mois|meses)(?![\p{L}])/giu
const spelledMonths: Readonly<Record<string, number>> = {
  six: 6,
  sechs: 6,
  seis: 6,
  twelve: 12,
  zwölf: 12,
  douze: 12,
  doce: 12,
}
const fewestMonths = 3
const mostMonths = 60
const aboutExperience =
  /experien|erfahr|expérien|berufs|praxis|background|track record|worked|working|practice|practical|tätig|qualified|post[- ]qualif|in (?:a|an|the|similar)|industry|of\s+\p{L}|[≥>]\s*\d|\d\s*\+\s*(?:years?|yrs?|jahre|ans|años)/iu
const namesExperience = /experien|erfahr|expérien|praxis/iu
const otherYears =
  /\byears? (?:old|of age)|over 18|(?:child|kind|enfant|niñ)\p{L}* (?:under|aged|up to|unter|bis|ab|von|de|hasta|menores)|contract|befristet|warranty|\bin the last|\bago\b|\byears? after|\bI (?:have|['’]?ve) (?:been|worked)|since|history of|(?:in (?:operation|business|existence)|operating|trading) for|^with (?:over |more than |nearly |almost |around |some )?\d+ years[^,]*,|for over|for more than|founded|(?:company|firm|our|we)\b(?![^,;.]{0,40}\b(?:look|seek|need|requir|search|want|expect|ask))[^,;.]{0,40}\b(?:has|have|with|of) (?:over |more than )?(?:\d+|\p{L}+) years|compensée? par|within \d|\b(?:duration|varies|lasts?|laufzeit|durée d|duración)\b|year projects?\b/iu

/** "Several years" without a number. */
export const uncounted = /mehrjährige[nrms]?|several years|plusieurs années|varios años/iu
const yearsUncounted = 3

/** Years of experience, 0 where none are needed; not ages, contracts or a company's own years. */
export function findYearCounts(clause: string): YearCount[] {
  if (!aboutExperience.test(clause) || otherYears.test(clause)) return []
  const some = uncounted.exec(clause)
  const uncountedYears = some ? [{ years: yearsUncounted, start: some.index, end: some.index + some[0].length }] : []
  pattern.lastIndex = 0
  const counted = [...clause.matchAll(pattern)].flatMap((match) => {
    const text = match[1]?.toLowerCase() ?? ''
    const years = numbers.get(text) ?? Number(text.replace(',', '.'))
    return years <= 30 ? [{ years, start: match.index, end: match.index + match[0].length }] : []
  })
  if (counted.length > 0) return counted
  const inMonths = [...(namesExperience.test(clause) ? clause.matchAll(months) : [])].flatMap((match) => {
    const text = match[1]?.toLowerCase() ?? ''
    const count = spelledMonths[text] ?? Number(text)
    const years = Math.round((count / 12) * 100) / 100
    return count >= fewestMonths && count <= mostMonths
      ? [{ years, start: match.index, end: match.index + match[0].length }]
      : []
  })
  return inMonths.length > 0 ? inMonths : uncountedYears
}

/** The years that a degree may be replaced by, each with what they are to be of. */
export function yearsInstead(text: string): string[] {
  const counts = findYearCounts(text)
  return counts.flatMap(({ years, start }, at) => {
    const isOther = years > 0 && alternative.test(text.slice(0, start))
    const own = text.slice(start, counts[at + 1]?.start)
    // "Two years in accounting, or a degree"
    const behind = years > 0 && at === 0 ? orDegree.exec(own) : undefined
    if (behind && isDegree(own.slice(behind.index))) return [own.slice(0, behind.index)]
    return isOther ? [own.replace(insteadOf, '').replace(alternative, '')] : []
  })
}

const orDegree = /[\s,]+(?:or|oder|bzw\.|ou|o)\s/iu
const isDegree = (text: string): boolean => findDegrees(readWords(text)).length > 0
const alternative = /[\s,]+(?:or|oder|bzw\.|ou|o)\s+(?:(?:at least|a minimum of|mindestens|au moins|al menos)\s+)?$/iu
const insteadOf =
  /\s(?:in lieu of|instead of|in place of|anstelle|anstatt|statt|à défaut d|au lieu d|en lugar de|en vez de)(?!\p{L}).*?(?=\s(?:or|oder|ou|o)\s*$|$)/isu

/** Whole numbers that a text writes in digits or spells out: "a team of nine". */
export const numbersIn = (text: string): number[] =>
  readWords(text).flatMap(({ key }) => {
    const count = /^\d{1,5}$/.test(key) ? Number(key) : numbers.get(key)
    return count === undefined || articles.has(key) ? [] : [count]
  })

/** They are numbers only before a span of time. */
const articles = new Set('one un ein eine einem uno'.split(' '))

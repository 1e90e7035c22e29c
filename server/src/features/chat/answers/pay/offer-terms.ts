import type { Language } from '../../../../lib/languages.ts'
import { offerWords, type OfferWords } from '../../../../lib/intents/words/offer-words.ts'
import { toNumber, typedAmountsIn, type TypedPay } from './typed-pay.ts'

/** `sum`: by the year; undefined where nobody said how much, or for what it is paid. */
export type Bonus = { text: string; sum: number | undefined; kind: 'sure' | 'open' | 'once' }
/** What was written of one offer. `months`: payments in a year, where their number was named. */
export type Terms = {
  hours: number | undefined
  months: number | undefined
  isNet: boolean
  isGross: boolean
  isPart: boolean
  /** A thirteenth month beside a figure by the year. */
  hasOpenMonth: boolean
  bonus: Bonus | undefined
  currency: string
}

const weeksInYear = 52
const monthsInYear = 12
/** Fewer hours a week are part time wherever they stand beside an unknown number. */
const fullWeekFrom = 35

const not = String.raw`(?<![\p{L}\d])`
const end = String.raw`(?!\p{L})`
const asWord = (words: string): RegExp => new RegExp(`${not}(?:${words})${end}`, 'iu')

/** Parts of the offer's words in a row without another figure, comma or sentence between them. */
const gap = String.raw`[^\d.,;:!?]{0,28}?`

type Readers = Record<'hours' | 'months' | 'extra' | 'fourteenth' | 'noMonth' | 'net' | 'gross' | 'part', RegExp> &
  Record<'bonus' | 'noBonus' | 'sure' | 'open' | 'once' | 'both' | 'joins', RegExp>
const known = new Map<Language, Readers>()

function readersOf(language: Language): Readers {
  const kept = known.get(language)
  if (kept) return kept
  const words: OfferWords = offerWords(language)
  const readers: Readers = {
    hours: new RegExp(
      String.raw`(?<![\d.,:/-])(?<hours>[1-5]?\d(?:[.,]\d{1,2})?)\s?-?(?:${words.hours})${end}(?!\s?(?:(?:an?|per|im|pro|par|al|por|am|le)\s|/)\s?(?:month|monat|mois|mes|day|tag|jour|d[ií]a)${end})`,
      'iu',
    ),
    months: new RegExp(
      String.raw`(?<![\d.,])(?<first>1[2-4](?:[.,]5)?)\s?-?(?:${words.payments}|x|×|\*)${end}|(?:x|×|\*|${not}(?:mal|times|sur|por|en|fois|on))\s?(?<second>1[2-4](?:[.,]5)?)(?![\d.,]\d|\d)`,
      'iu',
    ),
    extra: asWord(words.extra_month),
    fourteenth: asWord(words.fourteenth),
    noMonth: new RegExp(`${not}(?:${words.without})${end}${gap}(?:${words.extra_month})`, 'iu'),
    net: asWord(words.net),
    gross: asWord(words.gross),
    part: asWord(words.part),
    bonus: asWord(words.bonus),
    noBonus: new RegExp(`${not}(?:${words.without})${end}${gap}${not}(?:${words.bonus})${end}`, 'iu'),
    sure: asWord(words.sure),
    open: asWord(words.open),
    once: asWord(words.once),
    both: asWord(words.both),
    joins: new RegExp(`\\+|&|${not}(?:${words.joins})${end}`, 'iu'),
  }
  known.set(language, readers)
  return readers
}

/** Whether a bonus stands there that is not denied in the same breath. */
export function namesBonus(text: string, language: Language): boolean {
  const { bonus, noBonus } = readersOf(language)
  return bonus.test(text) && !noBonus.test(text)
}

/** "Both with 8 %": the words of more than one offer. */
export const meansBoth = (text: string, language: Language): boolean => readersOf(language).both.test(text)

type Sum = { text: string; from: number; to: number; value: number; unit: TypedPay['unit'] | 'percent' }

/** The sums beside a word for a bonus, the nearest to each: "a 3,000 bonus", "8 % de prime", "Bonus von bis zu 2.000 €". */
export function bonusSums(text: string, language: Language): Sum[] {
  const { bonus, noBonus, joins } = readersOf(language)
  const denied = noBonus.exec(text)
  const words = [...text.matchAll(new RegExp(bonus, 'giu'))].filter(
    ({ index, 0: word }) =>
      !(denied && denied.index <= index && index + word.length <= denied.index + denied[0].length),
  )
  const all = [...percentsIn(text), ...typedAmountsIn(text).filter(({ text: one }) => !/^[€£$\s]*\d{1,2}$/u.test(one))]
  return words.flatMap(({ index, 0: word }) => {
    const between = (sum: Sum): string =>
      sum.to <= index ? text.slice(sum.to, index) : text.slice(index + word.length, sum.from)
    const near = all.filter(
      (sum) => (sum.to <= index || sum.from >= index + word.length) && isNear(between(sum), joins),
    )
    const [nearest] = near.toSorted((a, b) => between(a).length - between(b).length)
    return nearest ? [nearest] : []
  })
}

/** "35,500 plus a bonus": the pay is no bonus. */
const isNear = (between: string, joins: RegExp): boolean =>
  between.length <= 28 && !/[\d.,;:!?]/u.test(between) && !joins.test(between)

const percentsIn = (text: string): Sum[] =>
  [...text.matchAll(/(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?(?:%|percent|prozent|pour\s?cent|por\s?ciento)/giu)].map(
    ({ index, 0: whole, 1: digits = '' }) => ({
      text: whole,
      from: index,
      to: index + whole.length,
      value: toNumber(digits),
      unit: 'percent',
    }),
  )

/** What the words around a pay say of it. */
export function termsIn(text: string, pay: TypedPay, language: Language): Terms {
  const readers = readersOf(language)
  const hours = toNumber(readers.hours.exec(text)?.groups?.['hours'] ?? '')
  const months = monthsIn(text, readers)
  const isYearly = pay.unit === 'year'
  return {
    hours: hours >= 4 && hours <= 60 ? hours : undefined,
    months: isYearly ? undefined : months,
    isNet: readers.net.test(text),
    isGross: readers.gross.test(text),
    isPart: readers.part.test(text) || (hours >= 4 && hours < fullWeekFrom),
    hasOpenMonth: isYearly && readers.extra.test(text) && !readers.noMonth.test(text),
    bonus: bonusIn(text, pay, { months: isYearly ? undefined : months, hours, language }),
    currency: currencyIn(pay.text),
  }
}

function monthsIn(text: string, { months, extra, fourteenth, noMonth }: Readers): number | undefined {
  const { first, second } = months.exec(text)?.groups ?? {}
  const named = first ?? second
  if (named !== undefined) return toNumber(named)
  if (noMonth.test(text)) return monthsInYear
  const extraMonth = extra.exec(text)?.[0]
  if (extraMonth === undefined) return undefined
  return fourteenth.test(extraMonth) ? monthsInYear + 2 : monthsInYear + 1
}

type Paid = { months: number | undefined; hours: number; language: Language }

function bonusIn(text: string, pay: TypedPay, { months, hours, language }: Paid): Bonus | undefined {
  if (!namesBonus(text, language)) return undefined
  const { open, sure, once } = readersOf(language)
  const sums = bonusSums(text, language)
  const [sum, second] = sums
  // "Not guaranteed" names what is guaranteed too.
  const kind = once.test(text) ? 'once' : sure.test(text) && !open.test(text) ? 'sure' : 'open'
  if (!sum || second) return { text: '', sum: undefined, kind }
  if (sum.unit === 'percent') {
    const year = yearOf(pay, { months, hours: hours > 0 ? hours : undefined })
    return { text: sum.text, sum: year === undefined ? undefined : rounded((year * sum.value) / 100), kind }
  }
  const times = typedAmountsIn(text).find(({ from, isNamed }) => from === sum.from && isNamed)?.unit
  const perYear = times === 'month' ? monthsInYear : times === 'week' ? weeksInYear : 1
  return { text: sum.text, sum: times === 'hour' ? undefined : sum.value * perYear, kind }
}

/** By the year; undefined for pay by the hour whose hours nobody named. A month that nobody counted comes twelve times. */
export function yearOf(
  { value, unit }: TypedPay,
  { months, hours }: Pick<Terms, 'months' | 'hours'>,
): number | undefined {
  switch (unit) {
    case 'year':
      return value
    case 'month':
      return rounded(value * (months ?? monthsInYear))
    case 'week':
      return rounded(value * weeksInYear)
    case 'hour':
      return hours === undefined ? undefined : rounded(hours * value * weeksInYear)
  }
}

/** By the hour, of a year's sum. */
export const hourlyOf = (year: number, hours: number): number => rounded(year / (hours * weeksInYear))

/** The factors of a year's sum as they are multiplied; empty for a sum that was written by the year. */
export function factorsOf({ unit, value }: TypedPay, { months, hours }: Pick<Terms, 'months' | 'hours'>) {
  if (unit === 'year') return undefined
  if (unit === 'hour') return hours === undefined ? undefined : { hours, value, times: weeksInYear }
  return { hours: undefined, value, times: unit === 'week' ? weeksInYear : (months ?? monthsInYear) }
}

const rounded = (value: number): number => Math.round(value * 100) / 100

const currencies: readonly [RegExp, string][] = [
  [/€|euro|eur(?!\p{L})/iu, '€'],
  [/£|gbp|pound|quid|libra/iu, '£'],
  [/\$|usd|dollar/iu, '$'],
  [/chf|franken|francs? suisses?|sfr/iu, 'CHF'],
  [/(?<!\p{L})kr(?!\p{L})|sek|nok|dkk/iu, 'kr'],
]
const currencyIn = (text: string): string =>
  currencies.find(([written]) => written.test(text))?.[1] ?? /[A-Z]{3}/u.exec(text)?.[0] ?? ''

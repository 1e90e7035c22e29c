import { addDays, dayIn } from '../../zoned-time.ts'
import type { Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { dateWords, type DateWords } from '../words/date-words.ts'
import { spellOut } from '../words/spelling.ts'
import { findTime } from './times.ts'

export type NamedDate = { day: string; time: string | undefined }

export type Calendar = { now: Date; timeZone: string }

type Reader = (text: string, today: string, words: DateWords, monthFirst: boolean) => string | undefined

/**
 * The first day a message names, such as "in 3 days", "05.03." or "2026-03-05"; past weekdays mean the next ones. None where
 * words beside a weekday make it another day that they do not tell, as in "the second Friday after": asking is better.
 */
export function findDate(message: string, language: Language, { now, timeZone }: Calendar): NamedDate | undefined {
  const words = dateWords(language)
  const deniedWeek = new RegExp(`(?:not|nicht|nich|pas|no) (?:${words.nextWeek})`, 'gu')
  // In small letters: capitals would be spared as names, and "SAT MORNING" is a day.
  const text = ` ${fold(spellOut(message.toLowerCase(), language)).replace(/\s+/g, ' ').replace(deniedWeek, '')} `
  const today = dayIn(timeZone, now)
  // English 3/5 is two different days; in American time zones it is the fifth of March.
  const monthFirst = language === 'en' && /^(America|US)\//.test(timeZone)
  for (const read of readers) {
    const day = read(text, today, words, monthFirst)
    if (day === 'unclear') return undefined
    if (day !== undefined) return { day, time: findTime(text, words) }
  }
  return undefined
}

const readers: readonly Reader[] = [
  isoDay,
  adventSunday,
  writtenDay,
  dayAndMonth,
  weekdayAndNumber,
  weeksLater,
  weekdayOfNextWeek,
  weekdayElsewhere,
  span,
  // "What have I got this week, and remind me on Thursday"; "el jueves por la mañana" is no tomorrow.
  weekday,
  fixed,
  dayOfMonth,
]

function isoDay(text: string): string | undefined {
  const [, year, month, day] = /\b(20\d\d)-(\d\d?)-(\d\d?)\b/.exec(text) ?? []
  return year ? valid(Number(year), Number(month), Number(day)) : undefined
}

/** The four Sundays before Christmas. */
function adventSunday(text: string, today: string, { advent }: DateWords): string | undefined {
  const at = advent.findIndex((name) => new RegExp(`[^\\p{L}\\d](?:${name})[^\\p{L}]`, 'u').test(text))
  if (at === -1) return undefined
  const inYear = (year: number): string => {
    const christmas = `${year}-12-25`
    return addDays(christmas, -isoWeekday(christmas) - 7 * (advent.length - 1 - at))
  }
  const year = Number(today.slice(0, 4))
  return [inYear(year), inYear(year + 1)].find((day) => day >= today)
}

function writtenDay(text: string, today: string, _: DateWords, monthFirst: boolean): string | undefined {
  const match = /(?<![\d.,/])(\d\d?)([./-])(\d\d?)(?:\2(\d{4}|\d\d)?)?(?![\d])/.exec(text)
  if (!match) return undefined
  const [first, second] = [Number(match[1]), Number(match[3])]
  // "2.5" is an amount; a German day ends with a dot: "2.5.".
  if (match[2] === '.' && match[4] === undefined && !match[0].endsWith('.')) return undefined
  const [day, month] = (monthFirst && second <= 31 && first <= 12) || second > 12 ? [second, first] : [first, second]
  if (match[4] === undefined) return nextDate(today, month, day)
  const year = Number(match[4])
  return valid(year < 100 ? 2000 + year : year, month, day)
}

function dayAndMonth(text: string, today: string, { months, dayPrefix, ordinal }: DateWords): string | undefined {
  const names = [...months.keys()].join('|')
  const before = new RegExp(
    String.raw`\b(\d\d?)${ordinal}\s(?:${dayPrefix})?(${names})\b\.?(?:\s(?:de\s|del\s)?(20\d\d)\b)?`,
  ).exec(text)
  const after = before
    ? null
    : new RegExp(String.raw`\b(${names})\b\.?\s(\d\d?)${ordinal}(?![\d:])(?:,?\s(20\d\d)\b)?`).exec(text)
  const [day, month, year] = before ? [before[1], before[2], before[3]] : [after?.[2], after?.[1], after?.[3]]
  const number = months.get(month ?? '')
  if (day === undefined || number === undefined) return undefined
  return year === undefined ? nextDate(today, number, Number(day)) : valid(Number(year), number, Number(day))
}

/** "Thursday the 3rd", "jeudi 3": the next such day, and none where the two do not go together within two months. */
function weekdayAndNumber(text: string, today: string, { weekdays, numberBehind }: DateWords): string | undefined {
  const names = longestFirst([...weekdays.keys()]).join('|')
  const [, name = '', ...numbers] = new RegExp(`[^\\p{L}](${names})(?:${numberBehind})`, 'u').exec(text) ?? []
  const day = Number(numbers.find((number) => number !== undefined))
  if (!(day >= 1 && day <= 31)) return undefined
  const coming = Array.from({ length: nearFuture }, (_, more) => addDays(today, more))
  const fits = (one: string) => Number(one.slice(8)) === day && isoWeekday(one) === weekdays.get(name)
  return coming.find(fits) ?? 'unclear'
}

/** In days. */
const nearFuture = 62

/** "A week on Friday", "morgen in acht Tagen", "viernes en ocho días": so many weeks after the next such day. */
function weeksLater(text: string, today: string, words: DateWords): string | undefined {
  const { weekdays, phrases, later } = words
  const near = [...phrases.keys()].filter((phrase) => nearDays.has(phrases.get(phrase) ?? ''))
  const days = `(${longestFirst([...weekdays.keys(), ...near]).join('|')})`
  for (const [index, weeks] of [1, 2].entries()) {
    const [before, after] = [later.before[index] ?? [], later.after[index] ?? []].map((list) =>
      longestFirst(list).join('|'),
    )
    const match =
      (before ? new RegExp(`[^\\p{L}](?:${before}) (?:the )?${days}[^\\p{L}]`, 'u').exec(text) : null) ??
      (after ? new RegExp(`[^\\p{L}]${days} (?:${after})[^\\p{L}]`, 'u').exec(text) : null)
    if (!match) continue
    const day = ` ${match[1] ?? ''} `
    const from = weekday(day, today, words) ?? fixed(day, today, words)
    return from === undefined ? undefined : addDays(from, 7 * weeks)
  }
  return undefined
}

const longestFirst = (list: readonly string[]): string[] => list.toSorted((a, b) => b.length - a.length)

const nearDays = new Set<string>(['today', 'tomorrow', 'day_after_tomorrow'])

/** A weekday with words beside it that move it, though no reader knows how far. */
function weekdayElsewhere(text: string, _: string, { weekdays, loose }: DateWords): 'unclear' | undefined {
  const days = `(?:${[...weekdays.keys()].filter((name) => name.length > 3).join('|')})`
  const beside = `[^\\p{L}](?:(?:${loose})(?: \\p{L}+)? ${days}|${days} (?:\\p{L}+ ){0,2}(?:${loose}))[^\\p{L}]`
  return new RegExp(beside, 'u').test(withoutKnown(text)) ? 'unclear' : undefined
}

/** "This week" and "five days a week" move no day. */
const withoutKnown = (text: string): string =>
  text.replace(
    /(?<!\p{L})(?:this|per|a|every|each|last|working|diese[rn]?|pro|jede|letzte|cette|par|chaque|derniere|esta|por|cada) (?:weeks?|wochen?|semaines?|semanas?)(?!\p{L})/gu,
    '.',
  )

function weekdayOfNextWeek(text: string, today: string, words: DateWords): string | undefined {
  const { weekdays, nextWeek, weekAfterNext } = words
  const says = (phrase: string) => new RegExp(`[^\\p{L}](?:${phrase})[^\\p{L}]`, 'u').test(text)
  const weeks = says(weekAfterNext) ? 2 : says(nextWeek) ? 1 : 0
  if (weeks === 0) return undefined
  const monday = addDays(today, 1 + 7 * weeks - isoWeekday(today))
  const named = findWord(text, weekdays)
  const friday = says(`(?:${words.endOf}) (?:${nextWeek})`) ? 5 : 1
  return addDays(monday, (named ?? friday) - 1)
}

function span(text: string, today: string, { numbers, units, inPrefix, fromNow }: DateWords): string | undefined {
  const counts = ['\\d{1,3}', ...numbers.keys()].join('|')
  const names = [...units.keys()].join('|')
  const match =
    new RegExp(String.raw`[^\p{L}](?:${inPrefix}) (${counts}) (${names})[^\p{L}]`, 'u').exec(text) ??
    (fromNow
      ? new RegExp(String.raw`[^\p{L}\p{N}](${counts}) (${names}) (?:${fromNow})[^\p{L}]`, 'u').exec(text)
      : null)
  if (!match) return undefined
  const count = numbers.get(match[1] ?? '') ?? Number(match[1])
  const unit = units.get(match[2] ?? '')
  if (unit === 'month') return addMonths(today, count)
  // "In acht Tagen", "dans huit jours", "quinze jours" and "quince días" are one and two weeks.
  if (unit === 'day' && match[1] !== '8' && match[1] !== '15' && numbers.has(match[1] ?? '')) {
    return addDays(today, count === 8 ? 7 : count === 15 ? 14 : count)
  }
  return addDays(today, unit === 'week' ? 7 * count : count)
}

function fixed(text: string, today: string, { phrases }: DateWords): string | undefined {
  const meaning = findWord(text, phrases)
  if (meaning === undefined) return undefined
  const weekday = isoWeekday(today)
  const month = today.slice(0, 8)
  const days: Record<typeof meaning, () => string> = {
    today: () => today,
    tomorrow: () => addDays(today, 1),
    day_after_tomorrow: () => addDays(today, 2),
    next_month: () => addMonths(`${month}01`, 1),
    end_of_week: () => addDays(today, weekday <= 5 ? 5 - weekday : 12 - weekday),
    weekend: () => addDays(today, weekday <= 6 ? 6 - weekday : 6),
    end_of_month: () => addDays(addMonths(`${month}01`, 1), -1),
  }
  return days[meaning]()
}

function weekday(text: string, today: string, { weekdays, notThis }: DateWords): string | undefined {
  const named = findWord(text, weekdays)
  if (named === undefined) return undefined
  const isLater = new RegExp(`[^\\p{L}](?:${notThis})[^\\p{L}]`, 'u').test(text)
  return addDays(today, ((named - isoWeekday(today) + 6) % 7) + 1 + (isLater ? 7 : 0))
}

function dayOfMonth(text: string, today: string, { dayOfMonth: pattern }: DateWords): string | undefined {
  const day = Number(new RegExp(pattern, 'u').exec(text)?.[1])
  if (!(day >= 1 && day <= 31)) return undefined
  const [year = 0, month = 0] = today.split('-').map(Number)
  return [0, 1, 2]
    .map((more) => valid(year + Math.floor((month - 1 + more) / 12), ((month - 1 + more) % 12) + 1, day))
    .find((found) => found !== undefined && found > today)
}

function findWord<Meaning>(text: string, meanings: ReadonlyMap<string, Meaning>): Meaning | undefined {
  const found = [...meanings.keys()].filter((phrase) => new RegExp(`[^\\p{L}]${phrase}[^\\p{L}]`, 'u').test(text))
  const longest = found.toSorted((a, b) => b.length - a.length)[0]
  return longest === undefined ? undefined : meanings.get(longest)
}

const isoWeekday = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

function valid(year: number, month: number, day: number): string | undefined {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

function nextDate(today: string, month: number, day: number): string | undefined {
  const year = Number(today.slice(0, 4))
  // Eight years: the next 29 February.
  return Array.from({ length: 9 }, (_, more) => valid(year + more, month, day)).find(
    (one) => one !== undefined && one >= today,
  )
}

function addMonths(from: string, months: number): string {
  const [year = 0, month = 1, day = 1] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0))
  return `${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`
}

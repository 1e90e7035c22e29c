import { addDays, dayIn } from '../../zoned-time.ts'
import type { Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { dateWords, type PastPeriod } from '../words/date-words.ts'
import { spellOut } from '../words/spelling.ts'
import { findDate, type Calendar } from './dates.ts'

/** Both days belong to it; `isOpen`: since the first one, until today. */
export type Period = { from: string; to: string; isOpen: boolean }

const longestSince = 40

/** The stretch of past time a message names: "this month", "since October", "in the last two weeks"; undefined without one. */
export function findPeriod(message: string, language: Language, calendar: Calendar): Period | undefined {
  const today = dayIn(calendar.timeZone, calendar.now)
  const text = ` ${fold(spellOut(message, language)).replace(/[^\p{L}\p{N}.'-]+/gu, ' ')} `
  return sinceDay(text, today, language, calendar) ?? lastDays(text, today, language) ?? named(text, today, language)
}

function sinceDay(text: string, today: string, language: Language, calendar: Calendar): Period | undefined {
  const { past, months, weekdays } = dateWords(language)
  const open = (from: string): Period => ({ from, to: today, isOpen: true })
  const after = new RegExp(`[^\\p{L}](?:${past.since}) (.{1,${longestSince}})`, 'u').exec(text)?.[1]
  if (after !== undefined) {
    const [first = ''] = after.split(/ (?:and|und|et|y) /)
    const isDated = /\d/.test(first) && monthIn(first, months) === undefined
    const day = isDated || /\d\d?\D{1,4}\p{L}/u.test(first) ? findDate(`${first} `, language, calendar)?.day : undefined
    if (day !== undefined) return open(day > today ? yearBefore(day) : day)
    const month = monthIn(first, months)
    if (month !== undefined) return open(`${lastMonthOf(month, first, today)}-01`)
    const weekday = [...weekdays].find(
      ([name]) => name.length > 3 && new RegExp(`(?:^| )${name}(?: |$)`, 'u').test(first),
    )
    if (weekday) return open(addDays(today, -(((isoWeekday(today) - weekday[1] + 6) % 7) + 1)))
    const since = named(` ${first} `, today, language)
    if (since) return open(since.from)
  }
  const within = new RegExp(`[^\\p{L}](?:${past.within}) (${[...months.keys()].join('|')})[^\\p{L}]`, 'u').exec(text)
  const month = within && months.get(within[1] ?? '')
  return month ? wholeMonth(lastMonthOf(month, text, today), today) : undefined
}

/** A month that is named without a day, as its last one until today: "the ones from October". */
export function findMonth(message: string, language: Language, calendar: Calendar): Period | undefined {
  const today = dayIn(calendar.timeZone, calendar.now)
  const text = ` ${fold(spellOut(message, language)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const names = [...dateWords(language).months.keys()].filter((name) => name.length > 3)
  const found = names.find((name) => new RegExp(`(?<!\\d(?:st|nd|rd|th)?(?: de| of)?) ${name} (?!\\d)`, 'u').test(text))
  const month = found && dateWords(language).months.get(found)
  return month ? wholeMonth(lastMonthOf(month, text, today), today) : undefined
}

/** "Older than two months": the last day that is so long ago. */
export function findOlderThan(message: string, language: Language, calendar: Calendar): string | undefined {
  const { numbers, units } = dateWords(language)
  const text = fold(spellOut(message, language)).replace(/\s+/g, ' ')
  const count = `(\\d{1,3}|${[...numbers.keys()].join('|')})`
  const older =
    '(?:older than|more than|over|alter als|mehr als|seit uber|plus de|plus vieux que|plus vieilles que|mas de|hace mas de)'
  const match = new RegExp(`${older} ${count} (${[...units.keys()].join('|')})(?!\\p{L})`, 'u').exec(text)
  if (!match) return undefined
  const times = numbers.get(match[1] ?? '') ?? Number(match[1])
  const days = { day: 1, week: 7, month: 30 }[units.get(match[2] ?? '') ?? 'day'] * times
  return addDays(dayIn(calendar.timeZone, calendar.now), -days)
}

/** How many days somebody says that something has lasted: "three weeks of silence", "seit 2 Wochen"; no time to come. */
export function findWait(message: string, language: Language): number | undefined {
  const { numbers, units, inPrefix } = dateWords(language)
  const text = ` ${fold(spellOut(message, language)).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const count = `(\\d{1,3}|${[...numbers.keys()].toSorted((a, b) => b.length - a.length).join('|')})`
  const span = new RegExp(` (?<!(?: (?:${inPrefix}|next|within)) )${count} (${[...units.keys()].join('|')}) `, 'gu')
  const found = [...text.matchAll(span)].map(([, number = '', unit = '']) => {
    const times = numbers.get(number) ?? Number(number)
    return { day: 1, week: 7, month: 30 }[units.get(unit) ?? 'day'] * times
  })
  return found.length === 0 ? undefined : Math.max(...found)
}

function lastDays(text: string, today: string, language: Language): Period | undefined {
  const { past, numbers, units } = dateWords(language)
  const count = `(?<count>\\d{1,3}|${[...numbers.keys()].join('|')})`
  const unit = `(?<unit>${[...units.keys()].join('|')})`
  const found = past.lastDays
    .map((pattern) => new RegExp(`[^\\p{L}]${pattern.replace('{count}', count).replace('{unit}', unit)}[^\\p{L}]`, 'u'))
    .map((pattern) => pattern.exec(text)?.groups)
    .find((groups) => groups !== undefined)
  if (!found) return undefined
  const times = numbers.get(found['count'] ?? '') ?? Number(found['count'])
  const days = { day: 1, week: 7, month: 30 }[units.get(found['unit'] ?? '') ?? 'day'] * times
  return days > 0 ? { from: addDays(today, 1 - days), to: today, isOpen: true } : undefined
}

function named(text: string, today: string, language: Language): Period | undefined {
  const { past } = dateWords(language)
  const said = (Object.entries(past.named) as [PastPeriod, string[]][])
    .flatMap(([name, phrases]) => phrases.map((phrase) => ({ name, phrase })))
    .filter(({ phrase }) => text.includes(` ${phrase} `))
    .toSorted((a, b) => b.phrase.length - a.phrase.length)[0]
  if (!said) return undefined
  const monday = addDays(today, 1 - isoWeekday(today))
  const open = (from: string): Period => ({ from, to: today, isOpen: true })
  const lastMonth = addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
  const lastYear = String(Number(today.slice(0, 4)) - 1)
  const periods: Record<PastPeriod, Period> = {
    today: { from: today, to: today, isOpen: false },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1), isOpen: false },
    this_week: open(monday),
    last_week: { from: addDays(monday, -7), to: addDays(monday, -1), isOpen: false },
    this_month: open(`${today.slice(0, 7)}-01`),
    last_month: wholeMonth(lastMonth, today),
    this_year: open(`${today.slice(0, 4)}-01-01`),
    last_year: { from: `${lastYear}-01-01`, to: `${lastYear}-12-31`, isOpen: false },
  }
  return periods[said.name]
}

const isoWeekday = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1

const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

function monthIn(text: string, months: ReadonlyMap<string, number>): number | undefined {
  const name = [...months.keys()].find((one) => new RegExp(`(?:^| )${one}(?:[ .]|$)`, 'u').test(text))
  return name === undefined ? undefined : months.get(name)
}

/** As YYYY-MM: the last one before or at today, unless a year is named. */
function lastMonthOf(month: number, text: string, today: string): string {
  const year = /(?<!\d)(20\d\d)(?!\d)/.exec(text)?.[1]
  const [thisYear, thisMonth] = today.split('-').map(Number)
  const meant = year === undefined ? (thisYear ?? 0) - (month > (thisMonth ?? 0) ? 1 : 0) : Number(year)
  return `${meant}-${String(month).padStart(2, '0')}`
}

function wholeMonth(month: string, today: string): Period {
  if (today.startsWith(month)) return { from: `${month}-01`, to: today, isOpen: true }
  const next = addDays(`${month}-28`, 4).slice(0, 7)
  return { from: `${month}-01`, to: addDays(`${next}-01`, -1), isOpen: false }
}

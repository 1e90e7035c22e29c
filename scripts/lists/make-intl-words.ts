import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { foldWord, normalWords } from '@waymark/cv-reader/words/normal-words.ts'
import { root } from '../run.mjs'

const calendarLanguages = 'en de fr es it pt nl pl sv da nb fi cs sk hu ro tr el ru uk bg hr sl lt lv et ca id vi ar'
const countryLanguages = 'en de fr es it pt nl pl sv'
const languageNameLanguages = 'en de fr es it pt nl pl sv da nb fi cs ro tr ru uk el ca zh ja'

/** Intl inflects a month beside a day ("января"). */
const monthStyles: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', year: 'numeric' },
  { month: 'short', year: 'numeric' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
]

function monthNames(language: string, style: Intl.DateTimeFormatOptions): string[] {
  const format = new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2021, month, 15))
    return foldWord(parts.find(({ type }) => type === 'month')?.value ?? '')
  })
}

/** For each month its names. A name of two months in two languages (Polish and Croatian "lis") says nothing. */
function months(): [list: string, words: string[]][] {
  const found = new Map<string, Set<number>>()
  for (const language of calendarLanguages.split(' ')) {
    for (const [month, name] of monthStyles.flatMap((style) => [...monthNames(language, style).entries()])) {
      if (/^\p{L}{3,}$/u.test(name)) found.set(name, (found.get(name) ?? new Set()).add(month))
    }
  }
  const single = [...found].filter(([, values]) => values.size === 1)
  return Array.from({ length: 12 }, (_, month) => [
    `month-${month + 1}`,
    single.filter(([, values]) => values.has(month)).map(([name]) => name),
  ])
}

function wordsForToday(language: string): string[] {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return [format.format(0, 'day'), format.format(0, 'second')].map(foldWord)
}

function unitNames(language: string): string[] {
  return (['year', 'month'] as const).flatMap((unit) =>
    (['long', 'short'] as const).flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay })
      return [1, 2, 5].map((count) => foldWord(format.format(count).replace(/[\d\s\u00a0\u202f]+/g, '')))
    }),
  )
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']
const pairs = letters.flatMap((first) => letters.map((second) => first + second))
const varieties = 'pt-BR pt-PT en-GB en-US es-MX es-419 fr-CA de-CH de-AT nl-BE zh-Hans zh-Hant'.split(' ')

function displayNames(language: string, type: 'region' | 'language', codes: readonly string[]): string[] {
  const display = new Intl.DisplayNames(language, { type, fallback: 'none' })
  return codes.map((code) => display.of(code)).filter((name) => name !== undefined)
}

const regionNames = (language: string) =>
  displayNames(
    language,
    'region',
    pairs.map((pair) => pair.toUpperCase()),
  ).map(foldWord)
const languageNames = (language: string) =>
  displayNames(language, 'language', [...pairs, ...varieties]).map((name) => normalWords(name).join(' '))

/** One list a line, its name first; the first line is the edition of the names' source. */
export function intlWords(): string {
  const from = (languages: string, names: (language: string) => string[]) => languages.split(' ').flatMap(names)
  const lists: [string, string[]][] = [
    ['cldr', [process.versions['cldr'] ?? '']],
    ...months(),
    ['today', from(calendarLanguages, wordsForToday)],
    ['units', from(calendarLanguages, unitNames)],
    ['countries', from(countryLanguages, regionNames)],
    ['languages', from(languageNameLanguages, languageNames)],
  ]
  return lists
    .map(([name, words]) => [name, ...[...new Set(words)].filter(Boolean).toSorted()].join('\t') + '\n')
    .join('')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(root, 'cv-reader/src/words/intl-words.tsv'), intlWords())

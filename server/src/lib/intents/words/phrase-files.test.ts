import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages, type Language } from '../../languages.ts'
import { phrasesOf } from '../phrase-lists.ts'
import { readHeadings } from './words.ts'

/** Files of other kinds: sentences, names, stems and spellings. */
const others = new Set(['sentences.txt', 'slots.txt', 'concepts.txt', 'stages.txt', 'spelling.txt'])
const files = languages.flatMap((language) =>
  readdirSync(join(import.meta.dirname, language))
    .filter((file) => file.endsWith('.txt') && !others.has(file))
    .map((file) => [language, file] as const),
)

/** A phrase as it is looked for, with its gaps beside its words. */
const phrasesIn = (line: string, language: Language) =>
  [...phrasesOf([line], language).values()].flat().flatMap(({ first, rests }) =>
    rests.map((rest) => {
      const parts = [first, ...rest]
      const words = parts.map(({ word, isBeginning, slips }) => `${word}${isBeginning ? '*' : ''}${slips}`).join(' ')
      return { words, gaps: parts.map(({ gap }) => gap) }
    }),
  )

/** The lines whose every phrase an earlier or a wider line has, spelled otherwise perhaps. */
function repeatedLines(lines: readonly string[], language: Language): string[] {
  const read = lines.map((line) => ({ line, phrases: phrasesIn(line, language) }))
  const byWords = Map.groupBy(
    read.flatMap(({ phrases }, at) => phrases.map((phrase) => ({ ...phrase, at }))),
    ({ words }) => words,
  )
  return read.flatMap(({ line, phrases }, at) => {
    const isSaid = phrases.every(({ words, gaps }) =>
      byWords
        .get(words)
        ?.some((other) => other.at !== at && gaps.every((gap, index) => gap <= (other.gaps[index] ?? 0))),
    )
    return isSaid ? [line] : []
  })
}

const isSet = (line: string): boolean => /[+,]/.test(line)

test.each(files)('no line of %s/%s says what others of its heading say', (language, file) => {
  const repeated = [...readHeadings(language, file)].flatMap(([heading, found]) => {
    const lines = found.map(({ line }) => line)
    const again = lines.some(isSet)
      ? lines.filter((line, at) => lines.indexOf(line) !== at)
      : repeatedLines(lines, language)
    return again.map((line) => `# ${heading}: ${line}`)
  })
  expect(repeated).toEqual([])
})

test.each([
  [['tear it up', 'tear .. it up'], ['tear it up']],
  [['beat me to it', 'beat|beats me to it'], ['beat me to it']],
  [
    ['jen peux plus', "j'en peux plus"],
    ['jen peux plus', "j'en peux plus"],
  ],
  [['tear it up', 'tear it down'], []],
])('lines that are alike are found: %j', (lines, again) => {
  expect(repeatedLines(lines, 'en')).toEqual(again)
})

test.each(languages)('a heading about crises stands in one file only: %s', (language) => {
  const headings = ['crisis.txt', 'despair.txt', 'overdose.txt'].flatMap((file) => [
    ...readHeadings(language, file).keys(),
  ])
  expect(headings).toEqual([...new Set(headings)])
})

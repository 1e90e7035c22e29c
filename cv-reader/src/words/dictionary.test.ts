import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readData, type Words } from './dictionary.ts'
import { labelNamed } from './contact-labels.ts'
import { isPresentWord } from './calendar-words.ts'
import { sectionNamed } from './section-names.ts'

const files = readdirSync(import.meta.dirname).filter((name) => /^(?:[a-z]{2}|other)\.json$/.test(name))
const languages = files.filter((name) => name !== 'other.json')
const wordsIn = (name: string) => readData(name) as Words

/** The names of a file's lists, `sections.summary`, with their words. */
function listsOf(value: unknown, path: readonly string[] = []): [path: string, words: unknown[]][] {
  if (Array.isArray(value)) return [[path.join('.'), value]]
  return Object.entries(value as object).flatMap(([key, inner]) => listsOf(inner, [...path, key]))
}

const shape = listsOf(readData('en.json')).map(([path]) => path)

test.each(files)('%s has every list, and nothing else', (name) => {
  expect(listsOf(readData(name)).map(([path]) => path)).toEqual(shape)
})

test.each(files)('%s holds words, each list every word once', (name) => {
  for (const [path, words] of listsOf(readData(name))) {
    const texts = words.map((word) => (typeof word === 'string' && word === word.trim() ? word : ''))
    expect([path, texts.includes(''), new Set(texts).size]).toEqual([path, false, texts.length])
  }
})

test.each(languages)('every section, label and word for today of %s is known to the reader', (name) => {
  const { sections, contact_labels, present } = wordsIn(name)
  const unknown = [
    ...Object.values(sections)
      .flat()
      .filter((section) => sectionNamed(section)?.exact !== true),
    ...Object.values(contact_labels)
      .flat()
      .filter((label) => labelNamed(label) === undefined),
    ...present.filter((word) => !isPresentWord(word)),
  ]
  expect(unknown).toEqual([])
})

test.each(languages)('%s names every section that the profile has', (name) => {
  const { sections } = wordsIn(name)
  expect(Object.entries(sections).flatMap(([kind, names]) => (names.length === 0 ? [kind] : []))).toEqual([])
})

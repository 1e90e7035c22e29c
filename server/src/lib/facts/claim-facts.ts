import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPhrase, phraseList, type PhraseList } from '../matching/text/phrases.ts'
import { contentStems, stem } from '../matching/text/stems.ts'
import { readWords, type Word } from '../matching/text/words.ts'

type Classes = { single: ReadonlyMap<string, readonly string[]>; phrases: readonly (readonly [string, PhraseList])[] }
/** Classes of words by the words of a text that belong to them. */
export type Claims = ReadonlyMap<string, string>

let claims: Classes | undefined
let lost: Classes | undefined

/** What makes work larger: led, founded, budget, best. Words of one class may stand for each other. */
export function readClaims(text: string): Claims {
  claims ??= readClasses('claim-words.tsv')
  return classesIn(text, claims)
}

/** Whether a stem belongs to a class, so that it has been judged as a claim. */
export function isClaimStem(it: string): boolean {
  claims ??= readClasses('claim-words.tsv')
  return claims.single.has(it)
}

/** How many words after such a word it applies to, and how many of those a sentence must repeat to be about it. */
const spoken = 5
/** "Helped to build" limits what follows; "technical support" later in a line limits nothing. */
const opening = 4

/** Words that made the source's work smaller (helped, planned, basic, intern, not) and that the sentence leaves out. */
export function lostLimits(source: string, sentence: string): string[] {
  lost ??= readClasses('lost-words.tsv')
  const limits = lost
  const [told, said] = [classesIn(sentence, limits), contentStems(sentence)]
  return source.split(/\n|(?<=[.!?])\s+/).flatMap((line) => {
    const words = readWords(joined(line))
    return places(words, limits).flatMap(({ name, from, to }) => {
      if (told.has(name) || (name === 'help' && from >= opening)) return []
      const about = contentStems(
        words
          .slice(to, to + spoken)
          .map(({ raw }) => raw)
          .join(' '),
      )
      return [...about].some((it) => said.has(it)) ? [textOf(words, { from, to })] : []
    })
  })
}

function classesIn(text: string, classes: Classes): Claims {
  const words = readWords(joined(text))
  const found = new Map<string, string>()
  for (const { name, ...place } of places(words, classes)) if (!found.has(name)) found.set(name, textOf(words, place))
  return found
}

function places(words: readonly Word[], { single, phrases }: Classes): { name: string; from: number; to: number }[] {
  return [
    ...words.flatMap(({ key }, from) =>
      (single.get(key) ?? single.get(stem(key)) ?? []).map((name) => ({ name, from, to: from + 1 })),
    ),
    ...phrases.flatMap(([name, list]) => findPhrase(words, list).map((place) => ({ name, ...place }))),
  ]
}

const textOf = (words: readonly Word[], { from, to }: { from: number; to: number }) =>
  words
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ')

/** "company-wide" is one word here, and "P&L", too. */
const joined = (text: string) => text.replace(/(?<=\p{L})[-–&](?=\p{L})/gu, ' ')

function readClasses(file: string): Classes {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
  const single = new Map<string, string[]>()
  const phrases = lines.map((line) => {
    const [name = '', words = ''] = line.split('\t')
    const all = words.split(' | ').map(joined)
    for (const word of all.filter((it) => !it.includes(' ')))
      for (const key of new Set([word, stem(word)])) single.set(key, [...(single.get(key) ?? []), name])
    return [name, phraseList(all.filter((it) => it.includes(' ')))] as const
  })
  return { single, phrases }
}

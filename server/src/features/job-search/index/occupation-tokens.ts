import { groups, tokenOf } from './occupations.ts'
import { inflectionsOf } from './word-forms.ts'
import { isFillerWord, isFunctionWord, titleWords as listedWords } from './words.ts'

type Start = { token: string; rest: ReadonlySet<string>[] }

let known: ReadonlyMap<string, Start[]> | undefined

/** Occupations by each form of the first word of their names. */
function readStarts(): ReadonlyMap<string, Start[]> {
  const names = groups.flatMap((group) => group.map((name) => ({ ...name, token: tokenOf(group) })))
  const starts = names
    .filter(({ languages, isAlone }) => languages.length === 0 && !isAlone)
    .flatMap(({ token, words: [first = '', ...rest] }) => {
      const start = { token, rest: rest.map((word) => new Set(inflectionsOf(word))) }
      return inflectionsOf(first).map((form) => ({ form, start }))
    })
  const byForm = Map.groupBy(starts, ({ form }) => form)
  return new Map([...byForm].map(([form, own]) => [form, own.map(({ start }) => start)]))
}

const besideLoneName = new Set(listedWords('beside lone name'))
const saysNoWork = (word: string) =>
  /^\d*$/.test(word) || isFunctionWord(word) || isFillerWord(word) || besideLoneName.has(word)

/** Occupations by names that are one only in a title that says nothing else of the work. */
const loneNames = new Map(
  groups.flatMap((group) => {
    const words = group.filter(({ isAlone }) => isAlone).flatMap((name) => name.words)
    return words.flatMap(inflectionsOf).map((form) => [form, tokenOf(group)] as const)
  }),
)

/** "Server (evenings)" waits at tables; a "Server engineer" does not. */
function loneToken(titleWords: readonly string[]): string[] {
  const [word, ...others] = titleWords.filter((one) => !saysNoWork(one))
  const token = word !== undefined && others.length === 0 ? loneNames.get(word) : undefined
  return token === undefined ? [] : [token]
}

/**
 * Tokens of the occupations that a title names, in any inflection. A search asks for one such term instead of some
 * fifty names, each of which the index would try for each posting. A name inside a longer one does not count: a
 * "dental nurse" is no nurse.
 */
export function occupationTokens(titleWords: readonly string[]): string[] {
  const starts = (known ??= readStarts())
  const found = titleWords.flatMap((word, at) =>
    (starts.get(word) ?? [])
      .filter(({ rest }) => rest.every((forms, after) => forms.has(titleWords[at + 1 + after] ?? '')))
      .map(({ token, rest }) => ({ token, from: at, to: at + rest.length })),
  )
  const isInside = (a: (typeof found)[number]) =>
    found.some((b) => b.from <= a.from && b.to >= a.to && b.to - b.from > a.to - a.from)
  return [...new Set([...found.filter((name) => !isInside(name)).map(({ token }) => token), ...loneToken(titleWords)])]
}

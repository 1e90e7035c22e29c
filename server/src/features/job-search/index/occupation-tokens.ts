import { groups, tokenOf, type Name } from './occupations.ts'
import { inflectionsOf } from './word-forms.ts'

type Start = { token: string; rest: ReadonlySet<string>[] }

/** By each form of their first word, names that are ones in any language. */
const starts = new Map<string, Start[]>()
for (const group of groups) for (const name of group) if (name.languages.length === 0) addStart(tokenOf(group), name)

function addStart(token: string, { words: [first = '', ...rest] }: Name): void {
  const start = { token, rest: rest.map((word) => new Set(inflectionsOf(word))) }
  for (const form of inflectionsOf(first)) {
    const known = starts.get(form)
    if (known) known.push(start)
    else starts.set(form, [start])
  }
}

/**
 * Tokens of the occupations that a title names, each by one of its names with its words in their order and in any
 * inflection. A search then asks for one term instead of some fifty, which the index would try for each posting.
 */
export function occupationTokens(titleWords: readonly string[]): string[] {
  const found = titleWords.flatMap((word, at) =>
    (starts.get(word) ?? []).filter(({ rest }) =>
      rest.every((forms, after) => forms.has(titleWords[at + 1 + after] ?? '')),
    ),
  )
  return [...new Set(found.map(({ token }) => token))]
}

import { allWords } from './dictionary.ts'
import { intlWords } from './intl-words.ts'
import { normalWords } from './normal-words.ts'

const names: ReadonlySet<string> = new Set(
  [
    ...intlWords('languages'),
    ...allWords(({ language_names }) => language_names).map((name) => normalWords(name).join(' ')),
  ].filter((name) => name.length > 1),
)

export type NamedLanguage = { name: string; start: number; end: number }

const mostCharacters = 200
const variety = /^(?:mandarin|cantonese) chinese$/i

/** The spoken languages that the first 200 characters of a text name, as written. */
export function languagesIn(text: string): NamedLanguage[] {
  const words = [...text.slice(0, mostCharacters).matchAll(/[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*/gu)]
  const found: NamedLanguage[] = []
  for (let at = 0; at < words.length;) {
    const count = [3, 2, 1].find((size) => {
      const name = words.slice(at, at + size).map(([word]) => word)
      return name.length === size && (names.has(normalWords(name.join(' ')).join(' ')) || variety.test(name.join(' ')))
    })
    const [first, last] = [words[at], words[at + (count ?? 1) - 1]]
    if (count !== undefined && first && last) {
      const name = words.slice(at, at + count).map(([word]) => word)
      found.push({ name: name.join(' '), start: first.index, end: last.index + last[0].length })
    }
    at += count ?? 1
  }
  return found
}

/** The first spoken language that a text names, as written. */
export const languageIn = (text: string): string | undefined => languagesIn(text)[0]?.name

import { allWords } from './dictionary.ts'
import { intlWords } from './intl-words.ts'
import { normalWords } from './normal-words.ts'

const names: ReadonlySet<string> = new Set(
  [
    ...intlWords('languages'),
    ...allWords(({ language_names }) => language_names).map((name) => normalWords(name).join(' ')),
  ].filter((name) => name.length > 1),
)

/** The first spoken language that a text names, as written. */
export function languageIn(text: string): string | undefined {
  const words = text.slice(0, 200).match(/[\p{L}\p{M}]+(?:[-’'][\p{L}\p{M}]+)*/gu) ?? []
  for (let at = 0; at < words.length; at++) {
    for (const count of [3, 2, 1]) {
      const name = words.slice(at, at + count).join(' ')
      if (words.length >= at + count && names.has(normalWords(name).join(' '))) return name
    }
  }
  return undefined
}

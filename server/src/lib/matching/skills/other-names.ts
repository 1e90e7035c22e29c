import names from './list/other-names.json' with { type: 'json' }
import { readWords, type Word } from '../text/words.ts'

const byFirst = Map.groupBy(
  names.map((name) => ({ name, keys: readWords(name).map(({ key }) => key) })),
  ({ keys: [first = ''] }) => first,
)

/** How many words from there are the name of something else that contains a listed one: GIT SECURITY is a magazine. */
export function otherNameAt(text: string, words: readonly Word[], at: number): number {
  const lengths = (byFirst.get(words[at]?.key ?? '') ?? []).flatMap(({ name, keys: { length } }) => {
    const [first, last] = [words[at], words[at + length - 1]]
    return first && last && text.slice(first.start, last.end) === name ? [length] : []
  })
  return Math.max(0, ...lengths)
}

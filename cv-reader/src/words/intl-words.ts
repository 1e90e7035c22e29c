import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// Written by scripts/lists/make-intl-words.ts: asking Intl for them took each reading process a quarter of its time.
const text = readFileSync(join(import.meta.dirname, 'intl-words.tsv'), 'utf8')
const lists = new Map(
  text.split('\n').map((line): [string, string[]] => {
    const [name = '', ...words] = line.split('\t')
    return [name, words]
  }),
)

type IntlList = `month-${number}` | 'today' | 'units' | 'countries' | 'languages'

/** What a list's things are called in the languages that CVs are written in, folded for comparison. */
export function intlWords(list: IntlList): readonly string[] {
  return lists.get(list) ?? []
}

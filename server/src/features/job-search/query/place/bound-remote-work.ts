import path from 'node:path'
import { wordRows } from '../../../../lib/list-file.ts'
import { token } from '../../index/terms.ts'

const occupationMark = 'o:'

const bounds = wordRows(path.join(import.meta.dirname, 'bound-words.tsv')).map(({ name, words }) => ({
  countries: name.split(' '),
  terms: words.map(termOf),
}))

function termOf(word: string): string {
  if (!word.startsWith(occupationMark)) return token.exact(word)
  return token.occupation(word.slice(occupationMark.length))
}

/** Terms of titles whose remote work is bound to other countries: a licence of Florida is of no use in Germany. */
export function boundElsewhere(country: string): string[] {
  return bounds.flatMap(({ countries, terms }) => (countries.includes(country) ? [] : terms))
}

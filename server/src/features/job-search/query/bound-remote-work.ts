import { readFileSync } from 'node:fs'
import path from 'node:path'
import { token } from '../index/terms.ts'

const occupationMark = 'o:'

const bounds = readFileSync(path.join(import.meta.dirname, 'bound-words.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [countries = '', words = ''] = line.split('\t')
    return { countries: countries.split(' '), terms: words.split(' ').map(termOf) }
  })

function termOf(word: string): string {
  if (!word.startsWith(occupationMark)) return token.exact(word)
  return token.occupation(word.slice(occupationMark.length).replaceAll('_', ' '))
}

/** Terms of titles whose remote work is bound to other countries: a licence of Florida is of no use in Germany. */
export function boundElsewhere(country: string): string[] {
  return bounds.flatMap(({ countries, terms }) => (countries.includes(country) ? [] : terms))
}

import path from 'node:path'
import { wordRows } from '../list-file.ts'

const languagesOf = new Map<string, string[]>()
for (const { name: language, words: countries } of wordRows(path.join(import.meta.dirname, 'country-languages.tsv')))
  for (const country of countries) languagesOf.set(country, [...(languagesOf.get(country) ?? []), language])

/** The languages of postings in a country: the most spoken one, and others that are official or widely used. */
export function languagesIn(country: string): string[] {
  const { language } = new Intl.Locale('und', { region: country }).maximize()
  return [...new Set([language, ...(languagesOf.get(country) ?? [])])]
}

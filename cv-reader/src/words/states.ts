import { foldWord } from './normal-words.ts'
import { readData } from './dictionary.ts'

/** People write states of the US, provinces of Canada and counties of Britain and Ireland instead of a country. */
const names = readData('states.json') as Record<string, string>
const letters = new Set(Object.keys(names))
const counties = readData('counties.json') as string[]
const full = new Set([...Object.values(names), ...counties].map(foldWord))

export function isState(text: string): boolean {
  return letters.has(text.replaceAll('.', '')) || full.has(foldWord(text))
}

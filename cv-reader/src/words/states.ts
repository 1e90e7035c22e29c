import { foldWord } from './normal-words.ts'
import { readData } from './dictionary.ts'

/** People write states of the US and provinces of Canada instead of a country. */
const names = readData('states.json') as Record<string, string>
const letters = new Set(Object.keys(names))
const full = new Set(Object.values(names).map(foldWord))

export function isState(text: string): boolean {
  return letters.has(text.replaceAll('.', '')) || full.has(foldWord(text))
}

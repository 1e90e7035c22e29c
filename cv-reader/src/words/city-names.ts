import { foldWord } from './normal-words.ts'
import { readData } from './dictionary.ts'

/** Enough large cities to recognise a column of places. Names that are also words or surnames are left out. */
const large = readData('cities.json') as string[]

const cities = new Set([
  ...large.map(foldWord),
  ...Intl.supportedValuesOf('timeZone').map((zone) => foldWord((zone.split('/').at(-1) ?? '').replaceAll('_', ' '))),
])

export function isLargeCity(text: string): boolean {
  const plain = foldWord(
    text.replace(
      /\s?\(\d{2,5}\)$|^(?:[A-Z]{1,2}-)?\d{4,5}\s|\s\d{1,2}(?:e|er|ème)?$|^Greater\s|\s(?:Area|Metropolitan Area|Bay Area)$/giu,
      '',
    ),
  )
  return plain.length > 2 && cities.has(plain)
}

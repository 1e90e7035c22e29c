import { monthOf } from '../words/calendar-words.ts'

export type DateFormat = 'full_name' | 'short_name' | 'numbers' | 'year_first'

const monthAndYear =
  /(?<name>\p{L}{3,})(?<stop>\.?),?\s?['’]?(?:\d{4}|\d\d)(?!\d)|(?<![\d/.-])(?<numbers>(?:0?[1-9]|1[0-2])[/.]\d{4})(?!\d)|(?<![\d/.-])(?<iso>\d{4}-(?:0[1-9]|1[0-2]))(?![\d-])/giu

/** The formats of the months in a text, in order. Names that are always short ("May") tell nothing. */
export function dateFormatsIn(text: string): DateFormat[] {
  return [...text.slice(0, 600).matchAll(monthAndYear)].flatMap(({ groups = {} }): DateFormat[] => {
    if (groups['iso']) return ['year_first']
    if (groups['numbers']) return ['numbers']
    const name = groups['name'] ?? ''
    if (monthOf(name) === undefined) return []
    if (name.length > 4 && !groups['stop']) return ['full_name']
    return groups['stop'] || name.length === 3 || /^sept$/i.test(name) ? shortUnlessWhole(name) : []
  })
}

const wholeNames = new Set(['may', 'mai', 'mei', 'maj'])
const shortUnlessWhole = (name: string): DateFormat[] => (wholeNames.has(name.toLowerCase()) ? [] : ['short_name'])

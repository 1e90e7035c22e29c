import { readFileSync } from 'node:fs'
import path from 'node:path'
import { jobContracts, jobHours, type JobContract, type JobHours } from '@waymark/contract/job-search/job-search.ts'
import { wordsByName } from '../../../lib/list-file.ts'
import { keyOf } from '../../../lib/posting-text/text-hash.ts'

/** Empty where a posting does not say. */
export type EmploymentTerms = { hours: JobHours[]; contract: JobContract[] }
type Term = JobHours | JobContract
const places = ['text', 'title', 'field'] as const
type Place = (typeof places)[number]
type Phrase = { parts: string[]; term: Term; countsIn: Place; isBeginning: boolean }

const list = readFileSync(path.join(import.meta.dirname, 'employment-words.tsv'), 'utf8')
/** Changes with the list, so that postings are indexed again. */
export const employmentVersion = keyOf(list)

const startLength = 4
const exact = new Map<string, Phrase[]>()
const beginnings = new Map<string, Phrase[]>()
for (const line of list.split('\n')) {
  const [term = '', countsIn = '', phrases = ''] = line.split('\t')
  if (line === '' || line.startsWith('#')) continue
  for (const phrase of phrases.split('|')) addPhrase(term as Term, countsIn as Place, phrase)
}

function addPhrase(term: Term, countsIn: Place, phrase: string): void {
  const isBeginning = phrase.endsWith('*')
  const parts = phrase.replace('*', '').split(' ')
  const [first = ''] = parts
  const [map, key] = isBeginning && parts.length === 1 ? [beginnings, first.slice(0, startLength)] : [exact, first]
  map.set(key, [...(map.get(key) ?? []), { parts, term, countsIn, isBeginning }])
}

/** Hours and contract by the title, or else the source, or else the text, all as `wordsOf` splits them. */
export function employmentTerms(
  title: readonly string[],
  field: readonly string[],
  text: readonly string[],
): EmploymentTerms {
  const inTitle = termsIn(title, 'title')
  // "Contract manager" is a trade, and "Welder, contract" is not.
  if (title.length > 1 && title.at(-1) === 'contract') inTitle.add('temporary')
  const read = [inTitle, termsIn(field, 'field'), termsIn(text, 'text')]
  const of = <T extends Term>(terms: readonly T[]): T[] =>
    read.map((found) => terms.filter((term) => found.has(term))).find(({ length }) => length > 0) ?? []
  return { hours: of(jobHours), contract: of(jobContracts) }
}

/** A source's type of employment may use the words of titles, and a title those of texts. */
function termsIn(words: readonly string[], place: Place): Set<Term> {
  const found = new Set<Term>()
  const reach = places.indexOf(place)
  for (const [at, word] of words.entries()) {
    const begun = word.length < startLength ? undefined : beginnings.get(word.slice(0, startLength))
    const named = exact.get(word)
    const phrases = named && begun ? [...named, ...begun] : (named ?? begun ?? [])
    for (const phrase of phrases)
      if (places.indexOf(phrase.countsIn) <= reach && stands(phrase, words, at) && !isOther(phrase.term, words, at))
        found.add(phrase.term)
    if (word.charCodeAt(0) <= lastDigit) for (const term of hoursAt(words, at, place)) found.add(term)
  }
  return found
}

function stands({ parts, isBeginning }: Phrase, words: readonly string[], at: number): boolean {
  return parts.every((part, after) => {
    const word = words[at + after] ?? ''
    return isBeginning && after === parts.length - 1 ? word.startsWith(part) : word === part
  })
}

const contextWords = wordsByName(path.join(import.meta.dirname, 'employment-context.tsv'))
const denials = new Set(contextWords('denial'))
const aroundInterns = new Set(contextWords('around interns'))

/** "No part time", and who looks after apprentices. */
function isOther(term: Term, words: readonly string[], at: number): boolean {
  if ([1, 2].some((before) => denials.has(words[at - before] ?? ''))) return true
  return term === 'internship' && [1, 2].some((after) => aroundInterns.has(words[at + after] ?? ''))
}

const units = new Set(contextWords('hours'))
const weeks = new Set(contextWords('a week'))
const lastDigit = '9'.charCodeAt(0)
/** Hours a week: fewer are part time, as statistics offices of most countries count. */
const fullTimeHours = 35
const [fewestHours, mostHours] = [4, 48]

/** "20 h/Woche", "37.5 hours per week". A title need not say that it means a week, except for 24 hours. */
function hoursAt(words: readonly string[], at: number, place: Place): Term[] {
  const joined = /^(\d{1,2})(h|std)?$/.exec(words[at] ?? '')
  if (!joined) return []
  const hours = Number(joined[1])
  if (hours < fewestHours || hours > mostHours) return []
  const isDecimal = hours < 10 && /^\d{1,2}$/.test(words[at - 1] ?? '')
  if (isDecimal) return []
  // Decimals, or the upper end of a range, stand between figure and unit.
  const unit = joined[2] ? at : [at + 1, at + 2, at + 3].find((next) => !/^\d{1,2}$/.test(words[next] ?? ''))
  const named = unit === undefined ? '' : (words[unit] ?? '')
  if (unit === undefined || (!joined[2] && !units.has(named) && !/^\d{1,2}(?:h|std)$/.test(named))) return []
  const saysWeek = named === 'wochenstunden' || [1, 2, 3].some((after) => weeks.has(words[unit + after] ?? ''))
  if (!saysWeek && (place === 'text' || hours === 24 || named === 'hour')) return []
  return [hours >= fullTimeHours ? 'full_time' : 'part_time']
}

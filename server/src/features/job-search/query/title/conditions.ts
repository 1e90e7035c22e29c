import path from 'node:path'
import type { JobContract, JobHours } from '@waymark/contract/job-search/job-search.ts'
import { wordRows } from '../../../../lib/list-file.ts'
import { wordsOf } from '../../index/words.ts'
import { readingLanguage } from './reading-language.ts'
import { splitWords, type TitleText } from './title-text.ts'
import { readFigures } from './typed-figures.ts'

/** `words`: of the hours and contract, as typed. `unsaid`: what postings do not say, as typed. */
export type Conditions = {
  title: string
  hours: JobHours | undefined
  contract: JobContract | undefined
  words: string[]
  unsaid: string[]
}
type Kind = 'hours' | 'contract' | 'level' | 'unsaid' | 'work' | 'denial' | 'trade'
/** `language`: the phrase is a condition only for readers of this language. */
type Effect = { kind: Kind; value: string; language: string | undefined }

const effects = new Map<string, Effect>()
const denials = new Set<string>()
const trades = new Set<string>()
for (const { name: effect, words: phrases } of wordRows(path.join(import.meta.dirname, 'condition-words.tsv'))) {
  const [kind = '', value = ''] = effect.split(' ')
  for (const written of phrases) {
    const [phrase = '', language] = written.split('@')
    if (kind === 'denial') denials.add(phrase)
    else if (kind === 'trade') trades.add(phrase)
    else effects.set(wordsOf(phrase).join(' '), { kind: kind as Kind, value, language })
  }
}
const longest = Math.max(...[...effects.keys()].map((key) => key.split(' ').length))

/** What replaces "entry level" and the like in the rest of the search. */
const firstStep = 'junior'
/** The conditions among the words of a title, and the title without them; its words where nothing else is left. */
export function readConditions(title: string, language?: string): Conditions {
  const figures = readFigures(title)
  const read = readPhrases(figures.title, language)
  return { ...read, hours: read.hours ?? figures.hours, unsaid: [...figures.unsaid, ...read.unsaid] }
}

function readPhrases(title: string, language: string | undefined): Conditions {
  const words = splitWords(title)
  const reading = readingLanguage(title, language)
  const found: Conditions = { title, hours: undefined, contract: undefined, words: [], unsaid: [] }
  const kept: string[] = []
  let start = 0
  for (let at = 0; at < words.length; at++) {
    const match = matchAt(words, at)
    const [first, last] = [words[at], match && words[match.to - 1]]
    if (!match || !first || !last) continue
    if (match.effect.kind === 'work') at = match.to - 1
    if (!isCondition(words, at, match, reading)) continue
    kept.push(title.slice(start, first.start), note(found, match.effect, title.slice(first.start, last.end)))
    start = last.end
    at = match.to - 1
  }
  if (kept.length === 0) return found
  return { ...found, title: [...kept, title.slice(start)].join(' ').replace(/\s+/g, ' ').trim() }
}

function matchAt(words: readonly TitleText[], at: number): Match | undefined {
  for (let to = Math.min(words.length, at + longest); to > at; to--) {
    const key = wordsOf(
      words
        .slice(at, to)
        .map(({ raw }) => raw)
        .join(' '),
    ).join(' ')
    const effect = effects.get(key)
    if (effect) return { effect, to }
  }
  return undefined
}

type Match = { effect: Effect; to: number }

function isCondition(words: readonly TitleText[], at: number, { effect, to }: Match, reading: string | undefined) {
  if (effect.kind === 'work' || (effect.language !== undefined && effect.language !== reading)) return false
  if (denials.has(words[at - 1]?.lower ?? '')) return false
  return !(effect.kind === 'contract' && trades.has(words[to]?.lower ?? ''))
}

/** What stands in the title for a condition. */
function note(found: Conditions, { kind, value }: Effect, written: string): string {
  if (kind === 'level') return firstStep
  if (kind === 'unsaid') found.unsaid.push(written)
  else found.words.push(...wordsOf(written))
  if (kind === 'hours') found.hours = value as JobHours
  if (kind === 'contract') found.contract = value as JobContract
  return ' '
}

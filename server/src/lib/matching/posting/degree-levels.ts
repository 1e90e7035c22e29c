import { isNumberedCourse } from '@waymark/cv-reader/words/standards.ts'
import degrees from './degrees.json' with { type: 'json' }
import { findPhrase, hasPhrase, phraseList, type PhraseHit } from '../text/phrases.ts'
import { contentStems } from '../text/stems.ts'
import type { Word } from '../text/words.ts'

/** 1 school leaving, 2 vocational training, 3 bachelor, 4 master, 5 doctorate. */
export type DegreeLevel = 1 | 2 | 3 | 4 | 5

const levels: readonly [DegreeLevel, readonly string[]][] = [
  [5, degrees.doctorate],
  [4, degrees.master],
  [3, degrees.bachelor],
  [2, degrees.vocational],
  [1, degrees.school],
]
const lists = levels.map(([level, phrases]) => [level, phraseList(phrases)] as const)
// In lower case these are words ("BE prepared", "I saw MA").
const capitalsOnly = new Set(
  'ba bs cap but bep ged ms ma eso fp dut dcg dscg bts btsa bp bpa bt aas tcae pgce deas'.split(' '),
)

export function findDegrees(words: readonly Word[]): (PhraseHit & { level: DegreeLevel })[] {
  const hits = lists.flatMap(([level, list]) => findPhrase(words, list).map((hit) => ({ ...hit, level })))
  const sure = hits.filter(({ from, to }) => {
    const word = words[from]
    if (to - from > 1 || !word || !capitalsOnly.has(word.key)) return true
    return word.raw === word.raw.toUpperCase() && !isNumberedCourse(`${word.raw} ${words[to]?.raw ?? ''}`)
  })
  // "Master's degree in" is not also the bachelor's "degree" or "degree in".
  const isWithin = (hit: PhraseHit, it: PhraseHit) =>
    (it.from <= hit.from && it.to >= hit.to && longer(it, hit)) || (it.from < hit.from && it.to > hit.from)
  return sure.filter((hit) => !sure.some((it) => it !== hit && isWithin(hit, it)))
}

const inHeldName = phraseList(degrees.held)
const masters = { anywhere: new Set(degrees.held_master), first: new Set(degrees.held_master_first) }
const neverBefore = new Set(degrees.held_master_never_before)
const lawMasters = new Set(degrees.law_master)
const lawWords = new Set(degrees.law_words)

/**
 * Whether letters name a master's degree that somebody has. "MA" is also a state, a Scottish first degree and the French
 * "my", "MS" sells programs and an LLM answers prompts, so these count only as a degree is written.
 */
function namesMaster(words: readonly Word[], at: number): boolean {
  const { raw = '' } = words[at] ?? {}
  const { key = '' } = words[at + 1] ?? {}
  if (lawMasters.has(raw)) return words.length === 1 || words.some((word) => lawWords.has(word.key))
  if (masters.first.has(raw)) return at === 0 && !neverBefore.has(key) && !/^\d/.test(key)
  return masters.anywhere.has(raw)
}

/** The level that the name of somebody's own school or course tells; 0 if it tells none. */
export function heldLevel(words: readonly Word[]): DegreeLevel | 0 {
  const levels: DegreeLevel[] = findDegrees(words).map(({ level }) => level)
  if (words.some((_, at) => namesMaster(words, at))) levels.push(4)
  return levels.length > 0 ? (Math.max(...levels) as DegreeLevel) : hasPhrase(words, inHeldName) ? 2 : 0
}

const fields = contentStems('kaufmännische technische')

/** The stems of all names of degrees: they name no subject. */
export const degreeStems: ReadonlySet<string> = new Set(
  [...levels.flatMap(([, phrases]) => phrases), ...degrees.held]
    .flatMap((phrase) => [...contentStems(phrase)])
    .filter((stem) => !fields.has(stem)),
)

const longer = (one: PhraseHit, other: PhraseHit): boolean => one.to - one.from > other.to - other.from

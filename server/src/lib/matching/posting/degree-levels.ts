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
    return to - from > 1 || !word || !capitalsOnly.has(word.key) || word.raw === word.raw.toUpperCase()
  })
  // "Master's degree in" is not also the bachelor's "degree" or "degree in".
  const isWithin = (hit: PhraseHit, it: PhraseHit) =>
    (it.from <= hit.from && it.to >= hit.to && longer(it, hit)) || (it.from < hit.from && it.to > hit.from)
  return sure.filter((hit) => !sure.some((it) => it !== hit && isWithin(hit, it)))
}

const inHeldName = phraseList(degrees.held)
const mastersHeld = phraseList(degrees.held_master)

/** The level that the name of somebody's own school or course tells; 0 if it tells none. */
export function heldLevel(words: readonly Word[]): DegreeLevel | 0 {
  // In a posting "MA" is a state; what somebody studied it is not.
  const masters = findPhrase(words, mastersHeld).filter(({ from }) => /^\p{Lu}/u.test(words[from]?.raw ?? ''))
  const levels = [...findDegrees(words).map(({ level }) => level), ...masters.map((): DegreeLevel => 4)]
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

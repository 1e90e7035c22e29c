import type { DegreeLevel } from './degree-levels.ts'

/**
 * A skill that is asked for: its name in the list and the phrase that asks for it. `kind`: examples of it follow, as in
 * "clouds such as AWS".
 */
export type AskedSkill = { name: string; key: string; kind: 'name' | 'term' | 'kind' }

/** One thing that a posting asks for, in the posting's own words. Plain data, so that it can be stored. */
export type Requirement = {
  text: string
  kind: 'required' | 'wished'
  what: 'skill' | 'years' | 'degree' | 'language' | 'licence' | 'place' | 'strength' | 'other'
  /** Any one of them meets the requirement. */
  skills: AskedSkill[]
  years?: number
  /** The posting's title, where the years are to be of such work. */
  title?: string
  degree?: DegreeLevel
  /** The language and its level, 1 = A1 to 6 = C2, 7 native; 0 where none is said. */
  language?: { code: string; level: number }
}

/** What is kept of a posting to compare profiles with it. */
export type PostingRequirements = { requirements: Requirement[] }

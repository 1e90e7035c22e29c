import type { DegreeLevel } from './degree-levels.ts'

/** A skill and the phrase that asks for it. `kind`: examples follow, as in "clouds such as AWS". */
export type AskedSkill = { name: string; key: string; kind: 'name' | 'term' | 'kind' }

/** One thing that a posting asks for, in its own words. Plain data, so that it can be stored. */
export type Requirement = {
  text: string
  kind: 'required' | 'wished'
  what: 'skill' | 'years' | 'degree' | 'language' | 'licence' | 'place' | 'strength' | 'condition' | 'other'
  /** Any one of them meets the requirement. */
  skills: AskedSkill[]
  /** The whole clause, where it asks for this one skill in several words. */
  clause?: string
  /** With what the one skill is to be done: "project briefs" for writing. */
  object?: string
  /** Of a condition: which. */
  condition?: string
  years?: number
  /** Years that are asked of several things: each group has alternatives of its own. */
  each?: AskedSkill[][]
  /** The posting's title names it. */
  isTitle?: boolean
  /** `text` says what one is in the field that `skills` name: HR Advisor. */
  role?: boolean
  /** The posting's title, if the title asks for this or years are to be of such work. */
  title?: string
  degree?: DegreeLevel
  /** Level 1 = A1 to 6 = C2, 7 native; 0 if unspecified. */
  language?: { code: string; level: number }
  /** Any of these, or `language`, is enough. */
  orLanguages?: { code: string; level: number }[]
}

export type PostingRequirements = { requirements: Requirement[] }

import type { Sourced } from '../../content.ts'
import type { HeldSkill } from '../../../../lib/matching/profile/profile-evidence.ts'
import type { Work } from './told-works.ts'
import type { Ask } from './posting-asks.ts'

/** What the profile has for something asked, word for word, with where and when. */
export type Proof = {
  kind: 'line' | 'paper' | 'years' | 'language'
  bring: Sourced
  meta: Sourced | null
  /** Where two papers answer together. */
  parts?: Sourced[]
  asks: Ask[]
  /** What is answered, in the posting's words: one line, or names. */
  words: readonly string[]
  weight: number
  /** Of a line and of years. */
  job?: Work
  /** Of years: the jobs that make them up. */
  jobs?: readonly Work[]
  /** Of years: whether the match finds all of them, in jobs that are called after what is asked. */
  isHeld?: boolean
  skills?: readonly HeldSkill[]
}
/** One possible answer to one ask. */
export type Candidate = Omit<Proof, 'asks' | 'words' | 'weight'> & { value: number; ask: Ask }

const kindWeights = { required: 3, duty: 1.6, wished: 1.3 } as const
export const weightOf = ({ kind }: Ask): number => kindWeights[kind]

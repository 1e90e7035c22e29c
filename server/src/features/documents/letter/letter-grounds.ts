import type { Purpose, Sourced } from '../content.ts'
import type { LetterStyle } from './letter-style.ts'
import type { LetterWording } from './letter-sentences.ts'
import type { Proof } from './proofs/proof.ts'
import type { Work as Job, WorkLine } from './proofs/told-works.ts'

/** What the body of a letter is written from. */
export type LetterGrounds = {
  purpose: Purpose
  /** What is answered, in the order of the posting; those of lines may be told in sentences. */
  proofs: readonly Proof[]
  /** The job that the letter is written from, and the one before it. */
  main: Job | undefined
  before: { job: Job; isLast: boolean } | undefined
  /** What that one has to show of the position's own trade, where the main one is of another. */
  earlier: readonly WorkLine[]
  /** What the writer does today, where the main job is over. */
  present: Job | undefined
  /** What the main job has to show beyond the proofs. */
  results: readonly WorkLine[]
  /** The one of these that is near to what is asked: where nothing of the main job answers, it may open the letter. */
  nearResult: WorkLine | undefined
  isResult: (proof: Proof) => boolean
  /** The licence of the trade, where no row tells it. */
  licence: Sourced | undefined
  /** The tool that the position is called after, where nothing else tells it. */
  skills: Sourced | undefined
  /** What it was about, where little is answered. */
  duties: readonly WorkLine[]
  /** The degree or study, where no job says who writes. */
  study: Sourced | undefined
  /** How near a line is to the posting; the nearest is read first. */
  nearness: (line: WorkLine) => number
  style: LetterStyle
  wording: LetterWording
}

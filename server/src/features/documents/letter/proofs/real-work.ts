import { isLearning } from '../../../../lib/matching/skills/learners.ts'
import { isOfTrade } from '../main-job.ts'
import type { Proof } from './proof.ts'
import { isSameWork, type Work } from './told-works.ts'

/** With so many answers of a real job, those of a trainee's say less than nothing. */
const enoughReal = 2
/** What a job beside the letter's own, of another trade, has to show to be more than words in common. */
const leastElsewhere = 2

/**
 * The answers without those of a student's or trainee's job where real jobs have some, and without chance ones of another
 * trade: who books tables in a bar answers no patients. What the letter is written from stays.
 */
export function ofRealWork(proofs: readonly Proof[], main: Work | undefined, position: string): Proof[] {
  const isMain = ({ job }: Proof) => job !== undefined && main !== undefined && isSameWork(job, main)
  const lines = proofs.filter(({ kind }) => kind === 'line')
  const real = lines.filter(({ job }) => job && !isLearning(job.title))
  const hasReal = real.length >= enoughReal
  return proofs.filter((it) => {
    // A project is told for what it shows, of whichever trade.
    if (it.kind !== 'line' || it.job?.kind !== 'job' || isMain(it)) return true
    if (isLearning(it.job.title)) return !hasReal
    return !lines.some(isMain) || it.weight >= leastElsewhere || isOfTrade(it.job, position)
  })
}

import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { newestFirst } from '../resume/tailor-resume.ts'
import { isPresent } from '../dates.ts'
import { isBreak } from './grammar/title-phrase.ts'
import type { Proof } from './proofs/proof.ts'
import { jobOf, type Work } from './proofs/told-works.ts'
import { familiesIn, sharedBy } from './proofs/word-families.ts'

/** Jobs without leave and searches, the newest first. */
export function jobsOf({ professional_experience }: ProfileDocument): Work[] {
  return newestFirst(professional_experience)
    .filter((job) => !isBreak(job))
    .map(jobOf)
}

const [ofTitle, ofYears, ofLine, ofPresent, perAge] = [3, 2, 1, 2.5, 0.8]
const mostLines = 3
/** One telling word of the trade. */
const likeness = 2

/** Two words that many trades share, and nothing else: a Software Engineer beside a Full Stack Software Engineer. */
const wholeTitle = 2

/** Whether a job's title names the trade of the position. */
export function isOfTrade(job: Work, position: string): boolean {
  const own = familiesIn(job.title)
  const { count, weight } = sharedBy(familiesIn(position), own)
  return weight >= likeness || (count >= wholeTitle && count === own.size)
}

/**
 * The job that a letter for this position is written from: the present one, unless an earlier one is of the trade or
 * answers what is asked. Undefined without jobs.
 */
export function mainJob(jobs: readonly Work[], position: string, proofs: readonly Proof[]): Work | undefined {
  const worthOf = (job: Work, age: number) => {
    const own = proofs.filter((it) => it.job?.id === job.id && it.job?.kind === 'job')
    return (
      (isOfTrade(job, position) ? ofTitle : 0) +
      (own.some(({ kind }) => kind === 'years') ? ofYears : 0) +
      Math.min(mostLines, own.filter(({ kind }) => kind === 'line').length) * ofLine +
      (isPresent(job.to) ? ofPresent : 0) -
      age * perAge
    )
  }
  const [best] = jobs.map((job, age) => ({ job, worth: worthOf(job, age) })).toSorted((a, b) => b.worth - a.worth)
  return best?.job
}

/**
 * An earlier job of the trade, one that answers something, or else one of the main job's own trade, that ended before
 * the main one began.
 */
export function earlierJob(
  jobs: readonly Work[],
  main: Work,
  position: string,
  proofs: readonly Proof[],
): Work | undefined {
  const before = jobs.filter(
    (job) =>
      job !== main &&
      job.title.trim() !== '' &&
      job.from !== '' &&
      /^\d{4}/.test(job.to) &&
      main.from !== '' &&
      job.to.slice(0, 7) <= main.from.slice(0, job.to.length),
  )
  const isNear = (job: Work) => isOfTrade(job, position) || proofs.some((it) => it.job?.id === job.id)
  return before.find(isNear) ?? before.find((job) => isOfTrade(job, main.title))
}

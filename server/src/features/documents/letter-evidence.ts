import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { matchLine, type PostingTerms } from '../../lib/matching/matching.ts'
import type { Sourced } from './content.ts'
import { oneLine } from './resume-sections.ts'
import { linesOf, newestFirst } from './tailor-resume.ts'

export type Job = ProfileDocument['professional_experience'][number]
/** A job with the lines that a letter quotes from it; `matches` says whether they share anything with the posting. */
export type Evidence = { job: Job; lines: Sourced[]; matches: boolean }

/** Quoted lines stay readable: longer ones belong in the CV. */
const mostWordsOfLine = 45
const mostJobs = 2

/**
 * The jobs and lines nearest to a posting, newest job first. Without any match the newest job speaks for itself.
 * @param mostLines how many lines altogether
 */
export function chooseEvidence(
  profile: ProfileDocument,
  posting: PostingTerms,
  named: readonly string[],
  mostLines: number,
): Evidence[] {
  const jobs = newestFirst(profile.professional_experience)
  const all = jobs.flatMap((job, age) =>
    linesOf(job, ['notable_achievements', 'responsibilities'])
      .filter((line) => countWords(line.text) <= mostWordsOfLine)
      .map((line, index) => ({ line, job, age, index, score: matchLine(line.text, posting, named).score })),
  )
  const ranked = all
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.age - b.age || a.index - b.index)
  const matches = ranked.length > 0
  const pool = matches ? ranked : all.filter(({ job }) => job === all[0]?.job)
  const best = [...new Set(pool.map(({ job }) => job))].slice(0, mostJobs)
  const chosen = pool.filter(({ job }) => best.includes(job)).slice(0, mostLines)
  return jobs
    .map((job) => ({ job, matches, lines: chosen.filter((it) => it.job === job).map(({ line }) => line) }))
    .filter(({ lines }) => lines.length > 0)
}

export function countWords(text: string): number {
  return oneLine(text).split(' ').filter(Boolean).length
}

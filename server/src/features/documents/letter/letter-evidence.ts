import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { isSpecific, matchLine, type PostingTerms } from '../../../lib/matching/matching.ts'
import type { Sourced } from '../content.ts'
import { oneLine } from '../resume/resume-sections.ts'
import { lineKey, linesOf, newestFirst } from '../resume/tailor-resume.ts'

export type Job = ProfileDocument['professional_experience'][number]
/** A job with the lines that a letter quotes from it; `matches`: it holds the line nearest to the posting, by a skill of a trade. */
export type Evidence = { job: Job; lines: Sourced[]; matches: boolean }

/** Quoted lines stay readable: longer ones belong in the CV. */
const mostWordsOfLine = 45
const mostJobs = 2

/**
 * The jobs and lines nearest to a posting, newest job first. A match needs a line with a specific skill that the posting
 * names: everyday words in common ("engineer", "design") make no work close. Without one the newest job speaks for itself.
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
      .map((line, index) => ({ line, job, age, index, ...nearness(line, posting, named) })),
  )
  const once = all.filter(({ line }, at) => all.findIndex((it) => lineKey(it.line.text) === lineKey(line.text)) === at)
  const ranked = once.toSorted(
    (a, b) => Number(b.matches) - Number(a.matches) || b.score - a.score || a.age - b.age || a.index - b.index,
  )
  const nearest = ranked.find(({ matches }) => matches)?.job
  const pool = nearest ? ranked.filter(({ score }) => score > 0) : ranked.filter(({ job }) => job === once[0]?.job)
  const best = [...new Set(pool.map(({ job }) => job))].slice(0, mostJobs)
  const chosen = pool.filter(({ job }) => best.includes(job)).slice(0, mostLines)
  return jobs
    .map((job) => ({
      job,
      matches: job === nearest,
      lines: chosen.filter((it) => it.job === job).map(({ line }) => line),
    }))
    .filter(({ lines }) => lines.length > 0)
}

function nearness(line: Sourced, posting: PostingTerms, named: readonly string[]) {
  const { score, skills } = matchLine(line.text, posting, named)
  return { score, matches: skills.some(isSpecific) }
}

export function countWords(text: string): number {
  return oneLine(text).split(' ').filter(Boolean).length
}

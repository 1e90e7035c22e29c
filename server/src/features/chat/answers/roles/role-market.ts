import { setImmediate } from 'node:timers/promises'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { readRequirements } from '../../../../lib/matching/posting/read-requirements.ts'
import { matchRequirements } from '../../../../lib/matching/profile/match-requirements.ts'
import type { MatchProfile } from '../../../../lib/matching/profile/match-profile.ts'
import { readProfileEvidence } from '../../../../lib/matching/profile/profile-evidence.ts'
import { plainText } from '../../../../lib/posting-text/plain-text.ts'

/** How many postings ask for a skill, and whether the profile shows it. */
export type AskedSkillCount = { skill: string; postings: number; isShown: boolean }

/** Enough to tell a habit from an exception; each takes some 20 ms of a core. */
const mostPostings = 8
const mostCharacters = 8000

/** Skills that postings ask for, the most frequent first. Yields to the event loop after each posting. */
export async function countSkills(
  jobs: readonly FoundJob[],
  profile: MatchProfile,
  now: Date,
): Promise<{ postings: number; skills: AskedSkillCount[] }> {
  const evidence = readProfileEvidence(profile, now.toISOString().slice(0, 10))
  const counts = new Map<string, AskedSkillCount>()
  let postings = 0
  for (const job of jobs.slice(0, mostPostings)) {
    await setImmediate()
    const named = requirementsOf(job).filter(({ skills }) => skills.length > 0)
    if (named.length > 0) postings += 1
    const seen = new Set<string>()
    for (const requirement of named) {
      const [status] = matchRequirements([requirement], evidence).requirements.map((one) => one.status)
      for (const { name } of requirement.skills) {
        if (seen.has(name)) continue
        seen.add(name)
        const known = counts.get(name) ?? { skill: name, postings: 0, isShown: false }
        counts.set(name, { ...known, postings: known.postings + 1, isShown: known.isShown || status === 'have' })
      }
    }
  }
  const skills = [...counts.values()].toSorted((a, b) => b.postings - a.postings || a.skill.localeCompare(b.skill))
  return { postings, skills }
}

/** A posting with the skills that it asks for and the profile shows. */
export type FittingJob = { job: FoundJob; shown: string[]; asked: number }

/** Enough for a list; each takes some 20 ms of a core. */
const mostCompared = 12
/** A job that asks for much else is no neighbour. */
const fewestShown = 0.4

/** Postings of which the profile shows a good part, the best first. Yields to the event loop after each posting. */
export async function fittingJobs(jobs: readonly FoundJob[], profile: MatchProfile, now: Date): Promise<FittingJob[]> {
  const evidence = readProfileEvidence(profile, now.toISOString().slice(0, 10))
  const fitting: FittingJob[] = []
  for (const job of jobs.slice(0, mostCompared)) {
    await setImmediate()
    const named = requirementsOf(job).filter(({ skills }) => skills.length > 0)
    const { requirements } = matchRequirements(named, evidence)
    const have = requirements.filter(({ status }) => status === 'have').map(({ profile: [words = ''] }) => words)
    const shown = [...new Set(have.filter((words) => words !== ''))]
    if (shown.length > 0 && have.length / named.length >= fewestShown) fitting.push({ job, shown, asked: named.length })
  }
  return fitting.toSorted((a, b) => b.shown.length / b.asked - a.shown.length / a.asked)
}

const requirementsOf = ({ job_title, description, requirements }: FoundJob) =>
  readRequirements({ title: job_title, description: linesOf(description), requirements: linesOf(requirements) })

/** Requirements are read line by line, and the ends of HTML blocks are the ends of lines. */
function linesOf(safeHtml: string): string {
  return safeHtml
    .slice(0, 2 * mostCharacters)
    .split(/<\/(?:p|li|h[1-6]|div|ul|ol)>|<br\s*\/?>/i)
    .map((part) => (/<li\b/i.test(part) ? `• ${plainText(part)}` : plainText(part)))
    .filter((line) => line.length > 2)
    .join('\n')
    .slice(0, mostCharacters)
}

import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { findSkills, type Mention } from '../../../lib/matching/skills/find-skills.ts'
import type { Requirement } from '../../../lib/matching/posting/requirement.ts'
import type { Sourced } from '../content.ts'
import { lineKey, linesOf, newestFirst } from '../resume/tailor-resume.ts'

export type Job = ProfileDocument['professional_experience'][number]
/** A line of the profile and what of the posting it answers; `place`: where in the posting the first of that stands. */
export type Answer = { line: Sourced; job: Job; asks: Requirement[]; weight: number; place: number }

/** A quoted line is read in one breath; longer ones belong in the CV. */
const maxWords = 40
const ofKind = { required: 3, wished: 1.5 } as const
// Every applicant names these, so a line that shares only them answers nothing.
const generalGroup = 'Working strengths'
const generalSkills = new Set(['Software development', 'Open source', 'Office administration', 'Computer skills'])
const softOpening = /^(?:collaborated|assisted|helped|participated|worked|supported|contributed|responsible)\b/i
const label = /^[\p{L} ]{3,30}:/u
const result = /%|[€£$]\s?\d|\b\d[\d.,]*\s?(?:k|m|million|mio)\b|\b\d{2,}\b/i

/**
 * The profile's lines that show what a posting asks for, the strongest first. A line answers a requirement when both
 * name the same skill; words that they merely share prove nothing. Each requirement is answered once, by its best line:
 * required before wished, lines with a figure before lines without, newer jobs before older ones.
 */
export function findAnswers(profile: ProfileDocument, requirements: readonly Requirement[]): Answer[] {
  const asked = requirements.filter(({ text }) => specificSkills(text).length > 0)
  const lines = candidatesOf(profile)
  const pairs = lines.flatMap((candidate) =>
    asked
      .filter((requirement) => requirement.skills.some(({ name }) => candidate.skills.has(name)))
      .map((requirement) => ({ ...candidate, requirement, value: ofKind[requirement.kind] * candidate.strength })),
  )
  const answered = new Map<Requirement, (typeof pairs)[number]>()
  // A line that answers more is worth more: it saves the reader another one.
  const breadth = (line: Sourced) => pairs.filter((pair) => pair.line === line).length
  for (const pair of pairs.toSorted(
    (a, b) => b.value * Math.sqrt(breadth(b.line)) - a.value * Math.sqrt(breadth(a.line)),
  ))
    if (!answered.has(pair.requirement)) answered.set(pair.requirement, pair)
  const chosen = [...new Set([...answered.values()].map(({ line }) => line))].map((line) => {
    const own = [...answered.values()].filter((pair) => pair.line === line)
    const asks = asked.filter((requirement) => own.some((pair) => pair.requirement === requirement))
    const weight = own.reduce((sum, { value }) => sum + value, 0)
    return { line, job: own[0]!.job, asks, weight, place: asked.indexOf(asks[0]!) }
  })
  return chosen.toSorted((a, b) => b.weight - a.weight)
}

/** The skills of a text that tell one trade from another, with the general ones that they imply. */
export function specificSkills(text: string): Mention[] {
  return findSkills(text).filter(({ skill }) => skill.group !== generalGroup && !generalSkills.has(skill.name))
}

/** Names of the skills that a line shows: those it names, and what these imply. */
export function shownSkills(line: string): ReadonlySet<string> {
  return new Set(specificSkills(line).flatMap(({ skill }) => [skill.name, ...skill.implies]))
}

type Candidate = { line: Sourced; job: Job; skills: ReadonlySet<string>; strength: number }

function candidatesOf(profile: ProfileDocument): Candidate[] {
  const seen = new Set<string>()
  return newestFirst(profile.professional_experience).flatMap((job, age) =>
    linesOf(job, ['notable_achievements', 'responsibilities']).flatMap((line, index) => {
      const key = lineKey(line.text)
      if (seen.has(key) || line.text.split(/\s+/).length > maxWords || line.text.includes('\n')) return []
      seen.add(key)
      const skills = shownSkills(line.text)
      const strength =
        (result.test(line.text) ? 1.35 : 1) *
        (softOpening.test(line.text) ? 0.8 : 1) *
        (label.test(line.text) ? 0.5 : 1) *
        0.92 ** age *
        0.97 ** index
      return [{ line, job, skills, strength }]
    }),
  )
}

import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { findSkills, type Mention } from '../../../lib/matching/skills/find-skills.ts'
import type { Requirement } from '../../../lib/matching/posting/requirement.ts'
import type { Sourced } from '../content.ts'
import { bestAnswers } from './best-answers.ts'
import { lineKey, linesOf, newestFirst } from '../resume/tailor-resume.ts'

export type Job = ProfileDocument['professional_experience'][number]
/** A profile line and the requirements it answers; `place` is the position of the first of them in the posting. */
export type Answer = Pick<Candidate, 'line' | 'job' | 'skills'> & { asks: Requirement[]; weight: number; place: number }

/** A quoted line is read in one breath; longer ones belong in the CV. */
const maxWords = 40
/** Newest first; a CV of ten pages has some 300, and older lines answer nothing better. */
const maxLines = 400
const ofKind = { required: 3, wished: 1.5 } as const
// Every applicant names these, so a line that shares only them answers nothing.
const generalGroup = 'Working strengths'
const generalSkills = new Set(['Software development', 'Open source', 'Office administration', 'Computer skills'])
const softOpening = /^(?:collaborated|assisted|helped|participated|worked|supported|contributed|responsible)\b/i
const label = /^[\p{L} ]{3,30}:/u
const result = /%|[€£$]\s?\d|\b\d[\d.,]*\s?(?:k|m|million|mio)\b|\b\d{2,}\b/i

/**
 * Profile lines that answer requirements by the same skill, not just shared words. Each requirement goes to its best
 * line: required before wished, figures first, newer jobs first.
 */
export function findAnswers(profile: ProfileDocument, requirements: readonly Requirement[]): Answer[] {
  const asked = requirements.filter(({ text }) => specificSkills(text).length > 0)
  const askedBy = Map.groupBy(
    asked.flatMap((ask) => [...new Set(ask.skills.map(({ name }) => name))].map((name) => ({ ask, name }))),
    ({ name }) => name,
  )
  const pairs = candidatesOf(profile).flatMap((line) => {
    const asks = new Set([...line.skills].flatMap((name) => (askedBy.get(name) ?? []).map(({ ask }) => ask)))
    return [...asks].map((ask) => ({ line, ask, value: ofKind[ask.kind] * line.strength }))
  })
  const answered = [...bestAnswers(pairs)].map(([ask, { line, value }]) => ({ ask, line, value }))
  const chosen = [...Map.groupBy(answered, ({ line }) => line)].map(([{ line, job, skills }, own]): Answer => {
    const asks = asked.filter((requirement) => own.some(({ ask }) => ask === requirement))
    const weight = own.reduce((sum, { value }) => sum + value, 0)
    return { line, job, skills, asks, weight, place: asked.indexOf(asks[0]!) }
  })
  return chosen.toSorted((a, b) => b.weight - a.weight || a.place - b.place)
}

export function specificSkills(text: string): Mention[] {
  return findSkills(text).filter(({ skill }) => skill.group !== generalGroup && !generalSkills.has(skill.name))
}

function shownSkills(line: string): ReadonlySet<string> {
  return new Set(specificSkills(line).flatMap(({ skill }) => [skill.name, ...skill.implies]))
}

type Candidate = { line: Sourced; job: Job; skills: ReadonlySet<string>; strength: number }

function candidatesOf(profile: ProfileDocument): Candidate[] {
  const lines = newestFirst(profile.professional_experience).flatMap((job, age) =>
    linesOf(job, ['notable_achievements', 'responsibilities']).map((line, index) => ({ line, job, age, index })),
  )
  const short = lines.filter(({ line: { text } }) => text.split(/\s+/).length <= maxWords && !text.includes('\n'))
  // A line repeated in an older job belongs to the newest one.
  const once = new Map(short.toReversed().map((it) => [lineKey(it.line.text), it]))
  const kept = short.filter((it) => once.get(lineKey(it.line.text)) === it)
  return kept.slice(0, maxLines).map(({ line, job, age, index }) => {
    const strength =
      (result.test(line.text) ? 1.35 : 1) *
      (softOpening.test(line.text) ? 0.8 : 1) *
      (label.test(line.text) ? 0.5 : 1) *
      0.92 ** age *
      0.97 ** index
    return { line, job, skills: shownSkills(line.text), strength }
  })
}

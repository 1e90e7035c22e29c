import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { skillsOfLine, type HeldSkill } from '../../../lib/matching/profile/profile-evidence.ts'
import type { PostingTexts } from '../../../lib/matching/posting/posting-lines.ts'
import type { Requirement } from '../../../lib/matching/posting/requirement.ts'
import type { PostingInterest } from '../../../lib/matching/ranking/posting-interest.ts'
import { scoreLine } from '../../../lib/matching/ranking/rank-lines.ts'
import { compareSkills } from '../../../lib/matching/skills/compare-skills.ts'
import { findSkills, type Mention } from '../../../lib/matching/skills/find-skills.ts'
import type { Sourced } from '../content.ts'
import { lineKey } from '../resume/tailor-resume.ts'
import { bestAnswers } from './best-answers.ts'
import { answersToDuties } from './duty-answers.ts'
import { isTellable } from './tellable-line.ts'
import { workLinesOf, type Work } from './told-works.ts'

/** A profile line and the requirements it answers; `place` is the position of the first of them in the posting. */
export type Answer = Pick<Candidate, 'line' | 'job' | 'skills'> & { asks: Requirement[]; weight: number; place: number }

/** Newest first; a CV of ten pages has some 300, and older lines answer nothing better. */
const maxLines = 400
const ofKind = { required: 3, wished: 1.5 } as const
const answerable: ReadonlySet<Requirement['what']> = new Set(['skill', 'licence', 'years', 'other'])
// Every applicant names these, so a line that shares only them answers nothing.
const generalGroup = 'Working strengths'
const generalSkills = new Set(['Software development', 'Open source', 'Office administration', 'Computer skills'])
/** The weight of a line's rank (some -1 to 4) and of each older job, relative to the requirements. */
const rankShare = 0.4
const olderJob = 0.92
/** Lower lines say little of anything; a letter is better without them. */
const lowestRank = 0.7

/** Profile lines that show a required skill, each requirement by its best line: required first, then rank and age. */
export function findAnswers(
  profile: ProfileDocument,
  requirements: readonly Requirement[],
  interest: PostingInterest,
  posting: PostingTexts,
): Answer[] {
  const asked = requirements.filter(({ what, text }) => answerable.has(what) && specificSkills(text).length > 0)
  const askedBy = Map.groupBy(
    asked.flatMap((ask) => [...new Set(ask.skills.map(({ name }) => name))].map((name) => ({ ask, name }))),
    ({ name }) => name,
  )
  const pairs = candidatesOf(profile, interest).flatMap((line) => {
    const names = line.skills.flatMap(({ skill }) => [skill.name, ...skill.implies])
    const near = new Set(names.flatMap((name) => (askedBy.get(name) ?? []).map(({ ask }) => ask)))
    const asks = [...near].filter(({ skills }) => isShown(skills, line.skills))
    return asks.map((ask) => ({ line, ask, value: ofKind[ask.kind] * line.strength }))
  })
  const answered = [...bestAnswers(pairs)].map(([ask, { line, value }]) => ({ ask, line, value }))
  const chosen = [...Map.groupBy(answered, ({ line }) => line)].map(([{ line, job, skills }, own]): Answer => {
    const asks = asked.filter((requirement) => own.some(({ ask }) => ask === requirement))
    const weight = own.reduce((sum, { value }) => sum + value, 0)
    return { line, job, skills, asks, weight, place: asked.indexOf(asks[0]!) }
  })
  const best = chosen.toSorted((a, b) => b.weight - a.weight || a.place - b.place)
  return best.length < enoughAnswers ? [...best, ...dutyAnswers(profile, best, posting)] : best
}

/** Fewer lines leave room for the work that the posting describes. */
const enoughAnswers = 3

function dutyAnswers(profile: ProfileDocument, known: readonly Answer[], posting: PostingTexts): Answer[] {
  const told = new Set(known.map(({ line }) => lineKey(line.text)))
  const lines = tellableLines(profile).filter(({ line }) => !told.has(lineKey(line.text)))
  return answersToDuties(lines, posting).map(({ duty, line: { line, job }, weight }, index) => ({
    line,
    job,
    skills: [],
    asks: [{ text: duty, kind: 'required', what: 'other', skills: [] }],
    weight,
    place: known.length + index,
  }))
}

export function specificSkills(text: string, occupation = ''): Mention[] {
  return findSkills(text, occupation).filter(({ skill }) => isSpecific(skill))
}

/** A substitute or a mere word of the trade does not show a skill. */
export function isShown(asked: Requirement['skills'], held: readonly HeldSkill[]): boolean {
  return held.some((it) => asked.some((skill) => compareSkills(skill, it) === 'have'))
}

const isSpecific = ({ group, name }: Mention['skill']): boolean => group !== generalGroup && !generalSkills.has(name)

type Candidate = { line: Sourced; job: Work; skills: readonly HeldSkill[]; strength: number }

/** Each line once: one that is repeated in an older job belongs to the newest. */
export function tellableLines(profile: ProfileDocument) {
  const lines = workLinesOf(profile)
    .slice(0, maxLines)
    .filter(({ line }) => isTellable(line.text))
  return [...new Map(lines.toReversed().map((it) => [lineKey(it.line.text), it])).values()].toReversed()
}

function candidatesOf(profile: ProfileDocument, interest: PostingInterest): Candidate[] {
  return tellableLines(profile).flatMap(({ line, job, age, place }): Candidate[] => {
    const skills = skillsOfLine(line.text, job.title).filter(({ skill }) => isSpecific(skill))
    const rank = skills.length === 0 ? -Infinity : scoreLine(line.text, interest, place)
    return rank < lowestRank ? [] : [{ line, job, skills, strength: Math.exp(rankShare * rank) * olderJob ** age }]
  })
}

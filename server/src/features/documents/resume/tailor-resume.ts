import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { compareNewestFirst } from '@waymark/contract/profile-rules.ts'
import { readPostingInterest, type PostingInterest } from '../../../lib/matching/ranking/posting-interest.ts'
import { scoreLine } from '../../../lib/matching/ranking/rank-lines.ts'
import { rankSkills } from '../../../lib/matching/ranking/rank-skills.ts'
import type { Purpose, ResumeContent, Section, Sourced, Target } from '../content.ts'
import { textsIn } from '../../../lib/languages.ts'
import { documentTexts } from '../document-texts.ts'
import { chooseLines, heightOfSection, type Candidate } from './line-budget.ts'
import {
  compact,
  experienceEntry,
  headerOf,
  oneLine,
  sectionOf,
  sourceOf,
  verbatim,
  volunteerEntry,
  wholeSections,
} from './resume-sections.ts'

type Dated = { from: string; to: string }
type Work<T> = { item: T; lines: Sourced[] }

/**
 * Selects and orders what the profile says, without rewording. Jobs stay newest first; relevant lines and skills lead.
 * References, birth date, marital status and nationality are left out unless the user asks. Deterministic.
 */
export function tailorResume(profile: ProfileDocument, target: Target, wanted: string | null): ResumeContent {
  const wording = textsIn(documentTexts, wanted)
  const { title, text: description, requirements = '' } = target
  const posting = readPostingInterest({ title, description, requirements })
  const jobs = newestFirst(profile.professional_experience).map((item) =>
    workOf(item, linesOf(item, ['notable_achievements', 'responsibilities'])),
  )
  const volunteering = newestFirst(profile.volunteer_experience).map((item) =>
    workOf(item, linesOf(item, ['responsibilities'])),
  )
  const candidates = candidatesOf([...jobs, ...volunteering], posting)

  const ranked = Map.groupBy(
    candidates.toSorted((a, b) => b.score - a.score || a.index - b.index),
    ({ entry }) => entry,
  )

  const layOut = (kept: ReadonlySet<Sourced>) => {
    const best = (entry: number) => (ranked.get(entry) ?? []).map(({ line }) => line).filter((line) => kept.has(line))
    const texts = wording.texts
    const whole = wholeSections(profile, wording)
    return [
      sectionOf('summary', texts.summary, {
        paragraphs: compact(
          profile.profile_summary.split(/\n+/).map((paragraph) => verbatim(paragraph, 'profile_summary')),
        ),
      }),
      sectionOf('skills', texts.skills, { items: orderSkills(profile, posting) }),
      sectionOf('experience', texts.experience, {
        entries: compact(jobs.map(({ item }, entry) => experienceEntry(item, best(entry), wording))),
      }),
      ...whole.slice(0, 3),
      sectionOf('volunteering', texts.volunteering, {
        entries: compact(
          volunteering.map(({ item }, index) => volunteerEntry(item, best(jobs.length + index), wording)),
        ),
      }),
      ...whole.slice(3),
    ].filter(isFilled)
  }
  const taken = layOut(new Set()).reduce((sum, section) => sum + heightOfSection(section), 4.5)
  const kept = chooseLines(candidates, taken)
  const left_out = candidates.filter(({ line }) => !kept.has(line)).flatMap(({ line }) => line.sources)
  return {
    kind: 'resume',
    language: wording.language,
    target: purposeOf(target),
    ...headerOf(profile),
    sections: layOut(kept),
    left_out,
  }
}

export function purposeOf({ title, company }: Target): Purpose {
  return { title: oneLine(title), company: oneLine(company) }
}

export function newestFirst<T extends Dated>(items: readonly T[]): T[] {
  return items.toSorted(compareNewestFirst)
}

/** Equal for lines that differ only in spaces, case and punctuation. */
export function lineKey(text: string): string {
  const key = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,;:!?…•·*–—'"’‘“”()]+/g, ' ')
    .trim()
  return key || text
}

export function linesOf<F extends string>(
  item: { id?: string | undefined } & Readonly<Record<F, readonly string[]>>,
  fields: readonly F[],
): Sourced[] {
  const lines = fields.flatMap((field) =>
    item[field].map((line, index) => verbatim(line, sourceOf(item, field, index))),
  )
  return [
    ...new Map(
      compact(lines)
        .toReversed()
        .map((line) => [lineKey(line.text), line]),
    ).values(),
  ].toReversed()
}

function workOf<T extends Dated>(item: T, lines: Sourced[]): Work<T> {
  return { item, lines }
}

/** Lines behind the newest ones keep their author's order: two pages hold some 120, and ranking each takes time. */
const mostRanked = 400
const unranked = -100

function candidatesOf(works: readonly Work<Dated>[], posting: PostingInterest): Candidate[] {
  const lines = works.flatMap(({ lines: own }, entry) =>
    own.map((line, index) => ({ line, entry, index, count: own.length })),
  )
  return lines.map(({ count, ...candidate }, at) => {
    const { line, index } = candidate
    return { ...candidate, score: at < mostRanked ? scoreLine(line.text, posting, { index, count }) : unranked }
  })
}

/** Skills that the posting asks for first, the rest in the profile's order; each once. */
function orderSkills(profile: ProfileDocument, posting: PostingInterest): Sourced[] {
  const skills = compact(profile.skills.map((item) => verbatim(oneLine(item.skill), sourceOf(item, 'skill'))))
  const once = [...new Map(skills.toReversed().map((skill) => [skill.text.toLowerCase(), skill])).values()].toReversed()
  return rankSkills(once, ({ text }) => text, posting)
}

function isFilled(section: Section): boolean {
  return section.paragraphs.length + section.items.length + section.entries.length > 0
}

/** Enough for a document: a name, and a job, a school or a skill. */
export function isEnough(profile: ProfileDocument): boolean {
  const { personal_details, professional_experience, volunteer_experience, education, skills } = profile
  const hasMatter = [
    ...professional_experience.map((it) => it.title + it.company),
    ...volunteer_experience.map((it) => it.title + it.organization),
    ...education.map((it) => it.institution + it.degree_type),
    ...skills.map((it) => it.skill),
  ].some((text) => oneLine(text) !== '')
  return oneLine(personal_details.name) !== '' && hasMatter
}

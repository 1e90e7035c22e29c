import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { PostingInterest } from '../../../lib/matching/ranking/posting-interest.ts'
import { rankSkills, skillEntryWeight } from '../../../lib/matching/ranking/rank-skills.ts'
import { findWholeSkill } from '../../../lib/matching/skills/find-skills.ts'
import type { ItemGroup, Section, Sourced } from '../content.ts'
import type { Wording } from '../document-texts.ts'
import { compact, oneLine, sectionOf, sourceOf, verbatim } from './resume-sections.ts'

/** More than this in one list is a wall that nobody reads. */
const longestList = 14
/** Fewer skills than this are no group of their own. */
const smallestGroup = 2

/**
 * The skills, what the posting asks for before the rest, each once, in the profile's groups. A long list without groups
 * is divided by the kinds of the curated list of skills, whose names are English.
 */
export function skillSection(profile: ProfileDocument, posting: PostingInterest, wording: Wording): Section {
  const { texts, language } = wording
  const skills = orderSkills(profile, posting)
  const own = groupsBy(skills, ({ text, sources }) => categoryOf(profile, text, sources))
  const isGrouped = own.some(({ label }) => label !== undefined)
  const kinds = !isGrouped && skills.length > longestList && language === 'en' ? groupsBy(skills, kindOf) : []
  const groups = isGrouped ? own : withoutSmall(kinds)
  if (groups.filter(({ label }) => label !== undefined).length < (isGrouped ? 1 : 2))
    return sectionOf('skills', texts.skills, { items: skills })
  const other: Sourced = { text: texts.other_skills, sources: [], origin: 'template' }
  const weightOf = (group: Group) => Math.max(...group.items.map(({ text }) => skillEntryWeight(text, posting)))
  const inOrder = groups.toSorted(
    (a, b) => Number(a.label === undefined) - Number(b.label === undefined) || weightOf(b) - weightOf(a),
  )
  return sectionOf('skills', texts.skills, {
    groups: inOrder.map(({ label, items }): ItemGroup => ({ label: label ?? other, items })),
  })
}

type Group = { label: Sourced | undefined; items: Sourced[] }

function groupsBy(skills: readonly Sourced[], labelOf: (skill: Sourced) => Sourced | undefined): Group[] {
  const groups = new Map<string, Group>()
  for (const skill of skills) {
    const label = labelOf(skill)
    const group = groups.get(label?.text ?? '')
    if (group) group.items.push(skill)
    else groups.set(label?.text ?? '', { label, items: [skill] })
  }
  return [...groups.values()]
}

function withoutSmall(groups: readonly Group[]): Group[] {
  const isSmall = ({ label, items }: Group) => label === undefined || items.length < smallestGroup
  const rest = groups.filter(isSmall).flatMap(({ items }) => items)
  const large = groups.filter((group) => !isSmall(group))
  return rest.length === 0 ? large : [...large, { label: undefined, items: rest }]
}

function categoryOf(profile: ProfileDocument, text: string, sources: readonly string[]): Sourced | undefined {
  const skill = profile.skills.find((it) => sources.includes(sourceOf(it, 'skill')) && oneLine(it.skill) === text)
  return skill && verbatim(oneLine(skill.category), sourceOf(skill, 'category'))
}

function kindOf({ text }: Sourced): Sourced | undefined {
  const kind = findWholeSkill(text)?.skill.group
  return kind === undefined ? undefined : { text: kind, sources: [], origin: 'template' }
}

/** The skills that the posting asks for first, then the others in the profile's order; each once. */
function orderSkills(profile: ProfileDocument, posting: PostingInterest): Sourced[] {
  const skills = compact(profile.skills.map((item) => verbatim(oneLine(item.skill), sourceOf(item, 'skill'))))
  const once = [...new Map(skills.toReversed().map((skill) => [skill.text.toLowerCase(), skill])).values()].toReversed()
  return rankSkills(once, ({ text }) => text, posting)
}

import { profileLimits } from '@waymark/contract/profile-document.ts'
import { listSections, type ListSection } from '@waymark/contract/profile-sections.ts'
import type { ReadProfile, ReadValue } from './fields.ts'
import { notHeldIn, withRemark } from './not-held.ts'

type Limits = Record<string, number>

const { line, skill, link } = profileLimits
const work: Limits = {
  company: profileLimits.company,
  organization: profileLimits.organization,
  location: profileLimits.location,
  title: profileLimits.title,
  responsibilities: line,
  notable_achievements: line,
}
const limits: Record<ListSection | 'personal_details', Limits> = {
  personal_details: {
    name: profileLimits.name,
    headline: profileLimits.headline,
    email: profileLimits.email,
    address: profileLimits.address,
    present_location: profileLimits.present_location,
    nationality: profileLimits.nationality,
    languages_known: profileLimits.language,
    mobile_numbers: profileLimits.phone,
    links: link,
  },
  professional_experience: work,
  volunteer_experience: work,
  projects: {
    name: profileLimits.project_name,
    role: profileLimits.project_role,
    link,
    description: line,
    skills: skill,
  },
  education: {
    institution: profileLimits.institution,
    attendance: profileLimits.attendance,
    degree_type: profileLimits.degree_type,
    specialization: profileLimits.specialization,
    gpa: profileLimits.gpa,
  },
  skills: { skill, category: profileLimits.skill_category },
  training: {
    skill: profileLimits.primary_skill,
    training_name: profileLimits.training_name,
    training_institution: profileLimits.training_institution,
    skills_acquired: profileLimits.secondary_skill,
    description: profileLimits.training_description,
  },
  publications: {
    publication_title: profileLimits.publication,
    publication_organization: profileLimits.publication,
    publication_description: profileLimits.publication,
  },
  certifications: {
    certification_name: profileLimits.certification,
    certification_organization: profileLimits.certification,
  },
  references: {
    name: profileLimits.reference,
    title: profileLimits.reference,
    company: profileLimits.reference,
    mobile: profileLimits.phone,
    email: profileLimits.reference,
  },
}

/** A cut address or number leads elsewhere or nowhere; half of a grade or of a time is another one. */
const uncuttable: ReadonlySet<string> = new Set([
  'email',
  'link',
  'links',
  'mobile',
  'mobile_numbers',
  'gpa',
  'attendance',
])

/** Half a skill is another skill, and one without its "(home lab)" says more than the person did. A bracket that lists may go. */
const names: ReadonlySet<string> = new Set(['skill', 'skills', 'category'])

type Fields = Readonly<Record<string, ReadValue | readonly ReadValue[] | undefined>>

/** The profile with every text as short as its field holds, so that it can be saved, and what was left out of it. */
export function withinFields(profile: ReadProfile): { profile: ReadProfile; leftOut: string[] } {
  const leftOut: string[] = []
  const cut = (fields: Fields, own: Limits) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cutField(value, name, own[name], leftOut)]))
  const sections = listSections.map((section) => {
    const entries = profile[section]
    leftOut.push(...entries.slice(profileLimits.entries).map((entry) => textOf(entry as Fields)))
    const short = entries.slice(0, profileLimits.entries).map((entry) => cut(entry as Fields, limits[section]))
    return [section, section === 'skills' ? short.filter((entry) => entry['skill'] !== undefined) : short]
  })
  const summary = cutField(profile.profile_summary, 'profile_summary', profileLimits.profile_summary, leftOut)
  const short = {
    ...profile,
    personal_details: cut(profile.personal_details as Fields, limits.personal_details),
    ...(summary && { profile_summary: summary }),
    ...Object.fromEntries(sections),
  } as ReadProfile
  return { profile: short, leftOut }
}

const textOf = (fields: Fields): string =>
  Object.values(fields)
    .flat()
    .flatMap((one) => one?.value ?? [])
    .join(', ')

function cutField(
  value: ReadValue | readonly ReadValue[] | undefined,
  name: string,
  limit: number | undefined,
  leftOut: string[],
): ReadValue | readonly ReadValue[] | undefined {
  if (value === undefined || limit === undefined) return value
  if ('value' in value) return cutValue(value, name, limit, leftOut)
  const values = limit === line ? value.flatMap(intoLines) : value
  leftOut.push(...values.slice(profileLimits.entries).map((one) => one.value))
  return values.slice(0, profileLimits.entries).flatMap((one) => cutValue(one, name, limit, leftOut) ?? [])
}

/** A paragraph as several lines, so that nothing of it is lost. */
function intoLines(value: ReadValue): ReadValue[] {
  const parts: ReadValue[] = []
  let left = value.value
  while (left.length > line) {
    const end = endWithin(left, line)
    parts.push({ ...value, value: left.slice(0, end).trim() })
    left = withoutSeparator(left.slice(end))
  }
  return [...parts, { ...value, value: left }]
}

function cutValue(value: ReadValue, name: string, limit: number, leftOut: string[]): ReadValue | undefined {
  if (value.value.length <= limit) return value
  if (uncuttable.has(name)) {
    leftOut.push(value.value)
    return undefined
  }
  const notHeld = notHeldIn(value.value)
  if (notHeld && notHeld.remark.length < limit / 2) {
    const { kept, rest } = shorten(notHeld.rest, limit - notHeld.remark.length - ' ()'.length)
    leftOut.push(...rest)
    return { ...value, value: withRemark(kept, notHeld), confidence: 'low' }
  }
  const { kept, rest } = shorten(value.value, limit)
  const isHalf =
    names.has(name) &&
    (!/^(?:\s\(|[,;])/.test(value.value.slice(kept.length)) || rest.some((text) => !text.includes(',')))
  if (isHalf) {
    leftOut.push(value.value)
    return undefined
  }
  leftOut.push(...rest)
  return { ...value, value: kept, confidence: 'low' }
}

/** A text within a limit: without its brackets, else up to the end of a sentence, a separator or a word. */
export function shorten(text: string, limit: number): { kept: string; rest: string[] } {
  const brackets = text.match(/\([^()]*\)/g) ?? []
  const plain = text.replace(/\s*\([^()]*\)/g, '').trim()
  if (brackets.length > 0 && plain.length <= limit && /\p{L}{2}/u.test(plain))
    return { kept: plain, rest: brackets.map((bracket) => bracket.slice(1, -1)) }
  const end = endWithin(text, limit)
  const rest = withoutSeparator(text.slice(end))
  return { kept: text.slice(0, end).trim(), rest: rest === '' ? [] : [rest] }
}

/** A text without the separator at which it was cut; "-40 °C" keeps its sign. */
const withoutSeparator = (text: string) => text.replace(/^(?:[\s,;]|[|–—-](?=\s))+/u, '').trim()

/** Where a text can be cut at the latest: a sentence's end, a separator, a word. */
function endWithin(text: string, limit: number): number {
  const part = text.slice(0, limit + 1)
  for (const pattern of [/[.!?](?=\s)|\n/g, /\s[–—|-]\s|[,;]\s|\s\(/g, /\s/g]) {
    const last = [...part.matchAll(pattern)].at(-1)
    const end = last === undefined ? 0 : last.index + Number(/[.!?]/.test(last[0]))
    if (end > limit / 3) return end
  }
  // An emoji is two units, and half of it is no character.
  return /[\ud800-\udbff]$/.test(part.slice(0, limit)) ? limit - 1 : limit
}

import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Contact, Entry, Section, Sourced } from '../content.ts'
import { formatRange, formatYears } from '../dates.ts'
import { fill, type DocumentTexts, type Wording } from '../document-texts.ts'

type Part = readonly [text: string, ...sources: string[]]

export function verbatim(text: string, source: string): Sourced | undefined {
  const tidy = text
    .trim()
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{2,}/g, '\n')
  return tidy === '' ? undefined : { text: tidy, sources: [source], origin: 'verbatim' }
}

export function compact<T>(values: readonly (T | undefined)[]): T[] {
  return values.filter((value) => value !== undefined)
}

export function sourceOf(item: { id?: string | undefined }, field: string, index?: number): string {
  return [item.id ?? '', field, ...(index === undefined ? [] : [index])].join('/')
}

function joined(parts: readonly Part[], separator: string): Sourced | null {
  const present = parts
    .map(([text, ...sources]) => ({ text: oneLine(text), sources }))
    .filter(({ text }) => text !== '')
  if (present.length === 0) return null
  const sources = present.flatMap((part) => part.sources)
  const text = present.map((part) => part.text).join(separator)
  return { text, sources, origin: sources.length === 1 ? 'verbatim' : 'template' }
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function entryOf(heading: readonly Part[], meta: readonly Part[], lines: readonly Sourced[] = []): Entry | undefined {
  // Never verbatim: months are written out, and grades get a label.
  const line = joined(meta, '  |  ')
  const entry = {
    strong: oneLine(heading[0]?.[0] ?? ''),
    heading: joined(heading, ', '),
    meta: line && { ...line, origin: 'template' as const },
    lines: [...lines],
  }
  return entry.heading || entry.meta || lines.length > 0 ? entry : undefined
}

export function headerOf({ personal_details: person }: ProfileDocument): { name: Sourced; contact: Contact[] } {
  const source = (field: string, index?: number) =>
    ['personal_details', field, ...(index === undefined ? [] : [index])].join('/')
  const place = person.present_location.trim() ? ('present_location' as const) : ('address' as const)
  const email = verbatim(oneLine(person.email), source('email'))
  const links = person.links.map((link, index): Contact | undefined => {
    const shown = verbatim(
      oneLine(link)
        .replace(/^https?:\/\/(www\.)?/i, '')
        .replace(/\/$/, ''),
      source('links', index),
    )
    const target = safeLink(/^[a-z]+:/i.test(link.trim()) ? link.trim() : `https://${link.trim()}`)
    return shown && (target ? { ...shown, link: target } : shown)
  })
  const contact = [
    verbatim(oneLine(person[place]), source(place)),
    email && { ...email, link: `mailto:${email.text}` },
    ...person.mobile_numbers.map((number, index) => verbatim(oneLine(number), source('mobile_numbers', index))),
    ...links,
  ]
  const name = { text: oneLine(person.name), sources: [source('name')], origin: 'verbatim' } as const
  return { name: { ...name, sources: [...name.sources] }, contact: compact(contact) }
}

/** Only addresses that a reader can follow safely become links. */
function safeLink(link: string): string | undefined {
  return URL.canParse(link) && /^(https?|mailto):$/.test(new URL(link).protocol) && !/\s/.test(link) ? link : undefined
}

export function experienceEntry(
  job: ProfileDocument['professional_experience'][number],
  lines: readonly Sourced[],
  wording: Wording,
): Entry | undefined {
  return entryOf(
    [
      [job.title, sourceOf(job, 'title')],
      [job.company, sourceOf(job, 'company')],
    ],
    placeAndTime(job, wording),
    lines,
  )
}

export function volunteerEntry(
  work: ProfileDocument['volunteer_experience'][number],
  lines: readonly Sourced[],
  wording: Wording,
): Entry | undefined {
  return entryOf(
    [
      [work.title, sourceOf(work, 'title')],
      [work.organization, sourceOf(work, 'organization')],
    ],
    placeAndTime(work, wording),
    lines,
  )
}

type Dated = { id?: string | undefined; location: string; from: string; to: string }

function placeAndTime(work: Dated, wording: Wording): Part[] {
  const range = formatRange(work.from, work.to, wording)
  const dates = [work.from && sourceOf(work, 'from'), work.to && sourceOf(work, 'to')].filter(Boolean)
  return [
    [work.location, sourceOf(work, 'location')],
    [range, ...dates],
  ]
}

export function wholeSections(profile: ProfileDocument, { texts }: Wording): Section[] {
  const education = profile.education.map((school) => {
    const degree = degreeOf(school.degree_type, school.specialization, texts)
    const fields = [
      school.degree_type && sourceOf(school, 'degree_type'),
      school.specialization && sourceOf(school, 'specialization'),
    ].filter(Boolean)
    const gpa = school.gpa.trim() && !/[a-z]{2}/i.test(school.gpa) ? fill(texts.gpa, { gpa: school.gpa }) : school.gpa
    const entry = entryOf(
      [
        [degree, ...fields],
        [school.institution, sourceOf(school, 'institution')],
      ],
      [
        [formatYears(school.attendance), sourceOf(school, 'attendance')],
        [gpa, sourceOf(school, 'gpa')],
      ],
    )
    const strong_parts = entry && strongParts(school, entry.heading?.text ?? '', texts)
    return entry && (strong_parts ? { ...entry, strong: strong_parts.join(''), strong_parts } : entry)
  })
  const certifications = profile.certifications.map((it) =>
    entryOf(
      [
        [it.certification_name, sourceOf(it, 'certification_name')],
        [it.certification_organization, sourceOf(it, 'certification_organization')],
      ],
      [[it.certification_date, sourceOf(it, 'certification_date')]],
    ),
  )
  const publications = profile.publications.map((it) =>
    entryOf(
      [
        [it.publication_title, sourceOf(it, 'publication_title')],
        [it.publication_organization, sourceOf(it, 'publication_organization')],
      ],
      [[it.publication_date, sourceOf(it, 'publication_date')]],
      compact([verbatim(it.publication_description, sourceOf(it, 'publication_description'))]),
    ),
  )
  const languages = profile.personal_details.languages_known.map((language, index) =>
    verbatim(oneLine(language), `personal_details/languages_known/${index}`),
  )
  return [
    sectionOf('education', texts.education, { entries: compact(education) }),
    sectionOf('certifications', texts.certifications, { entries: compact(certifications) }),
    sectionOf('training', texts.training, { entries: compact(profile.training.map((it) => trainingEntry(it, texts))) }),
    sectionOf('publications', texts.publications, { entries: compact(publications) }),
    sectionOf('languages', texts.languages, { items: compact(languages) }),
  ]
}

function trainingEntry(it: ProfileDocument['training'][number], texts: DocumentTexts): Entry | undefined {
  const skills = it.skills_acquired.map(oneLine).filter(Boolean)
  const acquired: Sourced = {
    text: fill(texts.trained_skills, { skills: skills.join(', ') }),
    sources: it.skills_acquired.map((_, index) => sourceOf(it, 'skills_acquired', index)),
    origin: 'template',
  }
  const name: Part[] = it.training_name.trim()
    ? [[it.training_name, sourceOf(it, 'training_name')]]
    : [[it.skill, sourceOf(it, 'skill')]]
  const lines = compact([
    verbatim(it.description, sourceOf(it, 'description')),
    skills.length > 0 ? acquired : undefined,
  ])
  return entryOf(
    [...name, [it.training_institution, sourceOf(it, 'training_institution')]],
    [[it.date, sourceOf(it, 'date')]],
    lines,
  )
}

function degreeOf(degree: string, field: string, texts: DocumentTexts): string {
  const [type, in_] = [oneLine(degree), oneLine(field)]
  return type && in_ ? fill(texts.degree_in_field, { degree: type, field: in_ }) : type || in_
}

/** Degree and field are bold, with plain words between them; without a degree, the school is bold. */
function strongParts(
  school: ProfileDocument['education'][number],
  heading: string,
  { degree_in_field }: DocumentTexts,
): string[] | undefined {
  const [degree, field, institution] = [school.degree_type, school.specialization, school.institution].map(oneLine)
  const between = /^\{degree\}(.*)\{field\}$/.exec(degree_in_field)?.[1]
  if (degree && field && between !== undefined) return [degree, between, field]
  return !degree && field && institution ? ['', heading.slice(0, -institution.length), institution] : undefined
}

export function sectionOf(
  part: string,
  label: string,
  filled: Partial<Pick<Section, 'paragraphs' | 'items' | 'entries'>>,
): Section {
  return { part, label, paragraphs: [], items: [], entries: [], ...filled }
}

import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Contact, Entry, ResumeContent, Section, Sourced } from '../content.ts'
import { formatDay, formatRange, formatYears, isPresent } from '../dates.ts'
import { degreeJoint } from '../degree-joint.ts'
import { fill, type DocumentTexts, type ResumeLanguage, type Wording } from '../document-texts.ts'
import { employerAside } from './employer-aside.ts'
import { isDrivingLicence } from '../paper-words.ts'
import { gradeText } from './grade-text.ts'
import { newestSchoolsFirst } from './newest-schools.ts'

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

export function headerOf({
  personal_details: person,
}: ProfileDocument): Pick<ResumeContent, 'name' | 'headline' | 'contact'> {
  const source = (field: string, index?: number) =>
    ['personal_details', field, ...(index === undefined ? [] : [index])].join('/')
  const place = person.present_location.trim() ? ('present_location' as const) : ('address' as const)
  const email = verbatim(oneLine(person.email), source('email'))
  const links = person.links.map((link, index) => linkOf(link, source('links', index)))
  const contact = [
    verbatim(oneLine(person[place]), source(place)),
    email && { ...email, link: `mailto:${email.text}` },
    ...person.mobile_numbers.map((number, index) => verbatim(oneLine(number), source('mobile_numbers', index))),
    ...links,
  ]
  const name = { text: oneLine(person.name), sources: [source('name')], origin: 'verbatim' } as const
  const headline = verbatim(oneLine(person.headline), source('headline'))
  return {
    name: { ...name, sources: [...name.sources] },
    ...(headline && { headline }),
    contact: compact(contact),
  }
}

/** What stays out of a CV unless the user asks for it: in many countries it must not count. */
export function personalItems({ personal_details: person }: ProfileDocument, wording: Wording): Contact[] {
  const { texts } = wording
  const item = (text: string, field: string): Contact => ({
    text,
    sources: [`personal_details/${field}`],
    origin: 'template',
  })
  const { date_of_birth: birth, marital_status: status } = person
  return [
    ...(birth === '' ? [] : [item(fill(texts.birth, { date: formatDay(birth, wording) }), 'date_of_birth')]),
    // Every profile begins as "Single", so nobody can tell that it was meant.
    ...(status === 'Single' ? [] : [item(fill(texts.marital, { status: texts[status] }), 'marital_status')]),
  ]
}

/** An address as it is shown, without its scheme, and where it leads. */
function linkOf(link: string, source: string): Contact | undefined {
  const shown = verbatim(
    oneLine(link)
      .replace(/^https?:\/\/(www\.)?/i, '')
      .replace(/\/$/, ''),
    source,
  )
  const target = safeLink(/^[a-z]+:/i.test(link.trim()) ? link.trim() : `https://${link.trim()}`)
  return shown && (target ? { ...shown, link: target } : shown)
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
  const aside = employerAside(job.responsibilities)
  const company = [job.company, aside?.text].filter(Boolean).join(' ')
  return entryOf(
    [
      [job.title, sourceOf(job, 'title')],
      [company, sourceOf(job, 'company'), ...(aside ? [sourceOf(job, 'responsibilities', aside.index)] : [])],
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

export function projectEntry(
  project: ProfileDocument['projects'][number],
  lines: readonly Sourced[],
  wording: Wording,
): Entry | undefined {
  const link = linkOf(project.link, sourceOf(project, 'link'))
  const used = listOf(project, 'skills', wording.texts.trained_skills)
  const entry = entryOf(
    [
      [project.name, sourceOf(project, 'name')],
      [project.role, sourceOf(project, 'role')],
    ],
    [[link?.text ?? '', sourceOf(project, 'link')], ...periodOf(project, wording)],
    [...lines, ...(used ? [used] : [])],
  )
  return entry && link?.link !== undefined ? { ...entry, link: { text: link.text, link: link.link } } : entry
}

/** A list of an item as one line under its label; undefined where it is empty. */
function listOf<F extends string>(
  item: { id?: string | undefined } & Readonly<Record<F, readonly string[]>>,
  field: F,
  template: string,
): Sourced | undefined {
  const skills = item[field].map(oneLine)
  if (skills.every((skill) => skill === '')) return undefined
  return {
    text: fill(template, { skills: skills.filter(Boolean).join(', ') }),
    sources: item[field].map((_, index) => sourceOf(item, field, index)),
    origin: 'template',
  }
}

type Dated = { id?: string | undefined; from: string; to: string }

function placeAndTime(work: Dated & { location: string; company?: string }, wording: Wording): Part[] {
  const [place, company] = [work.location, work.company ?? ''].map((it) => oneLine(it).toLowerCase())
  // "CBC Edmonton" says by itself that it is in Edmonton, "Boston Consulting Group" does not.
  const isSaid = company?.endsWith(` ${place}`) === true
  return [[isSaid ? '' : work.location, sourceOf(work, 'location')], ...periodOf(work, wording)]
}

function periodOf(work: Dated, wording: Wording): Part[] {
  const dates = [work.from && sourceOf(work, 'from'), work.to && sourceOf(work, 'to')].filter(Boolean)
  return [[formatRange(work.from, work.to, wording), ...dates]]
}

/** The sections that are always whole, by their part. */
export function wholeSections(profile: ProfileDocument, { texts, language: written }: Wording) {
  const education = newestSchoolsFirst(profile.education).map((school) => {
    const degree = degreeOf(school.degree_type, school.specialization, written)
    const fields = [
      school.degree_type && sourceOf(school, 'degree_type'),
      school.specialization && sourceOf(school, 'specialization'),
    ].filter(Boolean)
    const entry = entryOf(
      [
        [degree, ...fields],
        [school.institution, sourceOf(school, 'institution')],
      ],
      [attendanceOf(school, texts), [gradeText(school.gpa, texts), sourceOf(school, 'gpa')]],
    )
    const strong_parts = entry && strongParts(school, entry.heading?.text ?? '', written)
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
  return {
    education: sectionOf('education', texts.education, { entries: compact(education) }),
    certifications: sectionOf('certifications', texts[labelOfPapers(profile.certifications)], {
      entries: compact(certifications),
    }),
    training: sectionOf('training', texts.training, {
      entries: compact(profile.training.map((it) => trainingEntry(it, texts))),
    }),
    publications: sectionOf('publications', texts.publications, { entries: compact(publications) }),
    languages: sectionOf('languages', texts.languages, { items: compact(languages) }),
  }
}

/** A licence to drive is no certificate. */
function labelOfPapers(papers: ProfileDocument['certifications']) {
  const licences = papers.filter(({ certification_name }) => isDrivingLicence(certification_name)).length
  if (licences === 0) return 'certifications'
  return licences === papers.length ? 'driving_licence' : 'certifications_with_licence'
}

/** The years of a school; a degree that is not finished says so, never a bare year to come. */
function attendanceOf(school: ProfileDocument['education'][number], texts: DocumentTexts): Part {
  const [years, attendance] = [formatYears(school.attendance, texts), sourceOf(school, 'attendance')]
  if (!school.expected) return [years, attendance]
  const expected = sourceOf(school, 'expected')
  // "2024 – present" says by itself that it is not over.
  if (years === '') return [texts.unfinished, expected]
  return isPresent(school.attendance) ? [years, attendance] : [fill(texts.expected, { years }), attendance, expected]
}

function trainingEntry(it: ProfileDocument['training'][number], texts: DocumentTexts): Entry | undefined {
  const name: Part[] = it.training_name.trim()
    ? [[it.training_name, sourceOf(it, 'training_name')]]
    : [[it.skill, sourceOf(it, 'skill')]]
  const lines = compact([
    verbatim(it.description, sourceOf(it, 'description')),
    listOf(it, 'skills_acquired', texts.trained_skills),
  ])
  return entryOf(
    [...name, [it.training_institution, sourceOf(it, 'training_institution')]],
    [[it.date, sourceOf(it, 'date')]],
    lines,
  )
}

function degreeOf(degree: string, field: string, language: ResumeLanguage): string {
  const [type, in_] = [oneLine(degree), oneLine(field)]
  return type && in_ ? `${type}${degreeJoint(type, in_, language)}${in_}` : type || in_
}

/** Degree and field are bold, with plain words between them; without a degree, the school is bold. */
function strongParts(
  school: ProfileDocument['education'][number],
  heading: string,
  language: ResumeLanguage,
): string[] | undefined {
  const [degree, field, institution] = [school.degree_type, school.specialization, school.institution].map(oneLine)
  if (degree && field) {
    const between = degreeJoint(degree, field, language)
    return between === ' ' ? undefined : [degree, between, field]
  }
  return !degree && field && institution ? ['', heading.slice(0, -institution.length), institution] : undefined
}

export function sectionOf(
  part: string,
  label: string,
  filled: Partial<Pick<Section, 'paragraphs' | 'items' | 'groups' | 'entries'>>,
): Section {
  return { part, label, paragraphs: [], items: [], entries: [], ...filled }
}

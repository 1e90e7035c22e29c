import type { ProfileDocument } from '@waymark/contract/profile-document.ts'

type Json = Record<string, unknown>

/** JSON Resume 1.0.0 plus `meta.waymark`. Such files get published: no birth date, no references' contacts. */
export function toJsonResume(profile: ProfileDocument, exportedAt: string): object {
  const { languages_known: languages, mobile_numbers: numbers } = profile.personal_details
  const [, ...more] = numbers
  const ours = filled({ mobile_numbers: more, training: profile.training.map(({ id: _, ...entry }) => filled(entry)) })
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    ...filled({
      basics: basicsOf(profile),
      work: profile.professional_experience.map((job) =>
        filled({
          name: job.company,
          position: job.title,
          location: job.location,
          ...periodOf(job),
          summary: job.responsibilities.join('\n'),
          highlights: job.notable_achievements,
        }),
      ),
      volunteer: profile.volunteer_experience.map((entry) =>
        filled({
          organization: entry.organization,
          position: entry.title,
          location: entry.location,
          ...periodOf(entry),
          highlights: entry.responsibilities,
        }),
      ),
      education: profile.education.map(educationOf),
      skills: skillsOf(profile),
      projects: profile.projects.map(projectOf),
      languages: languages.map(languageOf),
      publications: profile.publications.map((entry) =>
        filled({
          name: entry.publication_title,
          releaseDate: schemaDate(entry.publication_date),
          publisher: entry.publication_organization,
          summary: entry.publication_description,
        }),
      ),
      certificates: profile.certifications.map((entry) =>
        filled({
          name: entry.certification_name,
          date: schemaDate(entry.certification_date),
          issuer: entry.certification_organization,
        }),
      ),
      references: profile.references.map(({ name }) => filled({ name })),
    }),
    meta: { version: 'v1.0.0', lastModified: exportedAt, ...filled({ waymark: ours }) },
  }
}

/** "English (B2)" as language and fluency, as it is read back. */
function languageOf(text: string): Json {
  const [, language = text, fluency = ''] = /^(.+?) \((.+)\)$/.exec(text) ?? []
  return filled({ language, fluency })
}

function basicsOf({ personal_details: person, profile_summary }: ProfileDocument): Json {
  return filled({
    name: person.name,
    label: person.headline,
    email: person.email,
    phone: person.mobile_numbers[0] ?? '',
    summary: profile_summary,
    location: filled({ address: person.address, city: person.present_location }),
    profiles: person.links.map(profileOf),
  })
}

/** The schema wants absolute URLs; a link without a scheme is also kept as written. */
function profileOf(link: string): Json {
  if (/^https?:/i.test(link) && URL.canParse(link)) return { url: link }
  const whole = `https://${link}`
  const isAddress = /^[^\s/]+\.[^\s]+$/.test(link) && URL.canParse(whole)
  return { ...(isAddress ? { url: whole } : {}), waymark: { url: link } }
}

function periodOf({ from, to }: { from: string; to: string }): Json {
  const startDate = schemaDate(from)
  if (/present/i.test(to)) {
    const isPlain = startDate !== '' && to === 'present'
    return { startDate, ...(isPlain ? {} : { waymark: { end: to } }) }
  }
  return {
    startDate,
    endDate: schemaDate(to),
    ...(to === '' && startDate !== '' ? { waymark: { end: 'unknown' } } : {}),
  }
}

const schemaDate = (date: string): string => (/^[12]/.test(date) ? date : '')

function educationOf(entry: ProfileDocument['education'][number]): Json {
  const years = entry.attendance.match(/\b[12]\d{3}\b/g)?.slice(0, 2) ?? []
  const isPlain = entry.attendance === years.join(' - ')
  const ours = filled({ attendance: isPlain ? '' : entry.attendance, expected: entry.expected || undefined })
  return filled({
    institution: entry.institution,
    studyType: entry.degree_type,
    area: entry.specialization,
    startDate: years[0] ?? '',
    endDate: years[1] ?? '',
    score: entry.gpa,
    waymark: ours,
  })
}

/** Skills of a category are keywords of one group; the others stand alone. */
function skillsOf({ skills }: ProfileDocument): Json[] {
  const groups = new Map<string, string[]>()
  return skills.flatMap(({ skill, category }) => {
    if (category === '') return [filled({ name: skill })]
    const known = groups.get(category)
    if (known) {
      known.push(skill)
      return []
    }
    const keywords = [skill]
    groups.set(category, keywords)
    return [{ name: category, keywords }]
  })
}

function projectOf(entry: ProfileDocument['projects'][number]): Json {
  const link = entry.link === '' ? {} : profileOf(entry.link)
  const { startDate, endDate, waymark } = periodOf(entry)
  return filled({
    name: entry.name,
    roles: entry.role === '' ? [] : [entry.role],
    startDate,
    endDate,
    highlights: entry.description,
    keywords: entry.skills,
    ...link,
    waymark: { ...(waymark as object | undefined), ...(link['waymark'] as object | undefined) },
  })
}

function filled(fields: Json): Json {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && value !== undefined && !(typeof value === 'object' && isNothing(value)),
    ),
  )
}

const isNothing = (value: object | null): boolean => value === null || Object.keys(value).length === 0

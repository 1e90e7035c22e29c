import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { ImportedProfile } from '@waymark/contract/profile-import.ts'
import type { Server } from '../e2e/server.ts'
import { makeProfile } from '../server/src/testing/make-profile.ts'
import { addUp, rates, type Tally } from './cv-score.ts'
import { round } from './product.ts'
import type { Figures } from './run.ts'

type Values = Map<string, string[]>
export type Import = (name: string, bytes: Uint8Array) => Promise<ImportedProfile | undefined>

const english = 'Platform Engineer. You run our platform on Kubernetes and PostgreSQL and rebuild the CI/CD pipeline.'
const german =
  'Plattformingenieur (m/w/d). Sie betreiben unsere Plattform mit Kubernetes und PostgreSQL und sind für die Bereitschaft zuständig. Wir bieten flexible Arbeitszeiten und eine unbefristete Stelle.'

export async function measureOwnPdfs(server: Server, token: string, read: Import): Promise<Figures> {
  const tallies: Tally[] = []
  for (const [index, { profile, posting }] of samples().entries()) {
    const pdf = await generate(server, token, profile, posting, index)
    const answer = await read(`own-${index}.pdf`, pdf)
    const { tally, missed, wrong } = compare(
      valuesOf((answer?.content ?? {}) as Partial<ProfileDocument>),
      valuesOf(profile),
    )
    if (missed.length + wrong.length > 0) console.log(`  own CV ${index}: missed`, missed, 'wrong', wrong)
    tallies.push(tally)
  }
  return { own_pdfs: tallies.length, own_pdf_f1: round(rates(addUp(tallies)).f1, 3) }
}

function samples(): { profile: ProfileDocument; posting: string }[] {
  const base = makeProfile()
  const [first, second, third] = base.professional_experience
  const person = base.personal_details
  return [
    { profile: base, posting: english },
    { profile: base, posting: german },
    {
      profile: { ...base, professional_experience: [first!], volunteer_experience: [], training: [], publications: [] },
      posting: english,
    },
    {
      profile: {
        ...base,
        personal_details: { ...person, name: 'Ngô Thị Bích Ngọc', present_location: 'São Paulo, Brazil', links: [] },
        professional_experience: [
          { ...first!, company: 'Müller & Söhne GmbH', title: 'Head of Night Shift, Packaging' },
          { ...second!, company: 'Müller & Söhne GmbH', title: 'Shift Lead' },
          { ...third!, company: 'Café «L’Été»', title: 'Barista / Server', location: '' },
        ],
        certifications: [],
      },
      posting: english,
    },
    {
      profile: { ...base, profile_summary: '', skills: [], professional_experience: [], volunteer_experience: [] },
      posting: english,
    },
  ]
}

async function generate(
  server: Server,
  token: string,
  profile: ProfileDocument,
  text: string,
  index: number,
): Promise<Uint8Array> {
  const call = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', authorization: token }
    const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  await call('/api/profile/save-version', { data: profile })
  const opened = await call('/api/documents/scrape-job', { url: `https://jobs.example/own/${index}`, text })
  const made = await call('/api/documents/generate-resume', { job_id: opened['id'], company_name: 'Fjord Energy' })
  const { url } = await call('/api/documents/resume-pdf', { resume_id: made['id'] })
  const file = await fetch(server.url + String(url), { headers: { authorization: token } })
  return new Uint8Array(await file.arrayBuffer())
}

function valuesOf(profile: Partial<ProfileDocument>): Values {
  const person = profile.personal_details
  const values: Values = new Map([
    ['name', [person?.name ?? '']],
    ['email', [person?.email ?? '']],
    ['phone', (person?.mobile_numbers ?? []).map((phone) => phone.replace(/\D/g, ''))],
    ['location', [person?.present_location ?? '']],
    ['links', (person?.links ?? []).map((link) => link.replace(/^https?:\/\/(www\.)?/, ''))],
    ['languages', person?.languages_known ?? []],
    ['summary', [profile.profile_summary ?? '']],
    ['skills', (profile.skills ?? []).map(({ skill }) => skill)],
  ])
  const add = <E extends object>(
    section: string,
    entries: readonly E[] | undefined,
    fields: readonly (keyof E & string)[],
  ) => {
    for (const field of fields)
      values.set(
        `${section}.${field}`,
        (entries ?? []).flatMap((entry) => entry[field] as string),
      )
  }
  const jobs = (profile.professional_experience ?? []).map((job) => ({
    ...job,
    lines: [...job.responsibilities, ...job.notable_achievements],
  }))
  add('experience', jobs, ['company', 'title', 'location', 'from', 'to', 'lines'])
  add('volunteering', profile.volunteer_experience, [
    'organization',
    'title',
    'location',
    'from',
    'to',
    'responsibilities',
  ])
  add('education', profile.education, ['institution', 'degree_type', 'specialization', 'attendance', 'gpa'])
  add('training', profile.training, ['training_name', 'training_institution', 'date'])
  add('publications', profile.publications, ['publication_title', 'publication_organization', 'publication_date'])
  add('certifications', profile.certifications, [
    'certification_name',
    'certification_organization',
    'certification_date',
  ])
  return values
}

function compare(read: Values, expected: Values): { tally: Tally; missed: string[]; wrong: string[] } {
  const missed: string[] = []
  const wrong: string[] = []
  let right = 0
  for (const [field, values] of expected) {
    const left = (read.get(field) ?? []).map(tidy).filter(Boolean)
    for (const value of values.map(tidy).filter(Boolean)) {
      const place = left.indexOf(value)
      if (place < 0) missed.push(`${field}: ${value}`)
      else {
        right++
        left.splice(place, 1)
      }
    }
    wrong.push(...left.map((value) => `${field}: ${value}`))
  }
  return { tally: { right, wrong: wrong.length, missed: missed.length }, missed, wrong }
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ?[–—-] ?/g, '-')
    .trim()

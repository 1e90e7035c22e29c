import { documentDesigns, type DocumentLook } from '@waymark/contract/documents.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { profileFromLines } from '@waymark/cv-reader/profile-from-lines.ts'
import type { ReadValue } from '@waymark/cv-reader/facts/fields.ts'
import { sectionNamed } from '@waymark/cv-reader/words/section-names.ts'
import { readLines } from '@waymark/cv-reader/lines/lines-from-file.ts'
import { makeProfile } from '../../../testing/make-profile.ts'
import { documentTexts } from '../document-texts.ts'
import { sharedProcesses } from '../../../testing/shared-processes.ts'
import { tailorResume } from '../resume/tailor-resume.ts'

const { documentRenderer: renderer } = sharedProcesses

async function readBack(profile: ProfileDocument, design: DocumentLook['design'] = 'classic') {
  const look = { design, paper: 'a4' } as const
  const content = tailorResume(profile, { title: 'Engineer', company: 'Acme', text: '' }, 'en', { look })
  const pdf = await renderer.print(content, new Date('2026-11-12T10:00:00Z'))
  const read = await readLines(pdf, 'pdf')
  if (!('lines' in read)) throw new Error('A document of ours could not be read')
  return profileFromLines(read.lines)
}

const text = (value: ReadValue | undefined) => value?.value ?? ''
const shown = (link: string) => link.replace(/^https?:\/\//, '')
const texts = (values: readonly ReadValue[] = []) => values.map(({ value }) => value)

/** What stands on the page of a profile, and what was read of it, in one shape. */
function printed({ personal_details: person, ...profile }: ProfileDocument) {
  return {
    person: [
      person.name,
      person.headline,
      person.email,
      person.present_location,
      ...person.mobile_numbers,
      ...person.languages_known,
    ],
    summary: profile.profile_summary,
    jobs: profile.professional_experience.map((it) => [it.title, it.company, it.location, it.from, it.to]),
    duties: profile.professional_experience.map((it) => [...it.notable_achievements, ...it.responsibilities]),
    volunteering: profile.volunteer_experience.map((it) => [it.title, it.organization, it.location, it.from, it.to]),
    projects: profile.projects.map((it) => [
      it.name,
      it.role,
      shown(it.link),
      it.from,
      it.to,
      ...it.description,
      ...it.skills,
    ]),
    schools: profile.education.map((it) => [
      it.degree_type,
      it.specialization,
      it.institution,
      it.attendance,
      it.gpa,
      it.expected ? 'true' : '',
    ]),
    skills: profile.skills.map(({ skill, category }) => [category, skill]),
    certifications: profile.certifications.map((it) => [
      it.certification_name,
      it.certification_organization,
      it.certification_date,
    ]),
    training: profile.training.map((it) => [it.training_name, it.training_institution, it.date, it.description]),
    publications: profile.publications.map((it) => [
      it.publication_title,
      it.publication_organization,
      it.publication_date,
    ]),
  }
}

function read(profile: Awaited<ReturnType<typeof readBack>>): ReturnType<typeof printed> {
  const person = profile.personal_details
  return {
    person: [
      ...[person.name, person.headline, person.email, person.present_location].map(text),
      ...texts(person.mobile_numbers),
      ...texts(person.languages_known),
    ],
    summary: text(profile.profile_summary),
    jobs: profile.professional_experience.map((it) => [it.title, it.company, it.location, it.from, it.to].map(text)),
    duties: profile.professional_experience.map((it) => texts(it.responsibilities)),
    projects: profile.projects.map((it) => [
      ...[it.name, it.role, it.link, it.from, it.to].map(text),
      ...texts(it.description),
      ...texts(it.skills),
    ]),
    volunteering: profile.volunteer_experience.map((it) =>
      [it.title, it.organization, it.location, it.from, it.to].map(text),
    ),
    schools: profile.education.map((it) =>
      [it.degree_type, it.specialization, it.institution, it.attendance, it.gpa, it.expected].map(text),
    ),
    skills: profile.skills.map(({ skill, category }) => [text(category), text(skill)]),
    certifications: profile.certifications.map((it) =>
      [it.certification_name, it.certification_organization, it.certification_date].map(text),
    ),
    training: profile.training.map((it) =>
      [it.training_name, it.training_institution, it.date, it.description].map(text),
    ),
    publications: profile.publications.map((it) =>
      [it.publication_title, it.publication_organization, it.publication_date].map(text),
    ),
  }
}

it.each(documentDesigns)('a CV in the %s design is read back as it was, field by field', async (design) => {
  const [school] = makeProfile().education
  const profile = makeProfile({
    education: [{ ...school!, id: 'edu2', attendance: '2025 - 2028', gpa: '', expected: true }, school!],
    skills: [
      ...['Kubernetes', 'Terraform'].map((skill) => ({ id: skill, skill, category: 'Platform' })),
      ...['Python', 'Rust'].map((skill) => ({ id: skill, skill, category: 'Languages' })),
    ],
  })
  expect(comparable(read(await readBack(profile, design)))).toEqual(comparable(printed(profile)))
})

it('a CV of years only prints them as they are, and they come back as years', async () => {
  const [job] = makeProfile().professional_experience
  const profile = makeProfile({ professional_experience: [{ ...job!, from: '2016', to: '2019' }] })
  expect(read(await readBack(profile)).jobs).toEqual(printed(profile).jobs)
})

it.each(Object.entries(documentTexts))(
  'the headings of our documents in %s name the sections for our own reader',
  (_, texts) => {
    const kinds = {
      summary: 'summary',
      skills: 'skills',
      experience: 'experience',
      projects: 'projects',
      education: 'education',
      certifications: 'certifications',
      training: 'training',
      volunteering: 'volunteering',
      publications: 'publications',
      languages: 'languages',
    } as const
    const named = Object.keys(kinds).map((part) => [part, sectionNamed(texts[part as keyof typeof kinds])?.kinds[0]])
    expect(Object.fromEntries(named)).toEqual(kinds)
  },
)

// Everything that a reader could take for a border between two fields.
const piece = fc.constantFrom(
  'Research & Development',
  'Smith, Jones & Co.',
  'Präzisions-Werkzeuge GmbH',
  'Head of Sales, EMEA',
  'Engineer at Large',
  'State-of-the-art – Labs',
  'C++/C# Développeur',
  'Łódź | Süd',
  'Zoë’s “Best” (2nd)',
  '2020 Vision',
  'Acme, Inc.',
  'IT',
  'São Paulo, SP',
  'Master in Command',
  'from May to June',
  'naïve: yes; no',
)
const value = fc.array(piece, { minLength: 1, maxLength: 2 }).map((pieces) => pieces.join(' ').slice(0, 50).trim())
const optional = fc.oneof({ weight: 3, arbitrary: value }, { weight: 1, arbitrary: fc.constant('') })
const from = fc.constantFrom('2015-01', '2018-09', '2020-12')
const to = fc.constantFrom('2021-05', '2022-10', 'present')
const line = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(' '))
const list = <T extends object>(shape: fc.Arbitrary<T>) => fc.array(shape, { maxLength: 3 })
const profiles = fc
  .record({
    name: value.map((name) => name.slice(0, 40).trim()),
    place: optional,
    summary: line,
    jobs: list(
      fc.record({
        title: optional,
        company: value,
        location: optional,
        from,
        to,
        duties: fc.uniqueArray(line, { maxLength: 3 }),
      }),
    ),
    work: list(fc.record({ title: value, organization: value, location: optional, from, to })),
    schools: list(
      fc.record({
        institution: value,
        attendance: fc.constantFrom('2012 - 2016', '2019', '2020 - present', ''),
        degree_type: optional,
        specialization: value,
        gpa: fc.constantFrom('3.8', '1,3', '3.8/4.0', 'First Class', ''),
      }),
    ),
    skills: fc.uniqueArray(value, { maxLength: 12, selector: (skill) => skill.toLowerCase() }),
    certificates: list(fc.record({ name: value, organization: optional, date: fc.constantFrom('2019', '') })),
  })
  .map(({ name, place, summary, jobs, work, schools, skills, certificates }): ProfileDocument => {
    const whole = makeProfile()
    return {
      ...whole,
      personal_details: { ...whole.personal_details, name, present_location: place, address: '' },
      profile_summary: summary,
      professional_experience: jobs.map(({ duties, ...job }, index) => ({
        id: `j${index}`,
        ...job,
        responsibilities: duties,
        notable_achievements: [],
      })),
      volunteer_experience: work.map((it, index) => ({ id: `v${index}`, ...it, responsibilities: [] })),
      education: schools.map((it, index) => ({ id: `e${index}`, ...it, expected: false })),
      // One skill alone has no separator that could show whether its comma is one.
      skills: [...skills.filter((skill) => !skill.includes(';')), 'Welding'].map((skill, index) => ({
        id: `s${index}`,
        skill,
        category: '',
      })),
      certifications: certificates.map((it, index) => ({
        id: `c${index}`,
        certification_name: it.name,
        certification_organization: it.organization,
        certification_date: it.date,
      })),
    }
  })

/** The page puts the newest first; lines of a job stand as the posting weighs them. */
function comparable(shape: ReturnType<typeof printed>) {
  const sorted = <T>(items: readonly T[]) => items.map((item) => JSON.stringify(item)).toSorted()
  return {
    ...shape,
    jobs: sorted(shape.jobs),
    duties: sorted(shape.duties.map(sorted)),
    volunteering: sorted(shape.volunteering),
    schools: sorted(shape.schools),
  }
}

it('whatever stands in the fields, a CV made here is read back without one of them changed', async () => {
  await fc.assert(
    fc.asyncProperty(profiles, fc.constantFrom(...documentDesigns), async (profile, design) => {
      expect(comparable(read(await readBack(profile, design)))).toEqual(comparable(printed(profile)))
    }),
    { numRuns: 12, seed: 20261121 },
  )
})

import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, it } from 'vitest'
import { makeProfile } from '../../../testing/make-profile.ts'
import { tellsChange } from './line-worth.ts'
import { tailorResume } from './tailor-resume.ts'

const target = { title: 'Platform Engineer', company: 'Fjord', text: 'Terraform and PostgreSQL.' }
const sectionOf = (profile: ProfileDocument, part: string) =>
  tailorResume(profile, target, 'en').sections.find((section) => section.part === part)

it('what changed by how much never stands last, and what is no work does', () => {
  const [job, ...rest] = makeProfile().professional_experience
  const responsibilities = [
    'Laid off when the team closed in 2023',
    'Used assessments to regroup students',
    'Called every family in September',
    'Raised the pass rate of the sections from 54 to 76 of 100',
  ]
  const profile = makeProfile({
    professional_experience: [{ ...job!, responsibilities, notable_achievements: [] }, ...rest],
  })
  const [entry] = sectionOf(profile, 'experience')?.entries ?? []
  expect(entry?.lines.map(({ text }) => text)).toEqual([
    'Raised the pass rate of the sections from 54 to 76 of 100',
    expect.any(String),
    expect.any(String),
    'Laid off when the team closed in 2023',
  ])
})

it('a certificate that was not completed stands behind those that are held', () => {
  const certified = (name: string) => ({
    certification_name: name,
    certification_date: '',
    certification_organization: '',
  })
  const profile = makeProfile({
    certifications: [certified('CNC programming, not completed'), certified('Overhead crane and slinging')],
  })
  const names = sectionOf(profile, 'certifications')?.entries.map(({ heading }) => heading?.text)
  expect(names).toEqual(['Overhead crane and slinging', 'CNC programming, not completed'])
})

it('a town that the employer’s name has is not said again', () => {
  const [job, ...rest] = makeProfile().professional_experience
  const profile = makeProfile({
    professional_experience: [{ ...job!, company: 'CBC Edmonton', location: 'Edmonton' }, ...rest],
  })
  expect(sectionOf(profile, 'experience')?.entries[0]?.meta?.text).not.toContain('Edmonton')
})

it.each([
  ['Boston Consulting Group', 'Boston'],
  ['New York Life', 'York'],
  ['Bath & Body Works', 'Bath'],
  ['Reading Partners', 'Reading'],
])('%s does not say that it is in %s', (company, location) => {
  const [job, ...rest] = makeProfile().professional_experience
  const profile = makeProfile({ professional_experience: [{ ...job!, company, location }, ...rest] })
  expect(sectionOf(profile, 'experience')?.entries[0]?.meta?.text).toContain(location)
})

it('a change is told by a verb, not by hours, sizes or years', () => {
  const told = [
    'Cut the cycle from 9 days to 3',
    'Délai ramené de 3 heures à 25 minutes',
    'Introduced a follow-up call which reduced unplanned readmissions by 11%',
    'Réduction des coûts de transport de 12 %',
    'Reduje los costes un 18 %',
    'Umsatz im Gebiet von 1,1 auf 1,9 Mio. CHF gesteigert',
    'Ausschuss um fast 18 % gesenkt',
  ]
  const plain = [
    'Port operations from 6 am to 2 pm',
    'Cut and fitted pipes from 15 to 54 mm',
    'Passed exams from 2010 to 2012',
    'cut a from 1 '.repeat(70),
    'Cut and sewed 40% of the samples by hand',
    'Improved the handbook, used by 80 people',
    'Amélioration du suivi de 12 dossiers',
    'Schicht von 6 auf Abruf',
    'von 1 auf 2 um 3 % '.repeat(70),
  ]
  expect([told.map(tellsChange), plain.map(tellsChange)]).toEqual([told.map(() => true), plain.map(() => false)])
})

it('what tells of the trade that is asked for leads, and what is said as among colleagues stands below', () => {
  const [job, ...rest] = makeProfile().professional_experience
  const responsibilities = [
    'Train new guys on the reach truck, trained 9 so far',
    'Picked, packed and labelled 80 orders a day',
    'Drove the box truck for local deliveries when needed',
    'Ordered shrink wrap and pallets',
  ]
  const profile = makeProfile({
    professional_experience: [{ ...job!, responsibilities, notable_achievements: [] }, ...rest],
  })
  const driver = { title: 'Driver', company: 'Fjord', text: 'Deliver parcels.' }
  const [entry] = tailorResume(profile, driver, 'en').sections.find(({ part }) => part === 'experience')?.entries ?? []
  const lines = entry?.lines.map(({ text }) => text) ?? []
  expect(lines[0]).toMatch(/^Drove/)
  expect(lines.indexOf(responsibilities[0]!)).toBeGreaterThan(lines.indexOf(responsibilities[1]!))
})

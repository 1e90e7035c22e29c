import { expect, test } from 'vitest'
import { profileFromLines } from './profile-from-lines.ts'
import { makeCv } from './testing/make-cv.ts'
import { headingLook, makeLines, nameLook } from './testing/make-lines.ts'

const read = (text: string) => profileFromLines(makeCv(`! Toni Berg\ntoni@berg.example\n${text}`))
const jobsOf = (text: string) =>
  read(text).professional_experience.map(({ title, company, from, to }) =>
    [title, company, from, to].map((field) => field?.value ?? '-').join(' | '),
  )

test('a season stands above its year in a margin', () => {
  expect(
    jobsOf(`# Experiencia
2021 –\t= Supermercados Alameda
Actualidad\tCajera
* Cobro y arqueo de caja
Verano\tHeladería Polo Norte
2020\tDependienta
* Atención al público`)[1],
  ).toBe('Dependienta | Heladería Polo Norte | 2020 | -')
})

test('an end that is expected stands below a range and begins no entry', () => {
  const { education } = read(`# Berufsausbildung
seit 09/2023\tMechatroniker
voraussichtlicher Abschluss: Februar 2027`)
  expect(education).toHaveLength(1)
  expect(education[0]).toMatchObject({ attendance: { value: '2023 - present' }, expected: { value: 'true' } })
})

test('an entry may begin in lower case where it is bold, and a scale of one’s own is a level', () => {
  const { education, personal_details: person } = read(`# Opleiding
= mbo 3 Verkoopspecialist – ROC Midden Nederland
2015 – 2017
= vmbo-tl – Globe College
2011 – 2015
# Talen
Nederlands – moedertaal
Engels – 4/5`)
  expect(education.map(({ institution }) => institution?.value)).toEqual(['ROC Midden Nederland', 'Globe College'])
  expect(person.languages_known?.map(({ value }) => value)).toEqual(['Nederlands (moedertaal)', 'Engels (4/5)'])
})

test('an end below its start in a margin may begin with a dash', () => {
  const dated = (start: string, end: string) =>
    makeLines(
      ['Toni Berg', nameLook],
      'toni@berg.example',
      ['Experience', headingLook],
      `${start}\tNursery Teacher (Group Lead)`,
      [end, { bullet: true, left: 58 }],
      ['Seastar Nursery, Norden', { left: 200 }],
      ['Leads a group of twelve children', { bullet: true, left: 220 }],
    )
  const datesOf = (start: string, end: string) =>
    profileFromLines(dated(start, end)).professional_experience.map(({ from, to }) => [from?.value, to?.value])
  expect(datesOf('08/2019', 'present')).toEqual([['2019-08', 'present']])
  expect(datesOf('01/2012', '07/2019')).toEqual([['2012-01', '2019-07']])
  expect(datesOf('08/2019 – 02/2020', '07/2021')).toEqual([['2019-08', '2020-02']])
  expect(datesOf('08/2019', '2,019 guests')).toEqual([['2019-08', undefined]])
})

test('jobs under a heading that may introduce a person are jobs, and what stands behind their time is what was done', () => {
  expect(
    jobsOf(`# Professional background
= Payroll Administrator, Hill Council, Bath
October 2019 – current. Weekly payroll for two offices of the council.
= Parental leave and family care
2016 – 2019. School treasurer from 2018.
= Accounts Clerk, Northern Rail Ltd, Hull
2006 – 2016. Purchase ledger.
# Education
BSc Biology, University of Leeds, 2006`),
  ).toEqual([
    'Payroll Administrator | Hill Council | 2019-10 | present',
    'Parental leave and family care | - | 2016 | 2019',
    'Accounts Clerk | Northern Rail Ltd | 2006 | 2016',
  ])
  expect(jobsOf('# Professional background\nA joiner with ten years of work on site.')).toEqual([])
})

test('the cells of a table go on in the next line, each in its column', () => {
  const { education, professional_experience: jobs } = read(`# Berufserfahrung
02/2016 – 02/2019\tLagerist\tKlug Service AG & Co. KG,
\t(Zeitarbeit)\tUlm
2010 – 2016\tMaschinenbediener\tKlug Werke SE, Ulm
# Ausbildung
2006 – 2009\tAusbildung zum\tBerufsschule Technik I,
\tFachlageristen\tUlm`)
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Lagerist (Zeitarbeit)', 'Klug Service AG & Co. KG'],
    ['Maschinenbediener', 'Klug Werke SE'],
  ])
  expect(education.map(({ degree_type: degree }) => degree?.value)).toEqual(['Ausbildung zum Fachlageristen'])
})

test('an employer without any occupation stands above the positions within its years', () => {
  expect(
    jobsOf(`# Expérience
LUMINA – Bordeaux Centre\t2017 – aujourd'hui
Responsable de magasin\tfévrier 2020 – aujourd'hui
* Équipe de douze personnes
Adjointe responsable\tmai 2017 – janvier 2020
* Ouvertures et plannings`),
  ).toEqual([
    'Responsable de magasin | LUMINA | 2020-02 | present',
    'Adjointe responsable | LUMINA | 2017-05 | 2020-01',
  ])
})

test('an open range of the newest job has not ended, that of an older one is not known', () => {
  const jobs = `2018 – 2021\tCook, Hill Hotel Ltd
2012 –\tPorter, Northern Rail Ltd`
  expect(jobsOf(`# Experience\nOct 2021 –\tHead Cook, Harbour Hotel Ltd\n${jobs}`)).toEqual([
    'Head Cook | Harbour Hotel Ltd | 2021-10 | present',
    'Cook | Hill Hotel Ltd | 2018 | 2021',
    'Porter | Northern Rail Ltd | 2012 | -',
  ])
})

test('a heading may end in a word that leaves others open', () => {
  expect(
    read('# Experience\nCook, Hill Hotel Ltd\t2018 – 2021\n# What I can do\n* Colour correction').skills,
  ).toMatchObject([{ skill: { value: 'Colour correction' } }])
})

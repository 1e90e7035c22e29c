import { expect, it } from 'vitest'
import { makeLines } from '../testing/make-lines.ts'
import { readExperience, readVolunteering, type ReadJob } from './experience.ts'

const bold = { bold: true, gapAbove: 0.8 }
const bullet = { bullet: true, left: 62 }
const short = ({ title, company, location, from, to }: ReadJob) =>
  [title, company, location, from, to].map((field) => field?.value ?? '-')

it('title and date in one line, employer and place in the next', () => {
  const { entries, unread } = readExperience(
    makeLines(
      ['Line Cook\tMay 2019 – Present', bold],
      'Harbour Grill\tPortland, OR',
      ['Runs the grill on weekends', bullet],
      ['Dishwasher\tJan 2017 – Apr 2019', bold],
      'Bistro Nine\tSalem, OR',
      ['Cleaned four hundred plates a night', bullet],
    ),
  )
  expect(entries.map(short)).toEqual([
    ['Line Cook', 'Harbour Grill', 'Portland, OR', '2019-05', 'present'],
    ['Dishwasher', 'Bistro Nine', 'Salem, OR', '2017-01', '2019-04'],
  ])
  expect(entries[0]?.responsibilities?.map(({ value }) => value)).toEqual(['Runs the grill on weekends'])
  expect(unread).toEqual([])
})

it('the entries decide together what is the employer', () => {
  const { entries } = readExperience(
    makeLines(
      ['Ravel, Nantes — Développeur (2020 – 2022)', bold],
      ['Tiers Lieu, Rezé — Ingénieur (2018 – 2020)', bold],
      ['Quartz, Lyon — Chef de projet (2015 – 2018)', bold],
    ),
  )
  expect(entries.map(short)).toEqual([
    ['Développeur', 'Ravel', 'Nantes', '2020', '2022'],
    ['Ingénieur', 'Tiers Lieu', 'Rezé', '2018', '2020'],
    ['Chef de projet', 'Quartz', 'Lyon', '2015', '2018'],
  ])
})

it('what is clear in two entries settles the third', () => {
  const { entries } = readExperience(
    makeLines(
      ['Acme GmbH | Software Engineer | 2020 – 2022', bold],
      ['Bolt AG | Accountant | 2018 – 2020', bold],
      ['Zalvo | Kaizen | 2015 – 2018', bold],
    ),
  )
  expect(entries.map((entry) => short(entry).slice(0, 2))).toEqual([
    ['Software Engineer', 'Acme GmbH'],
    ['Accountant', 'Bolt AG'],
    ['Kaizen', 'Zalvo'],
  ])
})

it('one employer over two positions is the employer of both', () => {
  const { entries } = readExperience(
    makeLines(
      ['Kiosk Berlin GmbH', { size: 12 }],
      '5 years',
      ['Filialleiterin', { size: 11 }],
      'Januar 2020 – heute (3 Jahre)',
      ['Führt ein Team von sechs', { ...bullet, gapAbove: 0.6 }],
      ['Verkäuferin', { size: 11 }],
      'Januar 2018 – Dezember 2019 (2 Jahre)',
      ['Kasse und Waren', { ...bullet, gapAbove: 0.6 }],
      ['Blumen Ott', { size: 12, gapAbove: 1.2 }],
      ['Aushilfe', { size: 11 }],
      'Mai 2016 – Dezember 2017 (2 Jahre)',
      ['Sträuße binden', { ...bullet, gapAbove: 0.6 }],
    ),
  )
  expect(entries.map((entry) => short(entry).slice(0, 2))).toEqual([
    ['Filialleiterin', 'Kiosk Berlin GmbH'],
    ['Verkäuferin', 'Kiosk Berlin GmbH'],
    ['Aushilfe', 'Blumen Ott'],
  ])
})

it('dates in a margin column are joined over two rows', () => {
  const { entries } = readExperience(
    makeLines(
      'October 2015 –\tElectrician',
      'December 2019\tKirk Electrical Ltd',
      ['Wired two dairies', { bullet: true, left: 215 }],
      ['September 2011 –\tApprentice', { gapAbove: 1.2 }],
      'September 2015\tVolt & Sons Ltd',
      ['Learned the trade', { bullet: true, left: 215 }],
    ),
  )
  expect(entries.map(short)).toEqual([
    ['Electrician', 'Kirk Electrical Ltd', '-', '2015-10', '2019-12'],
    ['Apprentice', 'Volt & Sons Ltd', '-', '2011-09', '2015-09'],
  ])
  expect(entries[0]?.from?.lines).toEqual([0, 1])
})

it('labels of a form name the fields', () => {
  const { entries } = readExperience(
    makeLines(
      'Empresa: Lonja Norte',
      'Puesto: Cajera',
      'Periodo: marzo 2015 – actualidad',
      'Funciones: caja y reposición',
    ),
  )
  expect(entries.map(short)).toEqual([['Cajera', 'Lonja Norte', '-', '2015-03', 'present']])
  expect(entries[0]?.responsibilities?.map(({ value }) => value)).toEqual(['caja y reposición'])
})

it('wrapped lines are one duty, and achievements have a heading of their own', () => {
  const long = { ...bullet, right: 540 }
  const [entry] = readExperience(
    makeLines(
      ['Nurse, St. Anne Hospital\t2018 – 2020', bold],
      ['Responsibilities:', { gapAbove: 0.4 }],
      ['Cared for the patients of a ward with thirty beds and trained the new nurs-', long],
      ['es of three other wards', { left: 62 }],
      'Achievements:',
      ['Nurse of the year', bullet],
    ),
  ).entries
  expect(entry?.responsibilities?.map(({ value }) => value)).toEqual([
    'Cared for the patients of a ward with thirty beds and trained the new nurses of three other wards',
  ])
  expect(entry?.notable_achievements?.map(({ value }) => value)).toEqual(['Nurse of the year'])
})

it('a paragraph without title, employer or date is no job', () => {
  const { entries, unread } = readExperience(makeLines('I have worked with many people and enjoyed it very much.'))
  expect(entries).toEqual([])
  expect(unread).toEqual([0])
  expect(readExperience(makeLines('Photography')).entries).toEqual([])
})

it('voluntary work is read as jobs are', () => {
  const { entries } = readVolunteering(makeLines(['Mentor, Code Club Foundation\t2018 – present', bold]))
  expect(entries.map(({ title, organization }) => [title?.value, organization?.value])).toEqual([
    ['Mentor', 'Code Club Foundation'],
  ])
})

it('a title broken at its hyphen stays whole: half of it would be another rank', () => {
  const { entries } = readExperience(
    makeLines(
      ['06/2019 – heute\tLagermitarbeiter / Schichtführer-', bold],
      ['Vertretung', { bold: true }],
      'Nordlager GmbH, Hamburg',
      ['Kommissionierung', bullet],
    ),
  )
  expect(entries.map(short)).toEqual([
    ['Lagermitarbeiter / Schichtführer-Vertretung', 'Nordlager GmbH', 'Hamburg', '2019-06', 'present'],
  ])
})

it('the town behind a restaurant is not the employer', () => {
  const { entries } = readExperience(
    makeLines(
      ['Chef de Partie (sauce), The Boathouse, Chester, 2021 - now', bold],
      ['Runs the sauce section', bullet],
      ['Commis Chef, Hotel Lindow, Chester, 2018 - 2021', bold],
      ['Prepared starters', bullet],
    ),
  )
  expect(entries.map(short)).toEqual([
    ['Chef de Partie (sauce)', 'The Boathouse', 'Chester', '2021', 'present'],
    ['Commis Chef', 'Hotel Lindow', 'Chester', '2018', '2021'],
  ])
})

it('an employer behind a department is not its town', () => {
  const { entries } = readExperience(
    makeLines(
      ['Manager, Field Sales, Zalvo, 2020 - 2022', bold],
      ['Ran campaigns', bullet],
      ['Manager, EMEA, Zalvo, 2018 - 2020', bold],
      ['Ran campaigns', bullet],
    ),
  )
  expect(entries.map(({ company, location }) => [company?.value, location?.value])).toEqual([
    ['Zalvo', undefined],
    ['Zalvo', undefined],
  ])
})

it('a job dated by two summers is a job of its own, and its range a guess', () => {
  const { entries } = readExperience(
    makeLines(
      ['Téléconseillère – Nordphone, Roubaix', bold],
      'septembre 2018 – février 2021',
      ['Qualification des prospects', bullet],
      ['Vendeuse – Boulangerie Lefort, Tourcoing', bold],
      'été 2016 et été 2017',
      ['Accueil et encaissement', bullet],
    ),
  )
  expect(entries.map(short)).toEqual([
    ['Téléconseillère', 'Nordphone', 'Roubaix', '2018-09', '2021-02'],
    ['Vendeuse', 'Boulangerie Lefort', 'Tourcoing', '2016', '2017'],
  ])
  expect(entries[1]?.to?.confidence).toBe('low')
})

it('a promotion with an arrow is one title, and a university keeps its campus', () => {
  const { entries } = readExperience(
    makeLines(
      ['Payables Clerk → Junior Accountant\tJun 2018 – Jun 2021', bold],
      'Garden Dental Supply, Camden, NJ',
      ['Processed invoices', bullet],
      ['Teaching Assistant\tSep 2015 – May 2017', bold],
      'University at Albany, SUNY',
      ['Taught two courses', bullet],
    ),
  )
  expect(entries.map(({ title, company, location }) => [title?.value, company?.value, location?.value])).toEqual([
    ['Payables Clerk → Junior Accountant', 'Garden Dental Supply', 'Camden, NJ'],
    ['Teaching Assistant', 'University at Albany, SUNY', undefined],
  ])
})

it('parental leave is no job at the employer before it', () => {
  const { entries } = readExperience(
    makeLines(
      ['Köchin\t04/2018 – heute', bold],
      'Hotel Seeblick GmbH, Kiel',
      ['Menüplanung', bullet],
      ['Elternzeit\t01/2017 – 03/2018', bold],
    ),
  )
  expect(entries.map(short)[1]).toEqual(['Elternzeit', '-', '-', '2017-01', '2018-03'])
})

it.each([
  ['Packer via Flexwork at Quayside, Hull', 'Flexwork at Quayside'],
  ['Packer, through agency Flexwork at Quayside', 'through agency Flexwork at Quayside'],
  ['Packer – Flexwork, assigned to Quayside (Hull)', 'Flexwork, assigned to Quayside (Hull)'],
])('%s: an agency and its customer stay one doubtful phrase', (head, company) => {
  const { entries } = readExperience(
    makeLines(
      [`${head}\t2019 – 2021`, bold],
      ['Packed boxes', bullet],
      ['Driver, Acme Ltd, Leeds\t2015 – 2018', bold],
      ['Drove them', bullet],
    ),
  )
  expect(entries[0]?.title?.value).toBe('Packer')
  expect(entries[0]?.company).toMatchObject({ value: company, confidence: 'low' })
})

it('a job in one line never takes the employer of the job above it', () => {
  const { entries } = readExperience(
    makeLines(
      ['Laboratory assistant\t2017 – 2020', bold],
      'Ridgeway Diagnostics Ltd, Bolton',
      ['Registers and stores the samples', bullet],
      ['Apprentice\t2015 – 2017', bold],
      'Tanner & Sons Ltd, Bury',
      ['Cuidado de mi padre\t2013 – 2014', bold],
      ['Shelf stacker, Mirabel (evenings)\t2012 – 2013', bold],
    ),
  )
  expect(entries.map((entry) => [entry.title?.value, entry.company?.value])).toEqual([
    ['Laboratory assistant', 'Ridgeway Diagnostics Ltd'],
    ['Apprentice', 'Tanner & Sons Ltd'],
    ['Cuidado de mi padre', undefined],
    ['Shelf stacker, Mirabel (evenings)', undefined],
  ])
  expect(entries.at(-1)?.title?.confidence).toBe('low')
})

it('below several positions of one employer, a line that names its own company stays without theirs', () => {
  const { entries } = readExperience(
    makeLines(
      ['Kiosk Berlin GmbH', { size: 12 }],
      ['Filialleiterin\tJanuar 2020 – heute', { size: 11 }],
      ['Führt ein Team von sechs', { ...bullet, gapAbove: 0.6 }],
      ['Verkäuferin\tJanuar 2018 – Dezember 2019', { size: 11 }],
      ['Kasse und Waren', { ...bullet, gapAbove: 0.6 }],
      ['Aushilfe, Tante Ella\t2016 – 2017', { size: 11 }],
      ['Kindererziehung\t2014 – 2016', { size: 11 }],
    ),
  )
  expect(entries.map(({ company }) => company?.value === 'Kiosk Berlin GmbH')).toEqual([true, true, false, false])
})

it('a seasonal job starts an entry of its own', () => {
  const { entries } = readExperience(
    makeLines(
      ['Ouvrier paysagiste', bold],
      'Espaces Verts du Val, Nantes · mars 2016 – mars 2021',
      ['Tonte et taille', bullet],
      ['Jardinier saisonnier', bold],
      'Mairie de Clisson · saisons 2014 et 2015',
      ['Plantation des massifs', bullet],
    ),
  )
  expect(entries.map((entry) => short(entry))).toEqual([
    ['Ouvrier paysagiste', 'Espaces Verts du Val', 'Nantes', '2016-03', '2021-03'],
    ['Jardinier saisonnier', 'Mairie de Clisson', '-', '2014', '2015'],
  ])
})

it('what stands in brackets behind an employer or its town is kept as a line in brackets, single words and places are not', () => {
  const lines = (head: string) =>
    readExperience(makeLines(['Head Chef', bold], head, 'February 2020 - Present', ['Runs a brigade of nine', bullet]))
      .entries[0]
  const read = (head: string) => [lines(head)?.company?.value, lines(head)?.responsibilities?.map(({ value }) => value)]
  expect(read('The Salt Yard Ltd, Glasgow (70 covers, two AA rosettes)')).toEqual([
    'The Salt Yard Ltd',
    ['(70 covers, two AA rosettes)', 'Runs a brigade of nine'],
  ])
  expect(read('Westfalen Landtechnik GmbH & Co. KG (Umsatz 280 Mio. Euro), Münster')).toEqual([
    'Westfalen Landtechnik GmbH & Co. KG',
    ['(Umsatz 280 Mio. Euro)', 'Runs a brigade of nine'],
  ])
  expect(read('The Salt Yard Ltd, Glasgow (remote)')[1]).toEqual(['Runs a brigade of nine'])
})

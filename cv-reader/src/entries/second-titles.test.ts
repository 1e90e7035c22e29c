import { expect, test } from 'vitest'
import { profileFromLines } from '../profile-from-lines.ts'
import { readExperience } from '../sections/experience.ts'
import { headingLook, makeLines, nameLook } from '../testing/make-lines.ts'

const jobsOf = (...lines: string[]) =>
  readExperience(makeLines(...lines)).entries.map(({ title, company, location }) =>
    [title, company, location].map((field) => field?.value ?? '').join(' | '),
  )

test.each([
  [
    '2003 – 2011\tTischlergeselle, ab 2008 Vorarbeiter, Meyer Werft GmbH, Papenburg',
    'Tischlergeselle, ab 2008 Vorarbeiter | Meyer Werft GmbH | Papenburg',
  ],
  [
    '2012 – 2017\tLehrling, dann Bürokauffrau, Autohaus Pappas, Salzburg',
    'Lehrling, dann Bürokauffrau | Autohaus Pappas | Salzburg',
  ],
  [
    '2010 – 2015\tApprentice, later toolmaker – Pressform Ltd, Bradford',
    'Apprentice, later toolmaker | Pressform Ltd | Bradford',
  ],
  [
    '2015 – 2020\tVendeuse, puis responsable de magasin, Monoprix, Lyon',
    'Vendeuse, puis responsable de magasin | Monoprix | Lyon',
  ],
  [
    '2010 – 2015\tAprendiz, después oficial de primera – Talleres Ruiz, Jaén',
    'Aprendiz, después oficial de primera | Talleres Ruiz | Jaén',
  ],
  ['Reporter, energy and business – CBC Edmonton\t2020 – 2022', 'Reporter, energy and business | CBC Edmonton | '],
  [
    '2019 – 2024 Fachlagerist / stellv. Schichtleiter, Hansen GmbH, Kiel',
    'Fachlagerist / stellv. Schichtleiter | Hansen GmbH | Kiel',
  ],
  ['2019 – 2024 Staatl. gepr. Techniker, Hansen GmbH, Kiel', 'Staatl. gepr. Techniker | Hansen GmbH | Kiel'],
  ['2019 – 2024 Admin. Assistant, Harlow Ltd, Leeds', 'Admin. Assistant | Harlow Ltd | Leeds'],
  ['2019 – 2024 Techn. Supérieur, Duval SARL, Lyon', 'Techn. Supérieur | Duval SARL | Lyon'],
  ['2019 – 2024 Encarg. Turno, Talleres Ruiz S.L., Jaén', 'Encarg. Turno | Talleres Ruiz S.L. | Jaén'],
])('%s names one job at one employer', (line, job) => {
  expect(jobsOf(line)).toEqual([job])
})

test('the word between two titles divides nothing where it is set in another type', () => {
  const [line] = makeLines('2012 – 2017\tLehrling, dann Bürokauffrau, Autohaus Pappas')
  const [date, text] = line?.spans ?? []
  if (!line || !date || !text) throw new Error('The line has no spans')
  const part = (words: string, bold: boolean, apart = false) => ({ ...text, text: words, bold, apart })
  const spans = [
    date,
    part('Lehrling,', true, true),
    part('dann', false),
    part('Bürokauffrau,', true),
    part('Autohaus Pappas', false),
  ]
  const [job] = readExperience([{ ...line, spans }]).entries
  expect([job?.title?.value, job?.company?.value]).toEqual(['Lehrling, dann Bürokauffrau', 'Autohaus Pappas'])
})

test('a month that the margin of a Europass breaks off belongs to the date, and is no employer', () => {
  const [above, below] = makeLines(
    'May 2014 – February\tWarehouse and Fleet Assistant',
    '2019\tArmenian Red Cross Society, Gyumri',
  )
  if (!above || !below) throw new Error('Two lines were made')
  // The margin is set to the right: both of its lines end at 160.
  const setRight = (line: typeof above, left: number) => ({
    ...line,
    left,
    spans: line.spans.map((span, at) => (at === 0 ? { ...span, left, right: 160 } : { ...span, left: 170 })),
  })
  const [job, ...others] = readExperience([setRight(above, 67), setRight(below, 136)]).entries
  expect(others).toEqual([])
  expect([job?.title?.value, job?.company?.value, job?.from?.value, job?.to?.value]).toEqual([
    'Warehouse and Fleet Assistant',
    'Armenian Red Cross Society',
    '2014-05',
    '2019-02',
  ])
})

test.each(['SEEFAHRT', 'TEACHING', 'Clinical posts', 'Ce que j’ai fait'])(
  'jobs under "%s", beside only one heading of known words, are jobs',
  (heading) => {
    const { professional_experience: jobs } = profileFromLines(
      makeLines(
        ['Ana Probe', nameLook],
        'ana@example.com',
        [heading, headingLook],
        '2012 – 2018\tStaff Nurse, St Mary’s Hospital, Leeds',
        '2018 – present\tMathematics Teacher, Hackett High School, Leeds',
        [heading === heading.toUpperCase() ? 'EDUCATION' : 'Education', headingLook],
        'BSc Nursing, University of Leeds, 2009 – 2012',
      ),
    )
    expect(jobs.map(({ title }) => title?.value)).toEqual(['Staff Nurse', 'Mathematics Teacher'])
  },
)

test('unpaid service is voluntary work, and what was published is no job', () => {
  const read = profileFromLines(
    makeLines(
      ['Ana Probe', nameLook],
      'ana@example.com',
      ['SERVICE', headingLook],
      ['Treasurer\t2018 – 2020', { bold: true }],
      'Parish of St Anne, Leeds',
      ['EXPERIENCE', headingLook],
      'Reporter, CBC Edmonton\t2016 – 2020',
      '“Camp”, Maclean’s, November 2019',
    ),
  )
  expect(read.volunteer_experience.map(({ title }) => title?.value)).toEqual(['Treasurer'])
  expect(read.professional_experience.map(({ title }) => title?.value)).toEqual(['Reporter'])
  expect(read.unread).toContain(7)
})

test.each([
  ['2009 – 2015 Mechaniker über Zeitarbeit Adecco: HDW Kiel, Raytheon', 'HDW Kiel, Raytheon'],
  ['2012 – 2018 Hôtesse de caisse en intérim (Manpower) : Carrefour, Lidl', 'Manpower'],
  ['2010 – 2017 Peón por ETT (Randstad): Citroën, Pescanova', 'Randstad'],
  ['2004 – 2011 Agency driver (Manpower): DHL Leeds, Royal Mail Bradford', 'DHL Leeds, Royal Mail Bradford'],
])('%s: no customer of an agency is the place of another', (line, company) => {
  const { entries } = readExperience(makeLines(line))
  expect(entries.map((job) => [job.company?.value, job.location?.value])).toEqual([[company, undefined]])
})

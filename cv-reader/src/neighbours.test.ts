import { expect, test } from 'vitest'
import { jobsOf, readCv as read, schoolsOf } from './testing/read-cv.ts'

test.each([
  ['Elternzeit (Sohn Max), Köln', 'Elternzeit (Sohn Max), Köln | - | -'],
  ['Arbeitssuchend, Agentur für Arbeit Köln', 'Arbeitssuchend, Agentur für Arbeit Köln | - | -'],
  ['Krankheit / Reha', 'Krankheit / Reha | - | -'],
  ['Integrationskurs, Hamburg: Deutsch B1 (2023)', 'Integrationskurs, Hamburg: Deutsch B1 (2023) | - | -'],
  ['Career break - full time mum, and carer', 'Career break - full time mum, and carer | - | -'],
  ['Caring for elderly parents', 'Caring for elderly parents | - | -'],
  ['Travelling in South East Asia', 'Travelling in South East Asia | - | -'],
  ['Année sabbatique, voyage en Asie', 'Année sabbatique, voyage en Asie | - | -'],
  ['Cuidado de familiar dependiente', 'Cuidado de familiar dependiente | - | -'],
  ['Service militaire, Toulon', 'Service militaire | - | Toulon'],
  ['Servicio militar, Cartagena', 'Servicio militar | - | Cartagena'],
  ['Grundwehrdienst, Bundeswehr, Munster', 'Grundwehrdienst | Bundeswehr | Munster'],
  ['Travelling Nurse, Kent Health Trust, Tonbridge', 'Travelling Nurse | Kent Health Trust | Tonbridge'],
  ['Sabbatical Officer, Hull Students Ltd, Hull', 'Sabbatical Officer | Hull Students Ltd | Hull'],
])('whoever is away from work has no employer: %j', (time, job) => {
  const jobs = jobsOf(`# Experience\n2016 – 2018\t${time}\n2010 – 2016\tCook, Hotel Astoria, Leeds`)
  expect(jobs).toEqual([`${job} | 2016 | 2018`, 'Cook | Hotel Astoria | Leeds | 2010 | 2016'])
})

const tableCv = (text: string) => jobsOf(text).map((job) => job.replaceAll(' | -', ''))

test.each([
  [
    'Période\tPoste\tEntreprise\tLieu\n2018 – 2024\tCaissière\tSuper U\tBrest\n2012 – 2014\tCongé parental',
    ['Caissière | Super U | Brest | 2018 | 2024', 'Congé parental | 2012 | 2014'],
  ],
  [
    'From\tTo\tEmployer\tPosition held\n03/2018\tPresent\tBright Care Homes\tSenior Care Assistant\n2012\t2018\tLeeds City Council\tSchool Cook',
    ['Senior Care Assistant | Bright Care Homes | 2018-03 | present', 'School Cook | Leeds City Council | 2012 | 2018'],
  ],
  [
    'Empresa\tPuesto\tFechas\tFunciones\nMercadona\tReponedor\t2019 – 2023\tReposición nocturna',
    ['Reponedor | Mercadona | 2019 | 2023'],
  ],
  [
    'Zeitraum\tTätigkeit\tArbeitgeber\n2015 – 2019\tVerkäuferin\tLidl\n* Kasse und Lager\n2013 – 2015\tKöchin\tHotel Post',
    ['Verkäuferin | Lidl | 2015 | 2019', 'Köchin | Hotel Post | 2013 | 2015'],
  ],
])('a header says what the columns of a table of jobs are, and names no employer: %j', (table, jobs) => {
  expect(tableCv(`# Berufserfahrung\n${table}`)).toEqual(jobs)
})

test('a header above jobs that are no rows of it is no job', () => {
  expect(tableCv('# Experience\nDates\tEmployer\tPosition\n2015 – 2019 Cook, Hotel Astoria')).toEqual([
    'Cook | Hotel Astoria | 2015 | 2019',
  ])
})

test('what describes a job behind its dates is a duty, and no word of it an employer', () => {
  const { professional_experience: jobs } = read(`# Work history
Store Manager at Boots, White Rose Centre, Leeds – 2018 to date. Team of 24, sales up 6% last year.
Kelly Services / Gap Personnel 2015 – 2018, Warehouse operative: picking at Next, DHL and Haribo
Deputy Manager, Superdrug, Leeds, 2012 – 2015`)
  expect(
    jobs.map(({ title, company, responsibilities = [] }) =>
      [title, company, ...responsibilities].map((field) => field?.value),
    ),
  ).toEqual([
    ['Store Manager', 'Boots, White Rose Centre', 'Team of 24, sales up 6% last year.'],
    ['Warehouse operative', 'Kelly Services / Gap Personnel', 'picking at Next, DHL and Haribo'],
    ['Deputy Manager', 'Superdrug'],
  ])
})

test.each([
  [
    'Bradford College, NVQ 2 Warehousing and Storage 2014\nTong High School, GCSEs 2004–2009',
    ['Bradford College | NVQ | 2 Warehousing and Storage | 2014 | -', 'Tong High School | GCSEs | - | 2004 - 2009 | -'],
  ],
  [
    'CFGM Servicios en Restauración, IES Quiñones, Chiclana, 2011–2013',
    ['IES Quiñones | CFGM Servicios | Restauración | 2011 - 2013 | -'],
  ],
  [
    '2002 – 2007 Nationale Universität Poltawa – Diplom Audit (in Deutschland anerkannt durch die ZAB: entspricht dem Bachelor)',
    [
      'Nationale Universität Poltawa | Diplom | Audit (in Deutschland anerkannt durch die ZAB: entspricht dem Bachelor) | 2002 - 2007 | -',
    ],
  ],
])('a school keeps its own year, subject and remark: %j', (text, schools) => {
  expect(schoolsOf(`# Education\n${text}`)).toEqual(schools)
})

test('remarks beside certificates are none, and the place and month of a signature are no skills', () => {
  const { certifications, skills } = read(`# Licences
Full PCV Cat D, Cat C1, B.\tClean
Food Hygiene Level 2\tonline\t2023
References on request
# Skills
Excel, Word
Linz, im Oktober 2026`)
  expect(certifications.map(({ certification_name: name }) => name?.value)).toEqual([
    'Full PCV Cat D, Cat C1, B.',
    'Food Hygiene Level 2',
  ])
  expect(skills.map(({ skill }) => skill?.value)).toEqual(['Excel', 'Word'])
})

test('two people in one line are two references, and a sentence below them is none of theirs', () => {
  const { references } = read(`# References
Mrs J. Pollard, Manager, 01904 496 0123. Mr A. Khan, Head, Acomb Primary School
Ms A. Grant, former Store Manager, Superdrug, a.grant@example.com
I enjoy running, and volunteer at Leeds food bank on Sundays.`)
  expect(references.map(({ name, company }) => [name?.value, company?.value])).toEqual([
    ['J. Pollard', undefined],
    ['A. Khan', 'Acomb Primary School'],
    ['A. Grant', 'Superdrug'],
  ])
})

test.each([
  ['temporadas: abril–octubre 2018, 2019 y 2021', '2018 | 2021'],
  ['Winter seasons 2018/19, 2019/20', '2018 | 2020'],
  ['Sommer 2016, 2017 und 2018', '2016 | 2018'],
  ['during my studies', '- | -'],
])(
  'a job of several seasons, or without a time that can be read, is no duty of the job above it: %j',
  (time, dates) => {
    expect(
      jobsOf(`# Work
= Cook, Hotel Astoria, Leeds
2022 – 2024
* Cooked for ninety guests
= Kitchen Porter, The Angel, Pencoed
${time}
* Washed dishes
= Waiter, Café Nine, Leeds
2013 – 2014`),
    ).toEqual([
      'Cook | Hotel Astoria | Leeds | 2022 | 2024',
      `Kitchen Porter | The Angel | Pencoed | ${dates}`,
      'Waiter | Café Nine | Leeds | 2013 | 2014',
    ])
  },
)

test('lines that each are a sentence are items, and languages below the last job are none of its duties', () => {
  const { professional_experience: jobs, personal_details: person } = read(`# Work
= Bus driver, Trent Travel Ltd, Derby
1999 – present
Service routes in Derby and Nottingham.
Cash handling and walk round checks.
Minded 20 new drivers on route learning.
Languages: Polish native, English fluent
# Education
Bemrose School, 1984`)
  expect(jobs[0]?.responsibilities?.map(({ value }) => value)).toEqual([
    'Service routes in Derby and Nottingham.',
    'Cash handling and walk round checks.',
    'Minded 20 new drivers on route learning.',
  ])
  expect(person.languages_known?.map(({ value }) => value)).toEqual(['Polish (native)', 'English (fluent)'])
})

test('neither the label of a training nor the time of its end is a school', () => {
  expect(
    schoolsOf(`# Studium
2002 – 2007\tUniversität Poltawa, Diplom Audit
Weiterbildung: seit 09/2026 Geprüfte Bilanzbuchhalterin (IHK), berufsbegleitend, voraussichtlich Herbst 2028
# Kenntnisse
DATEV`).map((school) => school.split(' | ')[0]),
  ).not.toEqual(expect.arrayContaining([expect.stringMatching(/Weiterbildung|Herbst/)]))
})

test('an employer behind the time of a job is its employer, and a sentence there is a duty', () => {
  const text =
    '# Experience\nCare Assistant 2018 – 2020. Leeds City Council\n* Washing\nCook 2014 – 2018. Hotel Astoria, Leeds\n* Cooking'
  expect(jobsOf(text)).toEqual([
    'Care Assistant | Leeds City Council | - | 2018 | 2020',
    'Cook | Hotel Astoria | Leeds | 2014 | 2018',
  ])
  const told = '# Experience\nCook, Astoria, Leeds – 2018 to date. Managed the school kitchen'
  expect(jobsOf(told)).toEqual(['Cook | Astoria | Leeds | 2018 | present'])
})

test('a firm whose name begins like the service that a state asks for is an employer', () => {
  const text =
    '# Experience\nNational Service Industries\nTechnician\t2018 – 2020\n* Repairs\nFord Garage\nMechanic\t2012 – 2018\n* Repairs'
  expect(jobsOf(text)[0]).toBe('Technician | National Service Industries | - | 2018 | 2020')
})

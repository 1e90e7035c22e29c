import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { date, elena, held, kestrel, rowsOf, textOf, write } from '../../../testing/analyst-letters.ts'
import { profileOfJobs, type JobOfProfile } from '../../../testing/profile-of-jobs.ts'
import type { LetterContent } from '../content.ts'
import { writeLetter } from './write-letter.ts'

const letterFor = (profile: ProfileDocument, title: string, text: string, company = 'Kestrel') =>
  writeLetter(profile, { title, company, text }, 'en', date)
const sentencesIn = ({ paragraphs }: LetterContent) => paragraphs[0]?.sentences.map((it) => it.text) ?? []

const picker: JobOfProfile = [
  'Warehouse Operative',
  'Ashby Foods',
  '2022-11',
  'present',
  'Drove reach and counterbalance trucks in the cold store',
  'Loaded and unloaded trailers at four docks',
  'Counted the stock of two halls every week',
]

test('the licence that is required begins the letter, and no row repeats it', () => {
  const profile = { ...profileOfJobs(picker), certifications: [held('Reach Truck Licence (RTITB)')] }
  const letter = letterFor(
    profile,
    'FLT Driver',
    'You must have\n- Reach truck licence (RTITB)\n\nDuties\n- Driving reach and counterbalance trucks\n- Loading and unloading of trailers',
  )
  expect(sentencesIn(letter)[0]).toBe('I hold a Reach Truck Licence (RTITB).')
  expect(rowsOf(letter).map(([, bring]) => bring)).toEqual([
    'Drove reach and counterbalance trucks in the cold store',
    'Loaded and unloaded trailers at four docks',
  ])
})

test('a licence beside the trade begins no letter of somebody who works in it', () => {
  const joiner: JobOfProfile = [
    'Joiner',
    'Marlow Joinery',
    '2018-02',
    'present',
    'Fitted some 400 windows and doors a year in old and new houses',
    'Measured up staircases at the customer’s house',
    'Trained two apprentices on site',
  ]
  const profile = { ...profileOfJobs(joiner), certifications: [held('IPAF 3a licence')] }
  const text = 'You must have\n- IPAF 3a licence\n\nDuties\n- Fitting windows and doors\n- Measuring up staircases'
  const letter = letterFor(profile, 'Lead Joiner', text)
  expect(sentencesIn(letter)[0]).toContain('Marlow Joinery')
  expect(rowsOf(letter).flat()).toContain('IPAF 3a licence')
})

test('years of the letter’s own job are answered by the sentence that names it, not by a row that says it again', () => {
  const letter = letterFor(
    profileOfJobs(picker),
    'Warehouse Operative',
    'Requirements\n- 2+ years of warehouse experience\n- Counterbalance trucks\n- Unloading of trailers\n- Counting of stock',
  )
  expect(sentencesIn(letter)[0]).toMatch(/2\+ years of warehouse experience, which I have\.$/)
  expect(sentencesIn(letter)[1]).toContain('a Warehouse Operative')
  expect(rowsOf(letter).flat().join(' ')).not.toMatch(/2\+ years|since/)
})

test('years of a tool are shown by the job in which it was used, and nobody says to have them', () => {
  const engineer: JobOfProfile = [
    'Software Engineer',
    'Parcelwise',
    '2018-06',
    'present',
    'Rewrote the tracking service in Java and PostgreSQL',
    'Moved six services to Kubernetes',
    'Designed REST APIs that 30 partners use',
  ]
  const text = 'Requirements\n- 3+ years of Java\n- Kubernetes\n- REST APIs\n- PostgreSQL'
  expect(textOf(letterFor(profileOfJobs(engineer), 'Backend Engineer', text))).not.toContain('which I have')
})

test('nobody says to have years that the match does not find whole, and no row repeats since when the opening says', () => {
  const waiter: JobOfProfile = [
    'Chef de rang',
    'Restaurant Le Clos des Augustins',
    '2021-04',
    'present',
    'Formation de quatre commis de salle',
    'Conseil sur les accords mets et vins avec le sommelier',
    'Prise de commande, service à l’assiette et découpe en salle',
  ]
  const text = [
    'Vos missions',
    '- Former les commis',
    '- Conseiller les clients sur les mets et les vins',
    'Profil recherché',
    '- Minimum 5 ans d’expérience en restauration gastronomique',
    '- Maîtrise de la découpe',
  ].join('\n')
  const target = { title: 'Maître d’hôtel', company: 'Maison Verdalle', text }
  const bts = { ...elena.education[0]!, degree_type: 'BTS Management', specialization: 'hôtellerie-restauration' }
  const letter = writeLetter({ ...profileOfJobs(waiter), education: [bts] }, target, 'fr', date)
  expect(textOf(letter)).not.toContain('c’est mon cas')
  expect(rowsOf(letter).flat()).not.toContain('Minimum 5 ans d’expérience en restauration gastronomique')
})

test('a project begins the letter of somebody whose job is of another trade and answers nothing', () => {
  const barista: JobOfProfile = ['Barista', 'Brew', '2023-10', 'present', 'Serve up to 200 customers on every shift']
  const profile = {
    ...profileOfJobs(barista),
    projects: [
      {
        id: 'p1',
        name: 'BusWatch',
        role: '',
        from: '2025',
        to: '2025',
        description: ['Built a web app in React that shows the delays of 12 bus routes'],
        link: '',
        skills: [],
      },
    ],
    education: [
      { ...elena.education[0]!, degree_type: 'BSc', specialization: 'Computer Science', attendance: '2024 - 2028' },
    ],
  }
  const letter = letterFor(profile, 'Junior Web Developer', 'Requirements\n- React\n- Rust')
  expect(sentencesIn(letter).join(' ')).toMatch(/^For the project BusWatch, I built a web app in React/)
  expect(sentencesIn(letter).join(' ')).toContain('I am studying at the University of Leeds')
  expect(textOf(letter)).not.toMatch(/Barista|200 customers/)
})

test('a placement whose work is near to what is asked begins the letter, though a thesis answers better', () => {
  const intern: JobOfProfile = [
    'Intern',
    'Rivers Trust',
    '2025-06',
    '2025-08',
    'Digitised 140 km of old culverts in QGIS',
  ]
  const thesis = { id: 'p1', name: 'Dissertation', role: '', from: '', to: '', link: '', skills: [] }
  const profile = {
    ...profileOfJobs(intern),
    projects: [{ ...thesis, description: ['Mapping surface-water flood risk in Calderdale with LiDAR and QGIS'] }],
  }
  const letter = letterFor(profile, 'Flood Risk Consultant', 'Requirements\n- LiDAR data in QGIS\n- HEC-RAS')
  expect(textOf(letter)).toContain('Intern at Rivers Trust')
  expect(JSON.stringify(letter)).toContain('Mapping surface-water flood risk')
})

test('a project that is told in one line begun with a small letter counts, and so does a degree called MChem', () => {
  const waiter: JobOfProfile = ['Waiter', 'Café Nolasco', '2019-04', 'present', 'Serve up to 150 guests on every shift']
  const project = { id: 'p1', name: 'Easy Table', role: '', from: '2026', to: '2026', link: '', skills: [] }
  const profile = {
    ...profileOfJobs(waiter),
    projects: [{ ...project, description: ['booking app in React with a database, used by three bars'] }],
    education: [
      { ...elena.education[0]!, degree_type: 'MChem', specialization: 'Chemistry', attendance: '2024 - 2028' },
    ],
  }
  const letter = letterFor(profile, 'Junior Web Developer', 'Requirements\n- React\n- Databases\n- Chemistry')
  expect(JSON.stringify(letter.paragraphs)).toContain('Booking app in React with a database')
  expect(sentencesIn(letter).join(' ')).toContain('expect to graduate in 2028')
})

test('who works in another trade today says so, and who does not says nothing of a change', () => {
  const teacher: JobOfProfile = [
    'Teacher of Mathematics',
    'Trent Academy',
    '2015-09',
    'present',
    'Taught classes of 30 from Year 7 on',
  ]
  const text = 'Requirements\n- Welding'
  expect(textOf(letterFor(profileOfJobs(teacher), 'Data Analyst', text))).toMatch(/would like to move /)
  expect(textOf(letterFor(profileOfJobs(teacher), 'Maths Teacher', text))).not.toContain('move')
  expect(textOf(letterFor(profileOfJobs(teacher), 'Head of Mathematics', text))).not.toContain('move')
})

test('duties of another trade that are near to nothing asked are left out, though one line answers', () => {
  const teacher: JobOfProfile = [
    'Teacher of Mathematics',
    'Trent Academy',
    '2015-09',
    'present',
    'Analysed exam results with Python to find pupils at risk',
    'Led a team of six form tutors',
    'Organised the trips of three classes',
  ]
  const told = (title: string) => textOf(letterFor(profileOfJobs(teacher), title, 'Requirements\n- Python'))
  expect(told('Web Developer')).toContain('Python')
  expect(told('Web Developer')).not.toMatch(/form tutors|trips/)
  expect(told('Maths Teacher')).toMatch(/form tutors|trips/)
})

test('a share or a sum from a job of the trade begins the letter, though no word of it is asked for', () => {
  const seller: JobOfProfile = [
    'Account Executive',
    'BrightPath',
    '2022-02',
    'present',
    'Closed $1.9M in new contracts, 127% of the target',
    'Wrote the handbook for new colleagues',
  ]
  const told = (title: string) =>
    sentencesIn(letterFor(profileOfJobs(seller), title, 'Requirements\n- Punctuality')).join(' ')
  expect(told('Senior Account Executive')).toMatch(/^[^.]*BrightPath[^.]*, I closed \$1\.9M/)
  expect(told('Welder')).not.toContain('1.9M')
})

test('no three sentences of an opening begin with the same word', () => {
  const [job] = elena.professional_experience
  const profile = {
    ...elena,
    professional_experience: [{ ...job!, title: 'Class Teacher', company: 'St Luke’s School', responsibilities: [] }],
    certifications: [held('QTS')],
  }
  const titles = ['Teacher and Subject Lead for Mathematics and Science in Years 3 to 6', 'Teacher', 'Maths Teacher']
  for (const title of titles) {
    const begun = sentencesIn(letterFor(profile, title, 'Requirements\n- Rust', 'Bishop’s Meadow Primary School'))
    const firsts = begun.map((text) => text.split(' ')[0])
    expect(firsts.some((it, at) => at > 1 && it === firsts[at - 1] && it === firsts[at - 2])).toBe(false)
  }
})

test('the stop of a firm’s name stays before the rest of a sentence', () => {
  const titles = [
    'Data Analyst',
    'Analyst',
    'Senior Analyst',
    'Lead Analyst',
    'Data Lead',
    'Analyst II',
    'Head Analyst',
  ]
  const [job] = elena.professional_experience
  const profile = { ...elena, professional_experience: [{ ...job!, company: 'Harrow Inc.', responsibilities: [] }] }
  for (const title of titles) {
    const told = sentencesIn(write(profile, { ...kestrel, title, text: '' })).join(' ')
    expect(told).toContain('Harrow Inc.')
    expect(told).not.toContain('Inc..')
  }
})

test('a profile without work begins with what is studied', () => {
  const profile = {
    ...emptyProfile(),
    education: [{ ...elena.education[0]!, attendance: '2024 - 2028' }],
  }
  expect(sentencesIn(letterFor(profile, 'Statistics Assistant', 'Requirements\n- Statistics')).join(' ')).toMatch(
    /^I am studying at the University of Leeds/,
  )
})

import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, it } from 'vitest'
import { makeProfile } from '../../../testing/make-profile.ts'
import { sentencesOf, type Target } from '../content.ts'
import { fileNameOf } from '../pdf/print-view.ts'
import { isEnough, tailorResume } from './tailor-resume.ts'
import { writeLetter } from '../letter/write-letter.ts'

const target: Target = {
  title: 'Platform Engineer',
  company: 'Fjord',
  text: 'Terraform and PostgreSQL. You write reports for the board.',
}
const sectionOf = (profile: ProfileDocument, part: string) =>
  tailorResume(profile, target, 'en').sections.find((section) => section.part === part)
const date = { now: new Date('2026-11-12T23:30:00Z'), timeZone: 'Asia/Tokyo' }

it('the lines of a job are ordered by what they share with the posting', () => {
  const [job] = sectionOf(makeProfile(), 'experience')?.entries ?? []
  expect(job?.lines.slice(0, 2).map(({ text }) => text)).toEqual([
    'Moved 38 PostgreSQL databases to a new data centre in two nights with 4 minutes of downtime.',
    'Cut deployment time from 45 to 6 minutes by rebuilding the CI/CD pipeline.',
  ])
})

it('the skills that the posting names lead the list, and none is added or lost', () => {
  const skills = sectionOf(makeProfile(), 'skills')?.items.map(({ text }) => text) ?? []
  expect(skills.slice(0, 2)).toEqual(['PostgreSQL', 'Terraform'])
  expect(skills.toSorted()).toEqual(
    makeProfile()
      .skills.map(({ skill }) => skill)
      .toSorted(),
  )
})

it('employers, titles, dates and degrees stand as the profile has them', () => {
  const headings = tailorResume(makeProfile(), target, 'en')
    .sections.flatMap(({ entries }) => entries)
    .map(({ heading, meta }) => `${heading?.text} / ${meta?.text}`)
  expect(headings.slice(0, 4)).toEqual([
    'Senior Platform Engineer, Nordlicht Logistics / Gdańsk, Poland  |  Mar 2021 – Present',
    'Backend Developer, Baltic Pay / Gdynia, Poland  |  Sep 2016 – Feb 2021',
    'Junior System Administrator, Harbour IT / Gdynia, Poland  |  Jun 2013 – Aug 2016',
    'Tide tables, Maintainer / tides.example.org  |  2019 – 2021',
  ])
})

it('what two pages cannot hold is left out line by line, the least near first, and named', () => {
  const long = Array.from(
    { length: 60 },
    (_, index) => `Line ${index}: ${'did something worth telling about '.repeat(5)}.`,
  )
  const [job, ...rest] = makeProfile().professional_experience
  const profile = makeProfile({ professional_experience: [{ ...job!, responsibilities: long }, ...rest] })
  const resume = tailorResume(profile, target, 'en')
  const texts = new Set(sentencesOf(resume).map(({ text }) => text))
  expect(resume.left_out.filter((source) => source.startsWith('job1/responsibilities/')).length).toBeGreaterThan(10)
  expect(texts).toContain('Looked after 60 Linux servers and their backups.')
  for (const [index, line] of long.entries())
    expect(resume.left_out.includes(`job1/responsibilities/${index}`)).toBe(
      ![...texts].some((text) => line.startsWith(text)),
    )
})

it('a job whose end is not known is not said to be over, nor to go on', () => {
  const [job] = makeProfile().professional_experience
  const profile = {
    ...emptyProfile(),
    personal_details: { ...emptyProfile().personal_details, name: 'Bo' },
    professional_experience: [{ ...job!, to: '' }],
  }
  expect(sectionOf(profile, 'experience')?.entries[0]?.meta?.text).toBe('Gdańsk, Poland  |  Mar 2021')
})

it('letters for two different postings differ: at most 0.7 of their words are the same', () => {
  const letters = [
    'Terraform, Kubernetes, CI/CD, cloud bill',
    'Python for children, settlement of payments, merchants, TypeScript',
  ].map((text, index) =>
    writeLetter(
      makeProfile(),
      { title: ['Platform Engineer', 'Teacher'][index]!, company: ['Fjord', 'School'][index]!, text },
      'en',
      date,
    ),
  )
  const [a, b] = letters.map(
    (letter) =>
      new Set(
        sentencesOf(letter)
          .filter(({ part }) => part !== 'contact')
          .flatMap(({ text }) => text.toLowerCase().split(/\W+/)),
      ),
  )
  expect(a!.intersection(b!).size / a!.union(b!).size).toBeLessThanOrEqual(0.7)
})

it("a letter is dated by the writer's own day", () => {
  expect(writeLetter(makeProfile(), target, 'en', date).date.text).toBe('November 13, 2026')
})

it('a document needs a name, and a job, a school or a skill', () => {
  const named = { ...emptyProfile(), personal_details: { ...emptyProfile().personal_details, name: 'Bo Li' } }
  expect([
    isEnough(emptyProfile()),
    isEnough(named),
    isEnough({ ...named, skills: [{ skill: ' ', category: '' }] }),
    isEnough({ ...named, skills: [{ skill: 'Welding', category: '' }] }),
  ]).toEqual([false, false, false, true])
})

it('a file name holds nothing that a file system refuses', () => {
  const profile = makeProfile({ personal_details: { ...makeProfile().personal_details, name: '../A/B:"C"\u202e' } })
  expect(fileNameOf(tailorResume(profile, { ...target, company: 'Con|?*. ' }, 'en'))).toBe('A B C - CV - Con.pdf')
  expect(fileNameOf(tailorResume(makeProfile(), { ...target, company: '' }, 'en'))).toBe('Maja Kowalska - CV.pdf')
})

it.each([
  ['a one-sentence page', { title: '', company: '', text: 'We are hiring an engineer who reviews designs.' }],
  [
    'a civil engineer posting',
    {
      title: 'Civil Engineer',
      company: 'Brück',
      text: 'Plan and review designs of bridges. Mentor trainees, report capacity and cost to the board. Communication.',
    },
  ],
])('the worst thing is to invent: %s that shares everyday words only is not called a match', (_, posting) => {
  const profile = makeProfile({
    skills: ['Communication', 'Kubernetes'].map((skill) => ({ id: skill, skill, category: '' })),
    professional_experience: makeProfile().professional_experience.map((job) => ({
      ...job,
      responsibilities: [...job.responsibilities, 'Communication with the board about designs and cost.'],
    })),
  })
  const text = JSON.stringify(writeLetter(profile, posting, 'en', date).paragraphs)
  expect(text).toMatch(/would like to apply|am applying|my application/)
  expect(text).not.toMatch(/looking for|ask for|"rows"/)
})

it('lines that differ in spaces, case or punctuation stand once', () => {
  const [job, ...rest] = makeProfile().professional_experience
  const [school] = makeProfile().education
  const profile = makeProfile({
    professional_experience: [
      {
        ...job!,
        notable_achievements: ['Ran Terraform, daily.'],
        responsibilities: ['ran  Terraform daily', 'Used C#.'],
      },
      { ...rest[0]!, responsibilities: ['Ran Terraform daily!', 'Used C++.'], notable_achievements: [] },
    ],
    education: [school!, { ...school!, id: 'edu2', degree_type: '', institution: 'Gdynia College' }],
  })
  expect(sectionOf(profile, 'experience')?.entries[0]?.lines).toHaveLength(2)
})

it('a job within one month shows it once; of two jobs begun together the one that goes on stands first', () => {
  const [job] = makeProfile().professional_experience
  const profile = makeProfile({
    professional_experience: [
      { ...job!, id: 'a', title: 'Guest', from: '2011-11', to: '2011-11' },
      { ...job!, id: 'b', title: 'Lead', from: '2011-11', to: 'present' },
    ],
  })
  expect(sectionOf(profile, 'experience')?.entries.map(({ strong, meta }) => `${strong}: ${meta?.text}`)).toEqual([
    'Lead: Gdańsk, Poland  |  Nov 2011 – Present',
    'Guest: Gdańsk, Poland  |  Nov 2011',
  ])
})

it('the newest 400 lines are ranked and no more, so that a profile without end costs no more than that', () => {
  const asked = 'Moved 38 PostgreSQL databases to Terraform in two nights'
  const jobs = Array.from({ length: 50 }, (_, at) => ({
    ...makeProfile().professional_experience[0]!,
    id: `job${at}`,
    from: `${1960 + at}-01`,
    to: `${1960 + at}-12`,
    responsibilities: [
      ...Array.from({ length: 9 }, (_line, index) => `Kept the archive ${at} and ${index} in order`),
      asked,
    ],
    notable_achievements: [],
  }))
  const entries = sectionOf(makeProfile({ professional_experience: jobs }), 'experience')?.entries ?? []
  const first = entries.map(({ lines }) => lines[0]?.text)
  expect(first.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => asked))
  expect(first.slice(40)).not.toContain(asked)
})

it('a British class of degree is no grade point average', () => {
  const [school] = makeProfile().education
  const told = ['2:1', ' 2:2', '3.4/4.0', '2.1'].map((gpa) => {
    const profile = makeProfile({ education: [{ ...school!, attendance: '', gpa, expected: false }] })
    return sectionOf(profile, 'education')?.entries[0]?.meta?.text
  })
  expect(told).toEqual(['2:1', '2:2', 'GPA: 3.4/4.0', 'GPA: 2.1'])
})

it('a degree that is expected says so, and is never a bare year', () => {
  const [school] = makeProfile().education
  const times = ['2025 - 2028', '2027', '', '2024 - present'].map((attendance) => {
    const profile = makeProfile({ education: [{ ...school!, attendance, gpa: '', expected: true }] })
    return sectionOf(profile, 'education')?.entries[0]?.meta?.text
  })
  expect(times).toEqual(['2025 – 2028 (expected)', '2027 (expected)', 'in progress', '2024 – Present'])
})

it('without a job, education and projects lead', () => {
  const profile = makeProfile({ professional_experience: [], profile_summary: '' })
  const parts = tailorResume(profile, target, 'en').sections.map(({ part }) => part)
  expect(parts.slice(0, 3)).toEqual(['education', 'projects', 'skills'])
})

it('skills stand in the user’s groups, those with what the posting asks for first, the asked ones first inside', () => {
  const skills = [
    ['Chess', 'Games'],
    ['Linux', 'Platform'],
    ['PostgreSQL', 'Platform'],
    ['Welding', ''],
  ].map(([skill = '', category = '']) => ({ id: skill, skill, category }))
  const groups = sectionOf(makeProfile({ skills }), 'skills')?.groups ?? []
  expect(groups.map(({ label, items }) => [label.text, ...items.map(({ text }) => text)])).toEqual([
    ['Platform', 'PostgreSQL', 'Linux'],
    ['Games', 'Chess'],
    ['Other', 'Welding'],
  ])
})

it('a long list without groups is divided by kinds of skills, and none is added or lost', () => {
  const names =
    'Python,Java,Go,Rust,PostgreSQL,MySQL,MongoDB,Redis,Docker,Kubernetes,Terraform,AWS,Azure,Jira,Git,Figma,Knitting'
  const skills = names.split(',').map((skill) => ({ id: skill, skill, category: '' }))
  const section = sectionOf(makeProfile({ skills }), 'skills')
  expect(section?.items).toEqual([])
  expect(section?.groups?.length).toBeGreaterThan(2)
  expect(section?.groups?.flatMap(({ items }) => items.map(({ text }) => text)).toSorted()).toEqual(
    names.split(',').toSorted(),
  )
})

it('one page holds fewer lines than two, and what is left out is named', () => {
  const [job] = makeProfile().professional_experience
  const responsibilities = Array.from({ length: 70 }, (_, index) => `Did the ${index}th thing.`)
  const profile = makeProfile({ professional_experience: [{ ...job!, responsibilities }] })
  const leftOut = ([1, 2] as const).map((pages) => tailorResume(profile, target, 'en', { pages }).left_out.length)
  expect(leftOut[0]).toBeGreaterThan(leftOut[1] ?? 0)
})

it('each line that is left out has its own reason', () => {
  const [job] = makeProfile().professional_experience
  const others = Array.from({ length: 70 }, (_, index) => `Kept Terraform modules for cluster ${index} in order.`)
  const own = ['Watered the plants by the door.', 'Laid off in 2019.', 'Kept Terraform modules for cluster 5 in order']
  const profile = makeProfile({ professional_experience: [{ ...job!, responsibilities: [...others, ...own] }] })
  const { left_out, left_out_for = {} } = tailorResume(profile, target, 'en', { pages: 1 })
  expect(Object.keys(left_out_for)).toEqual(left_out)
  const reasonOf = (index: number) => left_out_for[`job1/responsibilities/${index}`]
  expect([70, 71, 72].map(reasonOf)).toEqual(['unrelated', 'circumstance', 'same'])
  expect(Object.values(left_out_for)).toContain('room')
})

it('headings and dates are in the language that the profile is written in', () => {
  const [job] = makeProfile().professional_experience
  const profile = makeProfile({
    profile_summary: 'Ich plane die Schichten für drei Häuser und leite das Team mit zwölf Leuten.',
    professional_experience: [
      { ...job!, responsibilities: ['Planung der Schichten für die Station mit 30 Betten'], notable_achievements: [] },
    ],
    projects: [],
    volunteer_experience: [],
  })
  const resume = tailorResume(profile, target, 'en')
  expect(resume.language).toBe('de')
  expect(resume.sections.map(({ label }) => label)).toContain('Berufserfahrung')
})

const certified = (...names: string[]) =>
  names.map((certification_name, index) => ({
    id: `cert${index}`,
    certification_name,
    certification_date: index === 0 ? '2024' : '',
    certification_organization: '',
  }))

it('certificates that the posting names lead, with or without a year', () => {
  const profile = makeProfile({ certifications: certified('Pottery diploma', 'AIPR', 'IRTEC Inspection Technician') })
  const { sections } = tailorResume(profile, { ...target, text: 'IRTEC would be an advantage.' }, 'en')
  const entries = sections.find(({ part }) => part === 'certifications')?.entries ?? []
  expect(entries.map(({ heading }) => heading?.text)).toEqual([
    'IRTEC Inspection Technician',
    'Pottery diploma',
    'AIPR',
  ])
})

it('a summary keeps its paragraphs, not the breaks of the lines that it was copied from', () => {
  const profile_summary = 'Never failed an\nO-licence audit.\nLooks after\n120 trailers.'
  const [summary] = tailorResume(makeProfile({ profile_summary }), target, 'en').sections
  expect(summary?.paragraphs.map(({ text }) => text)).toEqual([
    'Never failed an O-licence audit.',
    'Looks after 120 trailers.',
  ])
})

it('papers that the posting asks for stand before the jobs, all others and long lists below them', () => {
  const partsFor = (text: string, ...names: string[]) =>
    tailorResume(makeProfile({ certifications: certified(...names) }), { ...target, text }, 'en')
      .sections.map(({ part }) => part)
      .filter((part) => part === 'certifications' || part === 'experience')
  const asked = 'Requirements\n- NMC registration\n- Forklift licence'
  expect(partsFor(asked, 'Pottery diploma', 'NMC PIN 14B2207W')).toEqual(['certifications', 'experience'])
  expect(partsFor(asked, 'Pottery diploma')).toEqual(['experience', 'certifications'])
  expect(partsFor(asked, 'NMC PIN', 'A', 'B', 'C', 'D', 'E')).toEqual(['experience', 'certifications'])
  // A licence for a car leads no CV, nor does what is not held any more.
  expect(partsFor('Requirements\n- Driving licence', 'Full UK driving licence')).toEqual([
    'experience',
    'certifications',
  ])
  expect(partsFor(asked, 'Forklift licence (expired 2022)')).toEqual(['experience', 'certifications'])
})

it('what a CV says of an employer in brackets stands beside its name, and is no line of the job', () => {
  const [job] = makeProfile().professional_experience
  const profile = makeProfile({
    professional_experience: [
      { ...job!, responsibilities: ['(120 staff, part of Havn Group)', ...job!.responsibilities] },
    ],
  })
  const [entry] = sectionOf(profile, 'experience')?.entries ?? []
  expect(entry?.heading).toMatchObject({
    text: 'Senior Platform Engineer, Nordlicht Logistics (120 staff, part of Havn Group)',
    sources: ['job1/title', 'job1/company', 'job1/responsibilities/0'],
  })
  expect(entry?.lines.map(({ text }) => text).join(' ')).not.toContain('Havn')
})

it('the CV of somebody whose degree is newer than every job begins with it, and a job that goes on comes first', () => {
  const [job] = makeProfile().professional_experience
  const school = { id: 'e9', institution: 'Leeds', gpa: '', expected: false, degree_type: 'BSc', specialization: 'GIS' }
  const orderFor = (to: string) =>
    tailorResume(
      makeProfile({
        professional_experience: [{ ...job!, to }],
        education: [{ ...school, attendance: '2023 - 2026' }],
      }),
      target,
      'en',
    )
      .sections.map(({ part }) => part)
      .filter((part) => part === 'education' || part === 'experience')
  expect(orderFor('2026-06')).toEqual(['education', 'experience'])
  expect(orderFor('present')).toEqual(['experience', 'education'])
})

it('a licence to drive is no certificate: its heading says so, and it stands behind the certificates', () => {
  const papersOf = (...names: string[]) => {
    const paper = { certification_date: '', certification_organization: '' }
    const certifications = names.map((certification_name, at) => ({ id: `c${at}`, certification_name, ...paper }))
    const section = sectionOf(makeProfile({ certifications }), 'certifications')
    return [section?.label, ...(section?.entries.map(({ heading }) => heading?.text) ?? [])]
  }
  expect(papersOf('Full driving licence')).toEqual(['Driving licence', 'Full driving licence'])
  expect(papersOf('Full driving licence', 'First Aid')).toEqual([
    'Certifications and licences',
    'First Aid',
    'Full driving licence',
  ])
  expect(papersOf('First Aid')).toEqual(['Certifications', 'First Aid'])
})

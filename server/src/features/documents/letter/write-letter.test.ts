import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { describe, expect, test } from 'vitest'
import { bodyOf, date, elena, held, job, kestrel, rowsOf, textOf, write } from '../../../testing/analyst-letters.ts'
import type { LetterContent } from '../content.ts'
import { findFormHits } from './letter-form.ts'
import { writeLetter } from './write-letter.ts'

describe('with three requirements met', () => {
  test('a result among the answers opens the letter; beside the others stand the posting’s words, in its order, and no time that is told', () => {
    expect(rowsOf(write(elena))).toEqual([
      ['SQL', 'Trained 15 colleagues in SQL', 'Harrow Foods'],
      ['Power BI', 'Moved 40 weekly Excel reports to Power BI for 120 managers', 'Harrow Foods'],
    ])
  })

  test('it opens with who writes and what for, says the degree, and nothing of what is missing', () => {
    const letter = write(elena)
    expect(bodyOf(letter)).toEqual([
      'At Harrow Foods, where I have been a Data Analyst since March 2022, I built a demand forecast in Python that cut stock write-offs by 18%. This is my application for the position of Senior Data Analyst at Kestrel Energy.',
      '',
      'I hold a BSc in Statistics (University of Leeds, 2019).',
      '',
      'My CV comes with this letter. I would be happy to answer your questions in an interview.',
    ])
    expect(letter.subject.text).toBe('Application for Senior Data Analyst')
    expect(letter.greeting.text).toBe('Dear Kestrel Energy Hiring Team,')
    expect(JSON.stringify(letter)).not.toContain('Rust')
  })

  test('every row names where its words come from', () => {
    const rows = write(elena).paragraphs.flatMap(({ rows: own = [] }) => own)
    expect(rows.map(({ bring }) => bring.sources)).toEqual([['j1/responsibilities/2'], ['j1/responsibilities/1']])
    expect(rows[0]?.ask.sources).toEqual(['posting/requirements'])
    expect(rows[0]?.meta?.sources).toEqual(['j1/company'])
  })
})

test('with one requirement met, its answer opens the letter with place and time, before a greater figure that answers nothing', () => {
  const letter = write(elena, { ...kestrel, text: 'Requirements:\n- Power BI\n- Rust\n' })
  expect(bodyOf(letter)[0]).toBe(
    'At Harrow Foods, where I have been a Data Analyst since March 2022, I moved 40 weekly Excel reports to Power BI for 120 managers. This is my application for the position of Senior Data Analyst at Kestrel Energy.',
  )
  expect(textOf(letter).split('Power BI')).toHaveLength(2)
})

test('with nothing met, it is a short note that claims no fit', () => {
  const letter = write(elena, {
    ...kestrel,
    title: 'Welder',
    text: 'Requirements:\n- Welding certificate\n- Forklift licence\n',
  })
  expect(bodyOf(letter)).toEqual([
    'I have been a Data Analyst at Harrow Foods since March 2022 and would like to move to the position of Welder at Kestrel Energy.',
    '',
    'I would be glad to talk. You will find my CV enclosed.',
  ])
})

describe('time is told as it is', () => {
  const withSchool = (attendance: string, degree_type = 'BA') =>
    bodyOf(
      write({
        ...elena,
        education: [{ ...elena.education[0]!, attendance, degree_type, specialization: 'Marketing' }],
      }),
    ).join(' ')

  test('a degree that lies ahead is expected, not held', () => {
    expect(withSchool('2024 - 2027')).toContain(
      'I am studying at the University of Leeds (BA in Marketing) and expect to graduate in 2027.',
    )
    expect(withSchool('expected 2026')).toContain('expect to graduate in 2026')
  })

  test('whoever takes a course beside a job does not study', () => {
    const course = withSchool('2025 - 2027', 'Certificate')
    expect(course).toContain('I expect to complete my training (Certificate')
    expect(course).not.toContain('studying')
  })

  test.each(['2026', '', 'expected 2024', '2019 - 2021, not completed'])(
    'of a degree dated "%s" nothing is claimed',
    (attendance) => {
      expect(withSchool(attendance)).not.toMatch(/I hold|studying/)
    },
  )

  test('a job without an end is neither over nor current', () => {
    const open = { ...elena, professional_experience: [{ ...elena.professional_experience[0]!, to: '' }] }
    expect(bodyOf(write(open))[0]).toContain('At Harrow Foods (Data Analyst, from March 2022), I built')
  })

  test('a job of one month is dated once', () => {
    const brief = { ...elena, professional_experience: [{ ...elena.professional_experience[0]!, to: '2022-03' }] }
    expect(bodyOf(write(brief))[0]).toContain('At Harrow Foods (Data Analyst, March 2022), I built')
  })

  test('a job that is over is told in the past', () => {
    const over = { ...elena, professional_experience: [{ ...elena.professional_experience[0]!, to: '2024-05' }] }
    expect(bodyOf(write(over))[0]).toContain('I was a Data Analyst from March 2022 to May 2024, ')
  })
})

test('the check of form sees what a reader would stumble over', () => {
  const letter = write(elena)
  expect(findFormHits(letter)).toEqual([])
  const [opening, ...others] = letter.paragraphs
  const broken = (text: string): LetterContent => ({
    ...letter,
    paragraphs: [{ ...opening!, sentences: [{ text, sources: [], origin: 'template' }] }, ...others],
  })
  const rulesOf = (text: string) => findFormHits(broken(text)).map(({ rule }) => rule)
  expect(rulesOf('I worked at at Harrow Foods.')).toEqual(['a doubled word'])
  expect(rulesOf('I worked at Harrow Foods..')).toEqual(['two full stops'])
  expect(rulesOf('I worked at .')).toEqual(['an empty slot'])
  expect(rulesOf('In brief: a data analyst.')).toEqual(['a cliché'])
  expect(rulesOf('Data Analyst with four years')).toEqual(['no full stop'])
  expect(findFormHits({ ...letter, target: { ...letter.target, title: 'Analyst | Remote' } })).toHaveLength(1)
})

test('certificates and licences that are held and asked for are told, others are not', () => {
  const profile = {
    ...elena,
    certifications: [held('Forklift licence'), { ...held('Advanced Pottery Certificate'), id: 'c2' }],
  }
  const planned = { ...elena, certifications: [held('Forklift licence, exam planned for May')] }
  const text = 'Requirements:\n- Forklift licence\n- SQL\n'
  for (const length of ['full', 'short'] as const) {
    const style = { tone: 'plain', form: 'auto', why: '', length } as const
    const letter = writeLetter(profile, { title: 'Warehouse Analyst', company: 'Kestrel', text }, 'en', date, style)
    expect(textOf(letter)).toContain('Forklift licence')
    expect(textOf(letter)).not.toContain('Pottery')
    const later = writeLetter(planned, { title: 'Warehouse Analyst', company: 'Kestrel', text }, 'en', date, style)
    expect(textOf(later)).not.toContain('Forklift licence')
    expect(findFormHits(letter)).toEqual([])
  }
})

test('what everybody knows beside another trade is no reason to tell of its duties', () => {
  const chef: ProfileDocument = {
    ...elena,
    professional_experience: [
      { ...elena.professional_experience[0]!, title: 'Private Chef', responsibilities: ['Cooked for parties of 50'] },
    ],
    skills: [{ id: 's1', skill: 'Microsoft Office', category: '' }],
  }
  const text = 'Requirements:\n- Knowledge of Microsoft Office\n- Diary management\n'
  const letter = writeLetter(chef, { title: 'Personal Assistant', company: 'Kestrel', text }, 'en', date)
  expect(textOf(letter)).toContain('My skills include Microsoft Office.')
  expect(textOf(letter)).not.toContain('parties')
  const tutor = writeLetter(
    chef,
    { title: 'Private Tutor', company: 'Kestrel', text: 'Requirements:\n- Latin' },
    'en',
    date,
  )
  expect(textOf(tutor)).not.toContain('parties')
})

test('where the profile meets something that no line is about, the newest results say who is writing', () => {
  const text = 'Requirements:\n- Bachelor’s degree in Statistics\n'
  const letter = writeLetter(elena, { title: 'Clerk', company: 'Kestrel', text }, 'en', date)
  expect(textOf(letter)).toContain('cut stock write-offs by 18%')
  const stranger = writeLetter(
    elena,
    { title: 'Welder', company: 'Kestrel', text: 'Requirements:\n- Welding' },
    'en',
    date,
  )
  expect(textOf(stranger)).not.toContain('18%')
})

test('the training that the posting asks for is told, though a newer or better named school is there', () => {
  const [school] = elena.education
  const own = { ...school!, id: 'e2', degree_type: '', specialization: 'Weiterbildung zur ZMV', attendance: '2015' }
  const text = 'Dein Profil\n- Weiterbildung zur ZMV'
  const letter = writeLetter({ ...elena, education: [school!, own] }, { ...kestrel, text }, 'en', date)
  expect(textOf(letter)).toContain('Weiterbildung zur ZMV (University of Leeds, 2015)')
})

test('a strength that everybody claims is no case for a letter', () => {
  const skills = [{ id: 's1', skill: 'Teamwork', category: '' }]
  const text = 'Requirements:\n- Teamwork\n- Welding'
  const letter = write({ ...elena, skills }, { ...kestrel, title: 'Welder', text })
  expect(textOf(letter)).not.toContain('Teamwork')
})

test('what is only in preparation is not told as a qualification', () => {
  const planned = held('Forklift licence, exam in March 2027')
  const letter = write(
    { ...elena, certifications: [planned] },
    { ...kestrel, text: 'Requirements:\n- Forklift licence' },
  )
  expect(textOf(letter)).not.toContain('Forklift')
})

test('a certificate of a year to come is not told as held', () => {
  const planned = { ...held('Forklift licence'), certification_date: '2027' }
  const letter = write(
    { ...elena, certifications: [planned] },
    { ...kestrel, text: 'Requirements:\n- Forklift licence' },
  )
  expect(textOf(letter)).not.toContain('Forklift')
})

test('a job that has not begun is not told, and one that ends later goes on', () => {
  const next = job({ id: 'j9', title: 'Head of Data', company: 'Orchard', from: '2027-01', to: 'present' })
  const [analyst] = elena.professional_experience
  const works = [next, { ...analyst!, to: '2027-06' }]
  const text = textOf(write({ ...elena, professional_experience: works }, kestrel))
  expect(text).not.toContain('Orchard')
  expect(text).not.toContain('2027')
  expect(text).toContain('since March 2022')
})

test('a row quotes no half of a bracket', () => {
  const personal_details = { ...elena.personal_details, languages_known: ['Deutsch (C1)'] }
  const text = 'Requirements:\n- SQL\n- Python\n- Power BI\n- Deutsch in Wort und Schrift (mind. B1)'
  const { paragraphs } = write({ ...elena, personal_details }, { ...kestrel, text })
  const asks = paragraphs.flatMap(({ rows = [] }) => rows.map(({ ask }) => ask.text))
  expect(asks.join('\n')).toContain('Deutsch')
  expect(asks.filter((ask) => ask.split('(').length !== ask.split(')').length)).toEqual([])
})

test('of many answers three of work come first, and a driving licence and languages are told in a sentence', () => {
  const [analyst] = elena.professional_experience
  const profile = {
    ...elena,
    personal_details: { ...elena.personal_details, languages_known: ['French (B2)'] },
    professional_experience: [
      { ...analyst!, responsibilities: [...analyst!.responsibilities, 'Cleaned survey data in Stata for the board'] },
    ],
    certifications: [held('Driving licence')],
  }
  const text = 'Requirements:\n- Driving licence\n- French\n- BSc in Statistics\n- SQL\n- Python\n- Power BI\n- Stata'
  const letter = write(profile, { ...kestrel, text })
  expect(rowsOf(letter).map(([ask]) => ask)).toEqual(['BSc in Statistics', 'SQL', 'Power BI', 'Stata'])
  expect(textOf(letter)).toContain('Driving licence')
  expect(textOf(letter)).toContain('French (B2)')
})

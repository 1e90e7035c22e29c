import { expect, test } from 'vitest'
import { bodyOf, date, elena, job, kestrel, textOf, write } from '../../../testing/analyst-letters.ts'
import { findFormHits } from './letter-form.ts'
import { plainChoices } from './letter-style.ts'
import { writeLetter } from './write-letter.ts'

test('a posting whose title is a sentence is answered without naming a position', () => {
  const letter = write(elena, { ...kestrel, title: 'We are seeking analysts for our office in Leeds', text: '' })
  expect(letter.subject.text).toBe('Application')
  expect(bodyOf(letter)[0]).toMatch(/for the position that you advertise at Kestrel Energy\./)
})

test('the letter is in the language of the lines that it uses, with the customs of that language', () => {
  const tomasz = {
    ...elena,
    professional_experience: [
      job({
        id: 'j1',
        title: 'Gesundheits- und Krankenpfleger',
        company: 'St.-Anna-Klinik Köln',
        from: '2019-04',
        to: '2026-09',
        responsibilities: [
          'Versorgung von bis zu 12 Patienten pro Schicht auf der Station für Chirurgie',
          'Einarbeitung von sechs neuen Pflegekräften in die Dokumentation mit SAP',
        ],
      }),
    ],
    education: [],
  }
  const letter = writeLetter(
    tomasz,
    { title: 'Pflegefachkraft (m/w/d) Chirurgie', company: 'Klinikum Rheinaue', text: 'Ihr Profil:\n- Führerschein\n' },
    'en',
    date,
  )
  expect([letter.language, letter.subject.text, letter.greeting.text, letter.closing.text]).toEqual([
    'de',
    'Bewerbung als Pflegefachkraft Chirurgie',
    'Guten Tag,',
    'Mit freundlichen Grüßen',
  ])
  expect(bodyOf(letter)[0]).toBe(
    'von April 2019 bis September 2026 war ich als Gesundheits- und Krankenpfleger in der St.-Anna-Klinik Köln tätig und bewerbe mich auf Ihre Stelle „Pflegefachkraft Chirurgie“.',
  )
})

test('a French subject elides before a vowel', () => {
  const claire = {
    ...elena,
    professional_experience: [
      job({
        id: 'j1',
        title: 'Comptable',
        company: 'Lefort',
        from: '2022',
        to: 'present',
        responsibilities: ['Tenue de la comptabilité pour les clients de la région et du nord de la France'],
      }),
    ],
  }
  const subjectOf = (title: string) =>
    writeLetter(claire, { title, company: 'Kestrel', text: '' }, 'fr', date).subject.text
  expect(subjectOf('Ingénieur')).toBe('Objet : candidature au poste d’Ingénieur')
  expect(subjectOf('Hôte d’accueil')).toBe('Objet : candidature au poste d’Hôte d’accueil')
  expect(subjectOf('Haut fonctionnaire')).toBe('Objet : candidature au poste de Haut fonctionnaire')
  expect(subjectOf('Comptable')).toBe('Objet : candidature au poste de Comptable')
})

test('a French closing repeats the greeting, with or without a name in the posting', () => {
  const closingOf = (text: string) =>
    writeLetter({ ...elena, professional_experience: [] }, { title: 'Comptable', company: 'Kestrel', text }, 'fr', date)
      .closing.text
  expect(closingOf('')).toBe('Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.')
  expect(closingOf('Adresser votre candidature pour le poste à Mme Roux, avec une lettre et un CV.')).toBe(
    'Je vous prie d’agréer, Madame, mes salutations distinguées.',
  )
})

test('pay and start are told in the user’s words where the posting asks for them, and nowhere else', () => {
  const asks = 'Please send your salary expectations and your earliest possible start date.'
  const words = { salary: '£48,000 a year.', start: '1 June' }
  const letterFor = (text: string, given: object) =>
    textOf(writeLetter(elena, { title: 'Clerk', company: 'Kestrel', text }, 'en', date, { ...plainChoices, ...given }))
  expect(letterFor(asks, words)).toContain(
    'My salary expectation: £48,000 a year. My earliest possible start: 1 June. My CV',
  )
  expect(letterFor(asks, {})).not.toMatch(/salary|start:/)
  expect(letterFor('Salary: £40,000', words)).not.toMatch(/48,000|June/)
})

test('a named contact is greeted by name', () => {
  const greetingOf = (text: string) => write(elena, { ...kestrel, text }).greeting.text
  expect(greetingOf('Contact: Jane Doe')).toBe('Dear Jane Doe,')
  expect(greetingOf('Questions? Ask Ms Doe.')).toBe('Dear Ms Doe,')
})

test('an employer is called as people call it, its whole name stands in the address', () => {
  const letter = write(elena, { ...kestrel, company: 'Kestrel Energy Ltd.' })
  expect([letter.greeting.text, letter.recipient.text]).toEqual([
    'Dear Kestrel Energy Hiring Team,',
    'Kestrel Energy Ltd.',
  ])
  expect(bodyOf(letter)[0]).toMatch(/at Kestrel Energy\.$/)
})

test('an agency is not told to be the employer', () => {
  const letter = write(elena, { ...kestrel, text: `Our client is looking for an analyst.\n${kestrel.text}` })
  expect(bodyOf(letter)[0]).not.toContain('Kestrel')
  expect(letter.greeting.text).toContain('Kestrel Energy')
  const recruiter = write(elena, { ...kestrel, company: 'Compass Recruitment' })
  expect(recruiter.greeting.text).not.toContain('Compass')
})

test('a firm that is named with its abbreviation is told without two full stops', () => {
  const letter = write(elena, { ...kestrel, company: 'Kestrel Corp.' })
  expect(letter.greeting.text).toBe('Dear Kestrel Corp. Hiring Team,')
  expect(findFormHits(letter)).toEqual([])
})

test('the number of a posting stands in the subject', () => {
  expect(write(elena, { ...kestrel, title: 'Data Analyst – Hybrid – 831652' }).subject.text).toBe(
    'Application for Data Analyst, reference 831652',
  )
})

test('a note in brackets behind an own title is no part of a sentence, unless it says that somebody was learning', () => {
  const titled = (title: string) =>
    bodyOf(write({ ...elena, professional_experience: [{ ...elena.professional_experience[0]!, title }] }))[0]
  expect(titled('Physiotherapist (Band 7)')).toContain('I have been a Physiotherapist since March 2022')
  expect(titled('Data Analyst (Intern)')).toContain('(Intern)')
})

test('the letters of one person for several jobs are worded in several ways, those for one job in one', () => {
  const closings = ['Analyst', 'Data Lead', 'Reporting Lead', 'Planner', 'Buyer', 'Controller'].map((title) =>
    bodyOf(write(elena, { ...kestrel, title, text: '' })).at(-1),
  )
  expect(new Set(closings).size).toBeGreaterThan(3)
  expect(write(elena)).toEqual(write(elena))
})

test('the checker of form finds a phrase that is told twice, and no city in a state of its name', () => {
  const letter = write(elena, kestrel)
  const saying = (text: string) =>
    findFormHits({
      ...letter,
      paragraphs: [{ part: 'match', sentences: [{ text, sources: [], origin: 'template' }], lines: [] }],
    })
  const doubled = 'I worked at University of Bremen and at University of Bremen.'
  expect(saying(doubled)).toEqual([{ rule: 'a doubled phrase', at: doubled }])
  expect(saying('I worked at Kestrel and at Kestrel.')).toMatchObject([{ rule: 'a doubled place' }])
  expect(saying('I worked in New York, New York, and in the port of the city.')).toEqual([])
})

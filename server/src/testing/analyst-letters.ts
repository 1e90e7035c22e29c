import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { LetterContent } from '../features/documents/content.ts'
import { writeLetter } from '../features/documents/letter/write-letter.ts'

export const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
type Job = ProfileDocument['professional_experience'][number]
export const job = (parts: Partial<Job>): Job => ({
  id: 'j',
  company: '',
  location: '',
  from: '',
  to: '',
  title: '',
  responsibilities: [],
  notable_achievements: [],
  ...parts,
})
export const elena: ProfileDocument = {
  ...emptyProfile(),
  personal_details: { ...emptyProfile().personal_details, name: 'Elena Marsh', email: 'elena@example.org' },
  professional_experience: [
    job({
      id: 'j1',
      title: 'Data Analyst',
      company: 'Harrow Foods',
      from: '2022-03',
      to: 'present',
      responsibilities: [
        'Built a demand forecast in Python that cut stock write-offs by 18%',
        'Moved 40 weekly Excel reports to Power BI for 120 managers',
        'Trained 15 colleagues in SQL',
      ],
    }),
    job({
      id: 'j2',
      title: 'Reporting Assistant',
      company: 'Calder Retail',
      from: '2019-06',
      to: '2022-02',
      responsibilities: ['Checked daily sales data from 64 stores and reported errors'],
    }),
  ],
  education: [
    {
      id: 'e1',
      institution: 'University of Leeds',
      attendance: '2016 - 2019',
      degree_type: 'BSc',
      specialization: 'Statistics',
      gpa: '',
      expected: false,
    },
  ],
}
export const kestrel = {
  title: 'Senior Data Analyst | Hybrid | £48k',
  company: 'Kestrel Energy',
  text: 'Requirements:\n- SQL\n- Python\n- Power BI\n- Rust\n',
}
export const write = (profile: ProfileDocument, target = kestrel) => writeLetter(profile, target, 'en', date)
export const bodyOf = ({ paragraphs }: LetterContent) =>
  paragraphs.map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
export const rowsOf = ({ paragraphs }: LetterContent) =>
  paragraphs.flatMap(({ rows = [] }) => rows.map(({ ask, bring, meta }) => [ask.text, bring.text, meta?.text]))

export const textOf = (letter: LetterContent): string =>
  letter.paragraphs
    .flatMap(({ sentences, rows = [], lines }) => [...sentences, ...rows.map(({ bring }) => bring), ...lines])
    .map(({ text }) => text)
    .join(' ')
export const held = (certification_name: string) => ({
  id: 'c1',
  certification_name,
  certification_date: '2021',
  certification_organization: '',
})

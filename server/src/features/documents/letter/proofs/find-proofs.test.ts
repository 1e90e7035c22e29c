import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { findFormHits } from '../letter-form.ts'
import { plainChoices } from '../letter-style.ts'
import { writeLetter } from '../write-letter.ts'
import { postingAsks, withoutModal } from './posting-asks.ts'
import { readAsks } from './asked-requirements.ts'

const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
const technician: ProfileDocument = {
  ...emptyProfile(),
  personal_details: {
    ...emptyProfile().personal_details,
    name: 'Núria Casals',
    languages_known: ['Catalán (nativo)', 'Castellano (nativo)', 'Inglés (B2)'],
  },
  professional_experience: [
    {
      id: 'j1',
      company: '',
      location: '',
      from: '2024-09',
      to: 'present',
      title: 'Excedencia por cuidado de hijos',
      responsibilities: [],
      notable_achievements: [],
    },
    {
      id: 'j2',
      company: 'Hospital del Mar',
      location: '',
      from: '2018-03',
      to: '2024-08',
      title: 'Técnica de laboratorio',
      responsibilities: ['Procesamiento de muestras de urgencias en el laboratorio de hematología'],
      notable_achievements: ['Implantación de la norma ISO 15189 en el área de urgencias'],
    },
  ],
  education: [
    {
      id: 'e1',
      institution: 'IES Ferran Casablancas',
      attendance: '2010',
      degree_type: 'Bachillerato',
      specialization: 'científico',
      gpa: '',
      expected: false,
    },
    {
      id: 'e2',
      institution: 'Institut Bonanova',
      attendance: '2010 - 2012',
      degree_type: '',
      specialization: 'CFGS Laboratorio Clínico y Biomédico',
      gpa: '',
      expected: false,
    },
  ],
  certifications: [
    { id: 'c1', certification_name: 'Permiso de conducir B', certification_date: '', certification_organization: '' },
  ],
  training: [
    {
      id: 't1',
      skill: '',
      training_name: 'Curso de PCR en tiempo real, en curso',
      training_institution: 'SEQC',
      date: '2026',
      skills_acquired: [],
      description: '',
    },
  ],
}
const text = `Se valorará:
- Permiso de conducir B

Requisitos:
- CFGS en Laboratorio Clínico y Biomédico (imprescindible)
- Experiencia mínima de 2 años en laboratorio clínico
- Conocimientos de la norma ISO 15189
- PCR en tiempo real
- Catalán y castellano
- Inglés técnico`
const letter = writeLetter(technician, { title: 'Técnico/a de laboratorio', company: 'GenLab', text }, 'es', date)
const rows = letter.paragraphs.flatMap(({ rows: own = [] }) =>
  own.map(({ ask, bring, meta }) => [ask.text, bring.text, meta?.text]),
)
const body = letter.paragraphs.flatMap(({ sentences }) => sentences.map((it) => it.text)).join(' ')

test('what is required is answered first, in the posting’s order: degree, work, languages; years of the letter’s job begin it, and the licence of a car ends it', () => {
  expect(rows).toEqual([
    ['CFGS en Laboratorio Clínico y Biomédico', 'CFGS Laboratorio Clínico y Biomédico', 'Institut Bonanova, 2012'],
    [
      'Conocimientos de la norma ISO 15189',
      'Implantación de la norma ISO 15189 en el área de urgencias',
      'Hospital del Mar',
    ],
    ['Catalán y castellano; Inglés técnico', 'Catalán (nativo), Castellano (nativo), Inglés (B2)', undefined],
  ])
  expect(body).toContain('Dispongo de permiso de conducir B.')
  expect(findFormHits(letter)).toEqual([])
})

test('leave is not what somebody writes from, and what everybody leaves school with is not told', () => {
  expect(body).toMatch(
    /^(?:Piden|En su oferta piden) «Experiencia mínima de 2 años en laboratorio clínico»; es mi caso\. Trabajé como técnica de laboratorio en el Hospital del Mar de marzo de 2018 a agosto de 2024/,
  )
  expect(body).not.toMatch(/Excedencia|Bachillerato/)
})

test('a course that is asked for and goes on is told as such, never as held', () => {
  expect(body).toContain('Mi formación en curso: Curso de PCR en tiempo real.')
  expect(rows.flat().join(' ')).not.toContain('Curso de PCR')
})

test('two papers that are asked for together answer together', () => {
  const certified = {
    ...technician,
    certifications: ['AIPR', 'Certiphyto'].map((certification_name, index) => ({
      id: `c${index}`,
      certification_name,
      certification_date: index === 0 ? '2022' : '',
      certification_organization: '',
    })),
  }
  const asked = { title: 'Jardinero', company: 'Vert', text: `Requisitos:\n- AIPR y Certiphyto\n${text}` }
  const told = writeLetter(certified, asked, 'es', date).paragraphs[0]?.sentences[0]?.text
  expect(told).toBe('Mis cualificaciones para este puesto son las siguientes: AIPR y Certiphyto.')
})

test.each([
  ['IRTEC would be an advantage', 'IRTEC'],
  ['Anglais apprécié', 'Anglais'],
  ['18th Edition (essential)', '18th Edition'],
  ['Kälteschein Kategorie I zwingend erforderlich', 'Kälteschein Kategorie I'],
  ['Une formation en soins palliatifs serait un plus', 'Une formation en soins palliatifs'],
  ['Se valora alemán o francés', 'alemán o francés'],
  ['Erfahrung in einem Verein, etwa Seehof e. V.', 'Erfahrung in einem Verein, etwa Seehof e. V.'],
  ['Experience with clients in the U.S. (essential)', 'Experience with clients in the U.S.'],
  ['Experience with Node.js.', 'Experience with Node.js'],
  ['Expérience dans une S.A.', 'Expérience dans une S.A.'],
  ['Experiencia en una S.L., deseable', 'Experiencia en una S.L.'],
  ['good SQL would be considered as an advantage', 'good SQL'],
])('“%s” asks for %s', (line, asked) => {
  expect(withoutModal(line)).toBe(asked)
})

test('a list that lost its breaks is read item by item, without pay and holidays', () => {
  const description =
    'We are looking for a nurse who will join the friendly team of our practice in the town.\nRequirements:\nBe registered with the General Dental Council (GDC) Have a background in Dentistry Be able to work Saturdays with the rest of our team 28 Days Holiday'
  const posting = { title: 'Nurse', description }
  const asks = postingAsks(posting, readAsks(posting), 'en').map((ask) => ask.text)
  expect(asks).toContain('Have a background in Dentistry')
  expect(asks.join(' ')).not.toContain('Holiday')
})

const rowsFor = (profile: ProfileDocument, description: string) =>
  writeLetter(profile, { title: 'Pflegefachkraft', company: 'Rheinaue', text: description }, 'de', date, {
    ...plainChoices,
    form: 'rows',
  })
    .paragraphs.flatMap(({ rows: own = [] }) => own)
    .map(({ ask, bring }) => [ask.text, bring.text])
const nurse: ProfileDocument = {
  ...technician,
  professional_experience: [
    {
      ...technician.professional_experience[1]!,
      responsibilities: [
        'Einarbeitung neuer Pflegekräfte auf der Station für Chirurgie',
        'Dokumentation der Pflege mit SAP für 40 Betten',
        'Wundversorgung nach Operationen',
      ],
      notable_achievements: [],
    },
  ],
  education: [],
  training: [],
}
const asked = `Ihr Profil:
- Abgeschlossene Ausbildung in der Pflege
- SAP
- Wundversorgung
- Einarbeitung neuer Pflegekräfte`

test('a course is no training as a nurse, and work shows a skill before a certificate of it', () => {
  const certifications = ['Praxisanleiter in der Pflege', 'SAP Grundkurs'].map((certification_name, index) => ({
    id: `c${index}`,
    certification_name,
    certification_date: '2022',
    certification_organization: '',
  }))
  const told = rowsFor({ ...nurse, certifications }, asked)
  expect(told).toContainEqual(['SAP', 'Dokumentation der Pflege mit SAP für 40 Betten'])
  expect(told.flat()).not.toContain('Praxisanleiter in der Pflege')
})

test('a qualification is answered by paper, never by a line of work', () => {
  expect(rowsFor(nurse, 'Requirements\n- SAP\n- Wundversorgung\n- Nursing qualification').flat()).not.toContain(
    'Nursing qualification',
  )
})

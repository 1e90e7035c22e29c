import { emptyProfile } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { writeLetter } from '../write-letter.ts'

const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
const headings = { en: 'Requirements', de: 'Ihr Profil', fr: 'Profil recherché', es: 'Requisitos' }
type Language = keyof typeof headings

function letterOf(language: Language, asked: string, paper: string, when = ''): string {
  const profile = {
    ...emptyProfile(),
    certifications: [{ id: 'c1', certification_name: paper, certification_date: when, certification_organization: '' }],
  }
  const target = { title: 'Team 4', company: 'Fjordlicht', text: `${headings[language]}:\n- ${asked}` }
  return writeLetter(profile, target, language, date)
    .paragraphs.flatMap(({ sentences, rows = [] }) => [...sentences, ...rows.map(({ bring }) => bring)])
    .map(({ text }) => text)
    .join('\n')
}

test.each<[Language, string, string, string]>([
  ['en', 'Valid driver’s licence', 'Ohio driver’s licence Class D', 'I hold an Ohio driver’s licence, Class D.'],
  ['en', 'Full driving licence', 'Full UK driving licence, own car', 'I hold a full UK driving licence (own car).'],
  ['de', 'Führerschein Klasse B', 'Führerschein Klasse B', 'Ich besitze den Führerschein Klasse B.'],
  ['fr', 'Permis B', 'Permis B', 'Je suis titulaire du permis B.'],
  ['es', 'Permiso de conducir B', 'Permiso de conducir B', 'Dispongo de permiso de conducir B.'],
])('%s: a licence is held, where “%s” is asked for', (language, asked, paper, told) =>
  expect(letterOf(language, asked, paper)).toContain(told),
)

test.each<[Language, string, string, string?]>([
  ['en', 'A valid First Aid at Work certificate', 'Driver CPC, valid to 09/2029'],
  ['en', 'Food Safety Level 3', 'Food Safety Level 2'],
  ['en', 'SVQ Level 4 in Professional Cookery', 'SVQ Level 3 Professional Cookery'],
  ['de', 'Führerschein Klasse CE', 'Führerschein Klasse B'],
  ['de', 'Hochvolt-Qualifikation Stufe 2S', 'Hochvolt-Schulung Stufe 1S, 2025'],
  [
    'de',
    'Eine Qualifikation als Fachwirt im Sozialwesen',
    'Weiterbildung zur Fachwirtin im Sozialwesen',
    '2026 - 2027',
  ],
  ['fr', 'AFGSU niveau 2', 'AFGSU niveau 1'],
  ['es', 'Permiso de conducir C', 'Permiso de conducir B'],
])('%s: “%s” is not answered by “%s”', (language, asked, paper, when) =>
  expect(letterOf(language, asked, paper, when)).not.toContain(paper),
)

test.each<[Language, string, string]>([
  ['en', 'A valid First Aid at Work certificate', 'First Aid at Work, valid to 09/2028'],
  ['en', '18th Edition qualification', '18th Edition BS 7671'],
  ['en', '18th Edition', '18th Edition Wiring Regulations (BS 7671)'],
  ['en', 'SVQ Level 3 or equivalent in Professional Cookery', 'SVQ Level 3 Professional Cookery'],
  ['en', 'CIPD qualified (Level 5)', 'CIPD Level 5 Associate Diploma in People Management'],
  ['en', 'Immediate Life Support', 'Immediate Life Support (ILS)'],
  ['de', 'Führerschein Klasse B', 'Führerschein Klasse CE'],
  ['de', 'Hochvolt-Qualifikation Stufe 1S', 'Hochvolt-Qualifikation Stufe 2S'],
  ['fr', 'AFGSU niveau 2', 'AFGSU niveau 2'],
  ['es', 'Permiso de conducir B', 'Permiso de conducir B'],
])('%s: “%s” is answered by “%s”', (language, asked, paper) =>
  expect(letterOf(language, asked, paper).toLowerCase()).toContain(paper.toLowerCase()),
)

test('of two papers of one name the one that says all that is asked is told, not both', () => {
  const paper = (id: string, certification_name: string) => ({
    id,
    certification_name,
    certification_date: '',
    certification_organization: '',
  })
  const certifications = [paper('c1', 'Assoc CIPD'), paper('c2', 'CIPD Level 5 Associate Diploma')]
  const target = {
    title: 'HR Adviser',
    company: 'Fjordlicht',
    text: 'Requirements:\n- CIPD Level 5, or working towards\n- Payroll',
  }
  const told = writeLetter({ ...emptyProfile(), certifications }, target, 'en', date)
    .paragraphs.flatMap(({ sentences, rows = [] }) => [...sentences, ...rows.map(({ bring }) => bring)])
    .map(({ text }) => text)
  expect(told.some((it) => it.includes('CIPD Level 5 Associate Diploma') && !it.includes(' – '))).toBe(true)
})

import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { expect, test } from 'vitest'
import { writeLetter } from './write-letter.ts'

const date = { now: new Date('2026-11-22T10:00:00Z'), timeZone: 'UTC' }
const seller: ProfileDocument = {
  ...emptyProfile(),
  personal_details: { ...emptyProfile().personal_details, name: 'Aisha Brandt', email: 'aisha@example.org' },
  professional_experience: [
    {
      id: 'j1',
      title: 'Sales Assistant',
      company: 'Fenn Books',
      location: '',
      from: '2024-09',
      to: 'present',
      responsibilities: [
        'Set up the shop’s Instagram account and grew it to 2,300 followers',
        'Organised the shifts of a team of 11 people',
        'Advise customers and run the reading hour on Saturdays',
      ],
      notable_achievements: [],
    },
  ],
  skills: ['Customer service', 'Six Sigma', 'Java', 'Team management'].map((skill, at) => ({
    id: `s${at}`,
    skill,
    category: '',
  })),
}

function textOf(asked: string[]): string {
  const target = {
    title: 'Shop Lead',
    company: 'Marlow Press',
    text: `What you bring\n${asked.map((it) => `- ${it}`).join('\n')}`,
    requirements: '',
    location: '',
  }
  const letter = writeLetter(seller, target, 'en', date)
  return letter.paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
}

test('skills that are told within a sentence are written as words, names as names', () => {
  const text = textOf(['Instagram', 'Customer service', 'Six Sigma', 'Java'])
  expect(text).toContain('customer service, Six Sigma and Java, which you ask for')
})

test('what a row answers is not told again as a further skill', () => {
  const [work] = seller.professional_experience
  const responsable = {
    ...seller,
    professional_experience: work
      ? [
          {
            ...work,
            title: 'Responsable de turno',
            responsibilities: [
              'Organicé los turnos de un equipo de 11 personas',
              'Formé a ocho compañeros en atención al cliente',
              'Controlé el inventario de 3.200 artículos cada trimestre',
            ],
          },
        ]
      : [],
    skills: [{ id: 's0', skill: 'Gestión de equipos', category: '' }],
  }
  const target = {
    title: 'Encargado de tienda',
    company: 'Mercat Verd',
    text: 'Requisitos\n- Gestión de equipos\n- Atención al cliente\n- Inventario',
    requirements: '',
    location: '',
  }
  const rows = writeLetter(responsable, target, 'es', date).paragraphs.filter(
    ({ rows: found = [] }) => found.length > 0,
  )
  expect(rows).toHaveLength(1)
  const texts = writeLetter(responsable, target, 'es', date).paragraphs.flatMap(({ sentences }) => sentences)
  expect(texts.map(({ text }) => text).join(' ')).not.toContain('estión de equipos')
})

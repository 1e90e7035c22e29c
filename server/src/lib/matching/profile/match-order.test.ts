import { expect, it } from 'vitest'
import { matchPosting } from '../match-posting.ts'
import { person, type Parts } from '../../../testing/match-person.ts'

const electrician = {
  title: 'Elektroniker für Energie- & Gebäudetechnik (m/w/d)',
  description: `Ihr Profil
- Abgeschlossene Ausbildung als Elektroniker oder vergleichbar
- Mindestens drei Jahre Berufserfahrung
- Kenntnisse in KNX und Photovoltaik
- Führerschein Klasse B
- Gute Deutschkenntnisse`,
}
const accountant = {
  title: 'Comptable général H/F',
  description: `Votre profil
- De formation Bac+2/3 en comptabilité (BTS, DCG)
- Expérience de 5 ans minimum à un poste similaire
- Connaissance de la TVA et de la paie
- Anglais courant`,
}

const electricians: Parts[] = [
  {
    title: 'Elektroniker für Energie- und Gebäudetechnik',
    lines: ['KNX-Programmierung und Inbetriebnahme von Photovoltaik'],
    school: ['Ausbildung', 'Elektroniker für Energie- und Gebäudetechnik'],
    skills: ['KNX', 'Photovoltaik'],
    papers: ['Führerschein Klasse B'],
    languages: ['Deutsch (Muttersprache)'],
  },
  {
    title: 'Elektroniker',
    since: '2025-01',
    school: ['Ausbildung', 'Elektroniker'],
    papers: ['Führerschein Klasse B'],
    languages: ['Deutsch (Muttersprache)'],
  },
]
const accountants: Parts[] = [
  {
    title: 'Comptable générale',
    lines: ['Déclarations de TVA et paie de 45 salariés'],
    school: ['DCG', 'Comptabilité et gestion'],
    skills: ['TVA', 'Paie'],
    languages: ['Anglais (C1)'],
  },
  { title: 'Assistante comptable', since: '2025-01', school: ['BTS', 'Comptabilité'], languages: ['Anglais (A2)'] },
]
const strangers: Parts[] = [
  {
    title: 'Berufskraftfahrer',
    lines: ['Fernverkehr mit Sattelzug'],
    school: ['Ausbildung', 'Berufskraftfahrer'],
    papers: ['Führerschein Klasse CE'],
    languages: ['Deutsch (Muttersprache)'],
  },
  {
    title: 'Desarrollador web',
    lines: ['Desarrollo de APIs en Java'],
    school: ['Grado', 'Ingeniería Informática'],
    skills: ['Java'],
    languages: ['Inglés (C1)'],
  },
]

it.each([
  ['an electrician', electrician, electricians, accountants],
  ['an accountant', accountant, accountants, electricians],
])(
  'of people for the work of %s the ideal one is first, half a fit next, other trades last',
  (_name, posting, own, others) => {
    const whole = { ...posting, location: '', requirements: '' }
    const scoreOf = (parts: Parts) => matchPosting(person(parts), whole, new Date('2026-11-23')).score
    const [ideal = 0, half = 0] = own.map(scoreOf)
    const strange = Math.max(...[...others, ...strangers].map(scoreOf))
    expect(ideal).toBeGreaterThan(75)
    expect(half).toBeLessThan(ideal - 15)
    expect(strange).toBeLessThan(half - 10)
  },
)

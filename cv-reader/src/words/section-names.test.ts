import { describe, expect, test } from 'vitest'
import { sectionNamed } from './section-names.ts'

const kinds = (text: string) => sectionNamed(text)?.kinds.join('+')

describe('names of sections', () => {
  test.each([
    ['Experience', 'experience'],
    ['WORK HISTORY', 'experience'],
    ['2. Berufserfahrung:', 'experience'],
    ['Expériences professionnelles', 'experience'],
    ['Experiencia laboral', 'experience'],
    ['Esperienze lavorative', 'experience'],
    ['Werkervaring', 'experience'],
    ['Bildungsweg', 'education'],
    ['Formation académique', 'education'],
    ['Compétences clés', 'skills'],
    ['EDV-Kenntnisse', 'skills'],
    ['Idiomas', 'languages'],
    ['Über mich', 'summary'],
    ['Centres d’intérêt', 'interests'],
    ['Bénévolat', 'volunteering'],
    ['Weiterbildungen', 'training'],
    ['Veröffentlichungen', 'publications'],
    ['Referenzen', 'references'],
    ['Work experience with dates', 'experience'],
    ['Where I’ve worked', 'experience'],
    ['Academic credentials', 'education'],
    ['Titulaciones', 'education'],
    ['Outils informatiques', 'skills'],
    ['Digitales', 'skills'],
    ['Right to work', 'other'],
  ])('%s is %s, in whichever language, case and numbering', (text, kind) => expect(kinds(text)).toBe(kind))

  test('a course of studies is no list of jobs', () => expect(kinds('Carrera')).toBeUndefined())

  test('letters set apart are one word', () => expect(kinds('C O N TAC T')).toBe('contact'))

  test('two names make a section of two', () => {
    expect(kinds('Skills & Languages')).toBe('skills+languages')
    expect(kinds('Ausbildung und Weiterbildung')).toBe('education+training')
  })

  test('words that name the same do so together', () => {
    expect(sectionNamed('Profile Summary')).toStrictEqual({ kinds: ['summary'], exact: true })
  })

  test('a word beside a head noun narrows it down, but is less sure', () => {
    expect(sectionNamed('Teaching Experience')).toStrictEqual({ kinds: ['experience'], exact: false })
  })

  test('the name of somebody, a job or a sentence names no section', () => {
    for (const text of ['Ada Lovelace', 'Software Engineer', 'Experience with Java', 'x'.repeat(200_000)]) {
      expect(sectionNamed(text)).toBeUndefined()
    }
  })
})

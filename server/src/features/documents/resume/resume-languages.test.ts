import { expect, test } from 'vitest'
import { makeProfile } from '../../../testing/make-profile.ts'
import { sentencesOf } from '../content.ts'
import { resumeLanguages, type ResumeLanguage } from '../document-texts.ts'
import { tailorResume } from './tailor-resume.ts'

const target = { title: 'Engineer', company: 'Fjord', text: 'Kubernetes' }
const [job, ...others] = makeProfile().professional_experience

/** Duties of one who runs a warehouse, with the heading of the section and the month of the first date. */
const written: Record<ResumeLanguage, [duty: string, heading: string, from: string]> = {
  en: ['Run the warehouse for the whole region with a team of nine.', 'Experience', 'Mar 2021'],
  de: ['Leitung des Lagers für die ganze Region mit einem Team von neun.', 'Berufserfahrung', 'Mär'],
  fr: ['Gestion de l’entrepôt pour la région avec une équipe de neuf personnes.', 'Expérience', 'mars 2021'],
  es: ['Dirección del almacén para toda la región con un equipo de nueve.', 'Experiencia profesional', 'mar'],
  it: ['Gestione del magazzino per la regione con una squadra di nove presso la sede.', 'Esperienza', 'mar 2021'],
  pt: ['Gestão do armazém para toda a região com uma equipa de nove pessoas.', 'Experiência profissional', 'mar'],
  nl: ['Leiding van het magazijn voor de hele regio met een team van negen.', 'Werkervaring', 'mrt 2021'],
  pl: ['Prowadzenie magazynu dla regionu oraz nadzór nad zespołem przy zmianach w nocy.', 'Doświadczenie', 'marzec'],
  tr: ['Dokuz kişilik bir ekip ile bölge için depo yönetimi ve planlama.', 'İş Deneyimi', 'Mar 2021'],
  ar: ['إدارة المستودع للمنطقة كلها مع فريق من تسعة أشخاص.', 'الخبرة المهنية', 'مارس 2021'],
}

test.each(resumeLanguages)('a CV written in %s has its headings and dates in that language', (language) => {
  const [duty, heading, from] = written[language]
  const profile = makeProfile({
    profile_summary: duty,
    professional_experience: [job!, ...others].map((it) => ({
      ...it,
      responsibilities: [duty],
      notable_achievements: [],
    })),
    volunteer_experience: [],
    projects: [],
  })
  const content = tailorResume(profile, target, 'en')
  const text = sentencesOf(content).map((sentence) => sentence.text)
  expect(content.language).toBe(language)
  expect(content.sections.find(({ part }) => part === 'experience')?.label).toContain(heading)
  expect(text.find((line) => line.includes('2021'))).toContain(from)
})

test('birth date and marital status stand in a CV only where the user asks for them, in its language', () => {
  const contactOf = (personal?: boolean) =>
    tailorResume(makeProfile(), target, 'en', { personal }).contact.map(({ text }) => text)
  expect(contactOf().join()).not.toMatch(/1988|[Mm]arried/)
  expect(contactOf(true)).toEqual([...contactOf(), 'Date of birth: April 2, 1988', 'Marital status: married'])
})

test('“Single” stands in no CV, since every profile begins with it; the birth date beside it does', () => {
  const profile = makeProfile()
  profile.personal_details.marital_status = 'Single'
  const contact = tailorResume(profile, target, 'en', { personal: true }).contact.map(({ text }) => text)
  expect(contact).toContain('Date of birth: April 2, 1988')
  expect(contact.join()).not.toMatch(/marital|single/i)
})

test('a CV of two languages, or of few words, has those of the user', () => {
  const profile = makeProfile({
    profile_summary: '',
    professional_experience: [],
    volunteer_experience: [],
    projects: [],
  })
  expect(tailorResume(profile, target, 'de').language).toBe('de')
  expect(tailorResume(profile, target, 'pl-PL').language).toBe('pl')
  expect(tailorResume(profile, target, 'ja').language).toBe('en')
})

import type { Catalogue, Language } from '../../lib/languages.ts'

/**
 * Fixed words of a CV. `{slots}` take profile or posting fields only. Sentences state facts: no feelings, no judgement.
 */
const en = {
  summary: 'Summary',
  skills: 'Skills',
  other_skills: 'Other',
  experience: 'Experience',
  projects: 'Projects',
  education: 'Education',
  certifications: 'Certifications',
  training: 'Training',
  volunteering: 'Volunteering',
  publications: 'Publications',
  languages: 'Languages',
  present: 'Present',
  page: 'Page',
  cv: 'CV',
  gpa: 'GPA: {gpa}',
  trained_skills: 'Skills: {skills}',
  expected: '{years} (expected)',
  unfinished: 'in progress',
} as const

export type DocumentTexts = Readonly<Record<keyof typeof en, string>>

const de: DocumentTexts = {
  summary: 'Profil',
  skills: 'Kenntnisse',
  other_skills: 'Weitere',
  experience: 'Berufserfahrung',
  projects: 'Projekte',
  education: 'Ausbildung',
  certifications: 'Zertifikate',
  training: 'Weiterbildung',
  volunteering: 'Ehrenamt',
  publications: 'Veröffentlichungen',
  languages: 'Sprachen',
  present: 'heute',
  page: 'Seite',
  cv: 'Lebenslauf',
  gpa: 'Note: {gpa}',
  trained_skills: 'Kenntnisse: {skills}',
  expected: '{years} (voraussichtlich)',
  unfinished: 'nicht abgeschlossen',
}

const fr: DocumentTexts = {
  summary: 'Profil',
  skills: 'Compétences',
  other_skills: 'Autres',
  experience: 'Expérience professionnelle',
  projects: 'Projets',
  education: 'Formation',
  certifications: 'Certifications',
  training: 'Formation continue',
  volunteering: 'Bénévolat',
  publications: 'Publications',
  languages: 'Langues',
  present: 'aujourd’hui',
  page: 'Page',
  cv: 'CV',
  gpa: 'Moyenne : {gpa}',
  trained_skills: 'Compétences : {skills}',
  expected: '{years} (prévu)',
  unfinished: 'en cours',
}

const es: DocumentTexts = {
  summary: 'Perfil',
  skills: 'Competencias',
  other_skills: 'Otras',
  experience: 'Experiencia profesional',
  projects: 'Proyectos',
  education: 'Formación académica',
  certifications: 'Certificaciones',
  training: 'Cursos',
  volunteering: 'Voluntariado',
  publications: 'Publicaciones',
  languages: 'Idiomas',
  present: 'actualidad',
  page: 'Página',
  cv: 'Currículum',
  gpa: 'Nota media: {gpa}',
  trained_skills: 'Competencias: {skills}',
  expected: '{years} (previsto)',
  unfinished: 'en curso',
}

export const documentTexts: Catalogue<DocumentTexts> = { en, de, fr, es }

export type Wording = { texts: DocumentTexts; language: Language }

/** Fills a template without interpreting values. A value's own full stop is not doubled. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = slots[name] ?? ''
    return stop && /[.!?…。]$/.test(value) ? value : value + stop
  })
}

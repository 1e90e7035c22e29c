import type { Catalogue, Language } from '../../lib/languages.ts'

/**
 * Fixed words of a CV. `{slots}` take profile or posting fields only. Sentences state facts: no feelings, no judgement.
 */
const en = {
  summary: 'Summary',
  skills: 'Skills',
  experience: 'Experience',
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
  degree_in_field: '{degree} in {field}',
} as const

export type DocumentTexts = Readonly<Record<keyof typeof en, string>>

export const documentTexts: Catalogue<DocumentTexts> = { en }

export type Wording = { texts: DocumentTexts; language: Language }

/** Fills a template without interpreting values. A value's own full stop is not doubled. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = slots[name] ?? ''
    return stop && /[.!?…。]$/.test(value) ? value : value + stop
  })
}

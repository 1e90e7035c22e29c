import type { Catalogue, Language } from '../../lib/languages.ts'

/**
 * Every fixed word of a CV, by language. `{slots}` are filled with fields of the profile or the posting and
 * with nothing else. The sentences state what the fields state: no feelings, no judgement, nothing about the future.
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

/** Texts with the language that they are in, which dates are written in too. */
export type Wording = { texts: DocumentTexts; language: Language }

/** Puts values into a template; what stands in the values stays as it is. A value's own full stop is not doubled. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = slots[name] ?? ''
    return stop && /[.!?…。]$/.test(value) ? value : value + stop
  })
}

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
export type DocumentLanguage = 'en'

/** A language is whole or absent: documents are never half translated. */
export const documentTexts: Readonly<Record<DocumentLanguage, DocumentTexts>> = { en }

/** The first wanted language that the catalogue has, else English. */
export function chooseDocumentLanguage(...wanted: (string | null | undefined)[]): DocumentLanguage {
  const found = wanted
    .map((language) => language?.toLowerCase().split('-')[0])
    .find((language) => language !== undefined && language in documentTexts)
  return (found as DocumentLanguage | undefined) ?? 'en'
}

/** Puts values into a template; what stands in the values stays as it is. A value's own full stop is not doubled. */
export function fill(template: string, slots: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}(\.?)/g, (_, name: string, stop: string) => {
    const value = slots[name] ?? ''
    return stop && /[.!?…。]$/.test(value) ? value : value + stop
  })
}

/**
 * Every fixed word of a CV or letter, by language. `{slots}` are filled with fields of the profile or the posting and
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
  cover_letter: 'Cover Letter',
  gpa: 'GPA: {gpa}',
  trained_skills: 'Skills: {skills}',
  degree_in_field: '{degree} in {field}',
  list_two: '{first} and {last}',
  list_more: '{first}, {last}',

  subject: 'Application for {title}',
  subject_untitled: 'Application',
  greeting: 'Dear Hiring Team at {company},',
  greeting_plain: 'Dear Hiring Team,',
  apply: 'I am writing to apply for the position of {title} at {company}.',
  apply_untitled: 'I am writing to apply for the advertised position at {company}.',
  apply_title: 'I am writing to apply for the position of {title}.',
  apply_plain: 'I am writing to apply for the advertised position.',
  position_since: 'I have held the position of {title} at {company} since {from}.',
  position_range: 'I held the position of {title} at {company} from {from} to {to}.',
  position: 'My experience includes the position of {title} at {company}.',
  position_titled: 'My experience includes the position of {title}.',
  position_at: 'My experience includes work at {company}.',
  summary_brief: 'In brief: {summary}',
  named_skill: 'Your posting names {skills}, which is among my skills.',
  named_skills: 'Your posting names {skills}, which are among my skills.',
  closest_work: 'From my work as {title} at {company}, closest to your posting:',
  work: 'In my work as {title} at {company}:',
  closest_work_untitled: 'From my work, closest to your posting:',
  work_untitled: 'In my work:',
  my_skills: 'My skills include {skills}.',
  my_studies: 'I studied {studies}.',
  study: '{field} ({degree}) at {institution}',
  study_field: '{field} at {institution}',
  study_degree: 'at {institution} ({degree})',
  study_at: 'at {institution}',
  my_certifications: 'My certifications include {certifications}.',
  my_training: 'My training includes {trainings}.',
  my_volunteering: 'I have volunteered as {title} at {organization}.',
  my_languages: 'Languages I know: {languages}.',
  enclosed: 'My CV is enclosed and gives the details.',
  reach: 'You can reach me at {contact}.',
  reach_two: 'You can reach me at {contact} or on {phone}.',
  thanks: 'Thank you for considering my application.',
  closing: 'Yours sincerely,',
} as const

export type TextName = keyof typeof en
export type DocumentTexts = Readonly<Record<TextName, string>>
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

/** "a", "a and b", "a, b and c". */
export function joinList(items: readonly string[], texts: DocumentTexts): string {
  const [first = '', ...rest] = items
  const last = rest.pop()
  if (last === undefined) return first
  return fill(texts.list_two, {
    first: rest.reduce((joined, item) => fill(texts.list_more, { first: joined, last: item }), first),
    last,
  })
}

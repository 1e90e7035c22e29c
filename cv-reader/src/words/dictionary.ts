import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { maritalStatuses } from '@waymark/contract/profile-sections.ts'
import type { ContactLabel } from './contact-labels.ts'
import type { FieldLabel } from './field-labels.ts'
import type { SectionKind } from './section-names.ts'

type List = readonly string[]

export type Words = {
  sections: Record<SectionKind, List>
  section_fillers: List
  section_first_words: List
  section_last_words: List
  section_fields: List
  section_prepositions: List
  contact_labels: Record<ContactLabel, List>
  field_labels: Record<FieldLabel, List>
  present: List
  seasons: List
  until: List
  from: List
  since: List
  expected: List
  awarded: List
  renewed: List
  broken_off: List
  unfinished: List
  expired: List
  identity_numbers: List
  memberships: List
  volunteers: List
  volunteer_fields: List
  volunteer_adjectives: List
  volunteer_staff: List
  planned: List
  occupations: List
  shortened: List
  ranks: List
  organisations: List
  units: List
  beside_employers: List
  degrees: List
  schools: List
  apprenticeships: List
  subject_stems: List
  subject_endings: List
  levels: List
  basic_levels: List
  language_names: List
  language_table_labels: List
  licences: List
  marital_statuses: Record<(typeof maritalStatuses)[number], List>
  document_titles: List
  achievement_headings: List
  duty_headings: List
  on_request: List
  remote_work: List
  assigned: List
  agencies: List
  examples: List
  promoted: List
  leave: List
  between_jobs: List
  leave_openings: List
  leave_units: List
  of: List
  and: List
  behind_leave: List
  names_like_leave: List
  family_care: List
  caring_for: List
  own_relatives: List
  relatives_articles: List
  relatives_in_need: List
  relatives: List
  degree_stems: List
  degree_endings: List
  school_endings: List
  studied_levels: List
  no_degrees: List
  ranks_like_degrees: List
  behind_such_degrees: List
  school_leavings: List
  school_leavings_alone: List
  counted_degrees: List
  degree_counts: List
  degree_last_words: List
  degree_names: List
  degrees_with_series: List
  shortened_degrees: List
  shortened_subjects: List
  degree_marks: List
  open_degree_marks: List
  degree_kinds: List
  before_degree_kinds: List
  degree_levels: List
  degree_leads: List
  studies: List
  behind_studies: List
  degrees_in_subjects: List
  subject_in: List
  subject_articles: List
  subject_of: List
  name_particles: List
  name_elisions: List
  name_articles: List
  never_in_names: List
  forms_of_address: List
  pronouns: List
  born: List
  beside_names: List
  before_names: List
  documents_of: List
  academic_fields: List
  own_business: List
  state_services: List
  words_within_names: List
  venue_articles: List
  activity_prepositions: List
  activity_articles: List
  trading_as: List
  establishments: List
  partners_behind_names: List
  no_organisation_endings: List
  next: List
  of_apprenticeship: List
  study_terms: List
  study_modes: List
  end_of_course: List
  expiry: List
  organisation_endings: List
  occupation_endings: List
  issued_by: List
  certificate_levels: List
  industries: List
  course_words: List
  course_stems: List
  certificate_remarks: List
  copies: List
  names_of_studies: List
  own_articles: List
  partial_exams: List
  years_of_study: List
  up_to: List
  out_of: List
  credit_units: List
  behind_broken_off: List
}

/** `other.json` holds single words of languages that have no file yet. */
const languageFile = /^(?:[a-z]{2}|other)\.json$/

/** All languages at once: CVs mix them, and the language of a heading is not known before it is read. */
const languages = readdirSync(import.meta.dirname)
  .filter((name) => languageFile.test(name))
  .map((name) => readData(name) as Words)

export function readData(name: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
}

export function allWords(pick: (words: Words) => List): string[] {
  return languages.flatMap(pick)
}

/** A pattern that each language makes of its own words: "caring for my", never "caring for meine". */
export function eachLanguage(pattern: (words: Words) => string): string {
  return languages.map(pattern).join('|')
}

/** A list of every language as alternatives, longer words first. */
export function alternativesOf(pick: (words: Words) => List): string {
  return alternatives(allWords(pick).toSorted((a, b) => b.length - a.length))
}

/** Maps each word of a labelled list to its label. A word under two labels gets the later one. */
export function labelsByWord<Label extends string>(
  pick: (words: Words) => Record<Label, List>,
  key: (word: string) => string,
): ReadonlyMap<string, Label> {
  const lists = languages.flatMap((words) => Object.entries(pick(words)) as [Label, List][])
  const labels = [...new Set(lists.map(([label]) => label))]
  return new Map(
    labels.flatMap((label) =>
      lists.flatMap(([own, words]) => (own === label ? words.map((word): [string, Label] => [key(word), label]) : [])),
    ),
  )
}

/** Words as regular expression alternatives, which without words match nothing; an apostrophe also matches the curly one. */
export function alternatives(words: List): string {
  const escaped = [...new Set(words)].map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/'/g, "['’]"))
  return escaped.length === 0 ? '(?!)' : escaped.join('|')
}

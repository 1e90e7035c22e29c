import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { profileLimits as limits, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { ListSection } from '@waymark/contract/profile-sections.ts'
import { addLine, type Field } from './profile-fields.ts'

export type SectionKey = keyof ProfileDocument
export type EntriesKey = Exclude<ListSection, 'skills'>

type Named = { title: MessageDescriptor; empty: MessageDescriptor }
export type EntriesSection = Named & {
  key: EntriesKey
  shape: 'entries'
  fields: readonly Field[]
  /** The field that names an entry, and those on the next line. */
  headline: string
  subline: readonly string[]
  /** 'period' for from and to, else the field that holds the time. */
  time: string | null
  add: MessageDescriptor
  unnamed: MessageDescriptor
}
export type Section =
  | (Named & { key: 'personal_details'; shape: 'details'; fields: readonly Field[] })
  | (Named & { key: 'profile_summary'; shape: 'text'; max: number })
  | (Named & { key: 'skills'; shape: 'chips'; max: number; maxCategory: number; adds: MessageDescriptor })
  | EntriesSection

type FieldName<K extends SectionKey> = ProfileDocument[K] extends (infer E)[]
  ? keyof E & string
  : keyof ProfileDocument[K] & string

/** Makes the compiler check the field names against the contract. */
function entries<K extends EntriesKey>(
  section: Omit<EntriesSection, 'shape' | 'fields' | 'headline' | 'subline' | 'key'> & {
    key: K
    fields: readonly Field<FieldName<K>>[]
    headline: FieldName<K>
    subline: readonly FieldName<K>[]
  },
): EntriesSection {
  return { ...section, shape: 'entries' }
}

const details: readonly Field<FieldName<'personal_details'>>[] = [
  { name: 'name', kind: 'text', label: msg`Name`, max: limits.name, wide: true, autoComplete: 'name' },
  { name: 'headline', kind: 'text', label: msg`Headline`, max: limits.headline, wide: true },
  { name: 'date_of_birth', kind: 'date', label: msg`Date of birth`, max: 10, autoComplete: 'bday' },
  { name: 'marital_status', kind: 'marital-status', label: msg`Marital status`, max: 20 },
  { name: 'nationality', kind: 'nationality', label: msg`Nationality`, max: limits.nationality },
  {
    name: 'languages_known',
    kind: 'chips',
    label: msg`Languages`,
    max: limits.language,
    wide: true,
    adds: msg`New language`,
  },
  { name: 'mobile_numbers', kind: 'phones', label: msg`Mobile numbers`, max: limits.phone, wide: true },
  { name: 'email', kind: 'email', label: msg`Email`, max: limits.email, autoComplete: 'email' },
  { name: 'present_location', kind: 'text', label: msg`Present location`, max: limits.present_location },
  {
    name: 'address',
    kind: 'text',
    label: msg`Address`,
    max: limits.address,
    wide: true,
    autoComplete: 'street-address',
  },
  { name: 'links', kind: 'links', label: msg`Links`, max: limits.link, wide: true, adds: msg`Add a link` },
]

const period: readonly Field<'from' | 'to'>[] = [
  { name: 'from', kind: 'month', label: msg`From`, max: 7 },
  { name: 'to', kind: 'last-month', label: msg`To`, max: 20 },
]
const responsibilities: Field<'responsibilities'> = {
  name: 'responsibilities',
  kind: 'lines',
  label: msg`Responsibilities`,
  max: limits.line,
  wide: true,
  adds: addLine,
}
const year = <Name extends string>(name: Name): Field<Name> => ({ name, kind: 'year', label: msg`Year`, max: 4 })

export const sections: readonly Section[] = [
  {
    key: 'personal_details',
    shape: 'details',
    title: msg`Personal details`,
    empty: msg`No personal details added yet.`,
    fields: details,
  },
  {
    key: 'profile_summary',
    shape: 'text',
    title: msg`Profile summary`,
    empty: msg`No profile summary added yet.`,
    max: limits.profile_summary,
  },
  entries({
    key: 'professional_experience',
    title: msg`Professional experience`,
    empty: msg`No professional experience added yet.`,
    add: msg`Add experience`,
    unnamed: msg`New experience`,
    headline: 'title',
    subline: ['company', 'location'],
    time: 'period',
    fields: [
      { name: 'title', kind: 'text', label: msg`Job title`, max: limits.title },
      { name: 'company', kind: 'text', label: msg`Company`, max: limits.company },
      { name: 'location', kind: 'text', label: msg`Location`, max: limits.location, wide: true },
      ...period,
      responsibilities,
      {
        name: 'notable_achievements',
        kind: 'lines',
        label: msg`Notable achievements`,
        max: limits.line,
        wide: true,
        adds: addLine,
      },
    ],
  }),
  entries({
    key: 'volunteer_experience',
    title: msg`Volunteer experience`,
    empty: msg`No volunteer experience added yet.`,
    add: msg`Add volunteer experience`,
    unnamed: msg`New volunteer experience`,
    headline: 'title',
    subline: ['organization', 'location'],
    time: 'period',
    fields: [
      { name: 'title', kind: 'text', label: msg`Title`, max: limits.title },
      { name: 'organization', kind: 'text', label: msg`Organization`, max: limits.organization },
      { name: 'location', kind: 'text', label: msg`Location`, max: limits.location, wide: true },
      ...period,
      responsibilities,
    ],
  }),
  entries({
    key: 'projects',
    title: msg`Projects`,
    empty: msg`No projects added yet.`,
    add: msg`Add project`,
    unnamed: msg`New project`,
    headline: 'name',
    subline: ['role'],
    time: 'period',
    fields: [
      { name: 'name', kind: 'text', label: msg`Name`, max: limits.project_name },
      { name: 'role', kind: 'text', label: msg`Role`, max: limits.project_role },
      { name: 'link', kind: 'link', label: msg`Link`, max: limits.link, wide: true },
      ...period,
      { name: 'description', kind: 'lines', label: msg`Description`, max: limits.line, wide: true, adds: addLine },
      { name: 'skills', kind: 'chips', label: msg`Skills`, max: limits.skill, wide: true, adds: msg`New skill used` },
    ],
  }),
  entries({
    key: 'education',
    title: msg`Education`,
    empty: msg`No education added yet.`,
    add: msg`Add education`,
    unnamed: msg`New education`,
    headline: 'degree_type',
    subline: ['institution'],
    time: 'attendance',
    fields: [
      { name: 'institution', kind: 'text', label: msg`Institution`, max: limits.institution },
      { name: 'degree_type', kind: 'text', label: msg`Degree`, max: limits.degree_type },
      { name: 'specialization', kind: 'text', label: msg`Field of study`, max: limits.specialization },
      { name: 'gpa', kind: 'text', label: msg`GPA`, max: limits.gpa },
      { name: 'attendance', kind: 'years', label: msg`Attendance`, max: limits.attendance },
      { name: 'expected', kind: 'check', label: msg`Not finished yet`, max: 5 },
    ],
  }),
  {
    key: 'skills',
    shape: 'chips',
    title: msg`Skills`,
    empty: msg`No skills added yet.`,
    max: limits.skill,
    maxCategory: limits.skill_category,
    adds: msg`New skill`,
  },
  entries({
    key: 'training',
    title: msg`Training`,
    empty: msg`No training added yet.`,
    add: msg`Add training`,
    unnamed: msg`New training`,
    headline: 'training_name',
    subline: ['training_institution'],
    time: 'date',
    fields: [
      { name: 'training_name', kind: 'text', label: msg`Training name`, max: limits.training_name },
      { name: 'training_institution', kind: 'text', label: msg`Institution`, max: limits.training_institution },
      { name: 'skill', kind: 'text', label: msg`Primary skill`, max: limits.primary_skill },
      year('date'),
      {
        name: 'skills_acquired',
        kind: 'chips',
        label: msg`Skills acquired`,
        max: limits.secondary_skill,
        wide: true,
        adds: msg`New acquired skill`,
      },
      { name: 'description', kind: 'area', label: msg`Description`, max: limits.training_description, wide: true },
    ],
  }),
  entries({
    key: 'publications',
    title: msg`Publications`,
    empty: msg`No publications added yet.`,
    add: msg`Add publication`,
    unnamed: msg`New publication`,
    headline: 'publication_title',
    subline: ['publication_organization'],
    time: 'publication_date',
    fields: [
      { name: 'publication_title', kind: 'text', label: msg`Title`, max: limits.publication, wide: true },
      { name: 'publication_organization', kind: 'text', label: msg`Organization`, max: limits.publication },
      year('publication_date'),
      { name: 'publication_description', kind: 'area', label: msg`Description`, max: limits.publication, wide: true },
    ],
  }),
  entries({
    key: 'certifications',
    title: msg`Certifications`,
    empty: msg`No certifications added yet.`,
    add: msg`Add certification`,
    unnamed: msg`New certification`,
    headline: 'certification_name',
    subline: ['certification_organization'],
    time: 'certification_date',
    fields: [
      { name: 'certification_name', kind: 'text', label: msg`Name`, max: limits.certification, wide: true },
      { name: 'certification_organization', kind: 'text', label: msg`Organization`, max: limits.certification },
      year('certification_date'),
    ],
  }),
  entries({
    key: 'references',
    title: msg`References`,
    empty: msg`No references added yet.`,
    add: msg`Add reference`,
    unnamed: msg`New reference`,
    headline: 'name',
    subline: ['title', 'company'],
    time: null,
    fields: [
      { name: 'name', kind: 'text', label: msg`Name`, max: limits.reference },
      { name: 'title', kind: 'text', label: msg`Title`, max: limits.reference },
      { name: 'company', kind: 'text', label: msg`Company`, max: limits.reference },
      { name: 'email', kind: 'email', label: msg`Email`, max: limits.reference },
      { name: 'mobile', kind: 'phone', label: msg`Mobile`, max: limits.phone, wide: true },
    ],
  }),
]

export const anchorOf = (key: SectionKey) => key.replaceAll('_', '-')

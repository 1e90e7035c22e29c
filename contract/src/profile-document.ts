import * as z from 'zod/mini'
import { isEmail } from './email-address.ts'
import { maritalStatuses, type ListSection } from './profile-sections.ts'

/** What is longer is not saved. Only the reader of a CV shortens to them, and names what it left out. */
export const profileLimits = {
  name: 40,
  headline: 100,
  present_location: 50,
  address: 100,
  profile_summary: 3000,
  company: 50,
  location: 50,
  title: 100,
  organization: 50,
  institution: 100,
  degree_type: 100,
  specialization: 100,
  gpa: 20,
  project_name: 100,
  project_role: 100,
  skill: 50,
  skill_category: 50,
  primary_skill: 50,
  secondary_skill: 50,
  training_name: 100,
  training_institution: 100,
  training_description: 200,
  publication: 100,
  certification: 100,
  reference: 100,
  email: 254,
  nationality: 100,
  language: 100,
  phone: 40,
  link: 500,
  attendance: 30,
  line: 1000,
  entries: 200,
} as const

export const profileMessages = {
  email: 'Invalid email format',
  date_of_birth: 'Date of birth cannot be later than today',
  mobile_numbers: 'This number is already in the list',
} as const

const text = (max: number) => z.string().check(z.maxLength(max))
const lines = (max: number) => z.array(text(max)).check(z.maxLength(profileLimits.entries))
const list = <S extends z.ZodMiniType>(entry: S) => z.array(entry).check(z.maxLength(profileLimits.entries))
/** Many CVs give only years: such a date stays a year, and nothing gives it a month. */
const month = z.string().check(z.regex(/^$|^\d{4}(-(0[1-9]|1[0-2]))?$/, 'A date is written YYYY-MM or YYYY'))
const lastMonth = z
  .string()
  .check(z.maxLength(20), z.regex(/^$|^\d{4}(-(0[1-9]|1[0-2]))?$|present/i, 'A date is written YYYY-MM or YYYY'))
const year = z.string().check(z.regex(/^$|^\d{4}$/, 'A year has four digits'))
/** Stable, because facts in documents point at it. The server adds missing ones. */
const id = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)))

/** `Date` turns 30 February into 2 March, so the result is compared. */
function isCalendarDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** Identifies a phone number, whatever its spaces and hyphens; empty for a bare dial code. */
export function phoneDigits(phone: string): string {
  return /^\+\d{0,4}\s*$/.test(phone) ? '' : phone.replace(/\D/g, '')
}

const phones = lines(profileLimits.phone).check((context) => {
  const all = context.value.map(phoneDigits)
  for (const [index, digits] of all.entries()) {
    if (digits === '' || all.indexOf(digits) === index) continue
    const message = profileMessages.mobile_numbers
    context.issues.push({ code: 'custom', input: context.value[index], path: [index], message })
  }
})

const personalDetails = z.strictObject({
  name: text(profileLimits.name),
  date_of_birth: z.string().check(
    z.regex(/^$|^\d{4}-\d{2}-\d{2}$/, 'A date is written YYYY-MM-DD'),
    z.refine((date) => date === '' || isCalendarDate(date), 'A date is written YYYY-MM-DD'),
    // Compared as text against tomorrow in UTC: "today" is already tomorrow in some time zones.
    z.refine(
      (date) => date <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
      profileMessages.date_of_birth,
    ),
  ),
  marital_status: z.enum(maritalStatuses),
  nationality: text(profileLimits.nationality),
  languages_known: lines(profileLimits.language),
  mobile_numbers: phones,
  email: z.string().check(
    z.maxLength(profileLimits.email),
    z.refine((email) => email === '' || isEmail(email), profileMessages.email),
  ),
  address: text(profileLimits.address),
  present_location: text(profileLimits.present_location),
  // Fields with a default are newer than the others: clients and stored profiles may lack them.
  links: z._default(lines(profileLimits.link), []),
  headline: z._default(text(profileLimits.headline), ''),
})

const experience = z.strictObject({
  id,
  company: text(profileLimits.company),
  location: text(profileLimits.location),
  from: month,
  to: lastMonth,
  title: text(profileLimits.title),
  responsibilities: lines(profileLimits.line),
  notable_achievements: lines(profileLimits.line),
})

const volunteering = z.strictObject({
  id,
  organization: text(profileLimits.organization),
  title: text(profileLimits.title),
  location: text(profileLimits.location),
  from: month,
  to: lastMonth,
  responsibilities: lines(profileLimits.line),
})

const project = z.strictObject({
  id,
  name: text(profileLimits.project_name),
  role: text(profileLimits.project_role),
  link: text(profileLimits.link),
  from: month,
  to: lastMonth,
  description: lines(profileLimits.line),
  skills: lines(profileLimits.skill),
})

const education = z.strictObject({
  id,
  institution: text(profileLimits.institution),
  attendance: text(profileLimits.attendance),
  degree_type: text(profileLimits.degree_type),
  specialization: text(profileLimits.specialization),
  gpa: text(profileLimits.gpa),
  expected: z._default(z.boolean(), false),
})

const skill = z.strictObject({
  id,
  skill: text(profileLimits.skill),
  category: z._default(text(profileLimits.skill_category), ''),
})

const training = z.strictObject({
  id,
  skill: text(profileLimits.primary_skill),
  training_name: text(profileLimits.training_name),
  training_institution: text(profileLimits.training_institution),
  date: year,
  skills_acquired: lines(profileLimits.secondary_skill),
  description: text(profileLimits.training_description),
})

const publication = z.strictObject({
  id,
  publication_title: text(profileLimits.publication),
  publication_date: year,
  publication_organization: text(profileLimits.publication),
  publication_description: text(profileLimits.publication),
})

const certification = z.strictObject({
  id,
  certification_name: text(profileLimits.certification),
  certification_date: year,
  certification_organization: text(profileLimits.certification),
})

const reference = z.strictObject({
  id,
  name: text(profileLimits.reference),
  title: text(profileLimits.reference),
  company: text(profileLimits.reference),
  mobile: text(profileLimits.phone),
  email: text(profileLimits.reference),
})

export const entrySchemas = {
  professional_experience: experience,
  volunteer_experience: volunteering,
  projects: project,
  education,
  skills: skill,
  training,
  publications: publication,
  certifications: certification,
  references: reference,
} as const satisfies Record<ListSection, z.ZodMiniObject>

export const profileDocument = z.strictObject({
  personal_details: personalDetails,
  profile_summary: text(profileLimits.profile_summary),
  professional_experience: list(experience),
  volunteer_experience: list(volunteering),
  projects: z._default(list(project), []),
  education: list(education),
  skills: list(skill),
  training: list(training),
  publications: list(publication),
  certifications: list(certification),
  references: list(reference),
})
export type ProfileDocument = z.infer<typeof profileDocument>

export function emptyProfile(): ProfileDocument {
  return {
    personal_details: {
      name: '',
      date_of_birth: '',
      marital_status: 'Single',
      nationality: '',
      languages_known: [],
      mobile_numbers: [],
      email: '',
      address: '',
      present_location: '',
      links: [],
      headline: '',
    },
    profile_summary: '',
    professional_experience: [],
    volunteer_experience: [],
    projects: [],
    education: [],
    skills: [],
    training: [],
    publications: [],
    certifications: [],
    references: [],
  }
}

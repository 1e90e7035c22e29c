import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { SectionKey } from '../fields/profile-sections.ts'

export type Place = { key: SectionKey; field?: string; entryId?: string | undefined }
export type Gap = Place & { label: MessageDescriptor; weight: number }
type Check = Gap & { isMet: boolean }

/** Fewer skills tell an employer little, and give job matching nothing to work with. */
const enoughSkills = 5

/** What a CV needs, weighted to 100, without birth date, marital status and others that documents leave out. */
function checks(document: ProfileDocument): Check[] {
  const { personal_details: details, professional_experience: jobs, volunteer_experience: volunteering } = document
  const isVoluntary = jobs.length === 0 && volunteering.length > 0
  const works: SectionKey = isVoluntary ? 'volunteer_experience' : 'professional_experience'
  const employerField = isVoluntary ? 'organization' : 'company'
  const entries = isVoluntary
    ? volunteering.map((entry) => ({ ...entry, employer: entry.organization }))
    : jobs.map((entry) => ({ ...entry, employer: entry.company }))
  const unnamed = entries.find(({ title, employer }) => title === '' || employer === '')
  const undated = entries.find(({ from, to }) => from === '' || to === '')
  const newest = entries[0]
  const isDescribed = newest !== undefined && newest.responsibilities.length > 0

  const own = (field: string) => ({ key: 'personal_details', field }) as const
  const inWork = (entry: { id?: string | undefined } | undefined, field: string) => ({
    key: works,
    field,
    entryId: entry?.id,
  })
  return [
    { ...own('name'), label: msg`Your name`, weight: 10, isMet: details.name !== '' },
    { ...own('email'), label: msg`Your email`, weight: 10, isMet: details.email !== '' },
    { ...own('mobile_numbers'), label: msg`A phone number`, weight: 10, isMet: details.mobile_numbers.length > 0 },
    { ...own('present_location'), label: msg`Where you live`, weight: 5, isMet: details.present_location !== '' },
    { key: 'profile_summary', label: msg`A summary`, weight: 10, isMet: document.profile_summary !== '' },
    {
      ...inWork(unnamed, unnamed && unnamed.title !== '' ? employerField : 'title'),
      label: newest ? msg`Title and employer of every job` : msg`A job or voluntary work`,
      weight: 15,
      isMet: newest !== undefined && !unnamed,
    },
    {
      ...inWork(undated, undated && undated.from !== '' ? 'to' : 'from'),
      label: msg`When each job began and ended`,
      weight: 5,
      isMet: newest !== undefined && !undated,
    },
    {
      ...inWork(newest, 'responsibilities'),
      label: msg`What you did in your newest job`,
      weight: 10,
      isMet: isDescribed,
    },
    { key: 'education', label: msg`Your education`, weight: 10, isMet: document.education.length > 0 },
    { key: 'skills', label: msg`At least five skills`, weight: 10, isMet: document.skills.length >= enoughSkills },
    {
      ...own('languages_known'),
      label: msg`Languages you speak`,
      weight: 5,
      isMet: details.languages_known.length > 0,
    },
  ]
}

export function completenessOf(document: ProfileDocument): { percent: number; gaps: Gap[] } {
  const all = checks(document)
  const met = all.filter(({ isMet }) => isMet).reduce((sum, { weight }) => sum + weight, 0)
  const hasWork = document.professional_experience.length + document.volunteer_experience.length > 0
  const gaps = all
    .filter(({ isMet }) => !isMet)
    // Without a job, its dates and lines are not missing yet.
    .filter(({ key, field }) => hasWork || key !== 'professional_experience' || field === 'title')
  return { percent: met, gaps: gaps.toSorted((a, b) => b.weight - a.weight) }
}

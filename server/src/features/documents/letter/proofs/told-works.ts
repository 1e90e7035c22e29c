import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Sourced } from '../../content.ts'
import { newestFirst } from '../../resume/newest-first.ts'
import { linesOf } from '../../resume/tailor-resume.ts'

/** What a letter can tell of: jobs, voluntary work and projects in one shape; `fields` names where each part stands. */
export type Work = {
  id?: string | undefined
  kind: 'job' | 'voluntary' | 'project'
  title: string
  company: string
  location: string
  from: string
  to: string
  fields: { title: string; company: string }
}
/** Ids are unique within one list of the profile. */
export const isSameWork = (one: Pick<Work, 'id' | 'kind'>, other: Pick<Work, 'id' | 'kind'> | undefined): boolean =>
  one.id === other?.id && one.kind === other?.kind

export type WorkLine = {
  line: Sourced
  job: Work
  age: number
  place: { index: number; count: number }
  /** It stands among achievements, beside which there are duties: formats without duties call every line an achievement. */
  isAchievement: boolean
}

/** Every line of the profile's work, jobs before voluntary work before projects, the newest of each first. */
export function workLinesOf(profile: ProfileDocument): WorkLine[] {
  const jobs = newestFirst(profile.professional_experience).map((item) => ({
    job: jobOf(item),
    lines: linesOf(item, ['notable_achievements', 'responsibilities']),
    hasDuties: item.responsibilities.some((it) => it.trim() !== ''),
  }))
  const voluntary = newestFirst(profile.volunteer_experience).map(({ organization, ...item }) => ({
    job: {
      ...item,
      kind: 'voluntary',
      company: organization,
      fields: { title: 'title', company: 'organization' },
    } as const,
    lines: linesOf(item, ['responsibilities']),
    hasDuties: true,
  }))
  const projects = newestFirst(profile.projects).map(({ name, role, ...item }) => ({
    job: {
      ...item,
      kind: 'project',
      title: role,
      company: name,
      location: '',
      fields: { title: 'role', company: 'name' },
    } as const,
    lines: linesOf(item, ['description']),
    hasDuties: true,
  }))
  return [jobs, voluntary, projects].flatMap((works) =>
    works.flatMap(({ job, lines, hasDuties }, age) =>
      lines.map((line, index) => ({
        line,
        job,
        age,
        place: { index, count: lines.length },
        isAchievement: hasDuties && line.sources.some((it) => it.includes('/notable_achievements')),
      })),
    ),
  )
}

export const jobOf = (job: ProfileDocument['professional_experience'][number]): Work => ({
  ...job,
  kind: 'job',
  fields: { title: 'title', company: 'company' },
})

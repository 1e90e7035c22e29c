import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { isPresent } from '../dates.ts'
import { namesStudy } from '../paper-words.ts'

/** By the last year, where each has one; a school that goes on comes first. */
export function newestSchoolsFirst(schools: ProfileDocument['education']): ProfileDocument['education'] {
  const ends = new Map(
    schools.map((school) => [
      school,
      isPresent(school.attendance) ? '9999' : /\d{4}(?!.*\d{4})/.exec(school.attendance)?.[0],
    ]),
  )
  const last = (school: (typeof schools)[number]) => ends.get(school) ?? ''
  return [...ends.values()].includes(undefined)
    ? schools
    : schools.toSorted((a, b) => (last(a) < last(b) ? 1 : last(a) > last(b) ? -1 : 0))
}

/** Whether a degree is the newest thing of a profile: no job goes on, and none ended in a later year. Its owner is read by it. */
export function endsInStudy({ education, professional_experience }: ProfileDocument): boolean {
  const yearOf = (text: string) => Number(/(?:19|20)\d{2}(?!.*(?:19|20)\d{2})/.exec(text)?.[0] ?? 0)
  const studies = education.filter((it) => namesStudy(`${it.degree_type} ${it.specialization}`))
  const newest = Math.max(0, ...studies.map(({ attendance }) => yearOf(attendance)))
  return newest > 0 && professional_experience.every(({ to }) => /^\d{4}/.test(to) && yearOf(to) <= newest)
}

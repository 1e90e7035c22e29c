import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { isPresent } from '../dates.ts'

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

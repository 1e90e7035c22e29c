import { normalWords } from '../words/normal-words.ts'
import { endsInTime } from './dates.ts'
import type { ReadProfile, ReadValue } from './fields.ts'

const doubtful = (value: ReadValue): ReadValue => ({ ...value, confidence: 'low' })
const keyOf = (text: string) => normalWords(text).toSorted().join(' ')

function isTorn(text: string): boolean {
  return (text.match(/[([]/g)?.length ?? 0) !== (text.match(/[)\]]/g)?.length ?? 0)
}

/**
 * The profile with a low confidence for what is hardly ever true, so that the person is asked: a skill that is the person's name or holds
 * a time from–to, a name with half of a pair of brackets, and a job without an end while a later one has begun.
 */
export function withSuspicions(profile: ReadProfile): ReadProfile {
  const name = keyOf(profile.personal_details.name?.value ?? '')
  const isStrange = ({ value }: ReadValue) =>
    isTorn(value) || (name !== '' && keyOf(value) === name) || endsInTime(value)
  return {
    ...profile,
    skills: profile.skills.map((entry) =>
      entry.skill && isStrange(entry.skill) ? { ...entry, skill: doubtful(entry.skill) } : entry,
    ),
    professional_experience: withOpenStarts(profile.professional_experience).map(withTornNames),
    education: profile.education.map(withTornNames),
    certifications: profile.certifications.map(withTornNames),
  }
}

/** Duties are sentences, which brackets may close in the next one. */
function withTornNames<Entry extends object>(entry: Entry): Entry {
  const fields = Object.entries(entry as Record<string, ReadValue | readonly ReadValue[]>)
  return Object.fromEntries(
    fields.map(([field, value]) => [field, 'value' in value && isTorn(value.value) ? doubtful(value) : value]),
  ) as Entry
}

type Job = ReadProfile['professional_experience'][number]

/** A year alone is often all there was of a job; a month is its start. */
function withOpenStarts(jobs: readonly Job[]): Job[] {
  const newest = jobs.reduce((latest, { from }) => (from && from.value > latest ? from.value : latest), '')
  return jobs.map((job) => {
    const { from, to } = job
    return from?.value.includes('-') && !to && from.value < newest ? { ...job, from: doubtful(from) } : job
  })
}

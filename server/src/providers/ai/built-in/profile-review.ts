import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Block, Line } from '../../../lib/markdown/blocks.ts'
import { weakOpening } from './cv-phrases-en.ts'
import type { Texts } from './texts.ts'

export function reviewProfile(profile: ProfileDocument, { profile: t }: Texts): Block[] {
  const parts = partsOf(profile)
  const missing = parts.filter(([, isThere]) => !isThere).map(([part]) => t.missing[part])
  const lines = [...missing, ...thinEntries(profile, t)]
  const filled = parts.length - missing.length
  return [
    { p: [t.intro, { strong: t.filled(filled, parts.length) }] },
    ...(lines.length > 0 ? [{ ul: lines }] : [{ p: t.complete }]),
    { p: t.closing },
  ]
}

type Part = keyof Texts['profile']['missing']

function partsOf({ personal_details: person, ...profile }: ProfileDocument): [Part, boolean][] {
  return [
    ['name', person.name.trim() !== ''],
    ['email', person.email.trim() !== ''],
    ['phone', person.mobile_numbers.length > 0],
    ['location', person.present_location.trim() !== ''],
    ['summary', profile.profile_summary.trim() !== ''],
    ['experience', profile.professional_experience.length + profile.volunteer_experience.length > 0],
    ['education', profile.education.length > 0],
    ['skills', profile.skills.length > 0],
    ['languages', person.languages_known.length > 0],
  ]
}

function thinEntries({ professional_experience: jobs }: ProfileDocument, t: Texts['profile']): Line[] {
  return jobs.flatMap((job): Line[] => {
    const name = { strong: [job.title, job.company].filter((part) => part.trim() !== '').join(', ') || t.unnamedJob }
    const written = [...job.responsibilities, ...job.notable_achievements]
    const weak = written.filter((line) => weakOpening.test(line))
    return [
      ...(job.from === '' ? [[name, t.noStart]] : []),
      ...(written.length === 0 ? [[name, t.noLines]] : []),
      ...(written.length > 0 && !written.some((line) => /\d/.test(line)) ? [[name, t.noNumbers]] : []),
      ...weak.slice(0, 2).map((line) => [name, t.weakLine, { em: `“${line.slice(0, 160)}”` }] as const),
    ]
  })
}

import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { sentencesOf, type LetterContent, type ResumeContent } from '../server/src/features/documents/content.ts'

/** Jobs, schools and certificates of the profile that the CV does not name. */
export function omittedFrom(resume: ResumeContent, profile: ProfileDocument): string[] {
  const shown = new Set(sentencesOf(resume).flatMap(({ sources }) => sources.map((source) => source.split('/')[0])))
  const named = [
    ...profile.professional_experience.map((it) => ({ id: it.id, name: it.title + it.company })),
    ...profile.education.map((it) => ({ id: it.id, name: it.institution + it.degree_type })),
    ...profile.certifications.map((it) => ({ id: it.id, name: it.certification_name })),
  ]
  return named.filter(({ id, name }) => name.trim() !== '' && !shown.has(id ?? '')).map(({ name }) => name)
}

const lasting = /\b(?:since|have been|seit|depuis|desde)\b/i
const held = /\b(?:I hold|Mein Abschluss|Mon diplôme|Mi titulación)\b/
const openEnded = /present/i

/** What is over told as lasting, what lasts told as over, and degrees to come told as held. */
export function stateErrors(
  letter: LetterContent,
  resume: ResumeContent,
  profile: ProfileDocument,
  now: Date,
): string[] {
  const year = now.getUTCFullYear()
  const jobs = new Map(
    [...profile.professional_experience, ...profile.volunteer_experience].map((job) => [job.id ?? '', job]),
  )
  const schools = new Map(profile.education.map((school) => [school.id ?? '', school]))
  const isToCome = (id: string) => {
    const school = schools.get(id)
    const last = Math.max(0, ...(school?.attendance.match(/\d{4}/g) ?? []).map(Number))
    return school !== undefined && (school.expected || last > year)
  }
  const wrong = sentencesOf(letter).flatMap(({ text, sources }) => {
    const ids = [...new Set(sources.map((source) => source.split('/')[0] ?? ''))]
    const named = ids.flatMap((id) => jobs.get(id) ?? [])
    const present = named.filter(({ to }) => openEnded.test(to)).length
    // A row may name a present job and those before it, each with its time.
    const isOver = named.length > present && (text.match(new RegExp(lasting, 'gi'))?.length ?? 0) > present
    return isOver || (ids.some(isToCome) && held.test(text)) ? [text] : []
  })
  const bare = sentencesOf(resume).flatMap(({ text, sources, part }) =>
    part === 'education/meta' &&
    sources.some(
      (source) => isToCome(source.split('/')[0] ?? '') && schools.get(source.split('/')[0] ?? '')?.expected,
    ) &&
    !/expected|progress|voraussichtlich|abgeschlossen|prévu|cours|previsto|curso|present|heute|aujourd|actualidad/i.test(
      text,
    )
      ? [text]
      : [],
  )
  return [...wrong, ...bare]
}

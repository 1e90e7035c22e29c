import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { isPlanned } from '@waymark/cv-reader/facts/expected-dates.ts'
import { certificateVerdict } from '../../../lib/matching/profile/certificate-verdict.ts'
import { certificateOf, heldIn } from '../../../lib/matching/profile/profile-evidence.ts'
import type { Requirement } from '../../../lib/matching/posting/requirement.ts'
import { oneLine, sourceOf } from '../resume/resume-sections.ts'
import { isShown } from './answers.ts'

/** Longer names are misread entries, or read like a form. */
const longestName = 70
const answerable: ReadonlySet<Requirement['what']> = new Set(['licence', 'skill', 'degree', 'other'])

/** Certificates, licences and registrations that answer a requirement, in the posting's order. */
export function askedCertificates(profile: ProfileDocument, requirements: readonly Requirement[]) {
  const earned = profile.certifications.filter((it) => !isPlanned(it.certification_name))
  const held = earned.map((it) => {
    const text = oneLine(it.certification_name)
    const source = sourceOf(it, 'certification_name')
    return { text, source, skills: heldIn(text), certificates: [certificateOf(text)] }
  })
  const asked = requirements.filter(({ what }) => answerable.has(what))
  const answers = asked.flatMap((ask) =>
    held.filter((it) => isShown(ask.skills, it.skills) || certificateVerdict(ask, it).status === 'have'),
  )
  return [...new Set(answers)]
    .filter(({ text }) => text !== '' && text.length <= longestName)
    .map(({ text, source }) => ({ text, source }))
}

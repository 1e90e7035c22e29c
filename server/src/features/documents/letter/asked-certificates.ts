import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { isOtherGrade } from '../../../lib/matching/posting/certificate-grades.ts'
import { certificateVerdict } from '../../../lib/matching/profile/certificate-verdict.ts'
import { certificateOf, heldIn } from '../../../lib/matching/profile/profile-evidence.ts'
import type { Requirement } from '../../../lib/matching/posting/requirement.ts'
import { oneLine, sourceOf } from '../resume/resume-sections.ts'
import { isShown } from './answers.ts'

/** Longer names are misread entries, or read like a form. */
const longestName = 70
const answerable: ReadonlySet<Requirement['what']> = new Set(['licence', 'skill', 'degree', 'other'])

/** Certificates, licences and registrations that answer a requirement, in the posting's order. */
export function askedCertificates(profile: ProfileDocument, requirements: readonly Requirement[], today: string) {
  const held = profile.certifications.flatMap((it) => {
    const text = oneLine(it.certification_name)
    const source = sourceOf(it, 'certification_name')
    const certificate = certificateOf(text, today)
    return certificate.isFuture ? [] : [{ text, source, skills: heldIn(text), certificates: [certificate] }]
  })
  const asked = requirements.filter(({ what }) => answerable.has(what))
  const answers = asked.flatMap((ask) =>
    held.filter(
      (it) =>
        !isOtherGrade(ask.text, it.text) &&
        (isShown(ask.skills, it.skills) || certificateVerdict(ask, it).status === 'have'),
    ),
  )
  return [...new Set(answers)]
    .filter(({ text }) => text !== '' && text.length <= longestName)
    .map(({ text, source }) => ({ text, source }))
}

import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { readRequirements } from '../../../lib/matching/posting/read-requirements.ts'
import { matchRequirements } from '../../../lib/matching/profile/match-requirements.ts'
import { certificateOf, readProfileEvidence } from '../../../lib/matching/profile/profile-evidence.ts'
import type { Target } from '../content.ts'
import { namesPaper } from '../paper-words.ts'

/** A CV has no date of writing: what is called planned stays so, whatever its year. */
const someDay = '9999-12-31'

/** The certificates and courses of a profile that answer a licence, certificate or registration that the posting asks for. */
export function askedPapers(profile: ProfileDocument, { title, text, requirements = '' }: Target): Set<object> {
  const { certifications, training } = profile
  const asked = readRequirements({ title, description: text, requirements }).filter(
    (it) => it.what === 'licence' || (it.what !== 'degree' && it.what !== 'language' && namesPaper(it.text)),
  )
  if (asked.length === 0 || certifications.length + training.length === 0) return new Set()
  const evidence = readProfileEvidence({ ...emptyProfile(), certifications, training }, someDay)
  const quoted = new Set(
    matchRequirements(asked, evidence).requirements.flatMap(({ status, profile: words }) =>
      status === 'missing' ? [] : words,
    ),
  )
  const isQuoted = (name: string) =>
    quoted.has(certificateOf({ certification_name: name }, someDay).words) || quoted.has(name)
  return new Set([
    ...certifications.filter(({ certification_name }) => isQuoted(certification_name)),
    ...training.filter(({ training_name, skill }) => isQuoted(training_name) || isQuoted(skill)),
  ])
}

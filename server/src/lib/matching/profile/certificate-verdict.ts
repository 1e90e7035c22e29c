import type { ProfileEvidence } from './profile-evidence.ts'
import type { Requirement } from '../posting/requirement.ts'
import { contentStems } from '../text/stems.ts'
import { firstOf, missing, type Verdict } from './verdict.ts'

const asksForOne =
  /\b(?:licen[cs]\w*|certif\w*|credential\w*|registration|registered|accredit\w*|permit|schein|\p{L}+schein|zertifi\p{L}+|nachweis|permis|habilitation\w*|carn[eé]t?|acreditaci[oó]n)\b/iu
/** They are in the name of any certificate. */
const generalWords = contentStems(
  'certificate certification certified certify licence license licensed credential registration registered accreditation accredited professional practitioner specialist associate foundation level valid current active full holder card permit exam course training state board national international zertifikat zertifiziert certificat certificado',
)
const fewestWords = 2
const nearShare = 0.6

/** Certificates that the list of skills does not know, by their names: all the telling words, and the same numbers. */
export function certificateVerdict(
  { text }: Requirement,
  { certificates }: Pick<ProfileEvidence, 'certificates'>,
): Verdict {
  if (!asksForOne.test(text)) return missing
  const asked = contentStems(text)
  const compared = certificates.flatMap(({ words, stems }) => {
    const telling = [...stems].filter((stem) => !generalWords.has(stem))
    const shared = telling.filter((stem) => asked.has(stem)).length
    return shared < fewestWords ? [] : [{ words, share: shared / telling.length }]
  })
  const numbers = numbersIn(text)
  const same = compared.filter(({ words, share }) => share === 1 && numbers.isSubsetOf(numbersIn(words)))
  if (same.length > 0) return { status: 'have', profile: firstOf(same.map(({ words }) => words)) }
  const near = compared.filter(({ share }) => share >= nearShare)
  return near.length > 0 ? { status: 'similar', profile: firstOf(near.map(({ words }) => words)) } : missing
}

/** "Food safety level 3" is not level 2. */
const numbersIn = (text: string): Set<string> => new Set(text.match(/\d+/g) ?? [])

import { languages, type Language } from '../../languages.ts'
import { fold } from '../plain-text.ts'
import { employerWords, singular } from '../words/employer-words.ts'

/** What an employer is called that is not named: "the brewery", "die Klinik", "los del banco". */
type Kind = { stem: string; isCompany: boolean }

/** "The bank has not yet written to me": so far behind it stands what it did. */
const reach = 5
/** Shorter halves of a compound stand in many words. */
const shortestHalf = 6

/**
 * The jobs at an employer of a kind that no other one on the board is: "the brewery said no" means Hansa Breweries. Only
 * where the kind has done something, comes from somewhere or is to be moved, because "the energy to go on" names nobody.
 */
export function findByKind<Job extends { job_title: string; company_name: string }>(
  message: string,
  jobs: readonly Job[],
  language: Language | undefined,
): Job[] {
  const kinds = (language ? [language] : languages).flatMap((one) => kindsIn(message, one))
  if (kinds.length === 0) return []
  const isMeant = (name: string) => kinds.some((kind) => isOfKind(name, kind))
  const atCompany = jobs.filter(({ company_name }) => isMeant(company_name))
  const found = atCompany.length > 0 ? atCompany : jobs.filter(({ job_title }) => isMeant(job_title))
  return new Set(found.map(({ company_name }) => fold(company_name))).size === 1 ? found : []
}

/** The kinds that a message speaks of in place of a name. */
function kindsIn(message: string, language: Language): Kind[] {
  const own = employerWords(language)
  const parts = message.split(/[,;:!?()\n]+|\.(?:\s|$)/u)
  return parts.flatMap((part) => {
    const words = fold(part.replaceAll(/['’]/gu, ' ')).match(/[\p{L}\p{N}]+/gu) ?? []
    return words.flatMap((word, at) => {
      if (!own.the.has(words[at - 1] ?? '')) return []
      const isCompany = own.kind_after.has(words[at + 1] ?? '')
      if (!isCompany && !own.kinds.has(singular(word))) return []
      const behind = words.slice(at + (isCompany ? 2 : 1))
      const acts = own.kind_acts.has(behind[0] ?? '') || own.kind_has.has(behind[0] ?? '')
      const hasActed = acts && behind.slice(0, reach).some((one) => own.kind_acts.has(one))
      // "From the", "von der", "de los": the article may be a word with its preposition, as "vom" and "del".
      const before = words.slice(Math.max(0, at - 3), at)
      // "The brewery?", and "or the brewery" beside another employer.
      const isAlone = words.length === (isCompany ? at + 2 : at + 1) && at === 1
      const isMeant = hasActed || isAlone || before.some((one) => own.kind_before.has(one))
      return isMeant ? [{ stem: singular(word), isCompany }] : []
    })
  })
}

/** Whether a folded word is a kind of employer, and so nobody's name by itself. */
export const isKindWord = (word: string, language: Language): boolean =>
  employerWords(language).kinds.has(singular(word))

function isOfKind(name: string, { stem }: Kind): boolean {
  const parts = fold(name).match(/\p{L}+/gu) ?? []
  return parts.some(
    (part) =>
      singular(part) === stem || (stem.length >= shortestHalf && part.length > stem.length && part.endsWith(stem)),
  )
}

import { textLanguage } from '../../../lib/matching/text/text-language.ts'

export type ContactPerson = { name: string; isWoman: boolean }

const name = String.raw`((?:(?:Dr|Prof)\.\s+)*\p{Lu}[\p{L}’'-]+(?:\s+(?:von|van|de)\b)?(?:\s+\p{Lu}[\p{L}’'-]+){0,2})`
const german = new RegExp(String.raw`\b(Frau|Herrn?)\s+${name}`, 'u')
const french = new RegExp(String.raw`\b(Mme|Madame|M\.|Monsieur)\s+${name}`, 'u')
const spanish = new RegExp(String.raw`\b(Sra|Sr)\.\s+${name}`, 'u')
const english = new RegExp(String.raw`\b(Mrs|Ms|Mr)\.?\s+${name}`, 'u')
const around =
  /ansprechpartner|ansprechperson|kontakt|rückfragen|fragen (?:beantwortet|hilft)|bewerbung(?:en)?\b.{0,30}\ban\b|bewerbung(?:en)? richten|contact|candidatures?|adresser|renseignements|envoyer|auprès de|candidatura|dirigirse a|enviar|apply to|addressed to|questions|recruiter/i
/** A contact and what makes it one stand close together. */
const nearby = 80

/** Whom a posting names for applications, with the sex that its "Frau" or "Mr" says; undefined where it is not sure. */
export function findContactPerson(text: string): ContactPerson | undefined {
  const language = textLanguage(text)
  // In other languages "M." is a middle initial and "Sr." a rank: "Anna M. Smith", "our Sr. Recruiter".
  const own = language === 'fr' ? [french] : language === 'es' ? [spanish] : []
  for (const pattern of [...own, german, english]) {
    const match = pattern.exec(text)
    const before = match && text.slice(Math.max(0, match.index - nearby), match.index)
    const last = match?.[2]?.split(/\s+/).at(-1)
    if (match && last && before !== null && around.test(before))
      return { name: last, isWoman: /^(?:Frau|Mrs|Ms|Mme|Madame|Sra)$/.test(match[1] ?? '') }
  }
  return undefined
}

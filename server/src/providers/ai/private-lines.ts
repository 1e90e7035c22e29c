import { labelNamed, splitLabel } from '@waymark/cv-reader/words/contact-labels.ts'
import { sectionNamed } from '@waymark/cv-reader/words/section-names.ts'

/** How long a value may be on the line below its label. */
const maxValueLength = 60

/** The text of a CV without birth date, marital status and referees, found as the CV reader finds them. */
export function withoutPrivateLines(text: string): string {
  const kept: string[] = []
  let inReferences = false
  let isValue = false
  for (const line of text.split('\n')) {
    const words = line.replace(/^[\s#>*•·–-]+/, '').trim()
    const section = sectionNamed(words.replace(/[:：]$/, ''))
    if (section?.exact) inReferences = section.kinds.includes('references')
    const whole = labelNamed(words)
    const { label, rest } = whole === undefined ? splitLabel(words) : { label: whole, rest: '' }
    const isPrivate = label === 'birth' || label === 'marital'
    const isSkipped = inReferences || isPrivate || (isValue && words.length <= maxValueLength)
    isValue = isPrivate ? rest === '' : isValue && words === ''
    if (!isSkipped) kept.push(line)
  }
  return kept.join('\n')
}

// Bounded on both sides, so that long text without a match stays linear.
const emails = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g
const phones = /\+\d(?:[ ()/-]{0,2}\.?\d){6,15}/g

/** Text of postings and notes without e-mail addresses and phone numbers in international form. */
export const withoutContacts = (text: string): string =>
  text.replace(emails, '[e-mail left out]').replace(phones, '[phone number left out]')

const contactWords =
  /\b(?:contacts?|recruiters?|e-?mail|phone|call|referees?|kontakte?\w*|ansprechpartner\w*|telefon\w*|anruf\w*|contacter|courriel|téléphone|appeler|recruteu\w*|contactos?|correo|teléfono|llamar|reclutador\w*)\b/iu

/** True if a message speaks of other people's contact data, which is sent then. */
export const asksForContacts = (message: string): boolean => contactWords.test(message.slice(0, 20_000))

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
const international = /\+\d(?:[ ()/-]{0,2}\.?\d){6,15}/g
/** "0151 2345678", "(030) 123 45 67", "06 12 34 56 78"; no date, and no part of an address or a longer number. */
const national = /(?<![\w./=,:-])\(?0\d{1,4}\)?[ /-]{0,2}\d(?:[ -]?\d){5,10}(?!-?\w|[.,/]\d)/g
/** "(555) 123-4567", "555-123-4567" */
const american = /(?<![\w./=,:-])(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}(?!-?\w)/g

/** Text of postings and notes without e-mail addresses and phone numbers. */
export const withoutContacts = (text: string): string =>
  [international, national, american].reduce(
    (left, phones) => left.replace(phones, '[phone number left out]'),
    text.replace(emails, '[e-mail left out]'),
  )

const nameLeftOut = '[name left out]'
/** So short a part of a name may be any word. */
const shortestPart = 3
const wordsOf = (name: string): string[] => name.match(/[\p{L}'’-]+/gu) ?? []

/** Text without addresses and numbers, without these whole names and those that an address tells, in either order. */
export function withoutWholeNames(text: string, names: readonly string[]): string {
  let left = text
  const lower = text.toLowerCase()
  for (const name of new Set([...names, ...namesInEmails(text)])) {
    const words = wordsOf(name)
    // Most names of a board stand in no one text.
    if (words.length < 2 || words.some((word) => !lower.includes(word.toLowerCase()))) continue
    for (const order of [words, words.toReversed()])
      left = left.replace(new RegExp(`(?<!\\p{L})${order.join('[\\s,]{1,3}')}(?!\\p{L})`, 'giu'), nameLeftOut)
  }
  return withoutContacts(left)
}

/** "anna.berg@…" tells whose address it is. */
const namesInEmails = (text: string): string[] =>
  (text.match(emails) ?? []).flatMap((email) => {
    const parts = (email.split('@')[0] ?? '').split(/[._-]/).filter((part) => /^[a-z]{2,}$/i.test(part))
    return parts.length > 1 ? [parts.join(' ')] : []
  })

/** The user's notes without other people, those in `names` also by half of their name. */
export function withoutPeople(text: string, names: readonly string[]): string {
  let left = withoutWholeNames(text, names)
  for (const part of names.flatMap(wordsOf))
    if (part.length >= shortestPart) left = left.replace(capitalised(part), nameLeftOut)
  return left
}

const capitalised = (part: string) =>
  new RegExp(`(?<!\\p{L})${part.charAt(0).toUpperCase()}${part.slice(1)}(?!\\p{L})`, 'gu')

const contactWords =
  /\b(?:contacts?|recruiters?|e-?mail|phone|call|referees?|kontakte?\w*|ansprechpartner\w*|telefon\w*|anruf\w*|contacter|courriel|téléphone|appeler|recruteu\w*|contactos?|correo|teléfono|llamar|reclutador\w*)\b/iu

/** True if a message speaks of other people's contact data, which is sent then. */
export const asksForContacts = (message: string): boolean => contactWords.test(message.slice(0, 20_000))

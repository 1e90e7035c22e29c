import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { LetterParagraph, Sourced } from '../content.ts'
import { fill } from '../document-texts.ts'
import { findContactPerson, type Employer } from './contact-person.ts'
import { sentence, type LetterWording } from './letter-sentences.ts'
import { townOf } from './town-of-writer.ts'

export type LetterDate = { now: Date; timeZone: string }

/** A French closing repeats the greeting, and a British one follows from it. */
export function closingOf(person: Sourced | undefined, greeting: Sourced, { customs }: LetterWording): Sourced {
  const closing = person ? (customs.closing_named ?? customs.closing) : customs.closing
  return { text: fill(closing, { greeting: greeting.text }), sources: [], origin: 'template' }
}

/** "Köln, 3. März 2026", "Lyon, le 3 mars 2026": English letters are dated without the place. */
export function dateLine(profile: ProfileDocument, { now, timeZone }: LetterDate, wording: LetterWording): Sourced {
  const day = new Intl.DateTimeFormat(wording.locale, { dateStyle: 'long', timeZone }).format(now)
  const place = townOf(profile.personal_details)
  return place === '' || wording.language === 'en'
    ? { text: day, sources: [], origin: 'template' }
    : sentence(wording, 'dated', { place, date: day }, ['personal_details/present_location'])
}

/** By name, where the posting says whom to write to. */
export function personalGreeting(posting: string, employer: Employer, wording: LetterWording): Sourced | undefined {
  const person = findContactPerson(posting, employer)
  const { to_woman, to_man, to_person } = wording.customs
  const form = person?.isWoman === undefined ? to_person : person.isWoman ? to_woman : to_man
  return person && form
    ? { text: fill(form, { name: person.name }), sources: ['posting/contact'], origin: 'template' }
    : undefined
}

/** After a salutation with a comma a German letter goes on with a small letter; without one it starts with a capital. */
export function begun(
  paragraphs: readonly LetterParagraph[],
  greeting: Sourced,
  { language }: LetterWording,
): LetterParagraph[] {
  const [first, ...rest] = paragraphs
  const [opening, ...others] = first?.sentences ?? []
  if (!first || !opening) return [...paragraphs]
  const isSmall = language === 'de' && greeting.text.endsWith(',')
  const initial = opening.text.charAt(0)
  const text = (isSmall ? initial.toLowerCase() : initial.toUpperCase()) + opening.text.slice(1)
  return [{ ...first, sentences: [{ ...opening, text }, ...others] }, ...rest]
}

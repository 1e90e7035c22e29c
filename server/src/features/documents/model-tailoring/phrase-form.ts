import type { Language } from '../../../lib/languages.ts'
import { fold } from '../../../lib/matching/text/words.ts'
import { hasTextHit } from '../letter/letter-form.ts'
import { isPastVerb } from '../letter/past-sentence.ts'
import { heightOf } from '../resume/line-budget.ts'
import type { Objection } from './check-phrases.ts'

export type PhraseForm = 'line' | 'paragraph'

const first =
  /(?<![\p{L}\p{N}])(?:I|me|my|we|our|ich|mein\w*|wir|unser\w*|je|j['’]\p{L}+|mon|ma|mes|nous|yo|mi|mis|nosotros)(?![\p{L}\p{N}])/iu
/** Signs of markup, lists, addresses and scripts; a line that has one itself may keep it. */
const signs = /https?:|www\.|[<>{}[\]|`*_#@\\~^•●\u2028\u2029]|\p{Co}|\p{Cs}|\p{Cf}|\p{Cc}/gu
/** Digits that the checks of numbers do not read. */
const otherDigits = /(?![0-9])\p{N}/gu

const longestSentence = 40
const [growth, slack] = [1.3, 20]

/** What a reader would stumble over, or what would break the page. */
export function findFormFault(
  form: PhraseForm,
  text: string,
  originals: readonly string[],
  language: Language,
): Objection[] {
  const original = originals.join('\n')
  const isNew = (pattern: RegExp) => [...text.matchAll(pattern)].some(([sign]) => !original.includes(sign))
  const isBare = text === '' || !/\p{L}/u.test(text)
  const hasVoice = form === 'line' && first.test(text) && !first.test(original)
  const hasFault =
    isBare || hasVoice || isNew(signs) || isNew(otherDigits) || (hasTextHit(text) && !hasTextHit(original))
  // Spanish verbs say by themselves who speaks.
  const hasNoVoice = form === 'paragraph' && language !== 'es' && !first.test(text)
  const hasNoEnd = form === 'paragraph' && !/[.!?…][)”“»]?$/u.test(text)
  return [
    ...(hasFault || hasNoVoice || hasNoEnd ? [{ rule: 'form', words: '' } as const] : []),
    ...(isTooLong(form, text, originals) ? [{ rule: 'long', words: '' } as const] : []),
  ]
}

/** A line keeps its height on the page, so that no page gets a line more. */
function isTooLong(form: PhraseForm, text: string, originals: readonly string[]): boolean {
  if (form === 'paragraph') return text.split(/\s+/).length > longestSentence
  const [original = ''] = originals
  return text.length > original.length * growth + slack || heightOf(text) > heightOf(original)
}

/** Folded words that say that something goes on or is to come. */
const present: Record<Language, RegExp> = {
  en: /\b(?:am|are|is|will|going to|continue|currently)\b/g,
  de: /\b(?:bin|ist|sind|werde|wird|werden|derzeit|aktuell)\b/g,
  fr: /\b(?:suis|est|sont|serai|sera|vais|actuellement)\b/g,
  es: /\b(?:soy|estoy|esta|estan|sere|sera|voy|actualmente)\b/g,
}

/** Words by which a phrase tells what is over as lasting, or what lasts as over. */
export function findTenseFault(
  form: PhraseForm,
  text: string,
  originals: readonly string[],
  language: Language,
): string[] {
  const original = fold(originals.join('\n'))
  const lasting = (fold(text).match(present[language]) ?? []).filter(
    (word) => !new RegExp(`\\b${word}\\b`).test(original),
  )
  // A line begins with its verb; in a sentence any verb may be the one, unless the line has the same word.
  const words = form === 'line' ? text.split(' ').slice(0, 1) : text.split(' ')
  const over = words.filter((word) => language === 'en' && isPastVerb(word) && !original.includes(fold(word)))
  const [verb = ''] = text.split(' ')
  // German, French and Spanish lines keep their first word: "Betreute" told as "Betreue" would still go on.
  const isAnother = language !== 'en' && form === 'line' && !originals.some((line) => fold(line).startsWith(fold(verb)))
  const wasOver = originals.some((line) => isPastVerb(line.split(' ')[0] ?? '') || isPastVerb(line.split(' ')[1] ?? ''))
  const isNowGoingOn = language === 'en' && wasOver && !text.split(' ').some(isPastVerb)
  return [...lasting, ...(wasOver ? [] : over), ...(isAnother || isNowGoingOn ? [verb] : [])]
}

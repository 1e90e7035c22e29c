import type { Language } from '../languages.ts'
import { classify, type IntentGuess } from './classify.ts'
import type { Intent } from './intents.ts'
import { fold, readable } from './plain-text.ts'
import { phraseWords } from './words/phrase-words.ts'

export type Wish = { intent: Intent; p: number; text: string }

/** A part of a sentence carries less than the whole one, so it has to be surer. */
const partBar = 0.7
const mostWishes = 3
const fewestWords = 2

/** Splits a message into requests; each part must be sure and among the whole message's likeliest intents. */
export function findWishes(message: string, language: Language, whole: readonly IntentGuess[]): Wish[] {
  const likely = new Set(whole.slice(0, 4).map(({ intent }) => intent))
  const wishes: Wish[] = []
  for (const text of splitMessage(message, language)) {
    const [first] = classify(text, language)
    if (!first || first.p < partBar || !likely.has(first.intent)) continue
    if (!wishes.some(({ intent }) => intent === first.intent)) wishes.push({ ...first, text })
  }
  const real = wishes.filter(({ intent }) => intent !== 'small_talk' && intent !== 'out_of_scope')
  return real.slice(0, mostWishes)
}

export function splitMessage(message: string, language: Language): string[] {
  const { connectives } = phraseWords(language)
  const joint = new RegExp(`[,;:]?\\s(?:${connectives.toSorted((a, b) => b.length - a.length).join('|')})\\s`, 'gu')
  return readable(message, 'wish')
    .split(/[.!?;\n]+(?:\s|$)/)
    .flatMap((sentence) => splitAt(sentence, joint))
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= fewestWords)
    .slice(0, 12)
}

/** Folding keeps the length of a sentence unless letters were decomposed, so positions carry over. */
function splitAt(sentence: string, joint: RegExp): string[] {
  const folded = fold(sentence)
  if (folded.length !== sentence.length) return folded.split(joint)
  const parts: string[] = []
  let from = 0
  for (const match of folded.matchAll(joint)) {
    parts.push(sentence.slice(from, match.index))
    from = match.index + match[0].length
  }
  return [...parts, sentence.slice(from)]
}

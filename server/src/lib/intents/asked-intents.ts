import type { Language } from '../languages.ts'
import { classify, type IntentGuess } from './classify.ts'
import { findPlainIntent } from './cues.ts'
import { changingIntents, type Intent } from './intents.ts'
import { fold, readable } from './plain-text.ts'
import { phraseWords } from './words/phrase-words.ts'
import { spell } from './words/spelling.ts'

/** `text` is in the user's own spelling: names and skills are taken from it. */
export type AskedIntent = { intent: Intent; p: number; text: string }

/** A part of a sentence carries less than the whole one, so it has to be surer. */
const partBar = 0.7
/** Commas stand in single wishes too. */
const commaBar = 0.93
/** A change that a part asks for has to be surer: told beside a wish, "they moved me to another team" is none. */
const changeBar = 0.9
/** What plain words ask for is right about as often as what the classifier is this sure of. */
export const plainP = 0.9
const mostAsked = 4
const fewestWords = 2

/** `sureOf` tells what the words and names of a part make sure, whatever the classifier thinks. */
export type SureOf = (part: string) => Intent | undefined

/** Splits a message into requests; each part must be sure and among the whole message's likeliest intents. */
export function findAskedIntents(
  message: string,
  language: Language,
  whole: readonly IntentGuess[],
  sureOf: SureOf = (part) => findPlainIntent(part, language),
): AskedIntent[] {
  const likely = new Set(whole.slice(0, 4).map(({ intent }) => intent))
  const wishes: AskedIntent[] = []
  for (const { text, isAfterComma } of partsOf(message, language)) {
    const wish = wishIn(text, language, likely, isAfterComma ? commaBar : partBar, sureOf)
    const last = wishes.at(-1)
    // "Drop Excel off my CV and put first aid on": the second part goes on with the first.
    if (last?.intent === 'profile_change' && (wish ?? last).intent === 'profile_change' && editing[language].test(text))
      last.text = `${last.text}. ${text}`
    else if (wish && isNew(wishes, wish)) wishes.push(wish)
  }
  const real = wishes.filter(({ intent }) => intent !== 'small_talk' && intent !== 'out_of_scope')
  return real.slice(0, mostAsked)
}

function wishIn(
  text: string,
  language: Language,
  likely: ReadonlySet<Intent>,
  bar: number,
  sureOf: SureOf,
): AskedIntent | undefined {
  const sure = sureOf(text)
  if (sure) return { intent: sure, p: plainP, text }
  const [first] = classify(text, language)
  const least = first && changingIntents.has(first.intent) ? Math.max(bar, changeBar) : bar
  return first && first.p >= least && likely.has(first.intent) ? { ...first, text } : undefined
}

/** Two changes may each be about a job of their own. */
const isNew = (wishes: readonly AskedIntent[], { intent, text }: AskedIntent): boolean =>
  wishes.every((one) => one.intent !== intent || (changingIntents.has(intent) && one.text !== text))

/** How a part begins that changes something. */
const editing: Record<Language, RegExp> = {
  en: /^(?:(?:please|pls|then|also)\s+)?(?:add|put|stick|include|pop|drop|remove|take|delete|cut|scrap|lose|strip)\b/iu,
  de: /^(?:(?:bitte|dafür|dann)\s+)?(?:nimm|streich|lösch|entfern|schmei|wirf|füg|setz|schreib|trag|pack)/iu,
  fr: /^(?:(?:puis|stp)\s+)?(?:ajout|rajout|mets|mettre|inscri|enl[eè]v|retir|supprim|vire)/iu,
  es: /^(?:(?:y|luego)\s+)?(?:añad|agreg|pon|mete|quit|borr|elimin|saca)/iu,
}

type Part = { text: string; isAfterComma: boolean }

/** Sentences, their parts at connectives, and these at commas where both sides have enough words. */
function partsOf(message: string, language: Language): Part[] {
  return splitMessage(message, language)
    .flatMap((part) => {
      const pieces = part.split(/,\s+/u).map((piece) => piece.trim())
      const isList = pieces.some((piece) => piece.split(/\s+/).length < fewestWords)
      const isSplit = pieces.length > 1 && !isList
      return isSplit
        ? pieces.map((text) => ({ text, isAfterComma: true }))
        : [{ text: part.replace(/,$/, ''), isAfterComma: false }]
    })
    .slice(0, mostParts)
}

const mostParts = 16

export function splitMessage(message: string, language: Language): string[] {
  const { connectives } = phraseWords(language)
  const joint = new RegExp(`[,;:]?\\s(?:${connectives.toSorted((a, b) => b.length - a.length).join('|')})\\s`, 'gu')
  return readable(message, 'wish')
    .split(/[.!?;\n]+(?:\s|$)/)
    .flatMap((sentence) => splitAt(sentence, joint, language))
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= fewestWords)
    .slice(0, 12)
}

/** Joints are found in the spelled-out sentence, "n" being "and", and the written one is parted there. */
function splitAt(sentence: string, joint: RegExp, language: Language): string[] {
  const { text, written } = spell(sentence, language)
  const parts: string[] = []
  let from = 0
  for (const match of foldedInPlace(text).matchAll(joint)) {
    parts.push(written(from, match.index))
    from = match.index + match[0].length
  }
  return [...parts, written(from)]
}

/** Folded letter by letter, where it stays one: places in it are those of the text. */
const foldedInPlace = (text: string): string =>
  text.replace(/[^\x20-\x40\x5b-\x7e]/g, (letter) => {
    const folded = fold(letter)
    return folded.length === 1 ? folded : letter
  })

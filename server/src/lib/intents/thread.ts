import { languages, type Language } from '../languages.ts'
import { spacedWords } from './plain-text.ts'
import { isOrdinaryWord } from './words/ordinary-words.ts'
import { threadWords, type ThreadWords } from './words/thread-words.ts'

/** Longer messages say themselves what they are about. */
const longest = 300

const compiled = new Map<string, RegExp>()

/** One expression of all phrases, between spaces or as the whole text. */
function wordsOf(language: Language, part: (of: ThreadWords) => readonly string[], isWhole = false): RegExp {
  const source = part(threadWords(language)).join('|')
  const pattern = isWhole ? `^(?:${source})$` : `(?<![^ ])(?:${source})(?![^ ])`
  const kept = compiled.get(pattern) ?? new RegExp(pattern, 'u')
  compiled.set(pattern, kept)
  return kept
}

const plainOf = (text: string): string => spacedWords(text.slice(0, longest))

/** Whether words point at what was just spoken of: "archive it", "schreib denen", "rappelle-la-moi", "pásalo". */
export const refersBack = (text: string, language: Language): boolean =>
  wordsOf(language, ({ refers }) => refers).test(plainOf(text))

/** Whether words ask for what the card of a job says: its contact, its notes, a day noted there. */
export const asksFact = (text: string, language: Language): boolean =>
  wordsOf(language, ({ facts }) => facts).test(plainOf(text))

/** Whether a message does nothing but agree, in the language that is likeliest among those it agrees in. */
export function agreesIn(text: string, usual: readonly Language[]): Language | undefined {
  const said = plainOf(text)
  return [...usual, ...languages].find((language) => wordsOf(language, ({ agrees }) => agrees, true).test(said))
}

/** Whether a message is but a question for more of what was shown. */
export const asksMore = (text: string, language: Language): boolean =>
  wordsOf(language, ({ more }) => more, true).test(plainOf(text))

/** Whether a message is but a wish for fewer words: "shorter, please", "zu lang". */
export const asksShorter = (text: string): boolean => inAny(text, ({ shorter }) => shorter, true)

/** Whether a message is but a question for the reason: "why?", "wieso das?". */
export const asksWhy = (text: string): boolean => inAny(text, ({ why }) => why, true)

/** Whether a message allows jobs that are further away: "further away is fine". */
export const asksWider = (text: string, language: Language): boolean =>
  wordsOf(language, ({ wider }) => wider, true).test(plainOf(text))

/** Whether a message does nothing but call off what was begun: "cancel", "annule", "vergiss es". */
export const callsOff = (text: string): boolean => inAny(text, ({ cancels }) => cancels, true)

/**
 * A word that stands where an employer is named and is no word of any request: "Tesco" of "a letter for tesco". `isKnown`
 * are words that have a meaning there, such as a day or a stage.
 */
export function unknownName(text: string, language: Language, isKnown: (word: string) => boolean): string | undefined {
  const { before_name } = threadWords(language)
  const words = plainOf(text).split(' ')
  return words.find(
    (word, at) =>
      before_name.includes(words[at - 1] ?? '') &&
      word.length >= 3 &&
      !/\d/u.test(word) &&
      !isOrdinaryWord(word) &&
      !isKnown(word),
  )
}

const inAny = (text: string, part: (of: ThreadWords) => readonly string[], isWhole = false): boolean =>
  languages.some((language) => wordsOf(language, part, isWhole).test(plainOf(text)))

/** "What did you change today?" in any language: so few words hardly tell theirs. */
export const asksChanges = (text: string): boolean => inAny(text, ({ changed }) => changed)

/** "Restore it", "hol sie aus dem Archiv". */
export const asksRestore = (text: string): boolean => inAny(text, ({ restores }) => restores)

/** Whether words ask to put something on the board, or tell that one has applied. */
export const asksToAdd = (text: string, language: Language): boolean =>
  wordsOf(language, ({ adds }) => adds).test(plainOf(text))

export const saysApplied = (text: string, language: Language): boolean =>
  wordsOf(language, ({ applied }) => applied).test(plainOf(text))

/** Whether a word only asks to see what is named beside it, in any language: names are in none. */
export const isOpening = (word: string): boolean =>
  languages.some((language) => threadWords(language).opens.includes(word))

/** A place in a list, from 0; `last` for its end. */
export type ListPlace = number | 'last'

/**
 * The entry of a list that words mean: "the third one", "number 3", "3", "la deuxième". Undefined for a day ("by the
 * second"), for something else that is counted ("the second interview") and beyond the tenth.
 */
export function placeSaid(text: string, language: Language): ListPlace | undefined {
  const said = plainOf(text)
  const { ordinals, cardinals, number, not_listed, days_before, last } = threadWords(language)
  const numbered = numberSaid(said, number, cardinals)
  if (numbered !== undefined) return numbered - 1
  const notDay = `(?<!(?:^|[ ])(?:${days_before.join('|')}) (?:the |le |la |el |den |dem |der )?)`
  const notOther = `(?! (?:${not_listed.join('|')})(?![^ ]))`
  const found = ordinals.findIndex((forms) =>
    new RegExp(`(?<![^ ])${notDay}(?:${forms.join('|')})(?![^ ])${notOther}`, 'u').test(said),
  )
  if (found !== -1) return found
  return new RegExp(`(?<![^ ])(?:${last.join('|')})(?![^ ])${notOther}`, 'u').test(said) ? 'last' : undefined
}

/** "3" alone, "number 3", "#3", "Nr. drei". */
function numberSaid(said: string, number: readonly string[], cardinals: readonly string[]): number | undefined {
  const alone = /^(?:n )?(\d{1,2})$/u.exec(said)?.[1]
  if (alone !== undefined) return inList(Number(alone))
  const named = new RegExp(
    `(?<![^ ])(?:${number.join('|')}) (\\d{1,2}|${cardinals.join('|')})(?![^ ])(?! (?:\\d|de |of ))`,
    'u',
  )
  const found = named.exec(said)?.[1]
  if (found === undefined) return undefined
  return inList(/^\d/u.test(found) ? Number(found) : cardinals.indexOf(found) + 1)
}

const inList = (number: number): number | undefined => (number >= 1 && number <= 10 ? number : undefined)

/** Whether a word is one that names a place in a list. */
export function isListWord(word: string, language: Language): boolean {
  const { ordinals, cardinals, number, last } = threadWords(language)
  const isLast = last.some((phrase) => phrase.split(/[ ()?:]+/u).includes(word))
  return (
    /^\d{1,2}$/u.test(word) ||
    cardinals.includes(word) ||
    number.includes(word) ||
    isLast ||
    ordinals.flat().includes(word)
  )
}

import { textLanguage } from '../text/text-language.ts'
import { findSpokenLanguages, levelOf } from '../posting/spoken-languages.ts'

/** A language that the profile lists, in its words. `level` as of `SpokenLanguage`. */
export type HeldLanguage = { words: string; code: string; level: number | undefined }

/** The languages that one entry names, each at the level that is there. */
export function languagesOf(text: string): HeldLanguage[] {
  const held = text.replace(beingLearnt, ' ')
  const capital = held.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return findSpokenLanguages(capital).map(({ code, level }) => ({ words: text, code, level: level ?? levelOf(held) }))
}

/** "A2, estudiando B1", "B1, B2-Kurs läuft": the level to come is not the level that is there. */
const beingLearnt =
  /(?<!\p{L})(?:studying|learning|working towards|preparing|taking|estudiando|cursando|preparando|lerne|lernend|je prépare|en préparation)(?:\s(?:for|to|the|für|le|el|la|de|du|auf))?\s{0,3}[abc][12](?!\p{L})|(?<!\p{L})[abc][12](?:-|\s)(?:kurs|course|cours|curso|prüfung|exam)\s{0,3}(?:läuft|laufend|in progress|ongoing|booked|en cours|en curso|angemeldet|geplant)/giu

/** Fewer lines do not tell a profile's language. */
const fewestLines = 4
const fewestWords = 6
const mostProse = 10_000

/** The language that the prose of a profile is written in. */
export function writtenLanguage(texts: readonly { text: string; isWhole: boolean }[]): string | undefined {
  const prose = texts.filter(({ isWhole, text }) => !isWhole && text.split(/\s+/).length >= fewestWords)
  if (prose.length < fewestLines) return undefined
  const lines = prose.map(({ text }) => text).join('\n')
  return textLanguage(lines.slice(0, mostProse))
}

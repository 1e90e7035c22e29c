import { textsIn } from '../../../lib/languages.ts'
import type { LetterWording } from './letter-sentences.ts'
import { customsOf, isSwissGerman, localeOf, type LetterStyle } from './letter-style.ts'
import { letterTexts, letterVariants, type LetterTexts } from './letter-texts.ts'

/**
 * The texts of a letter in its language and country. Of several wordings for one thing `key` chooses: the same key the
 * same ones, so that a letter stays as it is and two letters of one person differ.
 */
export function wordingOf(wanted: string | null, style: LetterStyle, key: string): LetterWording {
  const { texts, language } = textsIn<LetterTexts>(letterTexts, wanted)
  const { texts: others, talk } = letterVariants[language]
  const varied: LetterTexts = { ...texts }
  for (const name of Object.keys(others) as (keyof typeof others)[])
    varied[name] = chosenBy(`${key}\n${name}`, [texts[name], ...(others[name] ?? [])])
  const customs = customsOf(language, style)
  return {
    language,
    texts: isSwissGerman(language, style.country) ? withoutSharpS(varied) : varied,
    locale: localeOf(language, style.country),
    customs: { ...customs, talk: chosenBy(`${key}\ntalk`, [customs.talk, ...talk[style.tone]]) },
    isCvFirst: chosenBy(`${key}\nclosing`, [false, true]),
  }
}

function withoutSharpS(texts: LetterTexts): LetterTexts {
  const swiss = { ...texts }
  for (const name of Object.keys(texts) as (keyof LetterTexts)[]) swiss[name] = texts[name].replaceAll('ß', 'ss')
  return swiss
}

function chosenBy<T>(key: string, options: readonly [T, ...T[]]): T {
  return options[hashOf(key) % options.length] ?? options[0]
}

/** FNV-1a of 32 bits with the finish of MurmurHash3, for the low bits alone choose. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

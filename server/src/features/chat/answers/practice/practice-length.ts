import type { Language } from '../../../../lib/languages.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'

const usualLength = 5

/** "Ask me one question after the other" asks for a usual round, "only one question" for one. */
const single: Record<Language, RegExp> = {
  en: /\b(?:(?:only|just)(?: me)?|single|one|1)(?: (?:a|one|1|single|quick|short|hard|interview|practice)){0,3} question\b(?! (?:at a time|after|by one))/u,
  de: /\b(?:nur|bloss|lediglich)(?: \p{L}+)? (?:eine|1)(?: \p{L}+)? frage\b|\b(?:einzige|1) frage\b|\beine frage (?:reicht|genugt)/u,
  fr: /\b(?:seule|unique|1) question\b|\b(?:juste|seulement|uniquement|qu'|rien qu')\s?une (?:\p{L}+ )?question\b|\bune question (?:seulement|suffit|pas plus)/u,
  es: /\b(?:sola|unica|1) pregunta\b|\b(?:solo|solamente|unicamente) (?:\p{L}+ )?una (?:\p{L}+ )?pregunta\b|\buna pregunta (?:nada mas|y ya|basta)/u,
}
const counts: Record<Language, readonly string[]> = {
  en: ['two', 'three', 'four'],
  de: ['zwei', 'drei', 'vier'],
  fr: ['deux', 'trois', 'quatre'],
  es: ['dos', 'tres', 'cuatro'],
}

/** How many questions a practice round is to have: as many as are asked for, up to the usual five. */
export function practiceLength(message: string, language: Language): number {
  const text = fold(message.slice(0, 1000)).replaceAll('’', "'").replace(/\s+/g, ' ')
  if (single[language].test(text)) return 1
  const said = new RegExp(
    `\\b([2-4]|${counts[language].join('|')}) (?:\\p{L}+ )?(?:question|qs?(?!\\p{L})|frage|pregunta|sachen|things|choses|cosas)`,
    'u',
  ).exec(text)
  const word = said?.[1]
  if (word === undefined) return usualLength
  return /\d/.test(word) ? Number(word) : counts[language].indexOf(word) + 2
}

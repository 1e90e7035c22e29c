import type { Language } from '../languages.ts'
import { fold, readable } from './plain-text.ts'
import { phraseWordsOf, type Span } from './phrase-lists.ts'
import { spellOut } from './words/spelling.ts'

const split = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Of verbs: "no offer, just a refusal" denies no refusal. */
const negations: Record<Language, ReadonlySet<string>> = {
  en: split('not never havent hasnt hadnt didnt doesnt dont isnt wasnt werent arent aint wont wouldnt cant couldnt'),
  de: split('nicht nich net ned nie niemals kein keine keinen'),
  fr: split('pas jamais'),
  es: split('no nunca tampoco'),
}
const conditions: Record<Language, ReadonlySet<string>> = {
  en: split('if unless might maybe perhaps whether'),
  de: split('wenn falls sollte sollten vielleicht ob'),
  fr: split('si sil sils'),
  es: split('si quiza quizas'),
}
/** Behind these another clause begins. */
const joints = split('and but so because und aber denn weil et mais car y pero porque')

/** How far before a phrase its negation stands, how far behind it in German, and how far before it its condition. */
const reach = { before: 4, behind: 3, condition: 8 }

/** Whether what a phrase tells has happened: "they have not rejected me yet" and "if they reject me" tell of nothing. */
export function isTold(words: readonly string[], { from, to, named }: Span, language: Language): boolean {
  const start = clauseStart(words, from)
  const count = (some: readonly string[]) => some.filter((word) => negations[language].has(word)).length
  const behind = language === 'de' ? reach.behind : 0
  const end = words.findIndex((word, at) => at >= to && isBorder(word))
  const near = words.slice(Math.max(start, from - reach.before), Math.min(end === -1 ? words.length : end, to + behind))
  if (count(near) > count(named)) return false
  return !words.slice(Math.max(start, from - reach.condition), to).some((word) => conditions[language].has(word))
}

function clauseStart(words: readonly string[], from: number): number {
  for (let at = from - 1; at >= 0; at--) if (isBorder(words[at] ?? '')) return at + 1
  return 0
}

const isBorder = (word: string): boolean => joints.has(word) || /^[.!?\n;:]/u.test(word)

/** Without a yes, a no or a please, which deny and condition nothing: "no, they rejected me", "s'il te plaît". */
export const withoutReplies = (text: string): string =>
  text
    .replace(/(?<=^\s*|[.!?;\n]\s*)(?:no|nein|nee|non|si|ja|yes|oui),/giu, '.')
    .replace(/(?<!\p{L})(?:sí|s['’]il (?:te|vous) pla[iî]t)(?!\p{L})/giu, ' ')

/** Whether a sentence has a condition: "if they say no, put it in Rejected" is no order yet. */
export function isConditional(text: string, language: Language): boolean {
  const words = phraseWordsOf(spellOut(withoutReplies(text), language))
  return words.some((word, at) => conditions[language].has(word) && at < words.length - 1)
}

const acts: Record<Language, RegExp> = {
  en: /(?:not|never|n'?t)\s(?:\S+\s){0,3}(?:withdr[ae]wn?|pull(?:ed|ing)? out|declin\S*|turn(?:ed|ing)? (?:it |them |that )?down|accept\S*|cancel\S*|reject\S*)/u,
  de: /(?:zieh\S*\s(?:\S+\s){0,4}ni(?:cht|ch)\szuruck|ni(?:cht|ch)\s(?:\S+\s){0,2}(?:zuruck(?:zieh|gezogen)\S*|abgesagt|absag\S*|ablehn\S*|abgelehnt|angenommen|annehm\S*|zugesagt)|(?:lehn|nehm|sag)\S*\s(?:\S+\s){0,4}ni(?:cht|ch)\s(?:ab|an|zu))/u,
  fr: /(?:retir|refus|declin|accept|annul|desist)\S*\s(?:\S+\s){0,1}pas(?!\S)|pas\s(?:encore\s)?(?:retir|refus|declin|accept|annul|desist)\S*/u,
  es: /(?<!\S)no\s(?:me\s|he\s|ha\s|han\s|lo\s|la\s|voy a\s){0,2}(?:retir|rechaz|declin|acept|cancel|renunci)\S*/u,
}

/** "I have not withdrawn", "they have not rejected me": nothing of what ends an application has happened. */
export const isActDenied = (text: string, language: Language): boolean => acts[language].test(fold(readable(text)))

/** The same, or only under a condition. */
export const isActOpen = (text: string, language: Language): boolean =>
  isActDenied(text, language) || isConditional(text, language)

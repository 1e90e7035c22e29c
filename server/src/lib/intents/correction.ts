import type { Language } from '../languages.ts'
import { spell } from './words/spelling.ts'

/** Said in the middle of a message, these take back what stands before. */
const anywhere: Record<Language, string> = {
  en: 'no,? wait|wait,? no|scratch that|forget that|forget it|on second thoughts?|actually,? no|no,? actually|no,? sorry|sorry,? no|no,? i meant?|sorry,? i meant?|no,? better|no,? rather|no,? hang on|no,? hold on|hang on,? no',
  de: 'nein,? doch|nee?,? doch|halt,? nein|ach,? nein|nein,? halt|nein,? warte|warte,? nein|moment,? nein|nein,? moment|doch lieber|lieber doch|nein,? lieber|vergiss das|quatsch|nein,? quatsch|nein,? sorry|ich meinte|ach,? nee?|ach,? nö|nee,? halt|n[eö]e?,? warte|nee,? quatsch',
  fr: 'non,? attend\\w*|attend\\w*,? non|non,? plut[oô]t|ah,? non|euh,? non|enfin,? non|non,? en fait|en fait,? non|finalement,? non|non,? finalement|oublie (?:ça|ca|cela)|non,? pardon|pardon,? non|je voulais dire|ah,? ben non|ah,? nan|nan,? plut[oô]t|euh,? nan',
  es: 'no,? espera|espera,? no|no,? perd[oó]n|perd[oó]n,? no|no,? mejor|bueno,? no|ay,? no|uy,? no|al final no|olv[ií]da(?:lo|te)|quise decir|quer[ií]a decir',
}
/** Ordinary words too, so they need a pause before and after. */
const afterPause: Record<Language, string> = {
  en: 'no|wait|actually|rather|instead|hang on|hold on',
  de: 'nein|nee|warte|moment|stopp',
  fr: 'non|plut[oô]t|finalement|attend\\w*',
  es: 'no|mejor no|mejor|espera|digo',
}

/** What people say before they name what they meant. */
const halts: Record<Language, string> = {
  en: 'no|nope|wait|hang on|hold on|actually|sorry|oops|oh|ah|er|um|well',
  de: 'nein|nee|ne|halt|warte|moment|stopp|sorry|ach|oh|[aä]h|entschuldigung|quatsch',
  fr: 'non|attend\\w*|pardon|euh|ah|oh|enfin|oups|d[eé]sol[eé]e?',
  es: 'no|espera|perd[oó]na?|disculpa|ay|uy|ah|bueno|digo',
}
const meanings: Record<Language, string> = {
  en: 'i meant?(?: to say)?',
  de: 'ich mein(?:e|te)?|ich wollte sagen',
  fr: 'je (?:voulais|veux) (?:dire|parler de)|je pensais [aà]',
  es: 'quer[ií]a decir|quise decir|quiero decir|me refer[ií]a a|me refiero a',
}

/** `namesTarget`: the words after it name what was meant, as in "no, I meant the other one". */
export type Correction = { before: string; after: string; namesTarget: boolean }

/** What stands before and after the last correction in one breath: "move it to Offer, no wait, to Interview". */
export function splitCorrection(message: string, language: Language): Correction | undefined {
  const [pause, end] = ['[\\s,;.…!–-]+', '(?![\\p{L}])[\\s,;:.…!–-]*']
  const marks = new RegExp(
    `(?<meant>(?:${pause}(?:${halts[language]})(?![\\p{L}])){1,4}${pause}(?:${meanings[language]})${end}|[,;.…!–]\\s*i meant${end})|` +
      `${pause}(?:${anywhere[language]})${end}|(?:[,;.…!–]\\s*|\\s-\\s)(?:${afterPause[language]})\\s*[,:.…!–]\\s*`,
    'giu',
  )
  const { text, written } = spell(message, language)
  const last = [...text.matchAll(marks)].at(-1)
  if (!last || last.index === 0) return undefined
  const [before, after] = [written(0, last.index).trim(), written(last.index + last[0].length).trim()]
  return before === '' || after === ''
    ? undefined
    : { before, after, namesTarget: last.groups?.['meant'] !== undefined }
}

import type { Language } from '../../../../lib/languages.ts'
import { paperWithArticle } from './english-article.ts'
import { lowerFirst } from './title-phrase.ts'

/** What somebody holds, by the first word of its name, with the words that stand before it in a sentence. */
const held: Readonly<Record<Exclude<Language, 'en'>, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/^(?:\p{L}*-)*\p{L}*schein(?!\p{L})/iu, 'den '],
    [/^(?:\p{L}*-)*\p{L}*(?:erlaubnis|berechtigung)(?!\p{L})/iu, 'die '],
  ],
  fr: [
    [/^(?:permis|caces|certificat|brevet)(?!\p{L})/iu, 'du '],
    [/^(?:habilitation|attestation)(?!\p{L})/iu, 'de l’'],
  ],
  es: [[/^(?:carn[eé]t?|permiso|licencia|certificado)(?!\p{L})/iu, 'de ']],
}
const english =
  /(?:^|\s)(?:licen[cs]e|permit|card|ticket|badge|passport|certificate|certification)(?=$|[,(]|\s(?:\(|class|category|cat\.?|no\.?|in|for|of)\s?)/iu

/**
 * A single licence or certificate as what somebody holds: "a Virginia driver's license, Class D", "den Führerschein
 * Klasse B", "du permis B", "de carnet de conducir". Undefined where the name does not tell its kind.
 */
export function heldPaper(name: string, language: Language): string | undefined {
  const text = withNoteApart(name)
  if (language === 'en') {
    const told = namedPaper(name)
    return english.test(text) && told !== withoutCapital(text) ? told : undefined
  }
  const article = held[language].find(([kind]) => kind.test(text))?.[1]
  return article === undefined ? undefined : article + (language === 'de' ? text : lowerFirst(text))
}

/** An English paper as one of several: with its article where its kind takes one. */
export function namedPaper(name: string): string {
  const text = withoutCapital(withNoteApart(name))
  const told = paperWithArticle(text)
  return told === text ? (english.test(text) ? text : name) : withComma(told)
}

const withoutCapital = (text: string): string =>
  text.replace(/^(?:Full|Clean|Valid|Current)(?=\s)/u, (word) => word.toLowerCase())
const withComma = (told: string): string =>
  told.replace(/(?<=licen[cs]e|\)) (?=class |category |renewed |valid )/iu, ', ')

/** "Full UK driving licence, own car" */
const withNoteApart = (name: string): string => name.replace(/^([^,()]+), ([^,()]+)$/u, '$1 ($2)')

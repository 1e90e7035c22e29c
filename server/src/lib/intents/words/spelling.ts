import type { Language } from '../../languages.ts'
import { readHeadings } from './words.ts'

type Table = { words: ReadonlyMap<string, string>; phrases: ReadonlyMap<string, string>; inText: RegExp | undefined }
const known = new Map<Language, Table>()

/** What no table can list: "j aimerais", "d accord", "cansao". */
const patterns: Partial<Record<Language, readonly [RegExp, string][]>> = {
  fr: [
    [/(?<![\p{L}\p{N}'.-])([jlmtnsd]|qu) (?=[aeiouyàâéèêîôû]\p{L}*(?!\p{L}))/gu, "$1'"],
    [/(?<![\p{L}\p{N}'.-])(J|C|L|D) (?=(?:est|ai|en|aimerais|etais|étais|y)(?!\p{L}))/gu, "$1'"],
  ],
  // The participle in -ado; places and cocoa end alike.
  es: [
    [/(?<!\p{L})(?!bilbao|cacao|callao|macao)(\p{Ll}{3,})ao(s?)(?!\p{L})/gu, '$1ado$2'],
    // "30 k" is an amount.
    [/(?<![\p{L}\p{N}'@/.-]|\d )k(?= \p{L})/gu, 'que'],
  ],
}

/**
 * A message with what people shorten on a phone written out (words/<language>/spelling.txt): "q" is "que", "tmrw" is
 * "tomorrow". Single letters and such in capitals stay, for they are names: "U", "BC". Takes a text of any length.
 */
export function spellOut(text: string, language: Language): string {
  const { words, phrases, inText } = tableOf(language)
  const whole = inText
    ? text.replace(inText, (found, at: number) =>
        isPlain(found, at) ? (phrases.get(found.toLowerCase()) ?? found) : found,
      )
    : text
  const spelled = whole.replace(word, (found: string, at: number) => {
    const meant = words.get(found.toLowerCase())
    return meant !== undefined && isPlain(found, at) ? meant : found
  })
  return (patterns[language] ?? []).reduce((left, [pattern, full]) => left.replace(pattern, full), spelled)
}

/** No part of an address or a file name, and no beginning such as `word*` in a list of phrases. */
const word = /(?<![\p{L}\p{N}'@/_.=&-])[\p{L}\p{N}/]{1,12}(?:'\p{L}{1,10})?(?![\p{L}\p{N}'*@/_=-]|\.\p{L})/gu

function isPlain(found: string, at: number): boolean {
  const small = found.toLowerCase()
  return found === small || (found.slice(1) === small.slice(1) && (at === 0 || /^\p{L}{3,}/u.test(found)))
}

function tableOf(language: Language): Table {
  const kept = known.get(language)
  if (kept) return kept
  const pairs = (readHeadings(language, 'spelling.txt').get('short') ?? []).flatMap(({ line }) => {
    const [shorts = '', full = ''] = line.split(' = ')
    return shorts.split('|').map((short) => [short, full] as const)
  })
  const phrases = pairs.filter(([short]) => short.includes(' '))
  const table: Table = {
    words: new Map(pairs.filter(([short]) => !short.includes(' '))),
    phrases: new Map(phrases),
    inText:
      phrases.length === 0
        ? undefined
        : new RegExp(`(?<![\\p{L}\\p{N}'])(?:${phrases.map(([short]) => short).join('|')})(?![\\p{L}\\p{N}'*])`, 'giu'),
  }
  known.set(language, table)
  return table
}

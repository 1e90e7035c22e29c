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
export const spellOut = (text: string, language: Language): string => spell(text, language).text

/** `written` gives the user's own words between two places of the spelled-out `text`. */
export type Spelled = { text: string; written: (from: number, to?: number) => string }

/**
 * The same, to look for joints in: names and skills are taken from the words as written, where "vs code" is no "vous
 * code".
 */
export function spell(text: string, language: Language): Spelled {
  const { words, phrases, inText } = tableOf(language)
  const meant = (among: ReadonlyMap<string, string>) => (match: RegExpExecArray) =>
    isPlain(match[0], match.index) ? among.get(match[0].toLowerCase()) : undefined
  const steps: readonly (readonly [RegExp, Full])[] = [
    ...(inText ? [[inText, meant(phrases)] as const] : []),
    [word, meant(words)],
    ...(patterns[language] ?? []).map(
      ([pattern, full]) =>
        [
          pattern,
          (match: RegExpExecArray) => full.replace(/\$(\d)/g, (_, at: string) => match[Number(at)] ?? ''),
        ] as const,
    ),
  ]
  const edits: (readonly Edit[])[] = []
  let spelled = text
  for (const [pattern, full] of steps) {
    const made: Edit[] = []
    spelled = replaced(spelled, pattern, full, made)
    if (made.length > 0) edits.unshift(made)
  }
  const placeOf = (at: number, isEnd: boolean) => edits.reduce((place, step) => before(place, step, isEnd), at)
  return {
    text: spelled,
    written: (from, to = spelled.length) => text.slice(placeOf(from, false), placeOf(to, true)),
  }
}

type Full = (match: RegExpExecArray) => string | undefined
/** Where a replacement stands in the new text, and what it stands for in the old one. */
type Edit = { from: number; to: number; oldFrom: number; oldTo: number }

function replaced(text: string, pattern: RegExp, full: Full, edits: Edit[]): string {
  let [left, oldTo] = ['', 0]
  for (const match of text.matchAll(pattern)) {
    const meant = full(match)
    if (meant === undefined) continue
    left += text.slice(oldTo, match.index)
    oldTo = match.index + match[0].length
    edits.push({ from: left.length, to: left.length + meant.length, oldFrom: match.index, oldTo })
    left += meant
  }
  return left + text.slice(oldTo)
}

/** The place before a replacement; one within it becomes its border, so that no word is cut in two. */
function before(place: number, edits: readonly Edit[], isEnd: boolean): number {
  const last = edits.findLast(({ from }) => from < place)
  if (last === undefined) return place
  if (place >= last.to) return place - last.to + last.oldTo
  return isEnd ? last.oldTo : last.oldFrom
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

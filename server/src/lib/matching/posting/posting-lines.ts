import { continuations, headings, keyOf, phrases, sentenceStarts, type SectionKind } from './posting-words.ts'
import { rememberLast } from '../../remember-last.ts'
import { beginsWithPhrase, hasPhrase } from '../text/phrases.ts'
import { readWords } from '../text/words.ts'
import { findDegrees } from './degree-levels.ts'
import { unflatten } from './unflatten.ts'
import { findYearCounts } from './year-counts.ts'

/** `isItem`: a whole item of a list; `heading`: the last one above it, as it was written. */
export type PostingLine = { text: string; section: SectionKind; isItem: boolean; heading?: string }

export type PostingTexts = {
  title?: string
  company?: string
  location?: string
  description?: string
  requirements?: string
}

// The longest real posting seen has 25,000 characters; reading 2 MB would hold the event loop for nothing.
const mostCharacters = 40_000
const mostLines = 600
const bullet =
  /^[\s•●○▪■□◦‣▸◆❖·*\-–—✓✔➢➤►>o]*?(?:[•●○▪■□◦‣▸◆❖·*\-–—✓✔➢➤►>]|\d{1,2}[.)])\s+|^\s*\p{Extended_Pictographic}\uFE0F?\s*(?=[\p{L}\d])|^\s*[•●○▪■□◦▸◆✓✔➢➤►·–*-](?=\p{L})|^\s+/u
const abbreviations =
  /\b(?:B\.A|B\.S|B\.Sc|M\.A|M\.S|M\.Sc|B\.Eng|e\.g|i\.e|etc|incl|bzw|ca|min|max|approx|ex|z\.\s?B|u\.a|d\.h|p\. ej|vs|Dr|Nr|No|St|inkl|evtl|ggf)\.$/i

/** "z. B.", "d. h.", "i. d. R.", "p. ej.": a small letter by itself and a chain of letters end no sentence. */
const initials = /(?:^|[\s(])(?:\p{Ll}|(?:\p{L}\.\s?)+\p{L})\.$/u

/** Only the end is looked at: of ten thousand abbreviations in a row each would be read again and again. */
const longestShort = 40
const endsShort = (end: string): boolean => abbreviations.test(end) || initials.test(end)

/** List items and sentences in order, each with its section; at most 600 of the first 40,000 characters. */
export const readPostingLines = rememberLast(postingLines, ({ description = '', requirements = '' }: PostingTexts) =>
  JSON.stringify([description, requirements]),
)

function postingLines({ description = '', requirements = '' }: PostingTexts): readonly PostingLine[] {
  const lines = [
    ...linesOf(description.slice(0, mostCharacters), 'unknown'),
    ...linesOf(requirements.slice(0, mostCharacters), 'required'),
  ]
  return lines.slice(0, mostLines)
}

function linesOf(text: string, first: SectionKind): PostingLine[] {
  let section = first
  let items = 0
  let hasAsked = false
  let above = ''
  const lines: PostingLine[] = []
  const rawLines = unflatten(unwrapped(text.replace(invisible, '')))
    .split(/\r?\n/)
    .filter((raw) => raw.trim() !== '')
  for (const [at, raw] of rawLines.entries()) {
    const isItem = bullet.test(raw)
    const line = raw.replace(bullet, '').trim()
    if (line === '') continue
    const heading = headingOf(line, isItem, section, !isItem && bullet.test(rawLines[at + 1] ?? ''))
    if (heading) section = hasAsked && isExpected.test(line) ? 'benefits' : heading.kind
    else if (unasked.has(section) && beginsAsking(rawLines, at)) section = 'required'
    hasAsked ||= section === 'required'
    if (heading || isItem) items = isItem ? items + 1 : 0
    // After a list of requirements a paragraph is mostly about the company, unless it asks for something.
    else if (items > 1 && isParagraph(line) && !isLabel(rawLines[at - 1]))
      section = section === 'required' || section === 'wished' ? 'company' : 'unknown'
    const rest = heading ? heading.rest : isTopic(line, isItem, rawLines[at + 1] ?? '') ? '' : line
    if (heading) above = line.slice(0, line.length - heading.rest.length).trim()
    const sentences = sentencesOf(rest)
    for (const text of sentences)
      lines.push({ text, section, isItem: isItem && sentences.length === 1, heading: above })
    if (lines.length > mostLines) break
  }
  return lines
}

/** "- Systems:" stands before what that item says. */
const isLabel = (raw = ''): boolean => bullet.test(raw) && raw.trimEnd().endsWith(':')

/** "Set the vision" above a list says what its items are about. */
function isTopic(line: string, isItem: boolean, next: string): boolean {
  const words = readWords(line)
  return (
    !isItem &&
    bullet.test(next) &&
    !/^\s+\P{P}/u.test(next) &&
    words.length <= longestTopic &&
    /[\p{L})]$/u.test(line) &&
    ![phrases.required, phrases.wished].some((list) => hasPhrase(words, list)) &&
    !beginsWithPhrase(words, phrases.knowledge) &&
    findYearCounts(line).length === 0
  )
}
const longestTopic = 6

/** "Was dich erwartet" tells the duties first, and behind what is asked for what the employer gives. */
const isExpected = /erwarte|what (?:to|you can) expect|vous attend|t['’]attend|qué encontrarás/iu

/** Below these a list of what is asked for may begin without a heading of its own. */
const unasked: ReadonlySet<SectionKind> = new Set(['unknown', 'duties', 'company'])
const fewestAsking = 3
const linesAhead = 4

/** "Expérience …, Maîtrise …, Permis …" below the duties: most of the next lines ask for something. */
function beginsAsking(rawLines: readonly string[], at: number): boolean {
  const asks = (raw: string) => {
    const words = readWords(raw.replace(bullet, ''))
    const lists = [phrases.knowledge, phrases.having, phrases.opener]
    const isAsking =
      lists.some((list) => beginsWithPhrase(words, list)) ||
      findDegrees(words).some(({ from }) => from === 0) ||
      findYearCounts(raw).some(({ years, start }) => years > 0 && start <= nearStart)
    return words.length <= longestAsk && isAsking
  }
  const next = rawLines.slice(at, at + linesAhead)
  const end = next.findIndex((raw) => headings.has(keyOf(raw)))
  return asks(next[0] ?? '') && next.slice(0, end < 0 ? undefined : end).filter(asks).length >= fewestAsking
}

const longestAsk = 40
/** Behind a list mark. */
const nearStart = 4

function isParagraph(line: string): boolean {
  const words = readWords(line)
  return words.length > 20 && !hasPhrase(words, phrases.required) && !hasPhrase(words, phrases.wished)
}

/** Soft hyphens and zero-width spaces, with which pages break long words. */
const invisible = /[\u00ad\u200b]/g

/** Mails are broken at some 72 characters; shorter lines end by themselves. */
const shortestWrapped = 40
/** So many broken sentences show that all of a text is. */
const fewestWrapped = 3
/** Behind "issued by the Ministry of" the sentence goes on, also with a name. */
const endsWithin =
  /\s(?:of|the|and|or|with|for|in|to|by|an?|und|oder|mit|der|die|das|des|den|von|für|de|du|la|le|les|et|ou|el|los|las|y|con|para)\s*$/u
const endsOpen = /[^.!?:;\s]\s*$/

/** Lines that a mail program broke within a sentence, joined again. */
function unwrapped(text: string): string {
  const lines = text.replace(loneMark, '$1 ').split(/\r?\n/)
  const isBroken = (line: string, next: string) =>
    line.trim().length >= shortestWrapped && endsOpen.test(line) && next.trim() !== '' && !marked.test(next)
  const goesOn = (line: string, next: string) =>
    line.length <= longestWrapped && endsWithin.test(line) && !headings.has(keyOf(next))
  const isTorn = (line: string, next: string) =>
    isBroken(line, next) && (/^\s*\p{Ll}/u.test(next) || goesOn(line, next))
  const isAll = lines.filter((line, at) => isTorn(line, lines[at + 1] ?? '')).length >= fewestWrapped
  const longest = Math.max(0, ...lines.map((line) => line.length))
  // A line that had room for the next one's first word ended by itself.
  const isFull = (line: string, next: string) => line.length + (/\S+/.exec(next)?.[0].length ?? 0) >= longest
  return lines
    .map((line, at) => {
      const next = lines[at + 1] ?? ''
      const isJoined =
        isTorn(line, next) || (isAll && longest <= longestWrapped && isBroken(line, next) && isFull(line, next))
      return isJoined ? `${line.trimEnd()} ` : `${line}\n`
    })
    .join('')
    .replace(/(?<= ) +/g, '')
}

const longestWrapped = 100
/** A mark that lost its text to the next line; what ends with a colon is a heading. */
const loneMark = /^([ \t]*[•●▪■·*–-])[ \t]*\r?\n(?=[ \t]*[\p{L}\d][^\n]*[^:\s][ \t]*$)/gmu
const marked = /^\s*(?:[•●○▪■□◦‣▸◆❖·*\-–—✓✔➢➤►>]|\d{1,2}[.)]\s)/u

type Heading = { kind: SectionKind; rest: string }

function headingOf(line: string, isItem: boolean, current: SectionKind, isBeforeList: boolean): Heading | undefined {
  const colon = /^([^:]{2,200}):\s*(.*)$/s.exec(line)
  const [name, rest] = colon ? [colon[1]?.replace(/^.*[.!?]\s/s, '') ?? '', colon[2] ?? ''] : [line, '']
  if (name.length > 120) return undefined
  const words = readWords(name.replace(aside, ''))
  const key = words.map((word) => word.key).join(' ')
  const exact = headings.get(key)
  if (exact !== undefined && (colon || !/[.,;]$/.test(line))) return { kind: exact, rest }
  // "Key responsibilities include:Perform accounting functions" lost its break.
  const opening = colon && rest !== '' && words.length <= 4 ? partlyKnown(words.map((word) => word.key)) : undefined
  if (opening === 'duties') return { kind: opening, rest }
  const isAlone = rest === '' && !isItem && words.length <= (colon ? 18 : 9) && !/[.,;!]$/.test(line)
  if (!isAlone || words.length === 0) return undefined
  // "You have a driving licence" begins like a known heading. It is a heading above a list, and a sentence elsewhere.
  if (!colon && !isBeforeList && sentenceStarts.has(words[0]?.key ?? '')) return undefined
  const known = partlyKnown(
    words.map((word) => word.key),
    Boolean(colon) || isBeforeList,
  )
  if (known) return { kind: known, rest: '' }
  // "SQL" by itself within a list of requirements.
  const isNamed = words.length === 1 && (current === 'required' || current === 'wished')
  const looksLikeHeading =
    line.endsWith(':') || (words.length <= 6 && line === line.toUpperCase() && /\p{Lu}{3}/u.test(line) && !isNamed)
  if (!looksLikeHeading) return undefined
  if (hasPhrase(words, phrases.wished)) return { kind: 'wished', rest: '' }
  if (hasPhrase(words, phrases.required)) return { kind: 'required', rest: '' }
  // "Technical:" within the requirements divides them; elsewhere an unknown heading ends the section.
  return { kind: current === 'required' ? current : 'unknown', rest: '' }
}

/** "Licences (required before the start)" */
const aside = /(?<=\S)\s*[[(][^\])]*[\])]\s*$/u
const longestHeading = 7
const closesAsk =
  /(?:required|preferred|preferable|desired|desirable|useful|plus|erwünscht|souhaite|apprecie|deseable|valorable)$/

/** "What you'll bring to the team" starts with a known heading, "Our essential requirements" ends with one. */
function partlyKnown(keys: readonly string[], isOpening = true): SectionKind | undefined {
  // "Programming experience strongly preferred", "a degree is required": asks, and no headings of asks.
  const endingIn = (key: string, length: number): SectionKind | undefined =>
    isOpening || (!closesAsk.test(key) && length * 2 >= keys.length) ? headings.get(key) : undefined
  for (let length = keys.length - 1; length >= 2; length--) {
    const kind = headings.get(keys.slice(0, length).join(' ')) ?? endingIn(keys.slice(-length).join(' '), length)
    if (kind) return kind
  }
  // "Beneficios de trabajar en Fjord"
  if (keys.length <= longestHeading && headings.get(keys[0] ?? '') === 'benefits' && isOpening) return 'benefits'
  if (keys.length > 4) return undefined
  const isLong = (key: string | undefined) => key !== undefined && key.length >= 8 && key !== 'experience'
  const last = keys.at(-1)
  // "Knowledge of Kafka" is an item.
  const first = continuations.has(keys[1] ?? '') ? undefined : keys[0]
  return (
    (isLong(last) && (isOpening || !closesAsk.test(last ?? '')) ? headings.get(last ?? '') : undefined) ??
    (isLong(first) ? headings.get(first ?? '') : undefined)
  )
}

/** Sentences, and clauses between semicolons; abbreviations end none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const part of text.split(/(?<=[.!?;])\s+/)) {
    open = open === '' ? part : `${open} ${part}`
    if (/^.{0,3}$/.test(open) || endsShort(open.slice(-longestShort))) continue
    sentences.push(open)
    open = ''
  }
  return [...sentences, open].map((sentence) => sentence.replace(/[\s;.]+$/, '').trim()).filter((it) => it !== '')
}

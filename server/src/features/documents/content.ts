import type { LeftOutReason } from '@waymark/contract/document-edits.ts'
import type { DocumentLook, DocumentPhrasing, LetterChoices } from '@waymark/contract/documents.ts'

/** A text with the facts it came from: `<item id>/<field>[/<index>]`, `profile_summary`, `posting/<field>` or `letter/why`, `letter/salary` and `letter/start`, the user's own words. */
export type Sourced = {
  text: string
  sources: string[]
  /**
   * `verbatim`: one field word for word. `template`: a fixed sentence or order with fields filled in. `rephrased`: a
   * model's words for fields of the profile, checked against them.
   */
  origin: 'verbatim' | 'template' | 'rephrased'
  /** Of a rephrased one: what each of the sources says. */
  original?: string[]
  /** Of a rephrased one: what the posting asks for and the new words bring out. */
  reason?: string
}
export type Contact = Sourced & { link?: string }

/**
 * A job, school or certificate. `strong` is the bold start of the heading, `strong_parts` its fields if two share it.
 */
export type Entry = {
  strong: string
  strong_parts?: string[]
  heading: Sourced | null
  meta: Sourced | null
  lines: Sourced[]
  /** An address that the beginning of `meta` leads to. */
  link?: { text: string; link: string }
}
/** Skills of one category. */
export type ItemGroup = { label: Sourced; items: Sourced[] }
export type Section = {
  part: string
  label: string
  paragraphs: Sourced[]
  items: Sourced[]
  groups?: ItemGroup[]
  entries: Entry[]
}

/** `posting/title` and `posting/company` in sources. */
export type Purpose = { title: string; company: string }

export type ResumeContent = {
  kind: 'resume'
  language: string
  look?: DocumentLook
  /** Missing where no model was asked. */
  phrasing?: DocumentPhrasing
  target: Purpose
  name: Sourced
  headline?: Sourced
  contact: Contact[]
  sections: Section[]
  /** Sources of the lines that are not in it. */
  left_out: string[]
  /** Why, by source; missing in CVs of before it was told, where there was no room. */
  left_out_for?: Record<string, LeftOutReason>
}

/** What the posting asks beside what the profile says; `meta` is where and when. */
export type LetterRow = { ask: Sourced; bring: Sourced; meta: Sourced | null }
/** The part of a letter that only the user can write; its sentence is empty until they do, and then nothing prints. */
export const openSlot = 'why'
export type LetterParagraph = {
  part: string
  sentences: Sourced[]
  lines: Sourced[]
  rows?: LetterRow[]
  /** Where and when, for a model's sentences about the same lines, which say neither. */
  lead?: Sourced[]
}
export type LetterContent = {
  kind: 'letter'
  language: string
  look?: DocumentLook
  phrasing?: DocumentPhrasing
  /** Missing in letters of before there was a choice. */
  style?: Omit<LetterChoices, 'why'>
  /** The open slot is stored as left out: the user wants none, and can still take it up. */
  is_why_declined?: true
  target: Purpose
  name: Sourced
  contact: Contact[]
  date: Sourced
  recipient: Sourced
  subject: Sourced
  greeting: Sourced
  paragraphs: LetterParagraph[]
  closing: Sourced
  signature: Sourced
}
export type DocumentContent = ResumeContent | LetterContent

/** The job to write for, with its text; `requirements` is the part known to be such. */
export type Target = Purpose & { text: string; requirements?: string; location?: string }

export type Sentence = { part: string; text: string; sources: string[]; origin: Sourced['origin'] }

/** A sentence with its number in the document, and the text or list of texts of the content that it is a part of. */
export type Piece = Sentence & { position: number; of: Sourced | Sourced[] | Section }
type Unnumbered = Omit<Piece, 'position'>

/** Every sentence of a document in reading order, each with its sources. */
export function sentencesOf(content: DocumentContent): Sentence[] {
  return piecesOf(content).map(({ part, text, sources, origin }) => ({ part, text, sources, origin }))
}

/** The same with what each belongs to; a sentence's number is that of its stored row. */
export function piecesOf(content: DocumentContent): Piece[] {
  const headline = content.kind === 'resume' ? content.headline : undefined
  const top = [
    split('name', content.name),
    ...(headline ? [split('headline', headline)] : []),
    ...content.contact.map((contact) => split('contact', contact)),
  ]
  const rest = content.kind === 'resume' ? content.sections.flatMap(sentencesOfSection) : sentencesOfLetter(content)
  return [...top.flat(), ...rest].map((piece, position) => ({ ...piece, position }))
}

/** Separates by commas, or by semicolons if an item contains a comma. */
export function joinItems(items: readonly Sourced[]): string {
  return items.map(({ text }) => text).join(items.some(({ text }) => text.includes(',')) ? '; ' : ', ')
}

function sentencesOfSection(section: Section): Unnumbered[] {
  const { part, label, paragraphs, items, groups = [], entries } = section
  return [
    { part: `${part}/label`, text: label, sources: [], origin: 'template', of: section },
    ...paragraphs.flatMap((paragraph) => split(part, paragraph)),
    ...listOf(part, items),
    ...groups.flatMap(({ label: name, items: grouped }): Unnumbered[] => [
      { part: `${part}/label`, text: name.text, sources: name.sources, origin: name.origin, of: section },
      ...listOf(part, grouped),
    ]),
    ...entries.flatMap((entry) => [
      ...whole(`${part}/heading`, entry.heading),
      ...whole(`${part}/meta`, entry.meta),
      ...entry.lines.flatMap((line) => split(`${part}/line`, line)),
    ]),
  ]
}

function listOf(part: string, items: Sourced[]): Unnumbered[] {
  if (items.length === 0) return []
  const sources = items.flatMap((item) => item.sources)
  return [{ part, text: joinItems(items), sources, origin: 'verbatim', of: items }]
}

function sentencesOfLetter(letter: LetterContent): Unnumbered[] {
  return [
    ...whole('date', letter.date),
    ...whole('recipient', letter.recipient),
    ...whole('subject', letter.subject),
    ...whole('greeting', letter.greeting),
    ...letter.paragraphs.flatMap(({ part, sentences, lines, rows = [] }) => [
      ...sentences.flatMap((sentence) => (part === openSlot ? [pieceOf(part, sentence)] : whole(part, sentence))),
      ...rows.flatMap(({ ask, bring, meta }) => [
        ...whole(`${part}/ask`, ask),
        ...whole(`${part}/line`, bring),
        ...whole(`${part}/meta`, meta),
      ]),
      ...lines.flatMap((line) => split(`${part}/line`, line)),
    ]),
    ...whole('closing', letter.closing),
    ...whole('signature', letter.signature),
  ]
}

function whole(part: string, sourced: Sourced | null): Unnumbered[] {
  return sourced && sourced.text !== '' ? [pieceOf(part, sourced)] : []
}

function pieceOf(part: string, sourced: Sourced): Unnumbered {
  const { text, sources, origin } = sourced
  return { part, text, sources, origin, of: sourced }
}

function split(part: string, sourced: Sourced): Unnumbered[] {
  const pieces = sourced.origin === 'verbatim' ? splitSentences(sourced.text) : [sourced.text]
  return pieces.map((text) => ({ part, text, sources: sourced.sources, origin: sourced.origin, of: sourced }))
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Abbreviations that the segmenter takes for the end of a sentence where a capital follows, as every German noun has one. */
const abbreviation =
  /(?:\d\s?(?:Mio|Mrd|Tsd)|(?<!\p{L})(?:ca|bzw|inkl|exkl|zzgl|Nr|Dr|Prof|Dipl|z\.\s?B|u\.\s?a|d\.\s?h))\.\s*$/u

/** The sentences of a text in order, trimmed. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const open = sentences.at(-1)
    if (open !== undefined && abbreviation.test(open)) sentences[sentences.length - 1] = open + segment
    else sentences.push(segment)
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean)
}

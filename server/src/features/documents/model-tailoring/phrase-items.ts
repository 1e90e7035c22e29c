import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { DocumentContent, LetterContent, LetterParagraph, ResumeContent, Sourced } from '../content.ts'
import { isLineSource, sourceText } from '../edits/source-texts.ts'
import { oneLine } from '../resume/resume-sections.ts'
import { publicLines } from './private-facts.ts'

type Line = { id: string; text: string; source: string }
/**
 * A line to be said anew, or lines to be told in a paragraph. `id` is short, because small models mistype long ones;
 * `at` is what gives way in the document.
 */
export type PhraseItem =
  | { id: string; form: 'line'; lines: [Line]; at: Sourced }
  | { id: string; form: 'paragraph'; lines: Line[]; at: LetterParagraph; lead: readonly Sourced[] }

/** A CV of two pages has some 50 lines; those of the newest jobs stand first and are read most. */
const mostItems = 24
const [shortest, longest] = [20, 500]

/**
 * What a model may phrase of a document: lines that stand in it word for word, and the paragraphs of a letter that tell
 * such lines. What holds private data or several lines in one stays as it is.
 */
export function phraseItemsOf(content: DocumentContent, profile: ProfileDocument): PhraseItem[] {
  const isSendable = sendable(profile)
  return phrasePlacesIn(content, profile)
    .filter(({ lines }) => lines.every(({ text }) => isSendable(text)))
    .slice(0, mostItems)
    .map((item, index) => numbered(item, `a${index + 1}`))
}

/** Where the words of a model may stand, whether or not a model may be asked for them. */
export function phrasePlacesIn(content: DocumentContent, profile: ProfileDocument): PhraseItem[] {
  const found = content.kind === 'resume' ? inResume(content) : inLetter(content, profile)
  return found.filter(({ lines }) => lines.length > 0)
}

/** The facts that an item tells, as one key. */
export const keyOf = (sources: readonly string[]): string => [...new Set(sources)].toSorted().join(' ')

function inResume({ sections }: ResumeContent): PhraseItem[] {
  return sections.flatMap(({ part, entries }) =>
    phrasedParts.has(part) ? entries.flatMap(({ lines }) => lines.flatMap(lineOf)) : [],
  )
}

const phrasedParts = new Set(['experience', 'projects', 'volunteering'])

function inLetter({ paragraphs, language }: LetterContent, profile: ProfileDocument): PhraseItem[] {
  return paragraphs
    .filter(({ part }) => part === 'match')
    .flatMap((paragraph) => {
      const rows = (paragraph.rows ?? []).map(({ bring }) => bring)
      const whole = told(paragraph, language, profile)
      return whole ? [whole, ...rows.flatMap(lineOf)] : [...rows, ...paragraph.lines].flatMap(lineOf)
    })
}

/**
 * Sentences of the letter, or lines below an introduction: both tell lines of the profile, and name them last. Outside English they stay
 * as they are: whether a verb tells of something over is checked in English only.
 */
function told(paragraph: LetterParagraph, language: string, profile: ProfileDocument): PhraseItem | undefined {
  const { lead, sentences, lines: listed } = paragraph
  if (language !== 'en' || !lead) return undefined
  const said = listed.length > 0 ? listed : sentences
  const lines = said.flatMap(({ sources }) => {
    const source = sources.at(-1) ?? ''
    const text = oneLine(sourceText(profile, source) ?? '')
    return isLineSource(source) && text !== '' ? [{ id: '', text, source }] : []
  })
  return lines.length === said.length ? { id: '', form: 'paragraph', lines, at: paragraph, lead } : undefined
}

function lineOf(at: Sourced): PhraseItem[] {
  const { origin, text, sources } = at
  const [source, ...more] = sources
  if (origin !== 'verbatim' || source === undefined || more.length > 0 || !isLineSource(source)) return []
  return [{ id: '', form: 'line', lines: [{ id: '', text, source }], at }]
}

function numbered(item: PhraseItem, id: string): PhraseItem {
  if (item.form === 'line') return { ...item, id, lines: [{ ...item.lines[0], id }] }
  return { ...item, id, lines: item.lines.map((line, index) => ({ ...line, id: `${id}.${index + 1}` })) }
}

function sendable(profile: ProfileDocument): (text: string) => boolean {
  const isPublic = publicLines(profile)
  return (text) => text.length >= shortest && text.length <= longest && !text.includes('\n') && isPublic(text)
}

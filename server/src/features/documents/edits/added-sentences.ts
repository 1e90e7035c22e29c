import { openSlot, type DocumentContent, type Sentence, type Sourced } from '../content.ts'

type Section = Extract<DocumentContent, { kind: 'resume' }>['sections'][number]
type Entry = Section['entries'][number]

/**
 * The document with a sentence that its content does not have: in a CV at the end of the job or the section that it is
 * about, in a letter as a paragraph of its own before the closing ones. Unchanged where a CV has no such place.
 */
export function addSentence(
  content: DocumentContent,
  { text, user_edit, sources, part }: Sentence & { user_edit: string | null },
): DocumentContent {
  const words: Sourced = { text: user_edit ?? text, sources, origin: user_edit === null ? 'verbatim' : 'template' }
  if (content.kind === 'letter') {
    const end = content.paragraphs.findIndex(({ part: of }) => lastParts.has(of))
    const paragraphs = content.paragraphs.toSpliced(end < 0 ? content.paragraphs.length : end, 0, {
      part: 'match',
      sentences: [words],
      lines: [],
    })
    return { ...content, paragraphs }
  }
  const [source = ''] = sources
  const place = placeIn(content.sections, source, part)
  if (!place) return content
  const { section, entry } = place
  const added = entry
    ? { entries: section.entries.map((it) => (it === entry ? { ...it, lines: [...it.lines, words] } : it)) }
    : { paragraphs: [...section.paragraphs, words] }
  return { ...content, sections: content.sections.map((it) => (it === section ? { ...it, ...added } : it)) }
}

const lastParts: ReadonlySet<string> = new Set([openSlot, 'terms', 'closing'])

/** Whether a sentence about this source has a place in the document. */
export const hasPlaceFor = (content: DocumentContent, source: string, part = ''): boolean =>
  content.kind === 'letter' || placeIn(content.sections, source, part) !== undefined

/** The job of a line, or the section of words that belong to none. */
function placeIn(
  sections: readonly Section[],
  source: string,
  part: string,
): { section: Section; entry?: Entry } | undefined {
  const item = itemOf(source)
  for (const section of sections) {
    const entry = section.entries.find((it) => sourcesOf(it).some((one) => itemOf(one) === item))
    if (entry) return { section, entry }
  }
  const section = sections.find((it) => it.part === part && it.entries.length === 0)
  return section && { section }
}

const sourcesOf = ({ heading, meta, lines }: Entry) =>
  [heading, meta, ...lines].flatMap((sourced) => sourced?.sources ?? [])
const itemOf = (source: string) => source.split('/')[0]

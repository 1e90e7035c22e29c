import type { SentenceState } from '@waymark/contract/document-edits.ts'
import { piecesOf, type DocumentContent, type Piece, type Sourced } from '../content.ts'

/** A sentence of a document as it is stored, with what the user made of it. */
export type EditedSentence = {
  position: number
  text: string
  sources: string[]
  user_edit: string | null
  state: SentenceState | null
  /** Where it stands among its siblings; null: where it was written. */
  place: number | null
  taken_back: boolean
}

type Owner = Piece['of']
type Owned = { piece: Piece; row: EditedSentence | undefined }

/**
 * A document as the user wants it: the words of edited sentences replaced, what they left out gone, lines in their
 * order, and lines taken back at the end of the job that they belong to. The given content stays as it is.
 * @param rows the sentences of the content by their position; those that nothing was done to may be missing
 */
export function applyEdits(content: DocumentContent, rows: readonly EditedSentence[]): DocumentContent {
  if (rows.length === 0) return dropEmpty(content)
  const owned = ownedPieces(content, rows)
  const replaced = new Map([...owned].flatMap(([owner, pieces]) => replacementOf(owner, pieces)))
  const edited = rebuild(content, replaced, { owned, added: restoredLines(content, owned) })
  const withoutGaps = dropEmpty(edited)
  return rows.filter((row) => row.taken_back && row.state !== 'left_out').reduce(addLine, withoutGaps)
}

/** The sentences' owners beside each other in one list, in the order in which they stand now. */
export function siblingsOf(
  content: DocumentContent,
  rows: readonly EditedSentence[],
  position: number,
): { position: number; place: number }[] {
  const owned = ownedPieces(content, rows)
  const owner = [...owned].find(([, pieces]) => pieces.some(({ piece }) => piece.position === position))?.[0]
  const list = owner && listWith(content, owner)
  return (list ?? [])
    .flatMap((one) => {
      const first = owned.get(one as Owner)?.[0]
      return first ? [{ position: first.piece.position, place: placeOf(first) }] : []
    })
    .toSorted((a, b) => a.place - b.place)
}

function ownedPieces(content: DocumentContent, rows: readonly EditedSentence[]): Map<Owner, Owned[]> {
  const byPosition = new Map(rows.filter((row) => !row.taken_back).map((row) => [row.position, row]))
  const owned = new Map<Owner, Owned[]>()
  for (const piece of piecesOf(content))
    owned.set(piece.of, [...(owned.get(piece.of) ?? []), { piece, row: byPosition.get(piece.position) }])
  return owned
}

const placeOf = ({ piece, row }: Owned) => row?.place ?? piece.position

function replacementOf(owner: Owner, pieces: readonly Owned[]): [Owner, Sourced | Sourced[] | null][] {
  if (isRestored(pieces)) return [[owner, restoredFrom(owner as Sourced, pieces)]]
  // A section owns its label, which is fixed.
  if ('entries' in owner || !pieces.some(({ row }) => row?.state === 'edited' || row?.state === 'left_out')) return []
  const texts = pieces.flatMap(({ piece, row }) =>
    row?.state === 'left_out' ? [] : [row?.state === 'edited' ? (row.user_edit ?? piece.text) : piece.text],
  )
  // Not verbatim any more: the words are the user's.
  const words = (of: Sourced[]) => ({
    text: texts.join(' '),
    sources: of.flatMap(({ sources }) => sources),
    origin: 'template' as const,
  })
  if (Array.isArray(owner)) return [[owner, texts.length > 0 ? [words(owner)] : []]]
  return [[owner, texts.length > 0 ? { ...owner, ...words([owner]) } : null]]
}

const isRestored = (pieces: readonly Owned[] | undefined): boolean =>
  pieces?.some(({ piece, row }) => piece.origin === 'rephrased' && row?.state === 'original') ?? false

/** A line of a model's words is its profile line again; a sentence gives way, and its lines stand below the paragraph. */
const restoredFrom = (sentence: Sourced, [first]: readonly Owned[]): Sourced | null =>
  first?.piece.part.endsWith('/line') ? (quotesOf(sentence)[0] ?? null) : null

const quotesOf = ({ original = [], sources }: Sourced): Sourced[] =>
  original.map((text, index) => ({ text, sources: sources.slice(index, index + 1), origin: 'verbatim' }))

/** What is added to the lines of each paragraph of a letter. */
function restoredLines(content: DocumentContent, owned: ReadonlyMap<object, Owned[]>): Map<object, Sourced[]> {
  if (content.kind === 'resume') return new Map()
  return new Map(
    content.paragraphs.map(({ sentences, lines }) => [
      lines,
      sentences.filter((sentence) => isRestored(owned.get(sentence))).flatMap(quotesOf),
    ]),
  )
}

type Changes = {
  owned: ReadonlyMap<object, readonly Owned[]>
  /** Texts at the end of a list. */
  added: ReadonlyMap<object, readonly Sourced[]>
}

function rebuild(
  content: DocumentContent,
  replaced: ReadonlyMap<object, unknown>,
  { owned, added }: Changes,
): DocumentContent {
  const visit = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (replaced.has(value)) return replaced.get(value)
    if (Array.isArray(value)) return [...inOrder(value).flatMap((one) => visitItem(one)), ...(added.get(value) ?? [])]
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, visit(inner)]))
  }
  const visitItem = (item: unknown): unknown[] => {
    const visited = visit(item)
    return visited === null && item !== null ? [] : [visited]
  }
  const inOrder = (list: readonly unknown[]): readonly unknown[] => {
    const firsts = list.map((one) => (typeof one === 'object' && one !== null ? owned.get(one)?.[0] : undefined))
    if (!firsts.some((first) => first?.row?.place != null)) return list
    const places = new Map(list.map((one, index) => [one, firsts[index] ? placeOf(firsts[index]) : index]))
    return list.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
  }
  return visit(content) as DocumentContent
}

/** Rows, paragraphs and sections that lost all that they said go as well, and so does a slot that nobody has filled. */
function dropEmpty(content: DocumentContent): DocumentContent {
  if (content.kind === 'letter') {
    const paragraphs = content.paragraphs.map((paragraph) => ({
      ...paragraph,
      sentences: paragraph.sentences.filter(({ text }) => text !== ''),
      // A row without the user's line says nothing; its type does not know that it can be missing by now.
      ...(paragraph.rows && { rows: paragraph.rows.filter(({ bring }) => Boolean(bring)) }),
    }))
    const isFilled = ({ sentences, lines, rows = [] }: (typeof paragraphs)[number]) =>
      sentences.length + lines.length + rows.length > 0
    return { ...content, paragraphs: paragraphs.filter(isFilled) }
  }
  const withGroups = content.sections.map((section) =>
    section.groups ? { ...section, groups: section.groups.filter(({ items }) => items.length > 0) } : section,
  )
  const sections = withGroups.filter(
    ({ paragraphs, items, groups = [], entries }) =>
      paragraphs.length + items.length + groups.length + entries.length > 0,
  )
  return { ...content, sections }
}

function addLine(content: DocumentContent, { text, user_edit, sources }: EditedSentence): DocumentContent {
  if (content.kind !== 'resume') return content
  const line: Sourced = { text: user_edit ?? text, sources, origin: user_edit === null ? 'verbatim' : 'template' }
  const [source = ''] = sources
  let isAdded = false
  const sections = content.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => {
      const isOwner = !isAdded && sourcesOf(entry).some((one) => itemOf(one) === itemOf(source))
      if (isOwner) isAdded = true
      return isOwner ? { ...entry, lines: [...entry.lines, line] } : entry
    }),
  }))
  return { ...content, sections }
}

type Entry = Extract<DocumentContent, { kind: 'resume' }>['sections'][number]['entries'][number]
const sourcesOf = ({ heading, meta, lines }: Entry) =>
  [heading, meta, ...lines].flatMap((sourced) => sourced?.sources ?? [])
const itemOf = (source: string) => source.split('/')[0]

/** Whether a line of this source has a job in the document that it could stand under. */
export const hasPlaceFor = (content: DocumentContent, source: string): boolean =>
  content.kind === 'resume' &&
  content.sections.some(({ entries }) =>
    entries.some((entry) => sourcesOf(entry).some((one) => itemOf(one) === itemOf(source))),
  )

function listWith(value: unknown, wanted: object): unknown[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const list: unknown[] = Array.isArray(value) ? value : []
  if (list.includes(wanted)) return list
  for (const inner of Object.values(value)) {
    const found = listWith(inner, wanted)
    if (found) return found
  }
  return undefined
}

import type { SentenceState } from '@waymark/contract/document-edits.ts'
import { piecesOf, type DocumentContent, type Piece, type Sentence, type Sourced } from '../content.ts'
import { addSentence } from './added-sentences.ts'

/** A sentence of a document as it is stored, with what the user made of it. */
export type EditedSentence = Sentence & {
  position: number
  user_edit: string | null
  state: SentenceState | null
  /** Where it stands among its siblings; null: where it was written. */
  place: number | null
  /** The document has it although its content does not: a line that was left out, or kept words. */
  taken_back: boolean
  /** The user's words for a sentence that the content no longer has. */
  kept: boolean
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
  return rows.filter((row) => row.taken_back && row.state !== 'left_out').reduce(addSentence, withoutGaps)
}

type Sibling = { position: number; place: number; isMoved: boolean }

/** The lists of a document whose members can change places, each in the order in which it stands now. */
export function siblingLists(content: DocumentContent, rows: readonly EditedSentence[]): Sibling[][] {
  const owned = ownedPieces(content, rows)
  return listsIn(content)
    .map((list) =>
      list
        .flatMap((one) => {
          const first = owned.get(one as Owner)?.[0]
          return first
            ? [{ position: first.piece.position, place: placeOf(first), isMoved: first.row?.place != null }]
            : []
        })
        .toSorted((a, b) => a.place - b.place),
    )
    .filter((list) => list.length > 1)
}

/** The first sentence of what a sentence stands in: the one that holds its place. */
export function leaderOf(content: DocumentContent, position: number): number | undefined {
  const pieces = piecesOf(content)
  const owner = pieces[position]?.of
  return pieces.find(({ of }) => of === owner)?.position
}

function ownedPieces(content: DocumentContent, rows: readonly EditedSentence[]): Map<Owner, Owned[]> {
  const byPosition = new Map(rows.filter(isOwn).map((row) => [row.position, row]))
  const owned = new Map<Owner, Owned[]>()
  for (const piece of piecesOf(content))
    owned.set(piece.of, [...(owned.get(piece.of) ?? []), { piece, row: byPosition.get(piece.position) }])
  return owned
}

/** Whether the content has it. */
export const isOwn = ({ taken_back, kept }: EditedSentence): boolean => !taken_back && !kept

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

function listsIn(value: unknown): unknown[][] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(listsIn)
  return Array.isArray(value) ? [value, ...inner] : inner
}

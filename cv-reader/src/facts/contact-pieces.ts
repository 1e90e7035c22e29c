import { type ContactLabel, labelNamed, splitLabel } from '../words/contact-labels.ts'
import type { IndexedLine } from '../lines/line.ts'
import { namesIdentity } from './identity-numbers.ts'
import { findPhones } from './phone-numbers.ts'
import { writtenLinks } from './web-links.ts'

export type ContactPiece = {
  text: string
  label: ContactLabel | undefined
  line: IndexedLine
  size: number
  first: boolean
}

const maxLineLength = 600

/** A dash without spaces separates nothing: numbers and names contain it. */
const separator =
  /\t+|\s+[|¦•·∙⋅●○◦♦◆▪■⬩⋄–—~\\»›➤]+\s+|\s+[*∗]\s+|(?<!\d)\s+\/+\s+|\s+\/+\s+(?!\d)|\s*[|¦•●♦◆▪■⋄]\s*|\s{3,}/u

/** Splits a contact block into labelled pieces; a label alone belongs to the piece after it. */
export function toContactPieces(lines: readonly IndexedLine[]): ContactPiece[] {
  const pieces: ContactPiece[] = []
  let waiting: { label: ContactLabel; index: number } | undefined
  let isLabelRead = false
  for (const [row, line] of lines.entries()) {
    if (isLabelRead) {
      isLabelRead = false
      continue
    }
    if (line.text.length > maxLineLength) continue
    const pairs = labelledPairs(line, lines[row + 1])
    if (pairs !== undefined) {
      pieces.push(...pairs.pieces)
      isLabelRead = pairs.isOpen
      waiting = undefined
      continue
    }
    const texts = splitPieces(line.text).flatMap(cutFacts)
    // "… | geb." above "30.06.1991"
    const isCut = /^[\d(+]/.test(lines[row + 1]?.text ?? '')
    for (const [at, text] of texts.entries()) {
      const isLabel =
        /[:：]$/.test(text) ||
        line.text.includes('\t') ||
        text === trimMarks(line.text) ||
        (phoneLabel.test(text) && labelNamed(text) === 'phone')
      const alone = isLabel || (isCut && at === texts.length - 1) ? (labelNamed(text) ?? identityIn(text)) : undefined
      if (alone !== undefined) {
        waiting = { label: alone, index: line.index }
        continue
      }
      const { label = identityIn(text), rest } = splitLabel(text)
      const inherited = waiting !== undefined && line.index - waiting.index <= 1 ? waiting.label : undefined
      waiting = undefined
      const size = line.spans.find((span) => span.text.includes(rest.slice(0, 12)))?.size ?? line.size
      if (rest !== '') pieces.push({ text: rest, label: label ?? inherited, line, size, first: at === 0 })
    }
  }
  return pieces
}

/** "RUT 17.555.012-3" is neither a name nor a place. */
const identityIn = (text: string): ContactLabel | undefined => (namesIdentity(text) ? 'other' : undefined)

const labelMarks = /\s*[/|,]\s*|\s(?:und|and|et|y|e|en|&)\s/u
const valueMarks = [/\s+[/|]\s+/u, /,\s+/u]

/**
 * "Heimatort / Nationalität" beside "Chur GR / Schweiz": the first value belongs to the first label, and so on. The last label may stand
 * in the next line, as in a Europass.
 */
function labelledPairs(
  line: IndexedLine,
  next: IndexedLine | undefined,
): { pieces: ContactPiece[]; isOpen: boolean } | undefined {
  const cells = line.text.split(/\t+|(?<=^[^:：]{3,60})\s?[:：]\s+/u)
  const [head = '', body = ''] = cells
  if (cells.length !== 2 || head.length > 60) return undefined
  const whole = labelNamed(head)
  const isDivided = /\s[/|]\s/.test(head)
  if (whole !== undefined)
    return isDivided
      ? { pieces: [{ text: trimMarks(body), label: whole, line, size: line.size, first: true }], isOpen: false }
      : undefined
  const isOpen = /[/|,]\s*$/.test(head) && next !== undefined && labelNamed(next.text) !== undefined
  const names = `${head}${isOpen ? ` ${next.text}` : ''}`.split(labelMarks).map((name) => name.trim())
  const labels = names.filter(Boolean).map((name) => labelNamed(name) ?? 'other')
  const values = valueMarks.map((mark) => body.split(mark)).find((parts) => parts.length === labels.length)
  if (labels.length < 2 || values === undefined || new Set(labels).size < 2) return undefined
  const pieces = values.flatMap((value, at): ContactPiece[] => {
    const text = trimMarks(value)
    return text === '' ? [] : [{ text, label: labels[at], line, size: line.size, first: at === 0 }]
  })
  return { pieces, isOpen }
}

/** "Mobil" is a town in no address, wherever it stands beside a number; "M" and "Ph" may be initials. */
const phoneLabel = /^\p{L}{3}/u

/** Icons have no letters; a label inside a line (`A: x, Phone: y`) starts a piece too. */
function splitPieces(text: string): string[] {
  return text
    .split(separator)
    .flatMap((piece) =>
      piece.split(
        /[,;]?\s+(?=(?:e-?mail|phone|t[eé]l(?:[eé]phone|efon|éfono|efono|efone)?|mobile?|mob|m[óo]vil|celular|portable|natel|festnetz|cell|handy|linkedin|github|website|address|fax|dob|date of birth|nationality)\s?[:：])/iu,
      ),
    )
    .map(trimMarks)
    .filter((piece) => piece !== '')
}

const trimMarks = (piece: string) =>
  piece
    .replace(/^[^\p{L}\d+(@<"'“„]+/u, '')
    .replace(/[^\p{L}\p{N})\]>."'”’]+$/u, '')
    .trim()

/** "3 Mill Lane, Wells BA5 1AA tel" before the number that was cut off. */
const withoutLabel = (piece: string) =>
  piece
    .trim()
    .replace(
      /[\s,;]+(?:t[eé]l(?:[eé]phone|efon|[eé]fono)?|mobile?|mob|m[óo]vil|celular|portable|natel|festnetz|phone|e-?mail|home|cell|handy)[.:]?$/iu,
      '',
    )

function cutFacts(text: string): string[] {
  const facts = [
    ...(text.match(/[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]{3,100}/gu) ?? []).map((address) => address.replace(/[.-]+$/, '')),
    ...writtenLinks(text),
    ...findPhones(text).map(({ start, end }) => text.slice(start, end)),
  ]
  const places = facts
    .map((fact) => ({ start: text.indexOf(fact), end: text.indexOf(fact) + fact.length }))
    .filter(({ start }) => start >= 0)
  const pieces: string[] = []
  let at = 0
  for (const { start, end } of places.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue
    pieces.push(withoutLabel(text.slice(at, start)), text.slice(start, end))
    at = end
  }
  return [...pieces, text.slice(at)].map(trimMarks).filter((piece) => piece !== '')
}

import { bulletOf } from '../bullets.ts'
import type { Row } from './rows.ts'
import type { Word } from './words.ts'

export type Side = { row: number; words: readonly Word[]; base: number; size: number; left: number; right: number }

export type Strip = {
  from: number
  to: number
  left: number
  right: number
  lefts: readonly Side[]
  rights: readonly Side[]
  height: number
  isPart: boolean
}

/** Points; LaTeX columns are 10 apart. */
const minWidth = 7
/** As a share of the font size: the spaces within a heading are not strips. */
const spaceWidth = 0.5
const maxPlaces = 60
const maxStrips = 60
const maxLeading = 1

export function findStrips(rows: readonly Row[]): Strip[] {
  const pieces = rows.map((row) => piecesOf(row))
  const parts = partsOf(rows)
  const strips = placesOf(pieces).flatMap((place) => stripsAt(place, pieces, parts))
  const seen = new Set<string>()
  return strips
    .toSorted((a, b) => b.height - a.height || b.right - b.left - (a.right - a.left))
    .filter(({ from, to, left, right }) => {
      const key = [from, to, Math.round(left), Math.round(right)].join()
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, maxStrips)
}

type Piece = { words: Word[]; left: number; right: number }

function piecesOf(row: Row): Piece[] {
  const pieces: Piece[] = []
  for (const word of row.words) {
    const piece = pieces.at(-1)
    const isNear = piece && word.left - piece.right < Math.max(minWidth, spaceWidth * word.size)
    const afterBullet =
      piece?.words.length === 1 && bulletOf(piece.words[0]?.text ?? '') && word.left - piece.right < 30
    if (piece && (isNear || afterBullet)) {
      piece.words.push(word)
      piece.right = Math.max(piece.right, word.right)
    } else pieces.push({ words: [word], left: word.left, right: word.right })
  }
  return pieces
}

function placesOf(pieces: readonly (readonly Piece[])[]): number[] {
  const counts = new Map<number, number>()
  for (const { left, right } of pieces.flat()) {
    for (const place of [Math.floor(left), Math.ceil(right) + minWidth]) counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return Array.from(counts)
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, maxPlaces)
    .map(([place]) => place)
}

export function partsOf(rows: readonly Row[]): number[] {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1]
    const white = before ? row.base - row.size - before.base : 0
    return before && white > maxLeading * Math.max(row.size, before.size) ? [index] : []
  })
}

type Pieces = readonly (readonly Piece[])[]

function stripsAt(place: number, rows: Pieces, parts: readonly number[]): Strip[] {
  const crossed = rows.flatMap((row, index) =>
    row.some(({ left, right }) => left < place && right > place - minWidth) ? [index] : [],
  )
  let from = 0
  return [...crossed, rows.length].flatMap((to) => {
    const start = from
    from = to + 1
    if (to - start < 2) return []
    const cuts = [start, ...parts.filter((part) => part > start && part < to), to]
    const within = cuts.slice(1).flatMap((cut, index) => stripOf(place, rows, cuts[index] ?? cut, cut, true))
    return [...stripOf(place, rows, start, to, false), ...(cuts.length > 2 ? within : [])]
  })
}

function stripOf(place: number, rows: Pieces, from: number, to: number, isPart: boolean): Strip[] {
  const run = rows.slice(from, to)
  const lefts = run.flatMap((row, at) =>
    sideOf(
      row.filter(({ right }) => right <= place - minWidth),
      from + at,
    ),
  )
  const rights = run.flatMap((row, at) =>
    sideOf(
      row.filter(({ left }) => left >= place),
      from + at,
    ),
  )
  if (lefts.length < 2 || rights.length < 2) return []
  const top = Math.max(lefts[0]?.base ?? 0, rights[0]?.base ?? 0)
  const bottom = Math.min(lefts.at(-1)?.base ?? 0, rights.at(-1)?.base ?? 0)
  const left = lefts.reduce((most, side) => Math.max(most, side.right), -Infinity)
  const right = rights.reduce((least, side) => Math.min(least, side.left), Infinity)
  return [{ from, to, left, right, lefts, rights, height: bottom - top, isPart }]
}

function sideOf(pieces: readonly Piece[], row: number): Side[] {
  const words = pieces.flatMap((piece) => piece.words)
  const largest = words.toSorted((a, b) => b.size - a.size)[0]
  if (!largest) return []
  const left = pieces[0]?.left ?? 0
  const right = pieces.reduce((most, piece) => Math.max(most, piece.right), left)
  return [{ row, words, base: largest.base, size: largest.size, left, right }]
}

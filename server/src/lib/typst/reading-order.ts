/** A piece of a page that can be drawn before or after its neighbours: where it stands, what it says, its operators. */
export type Piece = { x: number; y: number; text: string; content: string }

const fromRight = /[\p{Script=Hebrew}\p{Script=Arabic}]/u
const fromLeft = /(?![\p{Script=Hebrew}\p{Script=Arabic}])[\p{L}\p{N}]/u

/** In points: a raised mark is drawn some points above its line, and lines are ten apart. */
const sameLine = 4

const countIn = (text: string, pattern: RegExp): number =>
  [...text].filter((character) => pattern.test(character)).length
export const isMostlyFromRight = (text: string): boolean => countIn(text, fromRight) > countIn(text, fromLeft)

/** The pieces in the order of their text: Typst draws left to right, and programs read in the order of drawing. */
export function inReadingOrder(pieces: readonly Piece[], isFromRight: boolean): Piece[] {
  const lines: Piece[][] = []
  for (const piece of pieces) {
    const line = lines.at(-1)
    if (line?.[0] && Math.abs(line[0].y - piece.y) < sameLine) line.push(piece)
    else lines.push([piece])
  }
  return lines.flatMap((line) => orderedLine(line, isFromRight))
}

function orderedLine(line: Piece[], isPageFromRight: boolean): Piece[] {
  const text = line.map((piece) => piece.text).join('')
  const isFromRight = isPageFromRight || isMostlyFromRight(text)
  if (line.length < 2 || !(isFromRight || fromRight.test(text))) return line
  const sorted = line.toSorted((a, b) => a.x - b.x)
  if (!isFromRight) return turnRuns(sorted, (piece) => fromRight.test(piece.text))
  return turnRuns(sorted.toReversed(), ({ text: said }) => fromLeft.test(said) && !fromRight.test(said))
}

/** Reverses each run of neighbours that go against the direction of their line. */
function turnRuns(line: readonly Piece[], goesAgainst: (piece: Piece) => boolean): Piece[] {
  const runs: Piece[][] = []
  for (const piece of line) {
    const run = runs.at(-1)
    if (run?.[0] && goesAgainst(run[0]) && goesAgainst(piece)) run.push(piece)
    else runs.push([piece])
  }
  return runs.flatMap((run) => run.toReversed())
}

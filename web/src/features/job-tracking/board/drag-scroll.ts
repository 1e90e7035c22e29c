type Span = { start: number; end: number }
type Pointer = { from: number; at: number }

// A pointer that moved less than this since the card was lifted does not ask for scrolling.
const minMovePx = 8
// Wide enough for a finger to rest in, narrow enough that a drop near the edge does not scroll.
const maxZonePx = 120

/**
 * How fast a board scrolls along one axis while a card is dragged, in px per second; negative towards the start.
 * At the very edge it covers the visible part once a second: on a phone that is slow enough to stop at a column.
 * @param pointer where it was when the card was lifted, and where it is now
 * @param visible the visible part of the board on this axis
 */
export function scrollSpeed({ from, at }: Pointer, { start, end }: Span): number {
  const size = end - start
  const zone = Math.min(maxZonePx, size * 0.15)
  const direction = end - at < at - start ? 1 : -1
  const distance = Math.max(0, direction > 0 ? end - at : at - start)
  if (distance >= zone || (at - from) * direction < minMovePx) return 0
  return direction * size * (1 - distance / zone) ** 2
}

// How far a card is carried sideways until the pointer is at its centre.
const centringPx = 100

/** How much of the distance between pointer and centre is left: 1 where the card was lifted, 0 from 100 px on. */
export const shareLeft = (movedPx: number): number => Math.max(0, 1 - Math.abs(movedPx) / centringPx)

/** A position kept inside the span; the middle where the span is empty. */
export const keptWithin = (position: number, { start, end }: Span): number =>
  start > end ? (start + end) / 2 : Math.min(Math.max(position, start), end)

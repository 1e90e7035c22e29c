type Span = { start: number; end: number }
type Pointer = { from: number; at: number }

// A pointer that has moved less than this since the card was lifted does not scroll the board.
const minMovePx = 8
// Wide enough for a finger to rest in, narrow enough that a drop near the edge does not scroll.
const maxZonePx = 120

/** Scroll speed in px/s (negative towards the start), up to one visible length per second: slow enough for a phone. */
export function scrollSpeed({ from, at }: Pointer, { start, end }: Span): number {
  const size = end - start
  const zone = Math.min(maxZonePx, size * 0.15)
  const direction = end - at < at - start ? 1 : -1
  const distance = Math.max(0, direction > 0 ? end - at : at - start)
  if (distance >= zone || (at - from) * direction < minMovePx) return 0
  return direction * size * (1 - distance / zone) ** 2
}

const centringPx = 100

/** The remaining share of the offset between pointer and centre: 1 where the card was lifted, 0 from 100 px on. */
export const shareLeft = (movedPx: number): number => Math.max(0, 1 - Math.abs(movedPx) / centringPx)

export const keptWithin = (position: number, { start, end }: Span): number =>
  start > end ? (start + end) / 2 : Math.min(Math.max(position, start), end)

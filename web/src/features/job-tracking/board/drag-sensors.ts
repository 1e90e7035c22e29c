import {
  useKeyboardSensor,
  useMouseSensor,
  useTouchSensor,
  type FluidDragActions,
  type SensorAPI,
} from '@hello-pangea/dnd'
import { useMemo } from 'react'
import { keptWithin, scrollSpeed, shareLeft } from './drag-scroll.ts'
import { setPointedColumn } from './pointed-column.ts'

type Point = { x: number; y: number }

// Marks the scrolling area; its first child holds the columns.
export const boardAreaAttribute = 'data-board-area'

// A newly enabled column takes effect with the next move, so moves continue for a few frames after the pointer stops.
const settleFrames = 3

// After a pause in rendering, scrolling continues from where it is instead of jumping.
const maxFrameS = 0.05

/** The pointer decides the column and when to scroll; the library uses the card's centre, which may be off screen. */
export const boardSensors = [
  function useBoardMouse(api: SensorAPI) {
    useMouseSensor(useBoardApi(api))
  },
  function useBoardTouch(api: SensorAPI) {
    useTouchSensor(useBoardApi(api))
  },
  useKeyboardSensor,
]

function useBoardApi(api: SensorAPI): SensorAPI {
  return useMemo<SensorAPI>(
    () => ({
      ...api,
      tryGetLock(id, forceStop, options) {
        const preDrag = api.tryGetLock(id, forceStop, options)
        const card = document.querySelector(`[data-rfd-draggable-id="${CSS.escape(id)}"]`)
        const area = card?.closest(`[${boardAreaAttribute}]`)
        if (!preDrag || !card || !area) return preDrag
        return {
          ...preDrag,
          fluidLift: (at) => keepOnBoard(preDrag.fluidLift(at), { from: at, box: card.getBoundingClientRect(), area }),
        }
      },
    }),
    [api],
  )
}

type Lift = { from: Point; box: DOMRect; area: Element }

function keepOnBoard(actions: FluidDragActions, { from, box, area }: Lift): FluidDragActions {
  const toCentre = box.x + box.width / 2 - from.x
  const centreOf = (at: Point) => at.x + toCentre * shareLeft(at.x - from.x)
  let pointer = from
  let frameAt: number | undefined
  let framesToFollow = 0

  const follow = () => actions.move({ x: centreOnBoard(area, pointer, centreOf(pointer)) - toCentre, y: pointer.y })

  function scroll(now: number): void {
    if (!actions.isActive()) {
      setPointedColumn(null)
      return
    }
    const seconds = Math.min(maxFrameS, (now - (frameAt ?? now)) / 1000)
    frameAt = now
    const { x, y } = visiblePart(area)
    const [left, top] = [area.scrollLeft, area.scrollTop]
    area.scrollBy(
      wholePixels(seconds * scrollSpeed({ from: from.x, at: pointer.x }, x)),
      wholePixels(seconds * scrollSpeed({ from: from.y, at: pointer.y }, y)),
    )
    if (setPointedColumn(columnBelow(area, pointer))) framesToFollow = settleFrames
    if (area.scrollLeft !== left || area.scrollTop !== top || framesToFollow-- > 0) follow()
    requestAnimationFrame(scroll)
  }
  requestAnimationFrame(scroll)

  return {
    ...actions,
    move(at) {
      pointer = at
      follow()
    },
  }
}

/** Keeps the card's centre above the columns while the pointer is above the board, including its padding. */
function centreOnBoard(area: Element, pointer: Point, centre: number): number {
  const { x } = visiblePart(area)
  const columns = area.firstElementChild?.getBoundingClientRect()
  if (!columns || !isOver(area, pointer)) return centre
  // One pixel inside: the library counts a centre on the edge as outside.
  return keptWithin(centre, {
    start: Math.max(x.start, columns.left) + 1,
    end: Math.min(x.end, columns.right) - 1,
  })
}

function isOver(area: Element, pointer: Point): boolean {
  const { x, y } = visiblePart(area)
  return pointer.x >= x.start && pointer.x <= x.end && pointer.y >= y.start && pointer.y <= y.end
}

function columnBelow(area: Element, pointer: Point): string | null {
  if (!isOver(area, pointer)) return null
  const column = [...area.querySelectorAll<HTMLElement>('[data-rfd-droppable-id]')].find((one) => {
    const { left, right } = one.getBoundingClientRect()
    return pointer.x >= left && pointer.x < right
  })
  return column?.dataset['rfdDroppableId'] ?? null
}

function visiblePart(area: Element) {
  const { left, right, top, bottom } = area.getBoundingClientRect()
  return {
    x: { start: Math.max(0, left), end: Math.min(window.innerWidth, right) },
    y: { start: Math.max(0, top), end: Math.min(window.innerHeight, bottom) },
  }
}

// Browsers drop fractions when they scroll, so a slow scroll would not move.
const wholePixels = (px: number) => Math.sign(px) * Math.ceil(Math.abs(px))

import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Bars at the window's lower edge, the last one on top. */
const bars: { height: number }[] = []

function tell(): void {
  const top = bars.at(-1)
  const { style } = document.documentElement
  if (top) style.setProperty('--bar-below', `${top.height + 16}px`)
  else style.removeProperty('--bar-below')
}

/** Keeps messages clear of this bar, as long as it is there: its buttons stay free. */
export function useRoomBelow<T extends HTMLElement>(): RefObject<T | null> {
  const ref = useRef<T>(null)
  const bar = useRef({ height: 0 })
  useLayoutEffect(() => {
    const { current } = bar
    bars.push(current)
    return () => {
      bars.splice(bars.indexOf(current), 1)
      tell()
    }
  }, [])
  // Its height changes with what it says.
  useLayoutEffect(() => {
    bar.current.height = ref.current?.offsetHeight ?? 0
    tell()
  })
  return ref
}

import { useLayoutEffect, type RefObject } from 'react'
import { clearBottom } from './clear-bottom.ts'

const controls = 'button, input, select, textarea, summary, [role="button"], [role="combobox"]'

/** Keeps messages from covering controls, except while the pointer is on them: their buttons must not move then. */
export function useClearBottom(ref: RefObject<HTMLElement | null>, messages: number): void {
  useLayoutEffect(() => {
    if (messages === 0) return
    const measure = () => {
      const element = ref.current
      if (!element || element.matches(':hover, :focus-within')) return
      const { left, right, height } = element.getBoundingClientRect()
      const margin = window.innerWidth < 640 ? 16 : 24
      const bottom = clearBottom({ left, right, height }, visibleControls(element), window.innerHeight, margin)
      element.style.bottom = `${bottom}px`
    }
    measure()
    // No single event covers scrolling, closing dialogs and appearing bars.
    const timer = setInterval(measure, 250)
    return () => clearInterval(timer)
  }, [ref, messages])
}

function visibleControls(own: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => !own.contains(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      if (box.width === 0 || x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return false
      const hit = document.elementsFromPoint(x, y).find((one) => !own.contains(one))
      return element.contains(hit ?? null)
    })
    .map(({ box }) => box)
}

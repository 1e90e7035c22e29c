import { useLayoutEffect, type RefObject } from 'react'

/** Sets `--board-height` to the window height left below the board's top, whatever is above it. */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const element = ref.current
      if (!element) return
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
      element.style.setProperty('--board-height', `calc(100dvh - ${top}px - 0.5rem)`)
    }
    measure()
    // Elements above the board come and go: an alert, or the search on a phone.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
    observer?.observe(document.body)
    window.addEventListener('resize', measure)
    return () => {
      observer?.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [ref])
}

/** Marks the sides that hide more content. Attributes rather than React state: scrolling must not render the board. */
export function useHiddenSides(frame: RefObject<HTMLElement | null>, area: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, area.current]
    if (!outer || !inner) return
    const look = () => {
      const start = Math.abs(inner.scrollLeft)
      outer.toggleAttribute('data-more-before', start > 1)
      outer.toggleAttribute('data-more-after', start + inner.clientWidth < inner.scrollWidth - 1)
    }
    look()
    window.addEventListener('resize', look)
    inner.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('resize', look)
      inner.removeEventListener('scroll', look)
    }
  }, [frame, area])
}

import { useSyncExternalStore } from 'react'

/**
 * How much of the page's bottom a keyboard covers, in px. Most browsers make the page smaller themselves
 * (`interactive-widget` in index.html); Safari lays its keyboard over it.
 */
export const useCoveredBottom = (): number => useSyncExternalStore(subscribe, coveredBottom)

/** Of a page that is zoomed in, everything outside is no keyboard. */
const zoomed = 1.05
/** Bars of the browser come and go by less. */
const leastKeyboard = 80

function coveredBottom(): number {
  const seen = window.visualViewport
  if (!seen || seen.scale > zoomed) return 0
  const covered = Math.round(window.innerHeight - seen.height - seen.offsetTop)
  return covered < leastKeyboard ? 0 : covered
}

function subscribe(listener: () => void): () => void {
  const seen = window.visualViewport
  seen?.addEventListener('resize', listener)
  seen?.addEventListener('scroll', listener)
  return () => {
    seen?.removeEventListener('resize', listener)
    seen?.removeEventListener('scroll', listener)
  }
}

import { useLayoutEffect } from 'react'

type Guard = (event: PopStateEvent) => void
let guard: Guard | null = null

/** Asked before the router when the browser goes back or forward; it may stop the event. One page at a time has one. */
export function setHistoryGuard(next: Guard | null): void {
  guard = next
}

/**
 * Belongs directly inside the router: effects of children run first, so this listener stands before the router's own.
 * Browsers call the listeners of the window in that order, whether they capture or not.
 */
export function HistoryGuard() {
  useLayoutEffect(() => {
    const hear = (event: PopStateEvent) => guard?.(event)
    window.addEventListener('popstate', hear)
    return () => window.removeEventListener('popstate', hear)
  }, [])
  return null
}

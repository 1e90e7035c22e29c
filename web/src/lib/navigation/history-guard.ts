import { useLayoutEffect } from 'react'

type Guard = (event: PopStateEvent) => void
let guard: Guard | null = null

/** Sets the listener that hears Back and Forward before the router and may stop the event. There is one at a time. */
export function setHistoryGuard(next: Guard | null): void {
  guard = next
}

/**
 * Belongs directly inside the router: effects of children run first, so this listener is added before the router's own,
 * and browsers call the listeners of the window in the order in which they were added.
 */
export function HistoryGuard() {
  useLayoutEffect(() => {
    const hear = (event: PopStateEvent) => guard?.(event)
    window.addEventListener('popstate', hear)
    return () => window.removeEventListener('popstate', hear)
  }, [])
  return null
}

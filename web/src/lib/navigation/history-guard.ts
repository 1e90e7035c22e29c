import { useLayoutEffect } from 'react'

type Guard = (event: PopStateEvent) => void
let guard: Guard | null = null

/** Sets the one listener that hears Back and Forward before the router does and may stop the event. */
export function setHistoryGuard(next: Guard | null): void {
  guard = next
}

/** Must be a direct child of the router: child effects run first, so its listener is called before the router's. */
export function HistoryGuard() {
  useLayoutEffect(() => {
    const hear = (event: PopStateEvent) => guard?.(event)
    window.addEventListener('popstate', hear)
    return () => window.removeEventListener('popstate', hear)
  }, [])
  return null
}

import { useContext, useEffect, useRef, useState } from 'react'
import { UNSAFE_NavigationContext, type Navigator, type To } from 'react-router'
import { setHistoryGuard } from '../../../lib/history-guard.ts'

const pathOf = (to: To) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname)
/** react-router numbers its entries of the browser's history; the browser's own, for a `#section`, have no number. */
const placeInHistory = () => (window.history.state as { idx?: number } | null)?.idx ?? null

/** Gives every way to another page to `hold` first, which answers whether it keeps it. */
function interceptLinks(navigator: Navigator, hold: (to: To, go: () => void) => boolean): () => void {
  const push = navigator.push
  navigator.push = (to, ...rest) => {
    const go = () => push.call(navigator, to, ...rest)
    if (!hold(to, go)) go()
  }
  return () => {
    navigator.push = push
  }
}

/**
 * Holds back what leads to another page of the app while the page says so. The router in use has no such thing of its
 * own (its blocker needs a data router), so links are caught at its navigator, and the browser's Back before it.
 */
export function useLeaveGuard(holds: boolean) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [go, setGo] = useState<(() => void) | null>(null)
  const holding = useRef(holds)
  holding.current = holds
  const leaving = useRef(false)

  useEffect(() => {
    const page = window.location.pathname
    const holdsNow = () => holding.current && !leaving.current
    const release = interceptLinks(navigator, (to, go) => {
      const path = pathOf(to)
      const isHeld = holdsNow() && path !== undefined && path !== '' && path !== page
      if (isHeld) setGo(() => go)
      return isHeld
    })

    let here = placeInHistory()
    let isGoingBack = false
    const onPop = (event: PopStateEvent) => {
      const there = placeInHistory()
      if (isGoingBack) {
        // Our own way back to the page: the router has not heard of the whole matter.
        isGoingBack = false
        event.stopImmediatePropagation()
      } else if (window.location.pathname === page) {
        here = there
      } else if (holdsNow()) {
        event.stopImmediatePropagation()
        const steps = here === null || there === null ? -1 : there - here
        isGoingBack = true
        window.history.go(-steps)
        setGo(() => () => window.history.go(steps))
      }
    }
    setHistoryGuard(onPop)
    return () => {
      release()
      setHistoryGuard(null)
    }
  }, [navigator])

  return {
    isAsking: go !== null,
    stay: () => setGo(null),
    leave(): void {
      leaving.current = true
      setGo(null)
      go?.()
    },
  }
}

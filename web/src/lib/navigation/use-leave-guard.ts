import { useContext, useEffect, useEffectEvent, useState } from 'react'
import { UNSAFE_NavigationContext, type Navigator, type To } from 'react-router'
import { setHistoryGuard } from './history-guard.ts'

const pathOf = (to: To) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname)
/** react-router numbers its history entries; those that the browser creates for a `#section` have no number. */
const placeInHistory = () => (window.history.state as { idx?: number } | null)?.idx ?? null

/** `hold` is called before each navigation within the app, and true stops it; `went` after each that goes. */
type Interception = { hold: (to: To, go: () => void) => boolean; went: () => void }

function interceptNavigation(navigator: Navigator, on: Interception): () => void {
  const push = navigator.push
  navigator.push = (to, ...rest) => {
    const go = () => {
      push.call(navigator, to, ...rest)
      on.went()
    }
    if (!on.hold(to, go)) go()
  }
  return () => {
    navigator.push = push
  }
}

/** Holds navigation while work is unsaved. react-router's own blocker needs a data router: 18 kB more on first load. */
export function useLeaveGuard(holds: boolean) {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const [go, setGo] = useState<(() => void) | null>(null)
  const holdsNow = useEffectEvent(() => holds)

  useEffect(() => {
    const page = window.location.pathname
    let here = placeInHistory()
    const release = interceptNavigation(navigator, {
      hold(to, go) {
        const path = pathOf(to)
        const isHeld = holdsNow() && path !== undefined && path !== '' && path !== page
        if (isHeld) setGo(() => go)
        return isHeld
      },
      // This page stays mounted until the next one has loaded, and may be asked for again before.
      went: () => {
        here = placeInHistory()
      },
    })

    let isGoingBack = false
    let isLeaving = false
    const onPop = (event: PopStateEvent) => {
      const there = placeInHistory()
      if (isGoingBack) {
        // The step back to this page, made below: the router has not seen the first step either.
        isGoingBack = false
        event.stopImmediatePropagation()
      } else if (window.location.pathname === page) {
        here = there
      } else if (isLeaving) {
        isLeaving = false
      } else if (holdsNow()) {
        event.stopImmediatePropagation()
        const steps = here === null || there === null ? -1 : there - here
        isGoingBack = true
        window.history.go(-steps)
        setGo(() => () => {
          isLeaving = true
          window.history.go(steps)
        })
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
      setGo(null)
      go?.()
    },
  }
}

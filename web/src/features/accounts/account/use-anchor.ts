import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router'

const leaving = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Shows the part that the address names again while parts above it load, until the user does something. */
export function useAnchor(page: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1))
    if (!target || !page.current) return
    const show = () => target.scrollIntoView({ block: 'start' })
    show()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(show)
    observer.observe(page.current)
    const stop = () => {
      observer.disconnect()
      for (const name of leaving) window.removeEventListener(name, stop)
    }
    for (const name of leaving) window.addEventListener(name, stop, { passive: true })
    return stop
  }, [hash, page])
}

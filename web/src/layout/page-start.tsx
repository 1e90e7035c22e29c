import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** After a change of page, keyboards and screen readers start here, not in the menu. */
export function PageStart({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])

  return (
    <main ref={main} id="main" tabIndex={-1} className="flex min-w-0 flex-col outline-none">
      {children}
    </main>
  )
}

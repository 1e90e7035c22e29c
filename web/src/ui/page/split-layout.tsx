import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Logo } from './logo.tsx'
import { TrailMap } from './trail-map.tsx'

export const introId = 'intro'

type Props = {
  title: ReactNode
  intro?: ReactNode
  children: ReactNode
  footer?: ReactNode
  panel: ReactNode
}

export function SplitLayout({ title, intro, children, footer, panel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    // After a change of page, screen readers start at the heading, unless a field took the focus.
    const isInForm = document.activeElement?.matches('input')
    if (key !== 'default' && !isInForm) heading.current?.focus({ preventScroll: true })
  }, [key])

  return (
    <div className="grid min-h-dvh lg:h-dvh lg:grid-cols-[minmax(30rem,5fr)_6fr] 2xl:grid-cols-[minmax(40rem,1fr)_1fr]">
      {/* On wide screens the column scrolls, not the page, so that the scroll bar does not move the panel. */}
      <div className="flex flex-col px-6 pt-8 pb-10 sm:px-10 lg:overflow-y-auto lg:px-14">
        <header>
          <Logo />
        </header>
        <main className="mx-auto flex w-full max-w-[26rem] flex-1 flex-col justify-start py-10 sm:justify-center sm:py-14">
          <h1 ref={heading} tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
            {title}
          </h1>
          {intro && (
            <p id={introId} className="mt-2.5 text-muted">
              {intro}
            </p>
          )}
          <div className="mt-8">{children}</div>
          {footer && <p className="mt-8 text-[0.9375rem] text-muted">{footer}</p>}
        </main>
      </div>
      <aside className="relative hidden overflow-hidden bg-panel text-panel-ink lg:flex">
        <TrailMap />
        <div className="relative mt-auto w-full max-w-[44rem] p-14 2xl:p-20">{panel}</div>
      </aside>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { anchorOf, sections, type SectionKey } from '../fields/profile-sections.ts'

function useSectionInView(): SectionKey {
  const [current, setCurrent] = useState<SectionKey>('personal_details')
  useEffect(() => {
    // jsdom has none; then the first section stays marked.
    if (typeof IntersectionObserver === 'undefined') return
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        const first = sections.find(({ key }) => inView.has(anchorOf(key)))
        if (first) setCurrent(first.key)
      },
      { rootMargin: '-10% 0px -55% 0px' },
    )
    for (const { key } of sections) {
      const element = document.getElementById(anchorOf(key))
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [])
  return current
}

export function SectionNav({ isChanged }: { isChanged: (key: SectionKey) => boolean }) {
  const { t, i18n } = useLingui()
  const current = useSectionInView()
  return (
    <nav aria-label={t`Profile sections`} className="sticky top-8 hidden self-start @4xl:block">
      <ul className="flex flex-col border-l border-line">
        {sections.map(({ key, title }) => (
          <li key={key}>
            <a
              href={`#${anchorOf(key)}`}
              aria-current={key === current || undefined}
              className={classNames(
                '-ml-px flex items-center gap-2 border-l-2 py-1.5 pl-4 text-[0.9375rem] transition-colors',
                key === current
                  ? 'border-accent font-semibold text-accent'
                  : 'border-transparent text-muted hover:text-ink',
              )}
            >
              {i18n._(title)}
              {isChanged(key) && (
                <>
                  <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-accent" />
                  <span className="sr-only">
                    <Trans>(not saved yet)</Trans>
                  </span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

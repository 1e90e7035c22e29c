import type { ReactNode } from 'react'

type Props = { id: string; title: string; intro?: ReactNode; children: ReactNode }

export function AccountSection({ id, title, intro, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 rounded-card border border-line bg-surface px-5 py-6 shadow-soft sm:px-8 sm:py-7"
    >
      <header className="flex flex-col gap-1">
        <h2 id={id} className="scroll-mt-6 text-xl font-bold tracking-[-0.015em]">
          {title}
        </h2>
        {intro && <p className="max-w-[60ch] text-[0.9375rem] text-muted">{intro}</p>}
      </header>
      {children}
    </section>
  )
}

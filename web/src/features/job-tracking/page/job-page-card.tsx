import { useId, type ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'

type Props = {
  title: ReactNode
  /** Small screens show only the cards of the chosen part. */
  isShown: boolean
  className?: string
  children: ReactNode
}

export function JobPageCard({ title, isShown, className, children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-soft sm:p-7',
        !isShown && 'max-lg:hidden',
        className,
      )}
    >
      <h2 id={id} className="text-lg font-bold tracking-[-0.01em]">
        {title}
      </h2>
      {children}
    </section>
  )
}

import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props = {
  title: ReactNode
  /** A remark beside something larger. */
  isSmall?: boolean
  className?: string
  children: ReactNode
}

/** A part that is folded up; its content is made when it is first opened. */
export function Unfold({ title, isSmall = false, className, children }: Props) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className={className} onToggle={() => setWasOpened(true)}>
      <summary
        className={classNames(
          'flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-control pe-3 [&::-webkit-details-marker]:hidden',
          isSmall ? 'min-h-10 text-sm text-muted pointer-coarse:min-h-11' : 'min-h-11 text-[0.9375rem] font-semibold',
        )}
      >
        <ChevronRight
          aria-hidden
          className={classNames(
            'shrink-0 text-muted transition-transform [details[open]>summary>&]:rotate-90 rtl:-scale-x-100',
            isSmall ? 'size-4' : 'size-5',
          )}
        />
        {title}
      </summary>
      <div className={isSmall ? 'pb-2 text-sm text-muted' : 'pt-2 pb-4'}>{wasOpened && children}</div>
    </details>
  )
}

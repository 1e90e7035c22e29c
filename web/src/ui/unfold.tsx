import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'

/** A part that is folded up; its content is made when it is first opened. */
export function Unfold({ title, children }: { title: ReactNode; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className="group" onToggle={() => setWasOpened(true)}>
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-control pe-3 text-[0.9375rem] font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-90 rtl:-scale-x-100"
        />
        {title}
      </summary>
      <div className="pt-2 pb-4">{wasOpened && children}</div>
    </details>
  )
}

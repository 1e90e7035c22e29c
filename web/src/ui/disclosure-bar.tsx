import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Part = { id: string; name: ReactNode; content: ReactNode }

/** A row of buttons, each of which opens its part below the row; one part at a time. */
export function DisclosureBar({ label, parts }: { label: string; parts: readonly Part[] }) {
  const base = useId()
  const [open, setOpen] = useState<string>()
  // A part that was opened once stays mounted, so that what was typed there is not lost when another one opens.
  const [opened, setOpened] = useState<readonly string[]>([])
  function toggle(id: string): void {
    setOpen(open === id ? undefined : id)
    if (!opened.includes(id)) setOpened([...opened, id])
  }
  return (
    <div className="flex flex-col">
      <div role="group" aria-label={label} className="flex flex-wrap gap-2">
        {parts.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-expanded={open === id}
            aria-controls={open === id ? `${base}-${id}` : undefined}
            onClick={() => toggle(id)}
            className={classNames(
              'inline-flex min-h-10 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold transition-colors pointer-coarse:min-h-11',
              open === id ? 'border-accent-line bg-accent-soft text-ink' : 'border-control bg-surface hover:bg-raised',
            )}
          >
            {name}
            <ChevronDown
              aria-hidden
              className={classNames('size-4 shrink-0 text-muted transition-transform', open === id && 'rotate-180')}
            />
          </button>
        ))}
      </div>
      {parts.map(
        ({ id, content }) =>
          opened.includes(id) && (
            <div key={id} id={`${base}-${id}`} hidden={open !== id} className="pt-4 pb-2">
              {content}
            </div>
          ),
      )}
    </div>
  )
}

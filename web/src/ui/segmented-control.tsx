import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type Props<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; name: ReactNode }[]
  onChange: (value: Value) => void
  className?: string
}

export function SegmentedControl<Value extends string>({ label, value, options, onChange, className }: Props<Value>) {
  return (
    <div role="group" aria-label={label} className={classNames('flex gap-1 rounded-control bg-raised p-1', className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={classNames(
            'min-h-11 flex-1 rounded-[0.5rem] px-3 text-[0.9375rem] font-semibold transition-colors',
            option.value === value ? 'bg-accent-soft text-ink ring-1 ring-accent-line' : 'text-muted hover:text-ink',
          )}
        >
          {option.name}
        </button>
      ))}
    </div>
  )
}

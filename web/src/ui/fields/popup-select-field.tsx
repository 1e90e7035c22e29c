import { Select as Parts } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { controlClasses, describe, Field } from './field.tsx'

type Props<Value extends string> = {
  label: ReactNode
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  hint?: ReactNode
  error?: string | undefined
}

/** For choices that act at once: arrow keys on a closed native select would already choose. */
export function PopupSelectField<Value extends string>({ label, value, options, onChange, hint, error }: Props<Value>) {
  const id = useId()
  const [trigger, setTrigger] = useState<HTMLElement | null>(null)
  // Inside its dialog: elsewhere on the page the list would be outside every landmark.
  const container = trigger?.closest<HTMLElement>('[role="dialog"]')
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Parts.Root items={options} value={value} onValueChange={(next) => next !== null && onChange(next)}>
        <Parts.Trigger
          id={id}
          ref={setTrigger}
          className={classNames(controlClasses, 'flex! items-center justify-between gap-3 text-start')}
          {...describe(id, { hint, error })}
        >
          <Parts.Value className="truncate" />
          <Parts.Icon className="shrink-0 text-muted">
            <ChevronDown aria-hidden className="size-5" />
          </Parts.Icon>
        </Parts.Trigger>
        <Parts.Portal {...(container && { container })}>
          {/* Laid over the control, the list would need a <style> element, which the content security policy refuses. */}
          <Parts.Positioner alignItemWithTrigger={false} sideOffset={6} className="z-50 outline-none">
            <Parts.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-control border border-line bg-surface p-1.5 text-ink shadow-soft outline-none">
              {options.map((option) => (
                <Parts.Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-11 cursor-default items-center justify-between gap-4 rounded-lg px-3 select-none data-highlighted:bg-raised data-selected:font-semibold"
                >
                  <Parts.ItemText>{option.label}</Parts.ItemText>
                  <Parts.ItemIndicator className="text-accent">
                    <Check aria-hidden className="size-5" />
                  </Parts.ItemIndicator>
                </Parts.Item>
              ))}
            </Parts.Popup>
          </Parts.Positioner>
        </Parts.Portal>
      </Parts.Root>
    </Field>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { FieldGroup } from './field-group.tsx'
import { controlClasses, describe } from './field.tsx'
import { describeLimit } from './limit.tsx'
import { Orderable } from '../orderable.tsx'

type Props = {
  label: string
  /** Includes the text being typed, so that saving or discarding the list includes it. */
  items: readonly string[]
  onChange: (items: string[]) => void
  newLabel: string
  maxLength: number
  maxItems?: number
  hint?: ReactNode
  error?: string | undefined
  /** Indexes of invalid items; pressing one returns it to the input. */
  wrong?: ReadonlySet<number>
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

export function ChipsField({
  label,
  items,
  onChange,
  newLabel,
  maxLength,
  maxItems = Infinity,
  hint,
  error,
  wrong,
}: Props) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState(false)
  const [problem, setProblem] = useState<string>()
  const chips = typing ? items.slice(0, -1) : items
  const text = typing ? (items.at(-1) ?? '') : ''

  function type(next: string): void {
    setProblem(undefined)
    setTyping(next !== '')
    onChange(next === '' ? [...chips] : [...chips, next])
  }

  function add(): void {
    input.current?.focus()
    const item = text.trim()
    if (item === '') return type('')
    if (item.length > maxLength) return
    if (chips.length >= maxItems) return setProblem(t`The list holds at most ${maxItems} entries.`)
    if (chips.some((chip) => same(chip, item))) return setProblem(t`${item} is already in the list.`)
    setTyping(false)
    onChange([...chips, item])
  }

  function remove(index: number): void {
    setProblem(undefined)
    onChange(items.filter((_, other) => other !== index))
    input.current?.focus()
  }

  function takeBack(index: number): void {
    const chip = chips[index]
    if (chip === undefined) return
    setTyping(true)
    onChange([...items.filter((other, at) => at !== index && other.trim() !== ''), chip])
    input.current?.focus()
  }

  const shown = problem ?? error
  const limit = describeLimit(id, { length: text.length, max: maxLength, error: shown })
  return (
    <FieldGroup id={id} label={label} hint={hint} error={shown}>
      <Orderable items={typing ? [] : items} onChange={onChange}>
        {chips.length > 0 && (
          <ul className="mb-1 flex flex-wrap gap-2">
            {chips.map((chip, index) => (
              <li
                key={`${index}-${chip}`}
                className={classNames(
                  'flex min-h-9 max-w-full pointer-coarse:min-h-11 items-center rounded-full border pl-3.5 text-[0.9375rem]',
                  wrong?.has(index) ? 'border-danger-line bg-danger-soft' : 'border-accent-line bg-accent-soft',
                )}
              >
                {wrong?.has(index) ? (
                  <button
                    type="button"
                    onClick={() => takeBack(index)}
                    className="min-w-0 py-1 text-left [overflow-wrap:anywhere] underline"
                  >
                    {chip}
                  </button>
                ) : (
                  <span dir="auto" className="min-w-0 py-1 [overflow-wrap:anywhere]">
                    {chip}
                  </span>
                )}
                <button
                  type="button"
                  onClick={() => remove(index)}
                  className="grid size-9 shrink-0 place-items-center rounded-full text-muted pointer-coarse:size-11 hover:text-ink"
                >
                  <X aria-hidden className="size-4" />
                  <span className="sr-only">{t`Remove ${chip}`}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex gap-2">
          <input
            ref={input}
            value={text}
            aria-label={newLabel}
            placeholder={newLabel}
            onChange={(event) => type(event.target.value)}
            onKeyDown={(event) => {
              // Enter also ends a composition, in Japanese for example.
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              if (text === '' || event.ctrlKey || event.metaKey) return
              event.preventDefault()
              add()
            }}
            dir="auto"
            className={controlClasses}
            {...describe(id, { hint, error: shown, also: limit.describedBy })}
            {...limit.props}
          />
          <Button variant="quiet" onClick={add}>
            <Trans>Add</Trans>
          </Button>
        </div>
        {(limit.note || limit.counter) && (
          <div className="flex flex-wrap justify-between gap-x-4">
            {limit.note}
            <span className="ml-auto">{limit.counter}</span>
          </div>
        )}
      </Orderable>
    </FieldGroup>
  )
}

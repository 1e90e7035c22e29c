import { useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { FieldGroup } from './field-group.tsx'
import { controlClasses, describe, FieldError } from './field.tsx'
import { IconButton } from './icon-button.tsx'

type Props = {
  label: string
  items: readonly string[]
  onChange: (items: string[]) => void
  addLabel: string
  maxLength: number
  maxItems?: number
  hint?: ReactNode
  error?: string | undefined
  /** Sentences by the index of the line they are about. */
  errors?: Readonly<Record<number, string>>
}

/** A list of sentences, each a line of its own: Enter makes the next one, Backspace on an empty one removes it. */
export function LinesField({
  label,
  items,
  onChange,
  addLabel,
  maxLength,
  maxItems = Infinity,
  hint,
  error,
  errors = {},
}: Props) {
  const { t } = useLingui()
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const [focusAt, setFocusAt] = useState<number>()

  useEffect(() => {
    if (focusAt === undefined) return
    list.current?.querySelectorAll('textarea')[focusAt]?.focus()
    setFocusAt(undefined)
  }, [focusAt])

  function insert(index: number): void {
    if (items.length >= maxItems) return
    onChange(items.toSpliced(index, 0, ''))
    setFocusAt(index)
  }
  function remove(index: number): void {
    onChange(items.toSpliced(index, 1))
    setFocusAt(Math.max(0, index - 1))
  }
  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      insert(index + 1)
    } else if (event.key === 'Backspace' && items[index] === '') {
      event.preventDefault()
      remove(index)
    }
  }

  return (
    <FieldGroup id={id} label={label} hint={hint} error={error}>
      {items.length > 0 && (
        <ol ref={list} className="flex flex-col gap-2">
          {items.map((item, index) => {
            const number = index + 1
            const lineId = `${id}-${index}`
            return (
              <li key={index}>
                <div className="flex gap-1">
                  <textarea
                    aria-label={t`${label}: line ${number}`}
                    value={item}
                    // For browsers that can't size a field by its content; a line holds some 70 characters.
                    rows={Math.max(1, Math.ceil(item.length / 70))}
                    maxLength={maxLength}
                    // A line is one line: a pasted break would be invisible in a list.
                    onChange={(event) => onChange(items.with(index, event.target.value.replace(/\s*\n\s*/g, ' ')))}
                    onKeyDown={(event) => onKeyDown(event, index)}
                    className={classNames(
                      controlClasses,
                      'field-sizing-content h-auto! min-h-12 resize-none py-[0.6875rem] leading-normal',
                    )}
                    {...describe(lineId, { error: errors[index] })}
                  />
                  <IconButton
                    Icon={Trash2}
                    label={t`Remove line ${number} of ${label}`}
                    onClick={() => remove(index)}
                    className="mt-1"
                  />
                </div>
                {errors[index] && <FieldError id={`${lineId}-error`} text={errors[index]} className="mt-1.5" />}
              </li>
            )
          })}
        </ol>
      )}
      <Button
        look="text"
        onClick={() => insert(items.length)}
        disabled={items.length >= maxItems}
        className="self-start text-[0.9375rem]"
      >
        <Plus aria-hidden className="size-4" />
        {addLabel}
      </Button>
    </FieldGroup>
  )
}

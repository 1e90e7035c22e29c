import { useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
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

/** Signs that begin a line of a list elsewhere; a hyphen or a number without a blank behind it belongs to the text. */
const bullet = /^\s*(?:[•·▪◦‣]\s*|(?:[-–—*]|\d{1,3}[.)])\s+)/

const pastedLines = (text: string) =>
  text
    .split(/[\r\n\v\u2028\u2029]+/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')

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
  const addButton = useRef<HTMLButtonElement>(null)
  const [focusAt, setFocusAt] = useState<number>()

  useEffect(() => {
    if (focusAt === undefined) return
    const line = list.current?.querySelectorAll('textarea')[focusAt]
    ;(line ?? addButton.current)?.focus()
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
  /** Each line of a copied list becomes one here; too many, or too long ones, are named rather than cut off. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>, index: number): void {
    const text = event.clipboardData.getData('text/plain')
    const pasted = pastedLines(text)
    if (!/[\r\n\v\u2028\u2029]/.test(text) || pasted.length === 0) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const lines = pasted.with(0, value.slice(0, selectionStart) + pasted[0])
    const last = lines.length - 1
    onChange(items.toSpliced(index, 1, ...lines.with(last, lines[last] + value.slice(selectionEnd))))
    setFocusAt(index + last)
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
                    onPaste={(event) => onPaste(event, index)}
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
        ref={addButton}
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

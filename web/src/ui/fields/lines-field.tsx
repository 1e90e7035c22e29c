import { useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { FieldGroup } from './field-group.tsx'
import { controlClasses, describe, FieldError } from './field.tsx'
import { IconButton } from '../icon-button.tsx'
import { describeLimit } from './limit.tsx'
import { Orderable } from '../orderable.tsx'
import { useToast } from '../toast.tsx'
import { useFocusNext } from '../use-focus-next.ts'

type Props = {
  label: string
  items: readonly string[]
  onChange: (items: string[]) => void
  addLabel: string
  maxLength: number
  maxItems?: number
  hint?: ReactNode
  error?: string | undefined
  errors?: Readonly<Record<number, string>>
}

/** Bullets of pasted lists. A hyphen or number without a space after it belongs to the text. */
const bullet = /^\s*(?:[•·▪◦‣]\s*|(?:[-–—*]|\d{1,3}[.)])\s+)/

const pastedLines = (text: string) =>
  text
    .split(/[\r\n\v\u2028\u2029]+/)
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '')

/** A list of sentences. Enter starts the next one, Backspace removes an empty one. */
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
  const focusNext = useFocusNext()
  const undoable = useUndoable(items, onChange)

  const setFocusAt = (index: number) =>
    focusNext(() => list.current?.querySelectorAll('textarea')[index] ?? addButton.current)

  function insert(index: number): void {
    if (items.length >= maxItems) return
    onChange(items.toSpliced(index, 0, ''))
    setFocusAt(index)
  }
  function remove(index: number): void {
    undoable.remove(index)
    setFocusAt(Math.max(0, index - 1))
  }
  /** Splits a copied list into lines. Too many or too long ones are flagged when saving, never cut. */
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
      <Orderable
        items={items}
        onChange={onChange}
        beside={
          <Button
            ref={addButton}
            variant="text"
            onClick={() => insert(items.length)}
            disabled={items.length >= maxItems}
            className="text-[0.9375rem]"
          >
            <Plus aria-hidden className="size-4" />
            {addLabel}
          </Button>
        }
      >
        {items.length > 0 && (
          <ol ref={list} className="flex flex-col gap-2">
            {items.map((item, index) => {
              const number = index + 1
              return (
                <Line
                  key={index}
                  label={t`${label}: line ${number}`}
                  removeLabel={t`Remove line ${number} of ${label}`}
                  value={item}
                  maxLength={maxLength}
                  error={errors[index]}
                  onChange={(text) => onChange(items.with(index, text))}
                  onPaste={(event) => onPaste(event, index)}
                  onKeyDown={(event) => onKeyDown(event, index)}
                  onRemove={() => remove(index)}
                />
              )
            })}
          </ol>
        )}
      </Orderable>
    </FieldGroup>
  )
}

function useUndoable(items: readonly string[], onChange: (items: string[]) => void) {
  const { t } = useLingui()
  const toast = useToast()
  const close = useRef(() => {})
  // "Undo" is pressed later and inserts the line into the list as it is by then.
  const now = useRef({ items, onChange })
  useLayoutEffect(() => {
    now.current = { items, onChange }
  }, [items, onChange])
  useEffect(() => () => close.current(), [])
  return {
    remove(index: number): void {
      const line = items[index] ?? ''
      onChange(items.toSpliced(index, 1))
      close.current()
      if (line.trim() === '') return
      const putBack = () => now.current.onChange(now.current.items.toSpliced(index, 0, line))
      close.current = toast('success', t`The line was removed.`, { label: t`Undo`, onAct: putBack })
    },
  }
}

type LineProps = {
  label: string
  removeLabel: string
  value: string
  maxLength: number
  error: string | undefined
  onChange: (text: string) => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
  onKeyDown: (event: KeyboardEvent) => void
  onRemove: () => void
}

function Line({ label, removeLabel, value, maxLength, error, onChange, onPaste, onKeyDown, onRemove }: LineProps) {
  const id = useId()
  const limit = describeLimit(id, { length: value.length, max: maxLength, error })
  return (
    <li>
      <div className="flex gap-1">
        <textarea
          aria-label={label}
          value={value}
          // For browsers without `field-sizing`; a line holds about 70 characters.
          rows={Math.max(1, Math.ceil(value.length / 70))}
          dir="auto"
          // A line break would be invisible in the list.
          onChange={(event) => onChange(event.target.value.replace(/\s*\n\s*/g, ' '))}
          onKeyDown={onKeyDown}
          className={classNames(
            controlClasses,
            'field-sizing-content h-auto! min-h-12 resize-none py-[0.6875rem] leading-normal',
          )}
          onPaste={onPaste}
          {...describe(id, { error, also: limit.describedBy })}
          {...limit.props}
        />
        <IconButton Icon={Trash2} label={removeLabel} onClick={onRemove} className="mt-1" />
      </div>
      {(error || limit.note || limit.counter) && (
        <div className="mt-1.5 flex flex-wrap justify-between gap-x-4 pr-11">
          {error && <FieldError id={`${id}-error`} text={error} />}
          {limit.note}
          <span className="ml-auto">{limit.counter}</span>
        </div>
      )}
    </li>
  )
}

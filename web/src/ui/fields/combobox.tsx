import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent, type RefObject } from 'react'
import { foldText } from '../../lib/fold-text.ts'
import { findChoices, placeOf, type Choice } from './choices.ts'
import { classNames } from '../class-names.ts'
import { controlClasses } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'list'> & {
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  shown: string
  /** The value of typed text that matches no choice; null if it cannot be one. */
  ownValue: (text: string) => string | null
  listClassName?: string
  shownAtMost?: number
}

const pageOfLines = 8

/** A field that searches a long list. Hand-made: the component library's adds 20 kB to a page. */
export function Combobox({
  value,
  choices,
  onChange,
  shown,
  ownValue,
  listClassName,
  shownAtMost,
  className,
  ...rest
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [at, setAt] = useState(-1)
  const found = (typed === null ? choices : findChoices(choices, typed)).slice(0, shownAtMost)

  useEffect(() => {
    if (open) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [open, at])
  useEffect(() => {
    if (typed === null && input.current === document.activeElement) input.current?.select()
  }, [typed, shown])
  useEffect(() => {
    // The phone's keyboard covers the lower half, so the field moves up to make room for the list.
    if (open && window.matchMedia?.('(pointer: coarse)').matches) input.current?.scrollIntoView({ block: 'start' })
  }, [open])

  function show(): void {
    if (open) return
    setOpen(true)
    setAt(placeOf(found, value))
  }
  function close(): void {
    setOpen(false)
    setTyped(null)
    setAt(-1)
  }
  function choose(next: string): void {
    if (next !== value) onChange(next)
    close()
  }
  function type(text: string): void {
    const wanted = foldText(text.trim())
    const first = findChoices(choices, text)[0]
    const names = first ? [first.label, first.note ?? ''].map(foldText) : []
    setTyped(text)
    setOpen(true)
    // A choice that merely contains the letters is no likelier than other text.
    const isLikely = wanted !== '' && first && (first.lead || names.some((name) => name.startsWith(wanted)))
    setAt(isLikely ? 0 : -1)
  }
  function settle(): void {
    if (typed === null) return close()
    const text = typed.trim()
    const exact = found.find(({ label, note = '' }) => [label, note].some((name) => foldText(name) === foldText(text)))
    const own = exact && text !== '' ? exact.value : ownValue(text)
    const likely = text === '' ? undefined : found[at]?.value
    choose(own ?? likely ?? value)
  }
  function onKeyDown(event: KeyboardEvent): void {
    const last = found.length - 1
    const go = (next: number) => {
      event.preventDefault()
      if (!open) return show()
      setAt(Math.max(0, Math.min(last, next)))
    }
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') go(at === last ? 0 : at + 1)
    else if (event.key === 'ArrowUp') go(at <= 0 ? last : at - 1)
    else if (event.key === 'PageDown') go(at + pageOfLines)
    else if (event.key === 'PageUp') go(at - pageOfLines)
    else if (event.key === 'Escape' && open) {
      // Closes the list only, not the dialog around it.
      event.stopPropagation()
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const chosen = found[at]
      if (chosen) choose(chosen.value)
      else settle()
    }
  }

  return (
    <div className={classNames('relative', className)}>
      <input
        ref={input}
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={open && found[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={typed ?? shown}
        onFocus={(event) => event.target.select()}
        onClick={(event) => {
          if (typed === null) event.currentTarget.select()
          show()
        }}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={settle}
        className={classNames(controlClasses, 'scroll-mt-20 truncate pr-9')}
        {...rest}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute top-4 right-3 size-4 text-muted" />
      {open && (
        <Listbox id={id} list={list} found={found} at={at} value={value} className={listClassName} onChoose={choose} />
      )}
      <span role="status" className="sr-only">
        {open && typed !== null && <Plural value={found.length} _0="No matches." one="One choice" other="# choices" />}
      </span>
    </div>
  )
}

type ListProps = {
  id: string
  list: RefObject<HTMLDivElement | null>
  found: readonly Choice[]
  at: number
  value: string
  className: string | undefined
  onChoose: (value: string) => void
}

function Listbox({ id, list, found, at, value, className, onChoose }: ListProps) {
  const { t } = useLingui()
  const chosen = placeOf(found, value)
  return (
    <div
      role="presentation"
      // Keeps the focus, and with it the phone's keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        const pressed = event.target instanceof Element ? event.target.closest('[role="option"]') : null
        const choice = pressed && found[Array.from(list.current?.children ?? []).indexOf(pressed)]
        if (choice) onChoose(choice.value)
      }}
      className={classNames(
        'absolute top-full left-0 z-30 mt-1.5 min-w-full rounded-control border border-line bg-surface shadow-soft',
        className,
      )}
    >
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t`Choices`}
        className="max-h-[min(18rem,40dvh)] overflow-y-auto overscroll-contain p-1.5 empty:hidden"
      >
        {found.map((choice, index) => (
          <div
            key={choice.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            className={classNames(
              'flex min-h-10 cursor-default pointer-coarse:min-h-11 items-center gap-3 rounded-lg px-3 py-1.5 text-[0.9375rem] hover:bg-raised',
              index === at && 'bg-accent-soft',
              index === chosen && 'font-semibold',
            )}
          >
            {choice.lead && <span className="w-12 shrink-0 text-muted tabular-nums">{choice.lead}</span>}
            <span className="min-w-0">
              {choice.label}
              {choice.note && <span className="font-normal text-muted"> · {choice.note}</span>}
            </span>
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p className="px-4 py-3 text-sm text-muted">
          <Trans>No matches.</Trans>
        </p>
      )}
    </div>
  )
}

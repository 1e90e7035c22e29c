import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from './icon-button.tsx'

type Direction = 'up' | 'down'

/** Moves list items by one place. Render `spoken` in a `role="status"`: it announces the new place. */
export function useMoves<T>(items: readonly T[], onChange: (items: T[]) => void, nameOf: (item: T) => string) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ to: number; direction: Direction; spoken: string }>()

  useEffect(() => {
    if (moved) list.current?.querySelector<HTMLElement>(`[data-move="${moved.direction}-${moved.to}"]`)?.focus()
  }, [moved])

  function move(from: number, direction: Direction): void {
    const to = direction === 'up' ? from - 1 : from + 1
    const item = items[from]
    if (item === undefined || to < 0 || to >= items.length) return
    onChange(items.toSpliced(from, 1).toSpliced(to, 0, item))
    const [name, place, count] = [nameOf(item), to + 1, items.length]
    setMoved({ to, direction, spoken: t`${name}: now ${place} of ${count}` })
  }
  return { list, move, spoken: moved?.spoken ?? '' }
}

type Props = { name: string; index: number; count: number; onMove: (index: number, direction: Direction) => void }

export function MoveButtons({ name, index, count, onMove }: Props) {
  const { t } = useLingui()
  // Not `disabled`: at the end of the list the button keeps the focus.
  const end = 'aria-disabled:cursor-default aria-disabled:opacity-35 aria-disabled:hover:bg-transparent'
  return (
    <>
      <IconButton
        Icon={ArrowUp}
        label={t`Move ${name} up`}
        data-move={`up-${index}`}
        aria-disabled={index === 0 || undefined}
        onClick={() => onMove(index, 'up')}
        className={end}
      />
      <IconButton
        Icon={ArrowDown}
        label={t`Move ${name} down`}
        data-move={`down-${index}`}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onMove(index, 'down')}
        className={end}
      />
    </>
  )
}

import { Trans } from '@lingui/react/macro'
import { ArrowUpDown } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { MoveButtons, useMoves } from './move-buttons.tsx'
import { useFocusNext } from './use-focus-next.ts'

type Props = {
  items: readonly string[]
  onChange: (items: string[]) => void
  children: ReactNode
  beside?: ReactNode
}

export function Orderable({ items, onChange, children, beside }: Props) {
  const [ordering, setOrdering] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const focusNext = useFocusNext()
  const turn = (on: boolean) => {
    setOrdering(on)
    // "Change order" and "Done" are different buttons, so the focus moves with the press.
    focusNext(() => button.current)
  }

  const isOrdering = ordering && items.length > 1
  return (
    <>
      {isOrdering ? <OrderList items={items} onChange={onChange} /> : children}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 empty:hidden">
        {!isOrdering && beside}
        {items.length > 1 && (
          <Button ref={button} variant="text" onClick={() => turn(!isOrdering)} className="text-[0.9375rem]">
            <ArrowUpDown aria-hidden className="size-4" />
            {isOrdering ? <Trans>Done ordering</Trans> : <Trans>Change order</Trans>}
          </Button>
        )}
      </div>
    </>
  )
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

function OrderList({ items, onChange }: { items: readonly string[]; onChange: (items: string[]) => void }) {
  const { list, move, spoken } = useMoves(items, onChange, short)
  return (
    <>
      <ol ref={list} className="flex flex-col divide-y divide-line rounded-control border border-line">
        {items.map((item, index) => (
          <li key={`${index}-${item}`} className="flex items-center gap-1 py-1 pr-1 pl-3.5">
            <span
              dir="auto"
              className="line-clamp-2 min-w-0 flex-1 text-start text-[0.9375rem] [overflow-wrap:anywhere]"
            >
              {item}
            </span>
            <MoveButtons name={short(item)} index={index} count={items.length} onMove={move} />
          </li>
        ))}
      </ol>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  )
}

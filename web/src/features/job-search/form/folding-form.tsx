import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { SearchForm } from './search-form.tsx'
import { SearchSummary } from './search-summary.tsx'

/** The form; on a phone, where it would push the results off the screen, one line in its place once there are some. */
export function FoldingForm({ onSearch, ...props }: ComponentProps<typeof SearchForm>) {
  const [isOpen, setOpen] = useState(false)
  const isFolded = props.search.title !== '' && !isOpen
  const form = useRef<HTMLDivElement>(null)
  const summary = useRef<HTMLButtonElement>(null)
  const wasFolded = useRef(isFolded)
  useEffect(() => {
    if (wasFolded.current === isFolded) return
    wasFolded.current = isFolded
    if (!window.matchMedia?.('(max-width: 639px)').matches) return
    // What was pressed is hidden: the keyboard continues at what takes its place.
    if (isOpen) form.current?.querySelector('input')?.focus()
    else summary.current?.focus()
  }, [isFolded, isOpen])
  return (
    <>
      {isFolded && (
        <SearchSummary ref={summary} search={props.search} onClick={() => setOpen(true)} className="sm:hidden" />
      )}
      <div ref={form} className={classNames(isFolded && 'max-sm:hidden')}>
        <SearchForm
          {...props}
          onSearch={(title, place) => {
            setOpen(false)
            onSearch(title, place)
          }}
        />
      </div>
    </>
  )
}

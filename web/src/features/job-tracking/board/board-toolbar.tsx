import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FoldHorizontal, Search, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { controlClasses } from '../../../ui/fields/field.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { BoardFilter } from './board-filter.ts'

type Props = {
  filter: BoardFilter
  onFilter: (filter: BoardFilter) => void
  found: number
  archivedTotal: number
  isOpen: boolean
  isFitted: boolean
  onFit: (isFitted: boolean) => void
}

export function BoardToolbar({ filter, onFilter, found, archivedTotal, isOpen, isFitted, onFit }: Props) {
  const { t } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Stays once shown: it must not vanish under the pointer when the last job leaves the archive.
  const [hasArchive, setHasArchive] = useState(archivedTotal > 0)
  if (archivedTotal > 0 && !hasArchive) setHasArchive(true)
  const isFiltered = filter.text.trim() !== ''
  return (
    <div
      role="search"
      className={classNames(
        'mx-auto flex w-full max-w-[101rem] flex-wrap items-center gap-x-5 gap-y-2 px-4 sm:px-10',
        !isOpen && 'max-sm:hidden',
      )}
    >
      <div className="relative w-full sm:w-72">
        <label htmlFor={id} className="sr-only">
          <Trans>Find on the board</Trans>
        </label>
        <Search aria-hidden className="pointer-events-none absolute start-3.5 top-3.5 size-5 text-muted" />
        <input
          ref={input}
          id={id}
          // Not type="search": its built-in clear button differs between browsers.
          type="text"
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t`Find on the board`}
          value={filter.text}
          onChange={(event) => onFilter({ ...filter, text: event.target.value })}
          onKeyDown={(event) => event.key === 'Escape' && onFilter({ ...filter, text: '' })}
          className={classNames(controlClasses, 'ps-11! pe-11!')}
        />
        {filter.text !== '' && (
          <IconButton
            Icon={X}
            label={t`Clear the search`}
            className="absolute inset-y-0 end-1 my-auto"
            onClick={() => {
              onFilter({ ...filter, text: '' })
              input.current?.focus()
            }}
          />
        )}
      </div>
      {hasArchive && (
        <CheckField
          label={t`Show the archive (${archivedTotal})`}
          checked={filter.archived}
          onChange={(archived) => onFilter({ ...filter, archived })}
        />
      )}
      <span role="status" className="text-[0.9375rem] text-muted">
        {isFiltered && <Plural value={found} _0="Nothing found" one="# job found" other="# jobs found" />}
        {!isFiltered && filter.archived && <Trans>These jobs are in the archive.</Trans>}
      </span>
      <button
        type="button"
        aria-pressed={isFitted}
        onClick={() => onFit(!isFitted)}
        className={classNames(
          'ms-auto inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-[0.9375rem] font-semibold transition-colors max-md:hidden',
          isFitted ? 'bg-accent-soft text-ink' : 'text-muted hover:bg-raised hover:text-ink',
        )}
      >
        <FoldHorizontal aria-hidden className="size-5" />
        <Trans>Fit to screen</Trans>
      </button>
    </div>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Search } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { BoardActions } from './board-actions.tsx'

type Props = {
  onAdd: () => void
  isSearchOpen: boolean
  onSearch: (isOpen: boolean) => void
}

/** On a phone it is a single row, so that the first card is near the top. */
export function BoardHeader({ onAdd, isSearchOpen, onSearch }: Props) {
  const { t } = useLingui()
  return (
    <header className="mx-auto flex w-full max-w-[101rem] items-center gap-x-1 px-4 sm:flex-wrap sm:items-end sm:gap-x-6 sm:gap-y-3 sm:px-10">
      <div className="me-auto flex min-w-0 flex-col gap-1">
        <h1
          tabIndex={-1}
          className="text-[2rem] leading-tight font-bold tracking-[-0.02em] max-sm:truncate max-sm:text-xl"
        >
          <Trans>Job Tracking</Trans>
        </h1>
        <p className="text-muted max-sm:hidden">
          <Trans>Every application, from the first look to the answer.</Trans>
        </p>
      </div>
      <IconButton
        Icon={Search}
        label={t`Search and archive`}
        aria-expanded={isSearchOpen}
        className="sm:hidden"
        onClick={() => onSearch(!isSearchOpen)}
      />
      <div className="flex shrink-0 items-center gap-x-1 max-sm:contents sm:gap-x-3">
        <div className="contents max-sm:order-last">
          <BoardActions />
        </div>
        <Button onClick={onAdd} className="min-h-11! whitespace-nowrap max-sm:px-3.5!">
          <Plus aria-hidden className="-ms-1 size-5 max-[22rem]:-me-1" />
          <span className="max-[22rem]:sr-only">
            <Trans>Add job</Trans>
          </span>
        </Button>
      </div>
    </header>
  )
}

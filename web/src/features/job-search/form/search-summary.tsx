import { Trans } from '@lingui/react/macro'
import { Search as SearchIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import type { Search } from './search-address.ts'

type Props = { search: Search } & Pick<ComponentProps<'button'>, 'ref' | 'onClick' | 'className'>

/** What was searched, in one line; pressed, it unfolds the form again. */
export function SearchSummary({ search, className, ...rest }: Props) {
  const { title, country, state, city } = search
  const place = [city, state, country].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      aria-expanded={false}
      className={classNames(
        'flex min-h-14 w-full items-center gap-3 rounded-card border border-control bg-surface px-4 py-2 text-start transition-colors hover:bg-raised',
        className,
      )}
      {...rest}
    >
      <SearchIcon aria-hidden className="size-5 shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-semibold">{title}</bdi>
        {place !== '' && <bdi className="block truncate text-sm text-muted">{place}</bdi>}
      </span>
      <span className="shrink-0 text-sm font-semibold text-accent">
        <Trans>Change</Trans>
      </span>
    </button>
  )
}

import { useLingui, Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFocusInside } from '../../../ui/use-focus-inside.ts'

type Props<Item> = {
  open: boolean
  onClose: () => void
  title: string
  /** Above the list, such as a form that adds to it. */
  form?: ReactNode
  query: UseQueryResult<Item[]>
  empty: ReactNode
  row: (item: Item) => ReactNode
}

/** A list in a dialog that its rows can be removed from. */
export function ListDialog<Item extends { id: string }>({
  open,
  onClose,
  title,
  form,
  query,
  empty,
  row,
}: Props<Item>) {
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  const focusInside = useFocusInside(content)
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div ref={content} {...focusInside} tabIndex={-1} className="outline-none">
        {form}
        {query.isPending && <Skeleton label={t`Loading...`} />}
        {query.isError && (
          <LoadFailure query={query}>
            <Trans>The list could not be loaded. Please try again.</Trans>
          </LoadFailure>
        )}
        {query.data?.length === 0 && <p className="text-muted">{empty}</p>}
        <ul className="flex flex-col divide-y divide-line empty:hidden">
          {query.data?.map((item) => (
            <li key={item.id} className="py-4">
              {row(item)}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

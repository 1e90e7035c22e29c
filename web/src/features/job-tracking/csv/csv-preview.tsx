import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CsvRow } from '@waymark/contract/job-transfer.ts'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { countKinds, kindOf, type RowFilter } from './csv-rows.ts'
import { problemText } from './csv-texts.ts'
import { statusName } from '../status-texts.ts'

/** Thousands of rows at once would freeze the page for seconds. */
export const rowsPerPage = 200

type Props = {
  rows: readonly CsvRow[]
  /** All rows with a problem; only the first ones are in `rows`. */
  problemsTotal: number
  unusedColumns: readonly string[]
  unticked: ReadonlySet<number>
  onUntick: Dispatch<SetStateAction<ReadonlySet<number>>>
  /** Undefined while jobs are being added. */
  onOtherFile: (() => void) | undefined
}

export function CsvPreview({ rows, problemsTotal, unusedColumns, unticked, onUntick, onOtherFile }: Props) {
  const { t, i18n } = useLingui()
  const counts = countKinds(rows)
  const [filter, setFilter] = useState<RowFilter>('all')
  const [shown, setShown] = useState(rowsPerPage)
  const found = filter === 'all' ? rows : rows.filter((row) => kindOf(row) === filter)
  const visible = found.slice(0, shown)
  const newRows = rows.filter((row) => kindOf(row) === 'new')
  const allTicked = unticked.size === 0
  const filters: [RowFilter, string][] = [
    ['all', t`All`],
    ['new', t`New`],
    ['existed', t`On the board already`],
    ['problem', t`With a problem`],
  ]
  const [shownCount, foundCount] = [i18n.number(visible.length), i18n.number(found.length)]
  const [wrongCount, shownWrongCount] = [i18n.number(problemsTotal), i18n.number(counts.problem)]
  const toggle = (row: number) =>
    onUntick((before) => {
      const next = new Set(before)
      if (!next.delete(row)) next.add(row)
      return next
    })

  return (
    <div className="flex flex-col gap-4">
      {unusedColumns.length > 0 && (
        <p className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          <Plural
            value={unusedColumns.length}
            one="One column of the file is not recognised and is ignored:"
            other="# columns of the file are not recognised and are ignored:"
          />{' '}
          <bdi>{unusedColumns.join(', ')}</bdi>
        </p>
      )}
      <div role="group" aria-label={t`Rows to show`} className="flex flex-wrap gap-2">
        {filters.map(
          ([kind, name]) =>
            (kind === 'all' || counts[kind] > 0) && (
              <button
                key={kind}
                type="button"
                aria-pressed={filter === kind}
                onClick={() => {
                  setFilter(kind)
                  setShown(rowsPerPage)
                }}
                className={classNames(
                  'min-h-9 rounded-full pointer-coarse:min-h-11 border px-3.5 text-[0.9375rem] tabular-nums',
                  filter === kind ? 'border-accent bg-accent-soft font-semibold' : 'border-control hover:bg-raised',
                )}
              >
                {name} <span className="text-muted">{i18n.number(counts[kind])}</span>
              </button>
            ),
        )}
      </div>
      {problemsTotal > counts.problem && (
        <p className="text-[0.9375rem] text-muted">
          <Trans>
            {wrongCount} rows have a problem and will not be added. The first {shownWrongCount} are shown.
          </Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-[0.9375rem]">
        {newRows.length > 1 && (
          <Button
            variant="text"
            onClick={() => onUntick(allTicked ? new Set(newRows.map(({ row }) => row)) : new Set())}
          >
            {allTicked ? <Trans>Untick all</Trans> : <Trans>Tick all</Trans>}
          </Button>
        )}
        <Button variant="text" disabled={!onOtherFile} onClick={onOtherFile}>
          <Trans>Choose another file</Trans>
        </Button>
      </div>
      <table className="w-full text-[0.9375rem] max-sm:block">
        <caption className="sr-only">
          <Trans>Rows of the file</Trans>
        </caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line">
            <HeadCell text={t`Add`} />
            <HeadCell text={t`Row`} />
            <HeadCell text={t`Job`} />
            <HeadCell text={t`Status`} />
            <HeadCell text={t`What will happen`} />
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {visible.map((row) => (
            <Row key={row.row} row={row} ticked={!unticked.has(row.row)} onToggle={toggle} />
          ))}
        </tbody>
      </table>
      {visible.length < found.length && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-[0.9375rem] text-muted">
            <Trans>
              {shownCount} of {foundCount} rows are shown. Those further down are added as well.
            </Trans>
          </p>
          <Button variant="quiet" onClick={() => setShown(shown + rowsPerPage)}>
            <Plural
              value={Math.min(rowsPerPage, found.length - visible.length)}
              one="Show # more"
              other="Show # more"
            />
          </Button>
        </div>
      )}
    </div>
  )
}

function HeadCell({ text }: { text: string }) {
  return (
    <th scope="col" className="py-2 pe-3 text-start font-semibold">
      {text}
    </th>
  )
}

type RowProps = { row: CsvRow; ticked: boolean; onToggle: (row: number) => void }

function Row({ row, ticked, onToggle }: RowProps) {
  const { t } = useLingui()
  const kind = kindOf(row)
  const { row: number } = row
  const title = row.job_title || t`(no title)`
  return (
    <tr className="border-b border-line align-top max-sm:grid max-sm:grid-cols-[2.25rem_1fr] max-sm:py-3">
      <td className="py-2.5 pe-3 max-sm:row-span-4 max-sm:py-0.5">
        {kind === 'new' && (
          <input
            type="checkbox"
            aria-label={t`Add row ${number}: ${title}`}
            checked={ticked}
            onChange={() => onToggle(number)}
            className="mt-0.5 size-5 accent-accent"
          />
        )}
      </td>
      <td className="py-2.5 pe-3 text-muted tabular-nums max-sm:py-0">
        <span className="sm:hidden">
          <Trans>Row</Trans>{' '}
        </span>
        {number}
      </td>
      <td className="py-2.5 pe-3 [overflow-wrap:anywhere] max-sm:py-0">
        <p className="line-clamp-2 font-semibold">
          <bdi>{title}</bdi>
        </p>
        <p className="line-clamp-2">
          <bdi>{row.company_name}</bdi>
          {row.location && (
            <>
              , <bdi>{row.location}</bdi>
            </>
          )}
        </p>
        <p dir="ltr" className="line-clamp-1 text-sm text-muted">
          {row.job_url}
        </p>
      </td>
      <td className="py-2.5 pe-3 max-sm:py-0">{statusName(row.status)}</td>
      <td className={classNames('py-2.5 sm:w-56 max-sm:py-0', kind === 'problem' ? 'text-danger' : 'text-muted')}>
        {row.problem !== null && problemText(row.problem)}
        {kind === 'existed' && <Trans>On the board already; it stays as it is.</Trans>}
        {kind === 'new' && (ticked ? <Trans>Will be added</Trans> : <Trans>Left out</Trans>)}
      </td>
    </tr>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'

export type FigureTable = {
  columns: readonly string[]
  rows: readonly (readonly [name: string, ...values: string[]])[]
}

type Props = {
  title: string
  note: ReactNode
  table: FigureTable
  className?: string
  children: ReactNode
}

/** A chart that is also a table: screen readers read the table, and everybody can switch to it. */
export function InsightsFigure({ title, note, table, className, children }: Props) {
  const { t } = useLingui()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  return (
    <figure
      aria-labelledby={id}
      className={classNames('flex min-w-0 flex-col rounded-card border border-line bg-surface p-5 sm:p-7', className)}
    >
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg font-bold tracking-[-0.01em]">
          {title}
        </h2>
        <Button variant="text" onClick={() => setAsTable(!asTable)} className="text-[0.9375rem]">
          {asTable ? t`Show as chart` : t`Show as table`}
          <span className="sr-only">: {title}</span>
        </Button>
        <p className="mt-1 w-full max-w-[65ch] text-[0.9375rem] text-muted">{note}</p>
      </figcaption>
      {!asTable && (
        <div aria-hidden className="mt-6">
          {children}
        </div>
      )}
      <div className={asTable ? 'mt-4' : 'sr-only'}>
        <table className="w-full text-[0.9375rem] tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line align-bottom">
              {table.columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  className={classNames('py-2 font-semibold', at === 0 ? 'pr-4 text-start' : 'pl-4 text-end')}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([name, ...values]) => (
              <tr key={name} className="border-line align-top not-last:border-b">
                <th scope="row" className="min-w-24 py-2 pr-4 text-start font-normal [overflow-wrap:anywhere]">
                  <bdi>{name}</bdi>
                </th>
                {values.map((value, at) => (
                  <td key={table.columns[at + 1]} className="py-2 pl-4 text-end">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

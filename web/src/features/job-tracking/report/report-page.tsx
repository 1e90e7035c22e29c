import './report.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { useMemo, useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { BoardSidePage } from '../board-side-page.tsx'
import { dayText } from '../insights/insights-texts.ts'
import { currentDay, dayTeller } from '../insights/insights-weeks.ts'
import { ReportControls, type ReportChoice } from './report-controls.tsx'
import { ReportTable } from './report-table.tsx'
import { dayOfText, periodOf, rowsOf, totalsOf, type Period, type ReportTotals } from './report.ts'

/** A printable list of applications, as job centres ask for. */
export function ReportPage() {
  const { t } = useLingui()
  return (
    <BoardSidePage
      title={t`Application report`}
      description={t`Print it, or save it as a PDF from the print dialog, for a job centre for example.`}
      failed={t`Your jobs could not be loaded, so there is no report yet.`}
      className="max-w-5xl print:block print:max-w-none print:p-0"
    >
      {(jobs) => <Report jobs={jobs} />}
    </BoardSidePage>
  )
}

function Report({ jobs }: { jobs: readonly JobRecord[] }) {
  const { t } = useLingui()
  const { name } = useSession()
  const [choice, setChoice] = useState<ReportChoice>({
    period: 'three-months',
    from: '',
    to: '',
    withOthers: false,
    name: name ?? '',
  })
  const { period: periodName, from, to, withOthers } = choice
  const today = currentDay()
  const { period, rows } = useMemo(() => {
    const chosen = periodName === 'custom' ? { from: dayOfText(from), to: dayOfText(to) } : periodOf(periodName, today)
    return { period: chosen, rows: rowsOf(jobs, { period: chosen, withOthers, dayOf: dayTeller() }) }
  }, [jobs, periodName, from, to, withOthers, today])

  const day = dayText(today, 'long')
  return (
    <>
      <ReportControls
        choice={choice}
        onChange={(changes) => setChoice((before) => ({ ...before, ...changes }))}
        canPrint={rows.length > 0}
      />
      <article
        aria-label={t`The report`}
        className="report flex flex-col gap-6 rounded-card border border-line bg-surface p-5 sm:p-10 print:block"
      >
        <header>
          <h2 className="text-xl font-bold">
            <Trans>Applications</Trans>
          </h2>
          {choice.name.trim() && (
            <p dir="auto" className="mt-1 text-lg font-semibold [overflow-wrap:anywhere]">
              {choice.name.trim()}
            </p>
          )}
          <p className="text-muted">
            <PeriodText period={period} /> <Trans>Created on {day}.</Trans>
          </p>
        </header>
        <Totals totals={totalsOf(rows)} />
        <ReportTable rows={rows} />
      </article>
    </>
  )
}

function PeriodText({ period: { from, to } }: { period: Period }) {
  const first = from === null ? '' : dayText(from, 'long')
  const last = to === null ? '' : dayText(to, 'long')
  if (first && last)
    return (
      <Trans>
        From {first} to {last}.
      </Trans>
    )
  if (first) return <Trans>From {first} on.</Trans>
  return last ? <Trans>Up to {last}.</Trans> : <Trans>All dates.</Trans>
}

function Totals({ totals }: { totals: ReportTotals }) {
  const { t } = useLingui()
  const { applications, answered, waiting, interviews, offers, rejected } = totals
  const facts: [string, number][] = [
    [t`Applications`, applications],
    [t`Answered`, answered],
    [t`Waiting for an answer`, waiting],
    [t`Interviews`, interviews],
    [t`Offers`, offers],
    [t`Rejected`, rejected],
  ]
  return (
    <dl className="report-totals flex flex-wrap gap-x-8 gap-y-3 border-y border-line py-4 print:my-4">
      {facts.map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="text-xl font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}

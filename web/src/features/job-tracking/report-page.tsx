import './report.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSession } from '../../lib/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { dayText } from './insights-texts.ts'
import { currentDay, dayTeller } from './insights-weeks.ts'
import { useJobs } from './job-tracking.api.ts'
import { ReportControls, type ReportChoice } from './report-controls.tsx'
import { ReportTable } from './report-table.tsx'
import { dayOfText, periodOf, rowsOf, totalsOf, type Period, type ReportTotals } from './report.ts'

/** Applications on paper, as job centres ask for them. */
export function ReportPage() {
  const { t } = useLingui()
  const { data: jobs, isPending, isFetching, refetch } = useJobs()
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-6 pt-10 pb-16 sm:px-10 print:block print:max-w-none print:p-0">
      <title>{`${t`Report of applications`} · Waymark`}</title>
      <header className="flex flex-col items-start gap-1 print:hidden">
        <Link to="/jobtracking" className="mb-3 inline-flex items-center gap-1.5 text-[0.9375rem]">
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          <Trans>Back to the board</Trans>
        </Link>
        <h1 tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
          <Trans>Report of applications</Trans>
        </h1>
        <p className="text-muted">
          <Trans>To print, or to save as a PDF from the print dialog, for a job centre for example.</Trans>
        </p>
      </header>
      {isPending && (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          <Trans>Loading jobs...</Trans>
        </p>
      )}
      {!isPending && !jobs && (
        <Alert look="error">
          <p>
            <Trans>Your jobs could not be loaded, so there is no report yet.</Trans>
          </p>
          <Button look="quiet" busy={isFetching} onClick={() => void refetch()} className="mt-3">
            <Trans>Retry</Trans>
          </Button>
        </Alert>
      )}
      {jobs && <Report jobs={jobs} />}
    </div>
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
            <PeriodText period={period} /> <Trans>Made on {dayText(today, 'long')}.</Trans>
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

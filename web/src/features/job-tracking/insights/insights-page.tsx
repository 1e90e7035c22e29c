import { Trans, useLingui } from '@lingui/react/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { useMemo, type ReactNode } from 'react'
import { Link } from '../../../ui/link.tsx'
import { BoardSidePage } from '../board-side-page.tsx'
import { FunnelFigure, SourcesFigure, StagesFigure, WeeksFigure } from './insights-figures.tsx'
import { regionalLanguage } from '../regional-language.ts'
import { daysText, shareText } from './insights-texts.ts'
import { firstWeekdayOf } from './insights-weeks.ts'
import { minSample, insightsOf, type Insights } from './insights.ts'

export function InsightsPage() {
  const { t } = useLingui()
  return (
    <BoardSidePage
      title={t`Insights`}
      description={t`How your search is going, as far as your board can tell.`}
      failed={t`Your jobs could not be loaded, so there is nothing to count yet.`}
      className="max-w-6xl"
    >
      {(jobs) => <Content jobs={jobs} />}
    </BoardSidePage>
  )
}

function Content({ jobs }: { jobs: readonly JobRecord[] }) {
  const insights = useMemo(() => insightsOf(jobs, { firstWeekday: firstWeekdayOf(regionalLanguage()) }), [jobs])
  if (insights.jobs === 0)
    return (
      <div className="flex flex-col items-start gap-2 rounded-card border border-line bg-surface p-6 sm:p-8">
        <h2 className="text-lg font-bold">
          <Trans>Nothing to count yet</Trans>
        </h2>
        <p className="max-w-[60ch] text-muted">
          <Trans>
            As soon as there are jobs on your board, this page shows how far they get, how long answers take, and what
            you did each week.
          </Trans>
        </p>
        <Link to="/jobtracking" className="mt-2">
          <Trans>Add a job on the board</Trans>
        </Link>
      </div>
    )
  return (
    <>
      <Summary insights={insights} />
      <div className="grid gap-6 lg:grid-cols-2">
        <FunnelFigure insights={insights} />
        <SourcesFigure insights={insights} />
        <StagesFigure insights={insights} />
        <WeeksFigure insights={insights} />
      </div>
      <section className="max-w-[70ch] text-[0.9375rem] text-muted">
        <h2 className="mb-1 font-semibold text-ink">
          <Trans>How it is counted</Trans>
        </h2>
        <p>
          <Trans>
            Archived jobs count like all others. A move that you corrected within five minutes does not count. An answer
            is an interview, an offer or a rejection after applying. Below {minSample}, numbers are too few to say much,
            so no percentage is shown.
          </Trans>
        </p>
      </section>
    </>
  )
}

function Summary({ insights: { jobs, archived, applied, answered, daysToAnswer } }: { insights: Insights }) {
  const { t } = useLingui()
  const waiting = applied - answered
  const from = daysToAnswer?.of ?? 0
  const isFew = (count: number) => count > 0 && count < minSample
  const few = t`Too few to say much.`
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <Fact name={t`Applications`} value={countText(applied)}>
        {archived > 0 ? (
          <Trans>
            Jobs on your board: {jobs}, of which archived: {archived}.
          </Trans>
        ) : (
          <Trans>Jobs on your board: {jobs}.</Trans>
        )}
      </Fact>
      <Fact name={t`Got an answer`} value={shareText(answered, applied)}>
        {isFew(applied) && `${few} `}
        {applied > 0 && <Trans>Still waiting: {waiting}.</Trans>}
      </Fact>
      <Fact name={t`Median wait for an answer`} value={daysToAnswer ? daysText(daysToAnswer.days) : t`none yet`}>
        {isFew(from) && `${few} `}
        {from > 0 && <Trans>Answers with both dates: {from}.</Trans>}
      </Fact>
    </dl>
  )
}

const countText = (value: number) => value.toLocaleString(regionalLanguage())

function Fact({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-surface px-5 py-4 sm:px-6 sm:py-5">
      <dt className="text-[0.9375rem] text-muted">{name}</dt>
      <dd className="text-2xl font-bold tracking-[-0.01em] tabular-nums">{value}</dd>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  )
}

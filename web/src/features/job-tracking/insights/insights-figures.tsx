import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PairedBars, HorizontalBars } from './insights-bars.tsx'
import { InsightsFigure } from './insights-figure.tsx'
import { daysText, dayText, fullShareText, medianText, shareText, sourceName } from './insights-texts.ts'
import { minSample, type Insights } from './insights.ts'
import { statusName, statusTone } from '../status-texts.ts'

type Props = { insights: Insights }

export function FunnelFigure({ insights: { funnel, rejected, putAside } }: Props) {
  const { t } = useLingui()
  const steps = funnel.map(({ status, reached }, at) => {
    const before = funnel[at - 1]
    return { name: statusName(status), tone: statusTone(status), value: reached, before }
  })
  const rejectedName = statusName('Rejected')
  return (
    <InsightsFigure
      title={t`From the first look to an offer`}
      note={
        <Trans>
          How many jobs ever reached each stage, and their share of the stage before. A job with an interview counts as
          applied for, and one with an offer as interviewed, even if its card skipped a column.
        </Trans>
      }
      table={{
        columns: [t`Stage`, t`Jobs`, t`Of the stage before`],
        rows: [
          ...steps.map(({ name, value, before }) => {
            const share = before ? fullShareText(value, before.reached) : '–'
            return [name, String(value), share] as [string, ...string[]]
          }),
          [rejectedName, String(rejected), '–'],
        ],
      }}
    >
      <HorizontalBars
        bars={steps.map(({ name, tone, value, before }) => ({
          name,
          tone,
          value,
          text: before ? fullShareText(value, before.reached) : String(value),
        }))}
      />
      <div className="mt-5 border-t border-line pt-4">
        <HorizontalBars
          bars={[{ name: rejectedName, tone: statusTone('Rejected'), value: rejected, text: String(rejected) }]}
          longest={Math.max(1, funnel[0]?.reached ?? 1)}
        />
        {putAside > 0 && (
          <p className="mt-2 text-sm text-muted">
            <Plural
              value={putAside}
              one="# of them went from Viewed straight to Rejected and does not count as an application."
              other="# of them went from Viewed straight to Rejected and do not count as applications."
            />
          </p>
        )}
      </div>
    </InsightsFigure>
  )
}

export function WeeksFigure({ insights: { weeks } }: Props) {
  const { t } = useLingui()
  return (
    <InsightsFigure
      title={t`Week by week`}
      note={
        <Trans>
          The last 12 weeks in your time zone, each by its first day. A job counts as applied in the week in which its
          card moved to Applied.
        </Trans>
      }
      table={{
        columns: [t`Week from`, t`Added`, t`Applied`],
        rows: weeks.map(({ start, added, applied }) => [dayText(start, 'long'), String(added), String(applied)]),
      }}
    >
      <PairedBars
        legend={[t`Added`, t`Applied`]}
        pairs={weeks.map(({ start, added, applied }) => ({
          key: start,
          name: dayText(start, 'short'),
          first: added,
          second: applied,
        }))}
      />
    </InsightsFigure>
  )
}

export function StagesFigure({ insights: { stages } }: Props) {
  const { t } = useLingui()
  return (
    <InsightsFigure
      title={t`Time in each stage`}
      note={
        <Trans>
          The median of all finished stays: half took less, half took more. Jobs that are still in a stage do not count
          for it yet.
        </Trans>
      }
      table={{
        columns: [t`Stage`, t`Median`, t`Based on`],
        rows: stages.map(({ status, median }) => [
          statusName(status),
          median ? daysText(median.days) : '–',
          of(median?.of ?? 0),
        ]),
      }}
    >
      <HorizontalBars
        bars={stages.map(({ status, median }) => ({
          name: statusName(status),
          tone: statusTone(status),
          value: median?.days ?? 0,
          text: medianText(median),
        }))}
      />
    </InsightsFigure>
  )

  function of(count: number): string {
    return count > 0 && count < minSample ? t`${count}: too few to say much` : String(count)
  }
}

export function SourcesFigure({ insights: { sources } }: Props) {
  const { t } = useLingui()
  return (
    <InsightsFigure
      title={t`Where the jobs were found`}
      note={
        <Trans>
          Applications by source; the stronger colour shows those that got an answer of any kind. With fewer than{' '}
          {minSample}, a percentage would be down to chance, so only the counts are shown.
        </Trans>
      }
      table={{
        columns: [t`Source`, t`Jobs`, t`Applied`, t`Answered`],
        rows: sources.map((source) => [
          sourceName(source),
          String(source.jobs),
          String(source.applied),
          fullShareText(source.answered, source.applied),
        ]),
      }}
    >
      <HorizontalBars
        bars={sources.map((source) => {
          const share = shareText(source.answered, source.applied)
          return {
            name: sourceName(source),
            value: source.applied,
            part: source.answered,
            text: source.applied === 0 ? t`no application` : t`answered: ${share}`,
          }
        })}
      />
    </InsightsFigure>
  )
}

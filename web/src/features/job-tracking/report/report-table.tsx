import { Trans, useLingui } from '@lingui/react/macro'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hasAddress, statusMeanings, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { regionalLanguage } from '../regional-language.ts'
import { statusName } from '../status-texts.ts'
import type { ReportRow } from './report.ts'

type Props = { rows: readonly ReportRow[] }

const results: Record<JobStatus, ReturnType<typeof msg>> = {
  Viewed: msg`Not applied`,
  Applied: msg`Waiting for an answer`,
  Interview: msg`Invited to an interview`,
  Offer: msg`Offer received`,
  Rejected: msg`Rejected`,
}

/** A day in this device's time zone with the month in letters: 3/4 is a different day in different countries. */
export function reportDay(moment: number | undefined): string {
  if (moment === undefined) return i18n._(msg`not recorded`)
  return new Date(moment).toLocaleDateString(regionalLanguage(), { dateStyle: 'medium' })
}

function resultText({ result, applied, steps }: ReportRow): string {
  if (!applied) return i18n._(statusMeanings[result].isEnd ? msg`Not pursued` : results.Viewed)
  // A card moved back to Viewed keeps its application.
  const last = steps.findLast(({ status }) => statusMeanings[status].isApplied || statusMeanings[status].isAnswer)
  return i18n._(results[last?.status ?? 'Applied'])
}

export function ReportTable({ rows }: Props) {
  const { t } = useLingui()
  return (
    // The region scrolls on a narrow screen, and keyboards must reach it.
    <div role="region" aria-label={t`Applications`} tabIndex={0} className="overflow-x-auto print:overflow-visible">
      <table className="w-full table-fixed max-sm:block sm:min-w-[44rem] border-collapse text-[0.9375rem] print:min-w-0 print:text-[9pt]">
        <colgroup>
          <col className="w-[14%]" />
          <col className="w-[42%]" />
          <col className="w-[26%]" />
          <col className="w-[18%]" />
        </colgroup>
        <thead className="max-sm:sr-only">
          <tr className="border-b-2 border-ink text-start align-bottom">
            <HeadCell text={t`Applied on`} />
            <HeadCell text={t`Job`} />
            <HeadCell text={t`Stages`} />
            <HeadCell text={t`Result`} />
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr
              key={row.job.job_url}
              // On a phone a row is a block: result and date, then the job, then its stages.
              className="border-b border-line align-top max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-y-2 max-sm:py-4"
            >
              <td className="max-sm:col-start-2 max-sm:row-start-1 sm:py-3 sm:pe-4">
                {row.applied ? reportDay(row.appliedAt) : '–'}
              </td>
              <td className="[overflow-wrap:anywhere] max-sm:col-span-2 max-sm:row-start-2 sm:py-3 sm:pe-4">
                <p className="font-semibold">
                  <bdi>{row.job.job_title}</bdi>
                </p>
                <p>
                  <bdi>{row.job.company_name}</bdi>
                  {row.job.location && (
                    <>
                      , <bdi>{row.job.location}</bdi>
                    </>
                  )}
                </p>
                <p dir="ltr" className="text-[0.8125rem] text-muted print:text-[8pt]">
                  {hasAddress(row.job.job_url) ? row.job.job_url : '–'}
                </p>
              </td>
              <td className="max-sm:col-span-2 max-sm:row-start-3 sm:py-3 sm:pe-4">
                <ol>
                  {row.steps.map(({ status, at }, index) => (
                    // The history never reorders, so the index is a stable key.
                    <li key={index}>
                      {statusName(status)}: {reportDay(at)}
                    </li>
                  ))}
                </ol>
              </td>
              <td className="font-semibold max-sm:col-start-1 max-sm:row-start-1 max-sm:pe-4 sm:py-3">
                {resultText(row)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <p className="py-6 text-muted">
          <Trans>No application in this period.</Trans>
        </p>
      )}
    </div>
  )
}

function HeadCell({ text }: { text: string }) {
  return (
    <th scope="col" className="py-2 pe-4 text-start font-semibold">
      {text}
    </th>
  )
}

import { i18n } from '@lingui/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import type { ReactNode } from 'react'
import { RelativeTime, useClock } from '../../../lib/relative-time.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { contractNames, hoursNames } from '../form/employment-names.ts'

const dayMs = 86_400_000
/** Older advertisements have often been filled, or were never meant to be. */
const longStandingDays = 60

export function JobOrigin({ job }: { job: FoundJob }) {
  const { name } = job.source
  return (
    <p className="text-sm text-muted">
      {job.source.is_sample ? <Trans>Sample</Trans> : name}
      {' · '}
      {job.posted_at_known ? (
        <RelativeTime timestamp={job.posted_at} />
      ) : (
        <Trans>
          first seen <RelativeTime timestamp={job.posted_at} />
        </Trans>
      )}
    </p>
  )
}

export function JobMarks({ job, children }: { job: FoundJob; children?: ReactNode }) {
  const { t } = useLingui()
  const now = useClock().getTime()
  const age = Math.floor((now - Date.parse(job.first_posted_at)) / dayMs)
  const km = job.distance_km
  return (
    <div className="flex flex-wrap gap-1.5 empty:hidden">
      {children}
      {job.remote && (
        <Badge tone="blue">
          <Trans>Remote</Trans>
        </Badge>
      )}
      {[...job.hours.map((hours) => hoursNames[hours]), ...job.contract.map((contract) => contractNames[contract])].map(
        (name) => (
          <Badge key={name.id} tone="grey">
            {i18n._(name)}
          </Badge>
        ),
      )}
      {km !== null && km > 0 && <Badge tone="grey">{t`${km} km away`}</Badge>}
      {job.reposts > 1 && (
        <Badge tone="yellow">
          <Plural value={job.reposts + 1} one="Posted # time" other="Posted # times" />
        </Badge>
      )}
      {job.reposts <= 1 && age > longStandingDays && <Badge tone="yellow">{t`Open for ${age} days`}</Badge>}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import type { JobMatch } from '@waymark/contract/job-search/job-matches.ts'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { Building2, MapPin, Wallet, type LucideIcon } from 'lucide-react'
import { Fragment, useEffect, useRef, type ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import { MatchPanel } from '../../documents/match/match-panel.tsx'
import { statusName, statusTone } from '../../job-tracking/job-status.api.ts'
import { JobActions } from './job-actions.tsx'
import { JobMarks, JobOrigin } from './job-facts.tsx'
import { isScored } from '../job-search.api.ts'
import { PostingHtml } from './posting-html.tsx'

type Props = { job: FoundJob; stage: string | undefined; match: JobMatch | undefined; onHidden: () => void }

export function JobDetail({ job, stage, match, onHidden }: Props) {
  const parts: [ReactNode, string][] = [
    [<Trans key="company">About the Company</Trans>, job.company_info],
    [<Trans key="roles">Roles and Responsibilities</Trans>, job.description],
    [<Trans key="qualifications">Qualifications</Trans>, job.requirements],
    [<Trans key="benefits">Benefits</Trans>, job.benefits],
  ]
  const texts = parts.filter(([, html]) => html !== '')
  const status = statusName(stage ?? '')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // On a phone the job replaces the list, so reading continues at its start.
    if (window.matchMedia?.('(max-width: 1023px)').matches) heading.current?.focus()
  }, [])
  return (
    <article className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5 sm:p-7">
      <header className="flex flex-col gap-3">
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-2xl leading-tight font-bold tracking-[-0.015em] [overflow-wrap:anywhere]"
        >
          <bdi>{job.job_title}</bdi>
        </h2>
        <div className="flex flex-col gap-1.5">
          <Fact Icon={Building2} text={job.company} />
          <Fact Icon={MapPin} text={job.location} />
          <Fact Icon={Wallet} text={job.salary} />
        </div>
        <JobMarks job={job}>
          {stage && (
            <Badge tone={statusTone(stage)}>
              <Trans>On your board: {status}</Trans>
            </Badge>
          )}
          {/* What could be read of it has its own marks. */}
          {job.employment_type && job.hours.length + job.contract.length === 0 && (
            <Badge tone="grey">{job.employment_type}</Badge>
          )}
        </JobMarks>
        <JobOrigin job={job} />
      </header>
      {job.source.is_sample && (
        <Alert variant="note">
          <Trans>
            This is a sample posting of an invented employer, shown because no source of real jobs has answered yet.
            Nobody can apply to it, but it can be saved to your board to try everything out.
          </Trans>
        </Alert>
      )}
      <JobActions job={job} isOnBoard={stage !== undefined} onHidden={onHidden} />
      <MatchDetails job_url={job.job_url} match={match} />
      {texts.map(([title, html], index) => (
        <Fragment key={index}>
          <section className="flex flex-col gap-2">
            <h3 className="text-lg font-bold">{title}</h3>
            <PostingHtml html={html} />
          </section>
        </Fragment>
      ))}
      {texts.length === 0 && (
        <p className="text-muted">
          <Trans>This source provides no text. The whole posting is on the employer’s page.</Trans>
        </p>
      )}
    </article>
  )
}

function Fact({ Icon, text }: { Icon: LucideIcon; text: string }) {
  if (text === '') return null
  return (
    <p className="flex items-start gap-2.5">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <bdi>{text}</bdi>
      </span>
    </p>
  )
}

/** The posting's requirements as on the job's own page; loaded when opened. */
function MatchDetails({ job_url, match }: { job_url: string; match: JobMatch | undefined }) {
  if (!match) return null
  const { score } = match
  return (
    <Unfold
      className="rounded-control border border-line px-3"
      title={
        isScored(match) ? (
          <Trans>Match with your profile: {score} of 100</Trans>
        ) : (
          <Trans>Match with your profile</Trans>
        )
      }
    >
      <MatchPanel job_url={job_url} />
    </Unfold>
  )
}

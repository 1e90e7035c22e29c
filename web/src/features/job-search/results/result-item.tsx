import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { JobMatch } from '@waymark/contract/job-search/job-matches.ts'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { JoinedFacts } from '../../../ui/joined-facts.tsx'
import { statusName, statusTone } from '../../job-tracking/job-status.api.ts'
import { JobMarks, JobOrigin } from '../job/job-facts.tsx'
import { isScored } from '../job-search.api.ts'

type Props = {
  job: FoundJob
  isSelected: boolean
  isSeen: boolean
  /** The job's stage, if it is on the board. */
  stage: string | undefined
  match: JobMatch | undefined
  /** The address of the search for its title at its employer. */
  alikeAddress: string
  onSelect: () => void
  /** Moves the focus past the other results. */
  onDetail: () => void
}

export function ResultItem({ job, isSelected, isSeen, stage, match, alikeAddress, onSelect, onDetail }: Props) {
  const status = stage && statusName(stage)
  return (
    <li>
      <button
        type="button"
        data-job={job.id}
        aria-current={isSelected || undefined}
        onClick={onSelect}
        className={classNames(
          'flex w-full flex-col gap-1.5 rounded-card border p-4 text-start transition-colors',
          isSelected ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-raised',
        )}
      >
        <span
          className={classNames(
            'leading-snug [overflow-wrap:anywhere]',
            isSeen ? 'font-medium text-muted' : 'font-bold',
          )}
        >
          <bdi>{job.job_title}</bdi>
        </span>
        <span className="text-[0.9375rem] [overflow-wrap:anywhere]">
          <bdi>{job.company}</bdi>
        </span>
        <span className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
          <JoinedFacts facts={[job.location, job.salary]} />
        </span>
        <JobMarks job={job}>
          <MatchMark match={match} />
          {job.followed && (
            <Badge tone="blue">
              <Trans>You follow</Trans>
            </Badge>
          )}
          {stage && (
            <Badge tone={statusTone(stage)}>
              <Trans>On your board: {status}</Trans>
            </Badge>
          )}
          {isSeen && !stage && (
            <Badge tone="grey">
              <Trans>Seen</Trans>
            </Badge>
          )}
        </JobMarks>
        <JobOrigin job={job} />
      </button>
      {job.alike > 0 && (
        <Link to={alikeAddress} className="mt-1 inline-flex min-h-11 items-center px-4 text-[0.9375rem]">
          <Plural
            value={job.alike}
            one="# more with this title from this employer"
            other="# more with this title from this employer"
          />
        </Link>
      )}
      {isSelected && (
        <button
          type="button"
          onClick={onDetail}
          className="sr-only rounded-control bg-surface font-semibold text-accent focus:not-sr-only focus:mt-2 focus:min-h-11 focus:px-4"
        >
          <Trans>Skip to the details</Trans>
        </button>
      )}
    </li>
  )
}

/** The score of the job's own page. */
function MatchMark({ match }: { match: JobMatch | undefined }) {
  const { t } = useLingui()
  if (!match || !isScored(match)) return null
  const { score, have, similar, missing } = match
  return (
    <Badge tone={score >= 60 ? 'green' : 'grey'}>
      <span title={t`Your profile: ${have} shown, ${similar} similar, ${missing} missing`}>{t`Match ${score}`}</span>
    </Badge>
  )
}

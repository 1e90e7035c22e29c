import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Link } from '../../../ui/link.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Notice } from '../../../ui/page/notice.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import { useJobs } from '../job-tracking.api.ts'
import { JobPageContent } from './job-page-content.tsx'

export function JobPage() {
  const { t } = useLingui()
  const { id } = useParams()
  const board = useJobs()
  const { data: jobs, isPending } = board
  const current = jobs?.find((job) => job.id === id)
  // A job deleted elsewhere stays in sight, with what was written about it.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const job = current ?? (last?.id === id ? last : undefined)

  if (!job && jobs) {
    return (
      <Notice
        inside
        title={<Trans>This job is not on your board</Trans>}
        text={<Trans>It may have been deleted, or the link belongs to another account.</Trans>}
        action={
          <Link to="/jobtracking">
            <Trans>Back to the board</Trans>
          </Link>
        }
      />
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-[100rem] page-space flex-col gap-6">
      <title>{`${job?.job_title ?? t`Job`} · Waymark`}</title>
      <Link to="/jobtracking" className="inline-flex w-fit items-center gap-1.5 text-[0.9375rem]">
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        <Trans>Back to the board</Trans>
      </Link>
      {job && <JobPageContent key={job.job_url} job={job} isGone={!current} />}
      {!job && isPending && <PageSkeleton />}
      {!job && !isPending && (
        <LoadFailure query={board}>
          <Trans>This job could not be loaded. Nothing is lost.</Trans>
        </LoadFailure>
      )}
    </div>
  )
}

function PageSkeleton() {
  return (
    <Skeleton label={<Trans>Loading the job...</Trans>}>
      <SkeletonBlock className="h-9 w-2/3 max-w-xl" />
      <SkeletonBlock className="mt-3 h-5 w-40" />
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <SkeletonBlock className="h-96" />
        <SkeletonBlock className="h-96 max-lg:hidden" />
      </div>
    </Skeleton>
  )
}

import { Trans } from '@lingui/react/macro'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { useJobs } from './job-tracking.api.ts'

type Props = {
  title: string
  description: ReactNode
  failed: ReactNode
  className: string
  children: (jobs: readonly JobRecord[]) => ReactNode
}

export function BoardSidePage({ title, description, failed, className, children }: Props) {
  const board = useJobs()
  const { data: jobs, isPending } = board
  return (
    <div className={classNames('mx-auto flex w-full page-space flex-col gap-6', className)}>
      <title>{`${title} · Waymark`}</title>
      <header className="flex flex-col items-start gap-1 print:hidden">
        <Link to="/jobtracking" className="mb-3 inline-flex items-center gap-1.5 text-[0.9375rem]">
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          <Trans>Back to the board</Trans>
        </Link>
        <h1 tabIndex={-1} className="text-[2rem] leading-tight font-bold tracking-[-0.02em]">
          {title}
        </h1>
        <p className="text-muted">{description}</p>
      </header>
      {isPending && (
        <Skeleton label={<Trans>Loading jobs...</Trans>}>
          <div className="grid gap-4 sm:grid-cols-3">
            {[1, 2, 3].map((block) => (
              <SkeletonBlock key={block} className="h-28" />
            ))}
          </div>
          <SkeletonBlock className="mt-6 h-80" />
        </Skeleton>
      )}
      {!isPending && !jobs && <LoadFailure query={board}>{failed}</LoadFailure>}
      {jobs && children(jobs)}
    </div>
  )
}

import { Trans } from '@lingui/react/macro'
import { jobStatuses } from '@waymark/contract/job-tracking.ts'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'

export function BoardSkeleton() {
  return (
    <Skeleton label={<Trans>Loading jobs...</Trans>} className="overflow-hidden px-4 sm:px-10">
      <div className="mx-auto flex w-max gap-6">
        {jobStatuses.map((status, index) => (
          <div key={status} className="flex w-72 flex-col gap-2.5">
            <SkeletonBlock className="mb-1 h-8 w-32" />
            {Array.from({ length: 3 - (index % 3) }, (_, card) => (
              <SkeletonBlock key={card} className="h-28" />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  )
}

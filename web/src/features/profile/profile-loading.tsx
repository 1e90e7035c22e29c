import { Trans } from '@lingui/react/macro'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { ProfileFrame } from './profile-frame.tsx'

export function ProfileLoading() {
  return (
    <ProfileFrame>
      <Skeleton label={<Trans>Loading profile...</Trans>}>
        <div className="grid gap-10 pt-4 @4xl:grid-cols-[12.5rem_minmax(0,1fr)]">
          <div className="hidden flex-col gap-4 @4xl:flex">
            {Array.from({ length: 10 }, (_, index) => (
              <SkeletonBlock key={index} className="h-5 w-36" />
            ))}
          </div>
          <div className="flex flex-col gap-6">
            <SkeletonBlock className="h-72 w-full" />
            <SkeletonBlock className="h-32 w-full" />
            <SkeletonBlock className="h-64 w-full" />
          </div>
        </div>
      </Skeleton>
    </ProfileFrame>
  )
}

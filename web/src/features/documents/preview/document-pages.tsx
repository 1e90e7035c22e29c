import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx'
import { usePages } from '../application.api.ts'
import { pagePictures } from './page-pictures.ts'

export function DocumentPages({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const drawing = usePages(id)
  const { data, isPending } = drawing
  const pictures = useMemo(() => (data ? pagePictures(data) : []), [data])
  if (isPending)
    return (
      <Skeleton label={<Trans>Drawing the pages...</Trans>}>
        <SkeletonBlock className="aspect-[210/297] w-full" />
      </Skeleton>
    )
  if (!data)
    return (
      <LoadFailure query={drawing}>
        <Trans>The pages could not be drawn. The files can still be downloaded.</Trans>
      </LoadFailure>
    )
  return (
    <div className="flex flex-col gap-4">
      {data.undrawn.length > 0 && (
        <Alert variant="note">
          <Trans>These characters cannot be printed or read.</Trans> <bdi>{data.undrawn.join(' · ')}</bdi>
        </Alert>
      )}
      <ol className="flex flex-col gap-4">
        {pictures.map((picture, index) => {
          const [page, last] = [index + 1, pictures.length]
          return (
            <li key={index} className="flex flex-col items-center gap-1.5">
              {/* The drawing is ink alone; its paper is white in the dark too. */}
              <img
                src={picture}
                alt={t`${name}, page ${page} of ${last}`}
                width={data.width}
                height={data.height}
                className="h-auto w-full max-w-[42rem] rounded-sm border border-line bg-white shadow-soft"
              />
              {last > 1 && (
                <span aria-hidden className="text-sm text-muted tabular-nums">
                  {page} / {last}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

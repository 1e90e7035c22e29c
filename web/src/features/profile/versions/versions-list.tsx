import { Trans } from '@lingui/react/macro'
import { localDateTime, RelativeTime } from '../../../lib/relative-time.tsx'
import { Button } from '../../../ui/button.tsx'
import { changesText, originText } from './version-texts.ts'
import type { Version } from './versions.api.ts'

type Props = { versions: readonly Version[]; onView: (version: Version) => void }

export function VersionsList({ versions, onView }: Props) {
  if (versions.length === 0) {
    return (
      <p className="py-6 text-muted">
        <Trans>Nothing is saved yet. After “Save All Changes” the first version appears here.</Trans>
      </p>
    )
  }
  return (
    <ol className="flex flex-col divide-y divide-line">
      {versions.map((version, index) => {
        const { version: number, saved_at: time, origin, changes } = version
        return (
          <li key={number} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4 first:pt-1">
            <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
              <p className="font-semibold">
                {originText(origin)}
                {index === 0 && (
                  <span className="ml-2.5 rounded-full bg-accent-soft px-2.5 py-0.5 text-sm whitespace-nowrap text-accent-strong">
                    <Trans>Current</Trans>
                  </span>
                )}
              </p>
              <p className="text-[0.9375rem] empty:hidden">{changesText(changes)}</p>
              <p className="mt-0.5 text-sm text-muted tabular-nums">
                <Trans>Version {number}</Trans> · {localDateTime(time)} · <RelativeTime timestamp={time} />
              </p>
            </div>
            <Button
              variant="quiet"
              data-version={number}
              onClick={() => onView(version)}
              className="min-h-11! px-4 text-[0.9375rem]"
            >
              <span>
                <Trans>
                  View <span className="sr-only">version {number}</span>
                </Trans>
              </span>
            </Button>
          </li>
        )
      })}
    </ol>
  )
}

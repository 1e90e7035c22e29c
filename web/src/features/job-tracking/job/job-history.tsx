import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { RelativeTime } from '../../../lib/relative-time.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { statusName, statusTone } from '../status-texts.ts'

export function JobHistory({ history }: { history: JobRecord['history'] }) {
  return (
    <ol reversed className="flex flex-col">
      {history.toReversed().map(({ status, timestamp }, index) => (
        // The history only grows at its end, so an index counted from there identifies an entry.
        <li
          key={history.length - index}
          className="flex items-center justify-between gap-4 border-line py-2 not-last:border-b"
        >
          <Badge tone={statusTone(status)}>{statusName(status)}</Badge>
          <RelativeTime timestamp={timestamp} className="text-[0.9375rem] text-muted" />
        </li>
      ))}
    </ol>
  )
}

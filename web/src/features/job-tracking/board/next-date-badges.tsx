import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { Bell, CalendarClock } from 'lucide-react'
import { useClock } from '../../../lib/relative-time.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { datesOf } from './next-dates.ts'

/** If short and with both dates, symbols replace words so that they fit on one line. */
export function NextDateBadges({ job, isShort = false }: { job: JobRecord; isShort?: boolean }) {
  const dates = datesOf(job, useClock())
  if (dates.length === 0) return null
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {dates.map(({ kind, tone, text, when }) => (
        <Badge key={kind} tone={tone} Icon={kind === 'interview' ? CalendarClock : Bell}>
          {isShort && dates.length > 1 ? (
            <>
              <span aria-hidden>{when}</span>
              <span className="sr-only">{text}</span>
            </>
          ) : (
            text
          )}
        </Badge>
      ))}
    </span>
  )
}

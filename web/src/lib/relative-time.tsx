import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'

const minute = 60
const steps: readonly [limit: number, size: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60 * minute, minute, 'minute'],
  [24 * 60 * minute, 60 * minute, 'hour'],
  [30 * 24 * 60 * minute, 24 * 60 * minute, 'day'],
  [365 * 24 * 60 * minute, 30 * 24 * 60 * minute, 'month'],
  [Number.POSITIVE_INFINITY, 365 * 24 * 60 * minute, 'year'],
]

/** "3 days ago", or "Recently" for text that is not a date. */
export function relativeTime(timestamp: string, now: number = Date.now()): string {
  const seconds = (now - Date.parse(timestamp)) / 1000
  if (Number.isNaN(seconds)) return t`Recently`
  // Covers future times too: the server's clock may be slightly ahead.
  if (seconds < minute) return t`less than a minute ago`
  const [, size, unit] = steps.find(([limit]) => seconds < limit) ?? [0, minute, 'minute' as const]
  return new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'always' }).format(-Math.floor(seconds / size), unit)
}

export function localDateTime(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime())
    ? t`Recently`
    : date.toLocaleString(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
}

const tickMs = 30_000
const currentTick = () => Math.floor(Date.now() / tickMs)
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

// One timer for all: a board shows hundreds of times.
function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), tickMs)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The current time, rounded to half a minute; components that use it re-render when it changes. */
export const useClock = (): Date => new Date(useSyncExternalStore(subscribe, currentTick) * tickMs)

export function RelativeTime({ timestamp, className }: { timestamp: string; className?: string }) {
  useClock()
  if (Number.isNaN(Date.parse(timestamp))) return <span className={className}>{relativeTime(timestamp)}</span>
  return (
    <time dateTime={timestamp} title={localDateTime(timestamp)} className={className}>
      {relativeTime(timestamp)}
    </time>
  )
}

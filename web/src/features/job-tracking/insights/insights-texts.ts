import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { minSample, type Median, type SourceCount } from './insights.ts'
import { regionalLanguage } from '../regional-language.ts'
import { dateOf } from './insights-weeks.ts'

const percent = (share: number) => i18n.number(share, { style: 'percent', maximumFractionDigits: 0 })

/** Formats a share with its total; no percentage for small samples, where one job more would change it a lot. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return t`none yet`
  if (whole < minSample) return t`${part} of ${whole}`
  const share = percent(part / whole)
  return t`${share} (${part} of ${whole})`
}

export function fullShareText(part: number, whole: number): string {
  const share = shareText(part, whole)
  return whole > 0 && whole < minSample ? t`${share}: too few to say much` : share
}

export function daysText(days: number): string {
  if (days < 0.5) return t`less than a day`
  const shown = days < 10 ? Math.round(days * 2) / 2 : Math.round(days)
  return plural(shown, { one: '# day', other: '# days' })
}

export function medianText(median: Median | undefined): string {
  if (!median) return t`none yet`
  const { of } = median
  const days = daysText(median.days)
  return of < minSample ? t`${days} (from ${of}: too few to say much)` : t`${days} (from ${of})`
}

export function sourceName({ source }: SourceCount): string {
  if (source === null) return t`All others`
  return source === '' ? t`No source noted` : source
}

export function dayText(day: number, style: 'short' | 'long'): string {
  const format = new Intl.DateTimeFormat(regionalLanguage(), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(style === 'long' && { year: 'numeric' }),
  })
  return format.format(dateOf(day))
}

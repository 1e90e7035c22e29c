import { describe, expect, test } from 'vitest'
import { relativeTime } from './relative-time.tsx'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const ago = (seconds: number) => relativeTime(new Date(now - seconds * 1000).toISOString(), now)

describe('relative time', () => {
  test('a time is told in its largest whole unit', () => {
    expect([59, 60, 3599, 3600, 86_399, 86_400, 29 * 86_400, 30 * 86_400, 364 * 86_400, 365 * 86_400].map(ago)).toEqual(
      [
        'less than a minute ago',
        '1 minute ago',
        '59 minutes ago',
        '1 hour ago',
        '23 hours ago',
        '1 day ago',
        '29 days ago',
        '1 month ago',
        '12 months ago',
        '1 year ago',
      ],
    )
  })

  test('a server whose clock is ahead does not speak of the future', () => {
    expect(ago(-300)).toBe('less than a minute ago')
  })

  test('an invalid date reads "Recently"', () => {
    expect(relativeTime('soon', now)).toBe('Recently')
    expect(relativeTime('', now)).toBe('Recently')
  })
})

import { foldText } from '../../../lib/fold-text.ts'

/** The browser's time zone, or UTC if it does not say. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

export const zoneName = (zone: string): string => zone.replaceAll('_', ' ').split('/').toReversed().join(', ')

/** The current time in a zone; '' if this browser does not know the zone. */
export function timeIn(zone: string, language: string, now: Date = new Date()): string {
  try {
    return now.toLocaleTimeString(language, { timeZone: zone, timeStyle: 'short' })
  } catch {
    return ''
  }
}

const allZones = (): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]

const plain = (text: string) => foldText(text).replace(/[_/,]+/g, ' ')

/** Zones in which every search word starts a word, with matching cities first. */
export function findZones(text: string, zones: readonly string[] = allZones()): string[] {
  const words = plain(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const found = zones.filter((zone) => {
    const parts = plain(zone).split(' ')
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
  const isCity = (zone: string) => plain(zone.split('/').at(-1) ?? '').startsWith(words.join(' '))
  return found.toSorted((a, b) => Number(isCity(b)) - Number(isCity(a)))
}

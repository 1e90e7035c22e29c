import { createHash } from 'node:crypto'

export type CalendarEntry = {
  /** Stays the same as long as it is the same entry. */
  uid: string
  /** YYYY-MM-DD for a whole day, or a moment. */
  at: string | Date
  summary: string
  description: string
  url: string
  changedAt: Date
}

/** How often calendars should look again. */
const refreshEvery = 'PT1H'

/**
 * An iCalendar stream (RFC 5545) as a feed: without METHOD, for nothing is sent to anybody.
 * @param events as `writeEvents` writes them, in any number of parts
 */
export function writeCalendar(name: string, events: readonly string[]): string {
  const head = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Waymark//Reminders//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refreshEvery}`,
    `X-PUBLISHED-TTL:${refreshEvery}`,
  ]
  return [toText(head), ...events, toText(['END:VCALENDAR'])].join('')
}

/** Some hundred at a time: thousands would hold the event loop. */
export function writeEvents(entries: readonly CalendarEntry[]): string {
  return toText(entries.flatMap(eventLines))
}

const toText = (lines: readonly string[]) => lines.map((line) => `${fold(line)}\r\n`).join('')

function eventLines({ uid, at, summary, description, url, changedAt }: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(changedAt)}`,
    typeof at === 'string' ? `DTSTART;VALUE=DATE:${at.replaceAll('-', '')}` : `DTSTART:${utc(at)}`,
    `SUMMARY:${escapeText(summary)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...uriLine(url),
    // A day that only reminds does not make its owner busy.
    ...(typeof at === 'string' ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ]
}

/** A URI is not escaped, so it is written as a parser spells it: nothing in it can end the line. */
function uriLine(url: string): string[] {
  return URL.canParse(url) ? [`URL:${new URL(url).href}`] : []
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
}

/** Text values (RFC 5545, 3.3.11). Control characters besides the line break have no place in them. */
function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const lineOctets = 75

/** Lines of at most 75 octets without their break, never cut inside a character (RFC 5545, 3.1). */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= lineOctets) return line
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > lineOctets) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** An entry's own id, from what makes it that entry; it tells nothing about it. */
export function uidOf(host: string, ...parts: readonly string[]): string {
  return `${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)}@${host}`
}

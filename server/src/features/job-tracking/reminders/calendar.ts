import { createHash } from 'node:crypto'

export type CalendarEntry = {
  /** Permanent, also when the entry moves. */
  uid: string
  at: string | Date
  summary: string
  description: string
  url: string
  changedAt: Date
}

const refreshEvery = 'PT1H'

/** An iCalendar stream (RFC 5545) as a feed, so without METHOD. `events` come from `writeEvents`. */
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

/** Call with some hundred entries at a time: thousands would block the event loop. */
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
    // A day with a reminder is not a busy day.
    ...(typeof at === 'string' ? ['TRANSP:TRANSPARENT'] : []),
    'END:VEVENT',
  ]
}

/** URIs are not escaped in this format; the parser's spelling contains no line breaks. */
function uriLine(url: string): string[] {
  return URL.canParse(url) ? [`URL:${new URL(url).href}`] : []
}

function utc(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '')
}

function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

const lineOctets = 75

/** Splits into lines of at most 75 octets, never inside a character (RFC 5545, 3.1). */
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

export function uidOf(host: string, ...parts: readonly string[]): string {
  return `${createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 40)}@${host}`
}

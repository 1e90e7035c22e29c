import { dateFormatsIn, type DateFormat } from './facts/date-formats.ts'
import { isUntil } from './facts/date-points.ts'
import { type DatePoint, findDates, type DateRange } from './facts/dates.ts'
import { findEmails } from './facts/email-addresses.ts'
import { findPhones } from './facts/phone-numbers.ts'
import type { IndexedLine, Line } from './lines/line.ts'
import { joinWrapped, rightEdges } from './lines/wrapped-lines.ts'
import { outlineJobs, type OutlineJob } from './outline-jobs.ts'
import { profileFromLines, withinLimits } from './profile-from-lines.ts'
import { splitSections, type Section } from './sections/split-sections.ts'
import type { SectionKind } from './words/section-names.ts'

export type OutlineDate = { line: string; from: string; to?: string; formats: DateFormat[] }

/** What a review of a CV's form needs besides its text: plain JSON, stored with the text. */
export type CvOutline = {
  email?: string
  phone?: string
  /** E-mail and phone that appear only in a page header or footer of a Word file. */
  contact_aside: string[]
  sections: SectionKind[]
  bullets: string[]
  dates: OutlineDate[]
  /** Where all of them were surely read. Outlines that were stored before have none of the following. */
  jobs?: OutlineJob[]
  /** Years of the schools, as they are written. */
  schools?: string[]
  empty_headings?: string[]
  summary?: string
}

const maxItems = 1000

export function outlineFromLines(given: readonly Line[], asideLines: number): CvOutline {
  const lines = withinLimits(given).map((line, index): IndexedLine => ({ ...line, index }))
  const [aside, body] = [lines.slice(0, asideLines), lines.slice(asideLines)]
  const profile = profileFromLines(body)
  const { email, mobile_numbers = [] } = profile.personal_details
  const { sections } = splitSections(body)
  const jobs = outlineJobs(profile)
  const { profile_summary: summary } = profile
  const [emailAside, phoneAside] = [findEmails(aside)[0]?.text, aside.flatMap(({ text }) => findPhones(text))[0]?.value]
  const contact = { email: email?.value ?? emailAside, phone: mobile_numbers[0]?.value ?? phoneAside }
  return {
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { phone: contact.phone }),
    contact_aside: [email ? undefined : emailAside, mobile_numbers[0] ? undefined : phoneAside].filter(
      (found) => found !== undefined,
    ),
    sections: [...new Set(sections.flatMap(({ kinds }) => kinds))],
    bullets: joinWrapped(body, rightEdges(body))
      .filter(({ bullet }) => bullet)
      .slice(0, maxItems)
      .map(({ text }) => text),
    dates: body.flatMap(({ text }) => datesIn(text.replaceAll('\t', ' '))).slice(0, maxItems),
    ...(jobs && { jobs }),
    schools: profile.education.flatMap(({ attendance }) => attendance?.value ?? []).slice(0, maxItems),
    empty_headings: emptyHeadings(sections),
    ...(summary && summary.confidence !== 'low' && { summary: summary.value }),
  }
}

/** A heading right above another of its kind is its first line: "Experience" and "Professional experience". */
function emptyHeadings(sections: readonly Section[]): string[] {
  return sections
    .filter(({ kinds, lines }, index) => {
      const next = sections[index + 1]
      const isAbove = next?.kinds.some((kind) => kinds.includes(kind)) ?? false
      return kinds.length > 0 && lines.every(({ text }) => text.trim() === '') && !isAbove
    })
    .map(({ name }) => name)
}

function datesIn(line: string): OutlineDate[] {
  const found = findDates(line)
  return found.flatMap((date, index): OutlineDate[] => {
    const from = monthIn(date.from)
    const to = monthIn(date.to) ?? endBefore(line, date, found[index + 1])
    if (!from || from === 'present') return []
    return [{ line, from, ...(to && { to }), formats: dateFormatsIn(line.slice(date.start, date.end)) }]
  })
}

/** "May 2019 - Feb 2018" is not a range to `findDates`, but was meant as one. */
function endBefore(line: string, date: DateRange, next: DateRange | undefined): string | undefined {
  return next && !next.to && isUntil(line.slice(date.end, next.start)) ? monthIn(next.from) : undefined
}

const monthIn = (date: DatePoint | undefined) => (date !== undefined && /^\d{4}$/.test(date) ? undefined : date)

import type { OutlineJob } from '@waymark/cv-reader/outline-jobs.ts'
import { isBreak } from '../../../lib/matching/profile/career-break.ts'
import { presentTense } from './cv-phrases-en.ts'
import type { ReviewedCv } from './reviewed-cv.ts'

type Outcome = { passed: boolean; quotes?: readonly string[]; figures?: Record<string, number | string> }

const none = (lines: readonly string[]): Outcome => ({
  passed: lines.length === 0,
  quotes: lines,
  figures: { count: lines.length },
})

const nameOf = ({ title, company, from, to }: OutlineJob): string =>
  [title, company, [from, to].filter(Boolean).join(' – ')].filter(Boolean).join(', ')
const works = ({ jobs = [] }: ReviewedCv): OutlineJob[] =>
  jobs.filter(({ title = '', company = '' }) => !isBreak({ title, company }))

/** Where each other job has both, a missing one is missing in the file, and not only to the reader. */
export function jobNames(cv: ReviewedCv): Outcome | undefined {
  const jobs = works(cv)
  const lacking = jobs.filter(({ title, company }) => title === undefined || company === undefined)
  return lacking.length === jobs.length ? undefined : none(lacking.map(nameOf))
}

const fewestPoints = 2

/** Jobs of which at least two things are told; only where the reader found what belongs to one of them. */
export function jobPoints(cv: ReviewedCv): Outcome | undefined {
  const jobs = works(cv)
  const thin = jobs.filter(({ duties }) => duties.length < fewestPoints)
  return jobs.length === 0 || thin.length === jobs.length ? undefined : none(thin.map(nameOf))
}

export function jobOrder(cv: ReviewedCv): Outcome | undefined {
  const spans = works(cv).flatMap((job) => spanOf(job) ?? [])
  if (spans.length < 2) return undefined
  const wrong = spans.filter((span, index) => {
    const before = spans[index - 1]
    return before !== undefined && span.start > before.start && span.end > before.end
  })
  return none(wrong.map(({ job }) => nameOf(job)))
}

/** Shorter ones nobody asks about. */
const longestGap = 6
const longestOverlap = 2

export function jobGaps(cv: ReviewedCv, today: Date): Outcome | undefined {
  const { jobs = [], schools = [] } = cv
  const spans = jobs.flatMap((job) => spanOf(job) ?? [])
  // A job without its time may be what fills the gap.
  if (spans.length < 2 || spans.length < jobs.length) return undefined
  const studied = schools.flatMap((written) => {
    const years = (written.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number)
    return years.length === 0 ? [] : [{ start: Math.min(...years) * 12, end: Math.max(...years) * 12 + 11 }]
  })
  const all = [...spans, ...studied].toSorted((a, b) => a.start - b.start)
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth()
  const gaps: string[] = []
  const first = Math.min(...spans.map(({ start }) => start))
  let until = first
  for (const { start, end } of all) {
    if (start > first && start - until - 1 >= longestGap) gaps.push(`${monthName(until + 1)} – ${monthName(start - 1)}`)
    until = Math.max(until, Math.min(end, thisMonth))
  }
  return none(gaps.toReversed())
}

/** Two jobs with months at both ends that run side by side. */
export function jobOverlaps(cv: ReviewedCv): Outcome | undefined {
  const spans = works(cv).flatMap((job) => (isExact(job) ? (spanOf(job) ?? []) : []))
  if (spans.length < 2) return undefined
  const beside = spans.flatMap((one, index) =>
    spans
      .slice(index + 1)
      .filter((other) => Math.min(one.end, other.end) - Math.max(one.start, other.start) >= longestOverlap)
      .map((other) => `${nameOf(one.job)} / ${nameOf(other.job)}`),
  )
  return none(beside)
}

/** "Manage the stock" below a job that has ended. */
export function jobTense(cv: ReviewedCv): Outcome | undefined {
  const ended = works(cv).filter(({ to }) => to !== undefined && !/present/i.test(to))
  const duties = ended.flatMap((job) => job.duties)
  return duties.length < fewestPoints ? undefined : none(duties.filter((duty) => presentTense.test(duty)))
}

const longestSummary = 90

export function summaryLength({ summary }: ReviewedCv): Outcome | undefined {
  if (summary === undefined) return undefined
  const words = summary.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return { passed: words <= longestSummary, figures: { words } }
}

export const emptyHeadings = ({ empty_headings: empty }: ReviewedCv): Outcome | undefined => empty && none(empty)

const isExact = ({ from = '', to = '' }: OutlineJob): boolean =>
  /^\d{4}-\d\d$/.test(from) && (/^\d{4}-\d\d$/.test(to) || /present/i.test(to))

type Span = { job: OutlineJob; start: number; end: number }

/** In months; a year alone counts as the whole year, so that we report no gap that may not exist. */
function spanOf(job: OutlineJob): Span | undefined {
  const start = monthOf(job.from, 0)
  const end = /present/i.test(job.to ?? '') ? Infinity : monthOf(job.to, 11)
  return start === undefined || end === undefined ? undefined : { job, start, end }
}

function monthOf(date: string | undefined, month: number): number | undefined {
  const [, year, own] = /^(\d{4})(?:-(\d\d))?$/.exec(date ?? '') ?? []
  return year === undefined ? undefined : Number(year) * 12 + (own === undefined ? month : Number(own) - 1)
}

const monthName = (months: number): string => `${String((months % 12) + 1).padStart(2, '0')}/${Math.floor(months / 12)}`

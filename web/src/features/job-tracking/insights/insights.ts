import { statusesThat, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import { statusOf } from '../board/board.ts'
import { answerTo, applicationAt, appliedAt, stepsOf, type Step } from './insights-history.ts'
import { dayTeller, weekOf } from './insights-weeks.ts'

const funnelStages = statusesThat('inFunnel')

/** A share of fewer jobs than this says more about chance than about the search. */
export const minSample = 10
const weekCount = 12
const maxSources = 10

export type Median = { days: number; of: number }
export type StageTime = { status: JobStatus; median: Median | undefined }
/** `start` is the week's first day in days since 1970. */
export type Week = { start: number; added: number; applied: number }
/** `source` is '' for jobs without one, null for all sources that have no row of their own. */
export type SourceCount = { source: string | null; jobs: number; applied: number; answered: number }

export type Insights = {
  jobs: number
  archived: number
  funnel: { status: JobStatus; reached: number }[]
  rejected: number
  putAside: number
  applied: number
  answered: number
  daysToAnswer: Median | undefined
  stages: StageTime[]
  weeks: Week[]
  sources: SourceCount[]
}

type Case = { job: JobRecord; steps: Step[]; applied: boolean; answer: Step | undefined }
type Settings = { firstWeekday: number; now?: number; timeZone?: string }

/** Statistics of the whole board, including archived jobs. Jobs without a known status are skipped. */
export function insightsOf(jobs: readonly JobRecord[], settings: Settings): Insights {
  const cases = jobs.filter((job) => statusOf(job) !== undefined).map(caseOf)
  const applied = cases.filter((one) => one.applied)
  const rejected = cases.filter(({ steps }) => has(steps, 'Rejected'))
  return {
    jobs: cases.length,
    archived: cases.filter(({ job }) => job.archived_at !== null).length,
    funnel: funnelStages.map((status) => ({ status, reached: cases.filter((one) => hasReached(one, status)).length })),
    rejected: rejected.length,
    putAside: rejected.filter((one) => !one.applied).length,
    applied: applied.length,
    answered: applied.filter(({ answer }) => answer).length,
    daysToAnswer: medianDays(applied.map(({ steps, answer }) => between(appliedAt(steps), answer?.at))),
    stages: funnelStages.map((status) => ({
      status,
      median: medianDays(cases.flatMap(({ steps }) => staysIn(steps, status))),
    })),
    weeks: weeksOf(cases, settings),
    sources: sourcesOf(cases),
  }
}

function caseOf(job: JobRecord): Case {
  const steps = stepsOf(job.history)
  return { job, steps, applied: applicationAt(steps) !== -1, answer: answerTo(steps) }
}

const has = (steps: readonly Step[], status: JobStatus) => steps.some((step) => step.status === status)

/** A job that reached a stage counts for all stages before it, even if its card skipped them. */
function hasReached({ steps, applied }: Case, status: JobStatus): boolean {
  const at = funnelStages.indexOf(status)
  // Every job on the board was viewed, and the history may show an application without its stage.
  if (at === 0 || (applied && status === 'Applied')) return true
  return funnelStages.slice(at).some((stage) => has(steps, stage))
}

function between(from: number | undefined, to: number | undefined): number | undefined {
  return from === undefined || to === undefined || to < from ? undefined : to - from
}

function staysIn(steps: readonly Step[], status: JobStatus): (number | undefined)[] {
  return steps
    .slice(0, -1)
    .map((step, at) => (step.status === status ? between(step.at, steps[at + 1]?.at) : undefined))
}

function medianDays(durations: readonly (number | undefined)[]): Median | undefined {
  const sorted = durations.filter((one) => one !== undefined).toSorted((a, b) => a - b)
  const low = sorted[Math.floor((sorted.length - 1) / 2)]
  const high = sorted[Math.floor(sorted.length / 2)]
  return low === undefined || high === undefined
    ? undefined
    : { days: (low + high) / 2 / 86_400_000, of: sorted.length }
}

function weeksOf(cases: readonly Case[], { firstWeekday, now = Date.now(), timeZone }: Settings): Week[] {
  const dayOf = dayTeller(timeZone)
  const last = weekOf(dayOf(now), firstWeekday)
  const first = last - 7 * (weekCount - 1)
  const weeks = Array.from({ length: weekCount }, (_, at) => ({ start: first + 7 * at, added: 0, applied: 0 }))
  // Most moments on an old board are earlier, and converting each to a day is the slowest part.
  const earliest = (first - 2) * 86_400_000
  const count = (at: number | undefined, what: 'added' | 'applied') => {
    if (at === undefined || at < earliest) return
    const week = weeks[(weekOf(dayOf(at), firstWeekday) - first) / 7]
    if (week) week[what]++
  }
  for (const { job, steps } of cases) {
    const added = Date.parse(job.history[0]?.timestamp ?? '')
    count(Number.isNaN(added) ? undefined : added, 'added')
    count(appliedAt(steps), 'applied')
  }
  return weeks
}

function sourcesOf(cases: readonly Case[]): SourceCount[] {
  const found = new Map<string, SourceCount & { spellings: Map<string, number> }>()
  for (const { job, applied, answer } of cases) {
    const source = job.source.trim()
    const key = source.toLocaleLowerCase()
    const count = found.get(key) ?? { source, jobs: 0, applied: 0, answered: 0, spellings: new Map<string, number>() }
    found.set(key, count)
    count.spellings.set(source, (count.spellings.get(source) ?? 0) + 1)
    count.jobs++
    if (applied) count.applied++
    if (answer) count.answered++
  }
  const counts = [...found.values()].map(({ spellings, ...count }) => ({ ...count, source: mostFrequent(spellings) }))
  const sorted = counts.toSorted(
    (a, b) => Number(a.source === '') - Number(b.source === '') || b.applied - a.applied || b.jobs - a.jobs,
  )
  if (sorted.length <= maxSources + 1) return sorted
  const rest = sorted.slice(maxSources).reduce(
    (sum, one) => ({
      source: null,
      jobs: sum.jobs + one.jobs,
      applied: sum.applied + one.applied,
      answered: sum.answered + one.answered,
    }),
    { source: null, jobs: 0, applied: 0, answered: 0 },
  )
  return [...sorted.slice(0, maxSources), rest]
}

const mostFrequent = (spellings: ReadonlyMap<string, number>): string =>
  [...spellings].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)[0]

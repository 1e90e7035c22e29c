import { sql } from 'kysely'
import type { SearchSort } from '@waymark/contract/job-search.ts'
import type { Db } from '../../../lib/db.ts'
import { dayOf, token, weekOf } from '../index/terms.ts'
import type { TermFrequencies } from './term-frequencies.ts'
import { anyToken } from './title-query.ts'

/** One way of asking for candidates: a condition on terms, and how its matches rank against those of other ways. */
export type Ask = {
  column: 'title_terms' | 'body_terms'
  /** Text of a tsquery over words. */
  words: string
  /** Of each alternative of each phrase its stems, to estimate matches. */
  stems: string[][][]
  /** Groups of tokens; one of each group must be there. */
  tokens: string[][]
  /** Nothing farther than this from the centre. */
  withinKm?: number | undefined
  /** Lower ones stand first, whatever the score. */
  tier: number
}

export type Centre = { latitude: number; longitude: number }
export type Conditions = {
  now: Date
  /** Words as typed, for the rank. */
  typed: string
  wordCount: number
  centre: Centre | undefined
  /** Distance decides before anything else, in steps. */
  nearestFirst: boolean
  postedAfter: Date | undefined
  salaryFrom: number | undefined
  hiddenEmployers: readonly string[]
  hiddenGroups: readonly string[]
  sort: SearchSort
}

export type Candidate = {
  id: number
  posting_id: string
  tier: number
  score: number
  distance_km: number | null
  posted_at: Date
  salary_usd: number | null
}

/** So many candidates are ranked at best; more would cost time and change nothing on the first pages. */
const wanted = 800
const most = 2500
/** Windows of days that a broad search looks back, one after the other; then any age. */
const windows = [1, 2, 4, 7, 14, 28, 56] as const
/** Below this many listings all of them are looked at. */
const smallIndex = 20_000

/**
 * Candidates of one ask, ranked, the best `need` of them. A broad search looks at the newest matches first, in windows
 * of days, and farther back until it has enough: so it reads some thousand rows of the index, however many there are.
 */
export async function findCandidates(
  db: Db,
  ask: Ask,
  conditions: Conditions,
  need: number,
  frequencies: TermFrequencies,
): Promise<Candidate[]> {
  const enough = Math.max(300, need)
  let window = firstWindow(ask, conditions.now, frequencies)
  for (;;) {
    const days = windows[window]
    const { rows, seen } = await rank(db, ask, conditions, need, days)
    if (days === undefined || seen >= enough) return rows
    window = nextWindow(window, seen)
  }
}

/** The smallest window that promises enough matches. */
function firstWindow(ask: Ask, now: Date, frequencies: TermFrequencies): number {
  const matches = frequencies.listings * estimateShare(ask, frequencies)
  if (frequencies.listings < smallIndex) return windows.length
  const found = windows.findIndex((days) => {
    const share = timeTokens(now, days).reduce((sum, term) => sum + frequencies.share(term), 0)
    return matches * share >= wanted
  })
  return found === -1 ? windows.length : found
}

function nextWindow(window: number, seen: number): number {
  const days = (windows[window] ?? 0) * (wanted / Math.max(seen, 1))
  const next = windows.findIndex((candidate) => candidate >= days)
  return Math.max(window + 1, next === -1 ? windows.length : next)
}

/**
 * Terms of a search go together more often than by chance ("software" and "engineer"), so each further one counts with
 * a root of its share: the exponential backoff of optimizers of databases.
 */
function estimateShare({ stems, tokens }: Ask, { share }: TermFrequencies): number {
  const all = (shares: readonly number[]) =>
    shares.toSorted((a, b) => a - b).reduce((product, one, index) => product * one ** (1 / 2 ** Math.min(index, 3)), 1)
  const phrases = stems.map((alternatives) =>
    Math.min(
      1,
      alternatives.reduce((sum, words) => sum + all(words.map(share)), 0),
    ),
  )
  const places = tokens.map((group) =>
    Math.min(
      1,
      group.reduce((sum, one) => sum + share(one), 0),
    ),
  )
  return all(phrases) * places.reduce((product, one) => product * one, 1)
}

/** Days for a short window, whole weeks and the days before them for a long one. */
export function timeTokens(now: Date, days: number): string[] {
  const today = dayOf(now)
  const first = today - days + 1
  if (days <= 14) return Array.from({ length: days }, (_, index) => token.day(first + index))
  return Array.from({ length: weekOf(today) - weekOf(first) + 1 }, (_, index) => token.week(weekOf(first) + index))
}

async function rank(
  db: Db,
  ask: Ask,
  conditions: Conditions,
  need: number,
  days: number | undefined,
): Promise<{ rows: Candidate[]; seen: number }> {
  const { now, typed, wordCount, centre, nearestFirst, postedAfter, salaryFrom, sort } = conditions
  const groups = days === undefined ? ask.tokens : [...ask.tokens, timeTokens(now, days)]
  const query = [`(${ask.words})`, ...groups.map(anyToken)].join(' & ')
  const from =
    ask.column === 'title_terms'
      ? sql`listings l where l.title_terms @@ ${query}::tsquery`
      : sql`listing_bodies b join listings l on l.id = b.listing_id where b.body_terms @@ ${query}::tsquery`
  const order = {
    relevance: sql`tier, score desc, posted_at desc, id`,
    newest: sql`tier, posted_at desc, id`,
    salary: sql`tier, salary_usd desc nulls last, score desc, id`,
  }[sort]
  const distance = centre
    ? sql`12742 * asin(sqrt(sin(radians(l.latitude - ${centre.latitude}::float8) / 2) ^ 2 + cos(radians(${centre.latitude}::float8)) *
        cos(radians(l.latitude)) * sin(radians(l.longitude - ${centre.longitude}::float8) / 2) ^ 2))`
    : sql`null::float8`
  const { rows } = await sql<Candidate & { seen: number }>`
    with found as materialized (
      select l.id, l.posting_id, l.posted_at, l.salary_usd, l.title_words, l.title_terms, l.remote, l.group_key,
        l.employer_key, ${distance} as distance_km
      from ${from} and l.leads and l.closed_at is null
        ${postedAfter ? sql`and l.posted_at >= ${postedAfter}` : sql``}
        ${salaryFrom === undefined ? sql`` : sql`and l.salary_usd >= ${salaryFrom}`}
      limit ${most}
    ), scored as (
      select id, posting_id, posted_at, salary_usd, distance_km,
        ${ask.tier} + ${nearestFirst ? sql`coalesce(width_bucket(distance_km, array[0, 25, 50, 100, 250, 1000]::float8[]), 7)` : sql`0`} as tier,
        0.5 * least(1.0, ${wordCount}::float8 / greatest(title_words, 1))
          + 0.25 * least(1.0, ts_rank_cd(title_terms, ${typed}::tsquery) * 2)
          + 0.25 * exp(-extract(epoch from ${now}::timestamptz - posted_at) / 2592000)
          - 0.2 * coalesce(least(distance_km, 100) / 100, 0.5) as score
      from found
      where ${ask.withinKm === undefined ? sql`true` : sql`distance_km <= ${ask.withinKm}`}
        and employer_key <> all(${conditions.hiddenEmployers}::bigint[]) and group_key <> all(${conditions.hiddenGroups}::bigint[])
    )
    select *, (select count(*) from found)::int as seen from scored order by ${order} limit ${need}`.execute(db)
  return { rows, seen: rows[0]?.seen ?? 0 }
}

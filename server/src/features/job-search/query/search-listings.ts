import { sql, type RawBuilder } from 'kysely'
import type { SearchSort } from '@waymark/contract/job-search/job-search.ts'
import type { Db } from '../../../lib/db.ts'
import type { TermFrequencies } from './term-frequencies.ts'
import { firstWindow, widerWindow, type Window } from './time-window.ts'
import { anyToken, type Fit, type TitlePart } from './title-query.ts'
import type { Way } from './title-ways.ts'

export type Ask = Way & {
  parts: readonly TitlePart[]
  /** Groups of tokens, of which one each must match. */
  tokens: string[][]
  withinKm?: number | undefined
}

export type Centre = { latitude: number; longitude: number }
export type Conditions = {
  now: Date
  fits: readonly Fit[]
  /** Distances are to the nearest of these. */
  centres: readonly Centre[]
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
  score: number
  distance_km: number | null
  posted_at: Date
  salary_usd: number | null
}

/** Ranking more candidates costs time and changes nothing on the first pages. */
const mostRanked = 1000
/** Fewer say too little about which ones are best. */
const fewest = 150

/** The best `need` candidates. A broad search starts with the newest matches, so it reads some hundred index rows. */
export async function findCandidates(
  db: Db,
  ask: Ask,
  conditions: Conditions,
  need: number,
  frequencies: TermFrequencies,
): Promise<Candidate[]> {
  let window = firstWindow(ask, conditions.now, frequencies)
  for (;;) {
    const { rows, seen } = await rank(db, ask, conditions, need, window)
    if (window === undefined || seen >= Math.max(fewest, need)) return rows
    window = widerWindow(window, seen, conditions.now, frequencies)
  }
}

/** Allows only the term indexes: the planner underestimates the cost of unpacking the words of many rows. */
export function withTermIndexes<Result>(db: Db, search: (db: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off; set local enable_indexscan = off`.execute(transaction)
    return search(transaction)
  })
}

async function rank(
  db: Db,
  ask: Ask,
  conditions: Conditions,
  need: number,
  window: Window | undefined,
): Promise<{ rows: Candidate[]; seen: number }> {
  const { now, fits, centres, nearestFirst, postedAfter, salaryFrom, sort } = conditions
  const groups = window === undefined ? ask.tokens : [...ask.tokens, window.tokens]
  const query = [`(${ask.words})`, ...groups.map(anyToken)].join(' & ')
  const terms = sql.ref(`l.${ask.column}`)
  const order = {
    relevance: sql`band, score desc, posted_at desc, id`,
    newest: sql`band, posted_at desc, id`,
    salary: sql`band, salary_usd desc nulls last, score desc, id`,
    match: sql`band, score desc, posted_at desc, id`,
  }[sort]
  const { rows } = await sql<Candidate & { seen: number }>`
    with found as materialized (
      select l.id, l.posting_id, l.posted_at, l.salary_usd, l.title_words, l.title_terms, l.remote, l.group_key,
        l.employer_key, ${distanceTo(centres)} as distance_km
      from listings l where ${terms} @@ ${query}::tsquery and l.leads and l.closed_at is null
        ${ask.inTitle === undefined ? sql`` : sql`and l.title_terms @@ ${ask.inTitle}::tsquery`}
        ${postedAfter ? sql`and l.posted_at >= ${postedAfter}` : sql``}
        ${salaryFrom === undefined ? sql`` : sql`and l.salary_usd >= ${salaryFrom}`}
      limit ${mostRanked}
    ), scored as (
      select id, posting_id, posted_at, salary_usd, distance_km,
        ${nearestFirst ? sql`coalesce(width_bucket(distance_km, array[0, 25, 50, 100, 250, 1000]::float8[]), 7)` : sql`0`} as band,
        ${fitOf(fits)}
          + 0.2 * exp(extract(epoch from posted_at - ${now}::timestamptz)::float8 / 2592000)
          - 0.2 * coalesce(least(distance_km, 100) / 100, 0.5) as score
      from found
      where ${ask.withinKm === undefined ? sql`true` : sql`distance_km <= ${ask.withinKm}`}
        and employer_key <> all(${conditions.hiddenEmployers}::bigint[]) and group_key <> all(${conditions.hiddenGroups}::bigint[])
    )
    select *, (select count(*) from found)::int as seen from scored order by ${order} limit ${need}`.execute(db)
  return { rows, seen: rows[0]?.seen ?? 0 }
}

/** In kilometres from the nearest centre to the nearest of a listing's places; null without either. */
function distanceTo(centres: readonly Centre[]) {
  if (centres.length === 0) return sql`null::float8`
  const nearest = (latitude: RawBuilder<number>, longitude: RawBuilder<number>) =>
    sql`least(${sql.join(centres.map((centre) => kilometres(centre, latitude, longitude)))})`
  return sql`least(${nearest(sql`l.latitude`, sql`l.longitude`)}, case when l.other_places is not null then
    (select min(${nearest(sql`l.other_places[at]`, sql`l.other_places[at + 1]`)})
      from generate_series(1, cardinality(l.other_places), 2) at) end)`
}

function kilometres(from: Centre, latitude: RawBuilder<number>, longitude: RawBuilder<number>) {
  return sql`12742 * asin(sqrt(sin(radians(${latitude} - ${from.latitude}::float8) / 2) ^ 2
    + cos(radians(${from.latitude}::float8)) * cos(radians(${latitude}))
    * sin(radians(${longitude} - ${from.longitude}::float8) / 2) ^ 2))`
}

/** From 0 to 0.8: a title of the words typed and no others, in their order. */
function fitOf(fits: readonly Fit[]) {
  const each = fits.map(({ typed, words, pairs }) => {
    const inOrder = pairs.map((pair) => sql`(title_terms @@ ${pair}::tsquery)::int`)
    const share = inOrder.length === 0 ? sql`1` : sql`(${sql.join(inOrder, sql` + `)}) / ${inOrder.length}::float8`
    return sql`0.4 * least(1.0, ${words}::float8 / greatest(title_words, 1))
      + 0.2 * (title_terms @@ ${typed}::tsquery)::int + 0.2 * ${share}`
  })
  return sql`greatest(${sql.join(each)})`
}

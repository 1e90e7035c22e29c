import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import type { Centre, Conditions } from './search-listings.ts'
import { toQuery, type TermsWanted } from './terms-wanted.ts'
import type { Fit } from './title-terms.ts'

export type TurnQuery = {
  inBody: boolean
  /** All of these; there is at least one. */
  wanted: readonly TermsWanted[]
  inTitle: TermsWanted | undefined
  notInTitle: TermsWanted | undefined
  without: string | undefined
  withinKm?: number | undefined
  beyondKm?: number | undefined
  nearestFirst?: boolean | undefined
}
/** `turn` counts the queries from 0; `seen`: how many listings the query found before any was left out. */
export type RankedRow = { turn: number; seen: number; id: number; posting_id: string; distance_km: number | null }

/** Ranking more candidates costs time and changes nothing on the first pages. */
const mostRanked = 1000

/** Who chose a town would rather work there than have the better title. */
const inTownKm = 10

/** The best listings of each query in turn, until there are `need`. */
export async function rankListings(
  db: Db,
  turns: readonly TurnQuery[],
  conditions: Conditions,
  need: number,
  without: readonly number[],
): Promise<RankedRow[]> {
  const { rows } = await rankingOf(turns, conditions, need, without).execute(db)
  return rows
}

/**
 * The queries are rows of a table, from which a nested loop takes one after the other until the limit is reached. That
 * is one statement to plan instead of many: planning one takes longer than running it.
 */
export function rankingOf(
  turns: readonly TurnQuery[],
  { now, fits, contrary, language, centres, postedAfter, salaryFrom, sort, ...hidden }: Conditions,
  need: number,
  without: readonly number[],
): RawBuilder<RankedRow> {
  const order = {
    relevance: sql`band, outside, score desc, posted_at desc, id`,
    newest: sql`band, posted_at desc, id`,
    salary: sql`band, salary_usd desc nulls last, score desc, id`,
    match: sql`band, outside, score desc, posted_at desc, id`,
  }[sort]
  const wanted = columnsOf(turns.map(queriesOf))
  const names = wanted.map((_, at) => sql.ref(`wanted_${at}`))
  // What no turn needs is left out: planning the statement costs as much as a quarter of the search.
  const [hasInTitle, hasNotInTitle] = [turns.some((turn) => turn.inTitle), turns.some((turn) => turn.notInTitle)]
  const listings = (column: 'title_terms' | 'body_terms', isMeant: RawBuilder<unknown>) => sql`
    (select l.id, l.posting_id, l.posted_at, l.salary_usd, l.title_words, l.title_terms, l.group_key, l.employer_key,
      l.language, l.remote, l.latitude, l.longitude, l.other_places
    from listings l where ${isMeant}
      and ${sql.join(
        names.map((name) => sql`${sql.ref(`l.${column}`)} @@ t.${name}`),
        sql` and `,
      )}
      and l.leads and l.closed_at is null
      ${hasInTitle ? sql`and (t.in_title is null or l.title_terms @@ t.in_title)` : sql``}
      ${hasNotInTitle ? sql`and (t.not_in_title is null or not l.title_terms @@ t.not_in_title)` : sql``}
      ${postedAfter ? sql`and l.posted_at >= ${postedAfter}` : sql``}
      ${salaryFrom === undefined ? sql`` : sql`and l.salary_usd >= ${salaryFrom}`}
    limit ${mostRanked})`
  const inTitles = listings('title_terms', sql`not t.in_body`)
  const isOutside = (column: string, keys: readonly (number | string)[]) =>
    keys.length === 0 ? sql`` : sql`and ${sql.ref(column)} <> all(${keys}::bigint[])`
  return sql<RankedRow>`
    select (t.turn - 1)::int as turn, best.* from unnest(
      ${turns.map((turn) => turn.inBody)}::bool[],
      ${sql.join(wanted.map((texts) => sql`${texts}::text[]::tsquery[]`))},
      ${turns.map(({ inTitle }) => (inTitle ? toQuery(inTitle) : null))}::text[]::tsquery[],
      ${turns.map(({ notInTitle }) => (notInTitle ? toQuery(notInTitle) : null))}::text[]::tsquery[],
      ${turns.map(({ withinKm }) => withinKm ?? null)}::float8[],
      ${turns.map(({ beyondKm }) => beyondKm ?? null)}::float8[],
      ${turns.map(({ nearestFirst }) => nearestFirst ?? false)}::bool[]
    ) with ordinality t(in_body, ${sql.join(names)}, in_title, not_in_title, within_km, beyond_km, nearest_first, turn)
    cross join lateral (
      with found as materialized (
        select l.*, ${distanceTo(centres)} as distance_km
        from (${turns.some(({ inBody }) => inBody) ? sql`${inTitles} union all ${listings('body_terms', sql`t.in_body`)}` : inTitles}) l
      ), scored as (
        select id, posting_id, posted_at, salary_usd, distance_km,
          case when t.nearest_first then coalesce(width_bucket(distance_km, array[0, 25, 50, 100, 250, 1000]::float8[]), 7)
            -- In the chosen city, then in its whole state.
            when t.within_km is not null then (distance_km is null)::int
            else 0 end as band,
          (t.within_km is not null and distance_km > ${inTownKm})::int as outside,
          ${fitOf(fits)}
            + 0.2 * exp(extract(epoch from posted_at - ${now}::timestamptz)::float8 / 2592000)
            - 0.2 * coalesce(least(distance_km, 100) / 100, 0.5)
            ${contrary ? sql`- 0.4 * (title_terms @@ ${toQuery(contrary)}::tsquery)::int` : sql``}
            ${language === undefined ? sql`` : sql`+ 0.1 * coalesce(language = ${language}, false)::int`} as score
        from found
        where coalesce(distance_km <= t.within_km or t.within_km is null, t.beyond_km is null)
          and (t.beyond_km is null or distance_km > t.beyond_km)
          ${isOutside('employer_key', hidden.hiddenEmployers)} ${isOutside('group_key', hidden.hiddenGroups)}
          ${isOutside('id', without)}
      )
      select (select count(*) from found)::int as seen, id, posting_id, distance_km
      from scored order by ${order} limit ${need}
    ) best limit ${need}`
}

/** More conditions join the last one. */
const mostConditions = 5

/**
 * Each condition apart, for the index then skips what only some fulfil: within one query it tries every term of the query
 * for each listing that has any of them.
 */
function queriesOf({ wanted, without }: TurnQuery): string[] {
  const first = wanted.slice(0, mostConditions - 1)
  const rest = wanted.slice(first.length)
  const queries = (rest.length === 0 ? first : [...first, { all: rest }]).map(toQuery)
  return without === undefined ? queries : queries.with(-1, `${queries.at(-1) ?? ''} & !'${without}'`)
}

/** A column for each condition. A turn with fewer repeats its shortest one, which costs the index least. */
function columnsOf(turns: readonly string[][]): string[][] {
  const count = Math.max(...turns.map(({ length }) => length))
  return Array.from({ length: count }, (_, at) =>
    turns.map((queries) => queries[at] ?? queries.reduce((a, b) => (b.length < a.length ? b : a))),
  )
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

/** From 0 to 0.8: a title of the words typed and no others, in their order; the same for all where any work is wanted. */
function fitOf(fits: readonly Fit[]) {
  if (fits.length === 0) return sql`0`
  const each = fits.map(({ typed, words, pairs }) => {
    const inOrder = pairs.map(
      ([first, second]) => sql`(title_terms @@ ${`${toQuery(first)} <-> ${toQuery(second)}`}::tsquery)::int`,
    )
    const share = inOrder.length === 0 ? sql`1` : sql`(${sql.join(inOrder, sql` + `)}) / ${inOrder.length}::float8`
    return sql`0.4 * least(1.0, ${words}::float8 / greatest(title_words, 1))
      + 0.2 * (title_terms @@ ${toQuery(typed)}::tsquery)::int + 0.2 * ${share}`
  })
  return sql`greatest(${sql.join(each)})`
}

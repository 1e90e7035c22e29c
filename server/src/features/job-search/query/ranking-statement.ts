import { plannedOnce } from '../../../lib/marked-statements.ts'

/** How many fits, groups of keys and conditions of texts a statement has; the rest of it never changes. */
export type RankingShape = { fits: number; groups: number; texts: number }

/** Who chose a town would rather work there than have the better title. */
const inTownKm = 10

const made = new Map<string, string>()

/** Searches for either of several trades have a fit for each; beyond those in two spellings they are rare and planned each time. */
const mostFitsPlanned = 2

/** The text of the statement that ranks; `rankingOf` has its parameters in their order. */
export function rankingStatement(shape: RankingShape): string {
  const key = `${shape.fits} ${shape.groups} ${shape.texts}`
  const known = made.get(key)
  if (known !== undefined) return known
  const statement = makeStatement(shape)
  const text = shape.fits > mostFitsPlanned ? statement : plannedOnce(statement)
  made.set(key, text)
  return text
}

/** The number of the last parameter that every statement has. */
const lastCommon = 22
const parametersOfFit = 3

function makeStatement({ fits, groups, texts }: RankingShape): string {
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => at)
  const firstGroup = lastCommon + fits * parametersOfFit + 1
  const firstText = firstGroup + groups
  const groupNames = numbered(groups).map((at) => `group_${at}`)
  const textNames = numbered(texts).map((at) => `text_${at}`)
  const listings = (from: string, conditions: readonly string[]) => `
    (select l.id, l.posting_id, l.posted_at, l.salary_usd, l.title_words, l.title_terms, l.group_key, l.employer_key, l.title_key,
      l.language, l.latitude, l.longitude, l.other_places
    from ${from} where ${conditions.join(' and ')} and l.leads and l.closed_at is null
      and (t.titles is null or l.title_terms @@ t.titles)
      and (not t.unbound or $19::tsquery is null or not l.title_terms @@ $19)
      and ($8::timestamptz is null or l.posted_at >= $8) and ($9::int is null or l.salary_usd >= $9)
    limit t.most)`
  const byKey = groupNames.map((name) => `listing_keys(l.title_terms) && k.${name}`)
  const byText = textNames.map((name) => `b.body_terms @@ t.${name}`)
  const branches = [
    ...(groups === 0 ? [] : [listings('listings l', [...byKey, hasInText])]),
    ...(texts === 0 ? [] : [listings('listing_texts b join listings l on l.id = b.listing_id', byText)]),
  ]
  const columns = [
    '$1::tsquery[], $2::tsquery[], $3::float8[], $4::float8[], $5::bool[], $18::bool[], $16::int[]',
    ...groupNames.map((_, at) => `$${firstGroup + at}::text[]`),
    ...textNames.map((_, at) => `$${firstText + at}::tsquery[]`),
  ]
  const names = ['titles, in_text, within_km, beyond_km, nearest_first, unbound, most', ...groupNames, ...textNames]
  const hashed = groupNames.map((name) => `listing_key_hashes(string_to_array(t.${name}, E'\\n')) as ${name}`)
  return `
    select (t.turn - 1)::int as turn, best.*
    from unnest(${columns.join(', ')}) with ordinality t(${names.join(', ')}, turn)
    cross join lateral (select ${['t.turn', ...hashed].join(', ')} offset 0) k
    cross join lateral (
      with found as materialized (
        select l.*, ${distance} as distance_km from (${branches.join(' union all ')}) l
      ), scored as (
        select id, posting_id, posted_at, distance_km, title_key,
          case when t.nearest_first then coalesce(width_bucket(distance_km, array[0, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10000]::float8[]), 11)
            -- In the chosen city, then in its whole state.
            when t.within_km is not null then (distance_km is null)::int
            else 0 end as band,
          case $15::text when 'newest' then date_part('epoch', posted_at) when 'salary' then salary_usd
            else -(t.within_km is not null and distance_km > ${inTownKm})::int end as first,
          ${fitOf(fits)}
            + 0.2 * exp(date_part('epoch', posted_at - $7::timestamptz) / 2592000)
            - 0.2 * coalesce(least(distance_km, 100) / 100, 0.5)
            - coalesce(title_terms @@ $13::tsquery, false)::int
            -- Texts that the reader may not understand stand below those whose language nobody knows.
            + case left(language, 2) = left($14::text, 2) when true then 0.1 when false then -0.3 else 0 end as score
        from found
        where coalesce(distance_km <= t.within_km or t.within_km is null, t.beyond_km is null)
          and (t.beyond_km is null or distance_km > t.beyond_km)
          and employer_key <> all($10::bigint[]) and group_key <> all($11::bigint[]) and id <> all($12::bigint[])
          and (title_key is null or title_key <> all($20::bigint[])) and ($21::bigint is null or title_key = $21)
      ), told as (
        select *, row_number() over each as nth, count(*) over (partition by coalesce(title_key, -id)) - 1 as alike
        from scored window each as (partition by coalesce(title_key, -id) order by ${inOrder})
      )
      select (select count(*) from found)::int as seen, id, posting_id, distance_km, title_key::text, alike::int
      from told where nth = 1 or not $22 order by ${inOrder} limit $17::int
    ) best limit $17::int`
}

const hasInText = `(t.in_text is null
  or (select b.body_terms @@ t.in_text from listing_texts b where b.listing_id = l.id))`

const inOrder = 'band, first desc nulls last, score desc, posted_at desc, id'

/** In kilometres from the nearest centre to the nearest of a listing's places; null without either. */
const distance = `case when cardinality($6::float8[]) = 0 or l.latitude is null and l.other_places is null then null
  when cardinality($6) = 2 and l.other_places is null
  then 12742 * asin(sqrt(least(1, sin(radians(l.latitude - $6[1]) / 2) ^ 2
    + cos(radians($6[1])) * cos(radians(l.latitude)) * sin(radians(l.longitude - $6[2]) / 2) ^ 2)))
  else nearest_kilometres(array[l.latitude, l.longitude] || l.other_places, $6) end`

/**
 * A title of the words typed and no others, in their order, fits best; the same for all where any work is wanted. Having the
 * words typed weighs more than all else together: no short or new title with another name of the work stands above them.
 */
function fitOf(fits: number): string {
  if (fits === 0) return '0'
  const each = Array.from({ length: fits }, (_, at) => {
    const [typed, words, pairs] = [1, 2, 3].map((more) => `$${lastCommon + at * parametersOfFit + more}`)
    const pairsInOrder = [1, 2, 3, 4].map(
      (pair) => `coalesce(title_terms @@ (${pairs}::tsquery[])[${pair}], false)::int`,
    )
    return `0.4 * least(1.0, ${words}::float8 / greatest(title_words, 1))
      + (title_terms @@ ${typed}::tsquery)::int
      + 0.2 * coalesce((${pairsInOrder.join(' + ')})::float8 / nullif(cardinality(${pairs}::tsquery[]), 0), 1)`
  })
  return `greatest(${each.join(', ')})`
}

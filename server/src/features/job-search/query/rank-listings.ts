import { CompiledQuery } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import { rankingStatement } from './ranking-statement.ts'
import type { Bound, Conditions } from './search-listings.ts'
import { toQuery } from './terms-wanted.ts'

/** Either `keys` or `texts` selects the listings to look at; `titles` and `inText` narrow them further. */
export type TurnQuery = {
  /** Groups of keys of titles, of which one each must be there. */
  keys: readonly (readonly string[])[]
  /** Texts of queries that all must match, by the index of texts. */
  texts: readonly string[]
  /** Texts of queries, each for the terms of a title and of a text; null without one. */
  titles: string | null
  inText: string | null
  withinKm?: number | undefined
  beyondKm?: number | undefined
  nearestFirst?: boolean | undefined
  isUnbound?: boolean | undefined
}
/**
 * `turn` counts the queries from 0; `seen`: how many listings the query found before any was left out; `alike`: how many more it
 * has of the same title and employer.
 */
export type RankedRow = {
  turn: number
  seen: number
  id: number
  posting_id: string
  distance_km: number | null
  title_key: string | null
  alike: number
}
/** Listings, and titles of an employer, that an earlier statement found. */
export type Without = { ids: readonly number[]; titleKeys: readonly string[] }

/** Ranking more candidates costs time and changes nothing on the first pages. */
const mostRanked = 1000
/** A listing found by its text is read twice, and stands below all that are found by their titles alone. */
const mostRankedByText = 400

/** The best listings of each query in turn, until there are `need`. */
export async function rankListings(
  db: Db,
  turns: readonly TurnQuery[],
  conditions: Conditions,
  need: number,
  without: Without,
): Promise<RankedRow[]> {
  const { rows } = await db.executeQuery<RankedRow>(rankingOf(turns, conditions, need, without))
  return rows
}

/** One statement for all queries, which stops at the limit. Its text depends on few numbers, so it is planned once. */
export function rankingOf(
  turns: readonly TurnQuery[],
  conditions: Conditions,
  need: number,
  without: Without,
): CompiledQuery<RankedRow> {
  const { now, bound, fits, contrary, language, centres, postedAfter, salaryFrom, sort, onlyTitle, isFolded } =
    conditions
  const groups = columnsOf(turns.map(({ keys }) => keys.map((words) => words.join('\n'))))
  const texts = columnsOf(turns.map((turn) => turn.texts))
  const parameters = [
    turns.map(({ titles }) => titles),
    turns.map(({ inText }) => inText),
    turns.map(({ withinKm }) => withinKm ?? null),
    turns.map(({ beyondKm }) => beyondKm ?? null),
    turns.map(({ nearestFirst }) => nearestFirst ?? false),
    centres.flatMap(({ latitude, longitude }) => [latitude, longitude]),
    now,
    postedAfter ?? null,
    salaryFrom ?? null,
    conditions.hiddenEmployers,
    conditions.hiddenGroups,
    without.ids,
    contrary ? toQuery(contrary) : null,
    language ?? null,
    sort,
    turns.map(({ texts }) => (texts.length > 0 ? mostRankedByText : mostRanked)),
    need,
    turns.map(({ isUnbound }) => isUnbound ?? false),
    bound && bound.terms.length > 0 ? boundQuery(bound) : null,
    without.titleKeys,
    onlyTitle ?? null,
    isFolded,
    ...fits.flatMap(({ typed, words, pairs }) => [
      toQuery(typed),
      words,
      pairs.map(([first, second]) => `${toQuery(first)} <-> ${toQuery(second)}`),
    ]),
    ...groups,
    ...texts,
  ]
  const text = rankingStatement({ fits: fits.length, groups: groups.length, texts: texts.length })
  return CompiledQuery.raw(text, parameters) as CompiledQuery<RankedRow>
}

// One parameter for all turns: reading so many terms takes longer than applying them.
const boundQuery = ({ terms, unless }: Bound): string => `${toQuery({ word: terms })} & !${toQuery({ word: [unless] })}`

/** With a single condition the planner expects so many rows that it compiles the statement, which takes longer. */
const fewestColumns = 2

/** A column for each condition. A turn with fewer conditions repeats its first, which costs nothing; one without any has null. */
function columnsOf(turns: readonly (readonly string[])[]): (string | null)[][] {
  const most = Math.max(...turns.map(({ length }) => length))
  const count = most === 0 ? 0 : Math.max(fewestColumns, most)
  return Array.from({ length: count }, (_, at) => turns.map((conditions) => conditions[at] ?? conditions[0] ?? null))
}

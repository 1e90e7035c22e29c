import type { FoundBy, SearchSort } from '@waymark/contract/job-search/job-search.ts'
import type { Db } from '../../../lib/db.ts'
import { rankListings, type TurnQuery } from './rank-listings.ts'
import type { TermFrequencies } from './term-frequencies.ts'
import { conjunctsOf, hasOrder, inAnyOrder, shareOf, type TermsWanted } from './terms-wanted.ts'
import { firstWindow, widerWindow, type Window } from './time-window.ts'
import type { Fit } from './title-terms.ts'

export type Ask = {
  column: 'title_terms' | 'body_terms'
  terms: TermsWanted
  inTitle: TermsWanted | undefined
  /** Found by an earlier ask of the same area. */
  notInTitle: TermsWanted | undefined
  found_by: FoundBy
  /** Groups of tokens, of which one each must match. */
  tokens: string[][]
  /** A token that must not match. */
  without: string | undefined
  withinKm?: number | undefined
  beyondKm?: number | undefined
  /** Distance decides before anything else, in steps. */
  nearestFirst?: boolean | undefined
}

export type Centre = { latitude: number; longitude: number }
export type Conditions = {
  now: Date
  fits: readonly Fit[]
  /** Of titles that contradict the step of a career asked for. */
  contrary: TermsWanted | undefined
  /** Of the reader, whose language stands above others. */
  language: string | undefined
  /** Distances are to the nearest of these. */
  centres: readonly Centre[]
  postedAfter: Date | undefined
  salaryFrom: number | undefined
  hiddenEmployers: readonly string[]
  hiddenGroups: readonly string[]
  sort: SearchSort
}

export type Candidate = {
  id: number
  posting_id: string
  found_by: FoundBy
  distance_km: number | null
}

/** Fewer say too little about which ones are best. */
const fewest = 150
/** Listings found by two asks count once, so more are read than needed: another statement would cost more. */
const mostTwice = 60
/** Words are this much more frequent in texts than in titles, measured over 8,700 postings. */
const bodyFactor = 8

type Turn = { ask: Ask; window: Window | undefined }

/**
 * The best `need` candidates of asks in turn. A broad search starts with the newest matches, so it reads some hundred
 * index rows. One statement answers all asks up to one whose window may prove too small.
 */
export async function findInTurn(
  db: Db,
  asks: readonly Ask[],
  conditions: Conditions,
  need: number,
  frequencies: TermFrequencies,
): Promise<Candidate[]> {
  const found = new Map<number, Candidate>()
  const read = need + Math.min(need, mostTwice)
  let turns: Turn[] = asks.map((ask) => ({
    ask,
    window: firstWindow(estimate(ask, frequencies), conditions.now, frequencies),
  }))
  while (turns.length > 0 && found.size < need) {
    const windowed = turns.findIndex(({ window }) => window !== undefined)
    const batch = windowed === -1 ? turns : turns.slice(0, windowed + 1)
    const rows = await rankListings(
      db,
      batch.map((turn) => toTurnQuery(turn, frequencies)),
      conditions,
      read,
      [...found.keys()],
    )
    const last = rows.at(-1)?.turn ?? 0
    const [turn] = batch.slice(-1)
    const ofLast = rows.filter((row) => row.turn === batch.length - 1)
    const isShort = last === batch.length - 1 || rows.length < read
    if (turn?.window && isShort && (ofLast[0]?.seen ?? 0) < Math.max(fewest, need)) {
      keep(rows.slice(0, rows.length - ofLast.length))
      const window = widerWindow(turn.window, ofLast[0]?.seen ?? 0, conditions.now, frequencies)
      turns = [{ ...turn, window }, ...turns.slice(batch.length)]
      continue
    }
    keep(rows)
    // A full answer without enough new ones held some twice: its last ask may have more.
    turns = turns.slice(rows.length < read ? batch.length : last)
  }
  return [...found.values()].slice(0, need)

  function keep(rows: readonly { id: number; posting_id: string; distance_km: number | null; turn: number }[]): void {
    for (const { id, posting_id, distance_km, turn } of rows) {
      const by = turns[turn]?.ask.found_by ?? 'all_words'
      if (!found.has(id)) found.set(id, { id, posting_id, distance_km, found_by: by })
    }
  }
}

/** The rarest condition first: the index skips from one of its listings to the next. */
function toTurnQuery({ ask, window }: Turn, frequencies: TermFrequencies): TurnQuery {
  const { column, terms, inTitle, tokens, ...rest } = ask
  const ofTerms = [terms, ...(inTitle ? [inAnyOrder(inTitle)] : [])].flatMap(conjunctsOf)
  const wanted = [
    ...ofTerms.map((condition) => ({ condition, share: shareOf(condition, frequencies) })),
    ...tokens.map((word) => ({ condition: { word }, share: shareOfAny(word, frequencies) })),
    ...(window ? [{ condition: { word: window.tokens }, share: window.share }] : []),
  ]
  return {
    ...rest,
    inBody: column === 'body_terms',
    wanted: wanted.toSorted((a, b) => a.share - b.share).map(({ condition }) => condition),
    inTitle: inTitle && hasOrder(inTitle) ? inTitle : undefined,
  }
}

function estimate({ terms, tokens, column, inTitle }: Ask, frequencies: TermFrequencies): number {
  const ofTokens = tokens.map((group) => shareOfAny(group, frequencies))
  const inColumn = shareOf(terms, frequencies) * (column === 'body_terms' && inTitle === undefined ? bodyFactor : 1)
  return ofTokens.reduce((product, one) => product * one, Math.min(1, inColumn))
}

const shareOfAny = (tokens: readonly string[], { share }: TermFrequencies): number =>
  Math.min(
    1,
    tokens.map(share).reduce((sum, one) => sum + one, 0),
  )

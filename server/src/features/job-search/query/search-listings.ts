import type { FoundBy, SearchSort } from '@waymark/contract/job-search/job-search.ts'
import type { Db } from '../../../lib/db.ts'
import { rankListings, type RankedRow, type TurnQuery } from './rank-listings.ts'
import type { TermFrequencies } from './term-frequencies.ts'
import { keyGroups } from './key-groups.ts'
import { conjunctsOf, inAnyOrder, shareOf, shareOfAny, toQuery, type TermsWanted } from './terms-wanted.ts'
import { firstWindow, widerWindow, type Window } from './time-window.ts'
import type { Fit } from './title/title-terms.ts'

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
  /** Without titles that `Conditions.bound` names. */
  isUnbound?: boolean | undefined
  withinKm?: number | undefined
  beyondKm?: number | undefined
  /** Distance decides before anything else, in steps. */
  nearestFirst?: boolean | undefined
}

export type Centre = { latitude: number; longitude: number }
/** Terms of titles, of which none may match where the token `unless` does not. */
export type Bound = { terms: readonly string[]; unless: string }
export type Conditions = {
  now: Date
  bound: Bound | undefined
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
  /** Of several postings with one title of one employer, only the best is found. */
  isFolded: boolean
  /** A title of an employer, of which all are wanted. */
  onlyTitle: string | undefined
}

/** `alike`: how many more were found of the same title and employer. */
export type Candidate = {
  id: number
  posting_id: string
  found_by: FoundBy
  distance_km: number | null
  alike: number
}

/** Fewer say too little about which ones are best. */
const fewest = 150
/** Listings found by two asks count once, so more are read than needed: cheaper than another statement. */
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
  const titleKeys = new Set<string>()
  const read = need + Math.min(need, mostTwice)
  let turns: Turn[] = asks.filter(isSelective).map((ask) => ({
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
      { ids: [...found.keys()], titleKeys: [...titleKeys] },
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
    if (turn?.window && rows.length < read && found.size < need) {
      // Much of what it saw was left out, such as further postings with one title: older ones follow.
      const window = widerWindow(turn.window, ofLast[0]?.seen ?? 0, conditions.now, frequencies)
      turns = [{ ...turn, window }, ...turns.slice(batch.length)]
      continue
    }
    // A full answer without enough new listings held some twice, so its last ask may have more.
    turns = turns.slice(rows.length < read ? batch.length : last)
  }
  return [...found.values()].slice(0, need)

  function keep(rows: readonly RankedRow[]): void {
    for (const { id, posting_id, distance_km, turn, title_key, alike } of rows) {
      const by = turns[turn]?.ask.found_by ?? 'all_words'
      const isTold = conditions.isFolded && title_key !== null && titleKeys.has(title_key)
      if (found.has(id) || isTold) continue
      found.set(id, { id, posting_id, distance_km, found_by: by, alike: conditions.isFolded ? alike : 0 })
      if (conditions.isFolded && title_key !== null) titleKeys.add(title_key)
    }
  }
}

/** Reading a text costs as much as so many entries of the index of texts. */
const entriesOfText = 20
const fewTexts = 150

/** By titles where they have words to look for, by texts where too many titles would have to be looked at. */
function toTurnQuery({ ask, window }: Turn, frequencies: TermFrequencies): TurnQuery {
  const { column, terms, inTitle, notInTitle, tokens, without, ...distances } = ask
  const ofTitle = column === 'title_terms' ? terms : inTitle
  const inText = column === 'body_terms' ? terms : undefined
  const isByText = inText !== undefined && (!ofTitle || isCheaperByText(ask, ofTitle, window, frequencies))
  const all = [
    ...(ofTitle === undefined || isAnything(ofTitle) ? [] : [toQuery(ofTitle)]),
    ...(isByText ? [] : tokens.map((word) => toQuery({ word }))),
    ...(notInTitle ? [`!(${toQuery(notInTitle)})`] : []),
    ...(without === undefined ? [] : [`!'${without}'`]),
  ]
  const byTitle = ofTitle && { terms: ofTitle, tokens, window: window?.tokens }
  return {
    ...distances,
    keys: isByText || !byTitle ? [] : keyGroups(byTitle, frequencies),
    texts: isByText ? textConditions(ask, window, frequencies) : [],
    titles: all.length === 0 ? null : all.join(' & '),
    inText: inText && !isByText ? toQuery(inText) : null,
  }
}

/** False for any work anywhere: "over 50s" alone asks for nothing that a listing says. */
const isSelective = ({ terms, inTitle, tokens }: Ask): boolean =>
  !isAnything(terms) || inTitle !== undefined || tokens.length > 0

const isAnything = (terms: TermsWanted): boolean => 'all' in terms && terms.all.length === 0

/** Whether the rarest condition has fewer entries than the texts of all fitting titles cost. */
function isCheaperByText(
  { terms, tokens }: Ask,
  ofTitle: TermsWanted,
  window: Window | undefined,
  frequencies: TermFrequencies,
): boolean {
  const { listings } = frequencies
  const besides = [...tokens.map((group) => shareOfAny(group, frequencies)), window?.share ?? 1]
  const titles = besides.reduce((product, share) => product * share, listings * shareOf(ofTitle, frequencies))
  const inTexts = conjunctsOf(terms).map((condition) => Math.min(1, shareOf(condition, frequencies) * bodyFactor))
  const entries =
    listings * Math.min(...besides, ...inTexts, ...conjunctsOf(ofTitle).map((one) => shareOf(one, frequencies)))
  return titles > fewTexts && titles * entriesOfText > entries
}

/** More conditions join the last one. */
const mostConditions = 4

/** Separate, the rarest first: within one query the index would try every term for each listing that has any. */
function textConditions(ask: Ask, window: Window | undefined, frequencies: TermFrequencies): string[] {
  const { terms, inTitle, tokens } = ask
  const ofTerms = [terms, ...(inTitle ? [inAnyOrder(inTitle)] : [])].flatMap(conjunctsOf)
  const conditions = [
    ...ofTerms.map((condition) => ({ condition, share: shareOf(condition, frequencies) })),
    ...tokens.map((word) => ({ condition: { word }, share: shareOfAny(word, frequencies) })),
    ...(window ? [{ condition: { word: window.tokens }, share: window.share }] : []),
  ]
  const sorted = conditions.toSorted((a, b) => a.share - b.share).map(({ condition }) => condition)
  const [first, rest] = [sorted.slice(0, mostConditions - 1), sorted.slice(mostConditions - 1)]
  return (rest.length === 0 ? first : [...first, { all: rest }]).map(toQuery)
}

function estimate({ terms, tokens, column, inTitle }: Ask, frequencies: TermFrequencies): number {
  const ofTokens = tokens.map((group) => shareOfAny(group, frequencies))
  const wanted = inTitle ? { all: [terms, inTitle] } : terms
  const inColumn = shareOf(wanted, frequencies) * (column === 'body_terms' ? bodyFactor : 1)
  return ofTokens.reduce((product, one) => product * one, Math.min(1, inColumn))
}

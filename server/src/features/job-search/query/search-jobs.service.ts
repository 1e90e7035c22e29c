import type { JobMatch } from '@waymark/contract/job-search/job-matches.ts'
import { foundBy, type FoundJob, type JobToFind, type TypedPlace } from '@waymark/contract/job-search/job-search.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Places } from '../../../lib/places/places.ts'
import { toDollars } from '../../../lib/posting-text/salary.ts'
import { isFunctionWord, wordsOf } from '../index/words.ts'
import type { HiddenKeys } from '../hidden/hidden.repository.ts'
import { findFoundJobs, findTitleOf, type SourceName } from './found-jobs.repository.ts'
import { readConditions, type Conditions as TypedConditions } from './title/conditions.ts'
import { createWordLookUp, type LookUp } from './title/known-words.ts'
import { misspeltPlaces, withPlaces, type Misspelt } from './place/misspelt-place.ts'
import { asksOf } from './search-asks.ts'
import type { Homes } from './place/home-countries.ts'
import { findInTurn, type Candidate, type Conditions } from './search-listings.ts'
import { readPlace, type SearchPlace } from './place/search-place.ts'
import { createTermFrequencies } from './term-frequencies.ts'
import { isAnyWork, readTitleQuery, type TitleQuery } from './title/title-query.ts'
import { waysToRelatedWork } from './related-work.ts'
import { fitsOf } from './title/title-terms.ts'
import { lastWays, waysToMatch, type Way } from './title/title-ways.ts'
import { readTypedPlace, type Reader } from './place/typed-place.ts'

export type SearchDeps = {
  db: Db
  clock: Clock
  places(): Promise<Places>
  sourceName(id: string): SourceName
}

/** What a user hid, the boards of the employers that they follow, the language that they read, and where they may live. */
export type Preferences = {
  hidden: HiddenKeys
  followed: readonly string[]
  language?: string | undefined
  homes?: Homes | undefined
}
/**
 * `wider`: jobs with fewer words or farther away and, where these are few, related work, which come last. `unstated`: jobs that do not say the hours or contract asked
 * for, which a wider search has too.
 * `folded`: of several postings with one title of one employer, only the best, with the number of the others.
 * `matches` says how well postings fit a profile. */
export type SearchOptions = {
  wider?: boolean
  unstated?: boolean | undefined
  folded?: boolean | undefined
  matches?: (posting_ids: readonly string[]) => Promise<readonly JobMatch[]>
}

export type JobSearch = (
  search: JobToFind,
  preferences: Preferences,
  options?: SearchOptions,
) => Promise<FoundJobs | Refusal<'validation'>>
/** `left_out`: conditions among the words of which postings say nothing, so that they are not searched. */
export type FoundJobs = { results: FoundJob[]; typed_place: TypedPlace | null; left_out?: string[] }

const dayMs = 86_400_000
/** Sorting by match reads each posting's requirements, so it sorts only the best of a search. */
const mostMatched = 100
/** A search that finds fewer than these shows related work as well. */
const fewJobs = 5
const mostRelated = 10

export function createJobSearch(deps: SearchDeps): JobSearch {
  const { db, clock } = deps
  const frequencies = createTermFrequencies(db, clock)
  const lookUp = createWordLookUp(db)

  return async (
    given,
    { hidden, followed, language, homes },
    { wider = true, unstated = wider, folded = false, matches } = {},
  ) => {
    const places = await deps.places()
    const said = readConditions(given.job_title, language)
    const wanted = withConditions(given, said)
    const unsaid = said.unsaid.length === 0 ? {} : { left_out: said.unsaid }
    const corrected = await titleWithPlaces(wanted, places, lookUp)
    const isConditional = said.title !== given.job_title
    const titles = [wanted.job_title, corrected, ...(isConditional ? [`jobs ${wanted.job_title}`] : [])]
    const { typed_place, asked } = takePlace(wanted, titles, places, language, homes)
    const also = typed_place?.taken === true ? typed_place.also : undefined
    const place = readPlace(asked, places, { home: homes?.known, also })
    if (typeof place === 'string') return refuse('validation', { fields: { [place]: 'This place is not known.' } })
    const isBounded = asked.country !== undefined || asked.remote === true || isConditional
    const read = (names: 'by token' | 'in words') =>
      readTitleQuery(db, lookUp, asked.job_title, language, names, isBounded)
    const [title, known] = await Promise.all([read('by token'), frequencies()])
    const search = { ...asked, remote: asked.remote ?? (title?.remote ? true : undefined) }
    const isRemoteTyped = asked.remote === undefined && title?.remote === true && !isAnyWork(title)
    const alike = given.alike_to === undefined ? undefined : await findTitleOf(db, given.alike_to)
    if (given.alike_to !== undefined && !alike) return { results: [], typed_place, ...unsaid }
    const options = {
      followed,
      unstated,
      isRemoteTyped,
      employer: alike?.employer_key,
      isEmploymentTyped: said.words.length > 0,
    }
    if (!title || (search.followed === true && followed.length === 0)) return { results: [], typed_place, ...unsaid }
    const conditions = {
      ...conditionsOf(search, title, place, hidden, language, clock.now()),
      fits: fitsOf(title, said.words),
      isFolded: folded && !alike,
      onlyTitle: alike?.title_key,
    }
    const isByMatch = search.sort === 'match' && matches !== undefined
    const need = isByMatch ? mostMatched : search.offset + search.limit
    const find = (ways: readonly Way[]) => findInTurn(db, asksOf(ways, search, place, options), conditions, need, known)
    const findRelated = async (besides: readonly Candidate[]) => {
      const ways = await waysToRelatedWork(db, lookUp, asked.job_title, language)
      const asks = asksOf(ways, search, place, options)
      const related = await findInTurn(db, asks, { ...conditions, fits: [] }, besides.length + mostRelated, known)
      return related.filter(({ id }) => !besides.some((one) => one.id === id)).slice(0, mostRelated)
    }
    const some = await find(waysToMatch(title, wider, placeWordsOf(wanted, asked)))
    const inWords = some.length === 0 && wider && !isAnyWork(title) ? await read('in words') : undefined
    const asAsked = inWords ? await find(lastWays(inWords)) : some
    const isPoor = wider && !alike && !isAnyWork(title) && asAsked.length < Math.min(fewJobs, need)
    const found = isPoor ? [...asAsked, ...(await findRelated(asAsked))] : asAsked
    const ordered = isByMatch ? await sortByMatch(found, matches) : found
    const page = ordered.slice(search.offset, search.offset + search.limit)
    return { results: await findFoundJobs(db, page, deps.sourceName, followed), typed_place, ...unsaid }
  }
}

/** Filters by the hours and the contract among the words, unless others are chosen. */
const withConditions = (given: JobToFind, { title, hours, contract }: TypedConditions): JobToFind => ({
  ...given,
  job_title: title,
  hours: given.hours ?? hours,
  contract: given.contract ?? contract,
})

/** A word in fewer titles may be a misspelt place. */
const fewTitles = 5

async function titleWithPlaces({ job_title, place_as_words, state, city }: JobToFind, places: Places, lookUp: LookUp) {
  if (place_as_words === true || state !== undefined || city !== undefined) return job_title
  const doubted = misspeltPlaces(job_title, places)
  if (doubted.length === 0) return job_title
  const wordOf = ({ written }: Misspelt) => wordsOf(written)[0] ?? ''
  const { count } = await lookUp(doubted.map(wordOf))
  return withPlaces(
    job_title,
    doubted.filter((one) => count(wordOf(one)) < fewTitles),
  )
}

/**
 * Takes the place and the language from among the words, unless a place is chosen. Tries the title as written, then
 * with misspelt places corrected; a title that holds only a condition and a place asks for jobs of any kind.
 */
function takePlace(
  wanted: JobToFind,
  [written = '', corrected = '', withAnyWork]: readonly string[],
  places: Places,
  language: string | undefined,
  homes: Homes | undefined,
): { typed_place: TypedPlace | null; asked: JobToFind } {
  if (wanted.place_as_words === true) return { typed_place: null, asked: wanted }
  const { latitude, longitude } = wanted
  const known = wanted.state === undefined && wanted.city === undefined ? places : undefined
  const country = wanted.country === undefined ? undefined : places.findCountry(wanted.country)
  const reader = { language, latitude, longitude, country, homes: homes?.likely }
  const asTyped =
    readTypedPlace(written, known, reader) ??
    (withAnyWork === undefined ? readPlaceAlone(written, known, reader) : readTypedPlace(withAnyWork, known, reader))
  const read = corrected === written ? undefined : readTypedPlace(corrected, known, reader)
  const isBetter = read?.taken === true && (asTyped?.taken !== true || (asTyped.city === null && read.city !== null))
  const typed_place = (isBetter ? read : asTyped) ?? null
  if (!typed_place?.taken) return { typed_place, asked: wanted }
  return {
    typed_place,
    asked: {
      ...wanted,
      job_title: typed_place.job_title,
      language: wanted.language ?? typed_place.language ?? undefined,
      country: wanted.country ?? typed_place.country ?? undefined,
      state: wanted.state ?? typed_place.state ?? undefined,
      city: wanted.city ?? typed_place.city ?? undefined,
    },
  }
}

/** A search that is nothing but a place asks for all work there: "Deutschland", "leeds". */
function readPlaceAlone(written: string, known: Places | undefined, reader: Reader): TypedPlace | undefined {
  const read = readTypedPlace(`jobs ${written}`, known, reader)
  return read?.taken === true && read.job_title === 'jobs' ? read : undefined
}

function placeWordsOf(wanted: JobToFind, asked: JobToFind): string[] {
  const left = new Set(wordsOf(asked.job_title))
  return wordsOf(wanted.job_title).filter((word) => !left.has(word) && !isFunctionWord(word))
}

/** Jobs with all words stay above others; those that fit equally well keep the order in which they were found. */
async function sortByMatch(
  found: readonly Candidate[],
  matches: NonNullable<SearchOptions['matches']>,
): Promise<Candidate[]> {
  const known = await matches(found.map(({ posting_id }) => posting_id))
  const scores = new Map(known.map((match) => [match.job_id, carefulScore(match)]))
  const scoreOf = ({ posting_id }: Candidate) => scores.get(posting_id) ?? 0
  return found.toSorted((a, b) => foundBy.indexOf(a.found_by) - foundBy.indexOf(b.found_by) || scoreOf(b) - scoreOf(a))
}

/** One requirement met says less than nine of ten, so each score is averaged with three of `unknownScore`. */
function carefulScore({ score, have, similar, missing }: JobMatch): number {
  const count = have + similar + missing
  return count === 0 ? 0 : (score * count + unknownScore * 3) / (count + 3)
}
const unknownScore = 30

function conditionsOf(
  search: JobToFind,
  title: TitleQuery,
  place: SearchPlace,
  hidden: HiddenKeys,
  language: string | undefined,
  now: Date,
): Omit<Conditions, 'fits' | 'isFolded' | 'onlyTitle'> {
  const { posted_within, salary_from, salary_currency, sort } = search
  return {
    now,
    bound: place.bound,
    contrary: title.contrary.length === 0 ? undefined : { any: title.contrary.map(({ exact: word }) => ({ word })) },
    language,
    centres: place.centres,
    postedAfter: posted_within === undefined ? undefined : new Date(now.getTime() - posted_within * dayMs),
    salaryFrom: salary_from === undefined ? undefined : Math.round(toDollars(salary_from, salary_currency)),
    hiddenEmployers: hidden.employers,
    hiddenGroups: hidden.groups,
    sort,
  }
}

import type { JobMatch } from '@waymark/contract/job-search/job-matches.ts'
import type { FoundJob, JobToFind } from '@waymark/contract/job-search/job-search.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Places } from '../../../lib/places/places.ts'
import { toDollars } from '../../../lib/posting-text/salary.ts'
import type { HiddenKeys } from '../hidden/hidden.repository.ts'
import { token } from '../index/terms.ts'
import { findFoundJobs, type SourceName } from './found-jobs.repository.ts'
import { findCandidates, withTermIndexes, type Ask, type Candidate, type Conditions } from './search-listings.ts'
import { readPlace, type SearchPlace } from './search-place.ts'
import { createTermFrequencies } from './term-frequencies.ts'
import { fitsOf, readTitleQuery, type TitleQuery } from './title-query.ts'
import { waysToMatch } from './title-ways.ts'

export type SearchDeps = {
  db: Db
  clock: Clock
  places(): Promise<Places>
  sourceName(id: string): SourceName
}

/** What a user hid, and the boards of the employers that they follow. */
export type Preferences = { hidden: HiddenKeys; followed: readonly string[] }

/** `matches` says how well postings fit the user's profile. */
export type JobSearch = (
  search: JobToFind,
  preferences: Preferences,
  matches?: (posting_ids: readonly string[]) => Promise<readonly JobMatch[]>,
) => Promise<{ results: FoundJob[] } | Refusal<'validation'>>

const dayMs = 86_400_000
/** Sorting by match reads each posting's requirements, so it sorts only the best of a search. */
const mostMatched = 100

export function createJobSearch(deps: SearchDeps): JobSearch {
  const { db, clock } = deps
  const frequencies = createTermFrequencies(db, clock)

  return async (wanted, { hidden, followed }, matches) => {
    const place = readPlace(wanted, await deps.places())
    if (typeof place === 'string') return refuse('validation', { fields: { [place]: 'This place is not known.' } })
    const title = await readTitleQuery(db, wanted.job_title)
    const search = { ...wanted, remote: wanted.remote ?? (title?.remote ? true : undefined) }
    if (!title || (search.followed === true && followed.length === 0)) return { results: [] }
    const conditions = conditionsOf(search, title, place, hidden, clock.now())
    const isByMatch = search.sort === 'match' && matches !== undefined
    const need = isByMatch ? mostMatched : search.offset + search.limit
    const known = await frequencies()
    const found = await withTermIndexes(db, async (transaction) => {
      const candidates = new Map<number, Candidate>()
      for (const ask of asksOf(search, title, place, followed)) {
        for (const candidate of await findCandidates(transaction, ask, conditions, need, known))
          if (!candidates.has(candidate.id)) candidates.set(candidate.id, candidate)
        if (candidates.size >= need) break
      }
      return [...candidates.values()]
    })
    const ordered = isByMatch ? await sortByMatch(found.slice(0, mostMatched), matches) : found
    const page = ordered.slice(search.offset, search.offset + search.limit)
    return { results: await findFoundJobs(db, page, deps.sourceName, followed) }
  }
}

/** Jobs that fit equally well keep the order in which they were found. */
async function sortByMatch(
  found: readonly Candidate[],
  matches: NonNullable<Parameters<JobSearch>[2]>,
): Promise<Candidate[]> {
  const known = await matches(found.map(({ posting_id }) => posting_id))
  const scores = new Map(known.map((match) => [match.job_id, carefulScore(match)]))
  const scoreOf = ({ posting_id }: Candidate) => scores.get(posting_id) ?? 0
  return found.toSorted((a, b) => scoreOf(b) - scoreOf(a))
}

/** One requirement that is met says less than nine of ten: each score is weighed with three of `unknownScore`. */
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
  now: Date,
): Conditions {
  const { posted_within, salary_from, salary_currency, sort } = search
  return {
    now,
    fits: fitsOf(title),
    centres: place.centres,
    nearestFirst: place.nearestFirst,
    postedAfter: posted_within === undefined ? undefined : new Date(now.getTime() - posted_within * dayMs),
    salaryFrom: salary_from === undefined ? undefined : Math.round(toDollars(salary_from, salary_currency)),
    hiddenEmployers: hidden.employers,
    hiddenGroups: hidden.groups,
    sort,
  }
}

/**
 * Asked in turn until the page is full: each way for local jobs first, then for remote work open to the country.
 * A title with all words whose place cannot be read is better than one without them.
 */
function asksOf(search: JobToFind, title: TitleQuery, place: SearchPlace, followed: readonly string[]): Ask[] {
  const filters: string[][] = []
  if (search.remote === true) filters.push([token.remote])
  if (search.language !== undefined) filters.push([token.language(search.language)])
  if (search.source !== undefined) filters.push([token.source(search.source)])
  if (search.followed === true) filters.push(followed.map(token.source))
  if (search.salary_from !== undefined) filters.push([token.salary])
  const onSite = search.remote === false ? ` & !'${token.remote}'` : ''
  const local = search.remote === true && place.remote ? [] : place.local
  const remote = place.remote && search.remote !== false ? [place.remote] : []
  const unread = place.remote && search.remote !== true ? [{ tokens: [[token.anyCountry]] }] : []
  return waysToMatch(title).flatMap((way, position) =>
    [...local, ...remote, ...(position === 0 ? unread : [])].map((where) => ({
      ...way,
      words: `(${way.words})${onSite}`,
      parts: title.parts,
      ...where,
      tokens: [...where.tokens, ...filters],
    })),
  )
}

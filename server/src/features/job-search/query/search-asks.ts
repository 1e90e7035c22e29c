import type { JobToFind } from '@waymark/contract/job-search/job-search.ts'
import { token } from '../index/terms.ts'
import type { Ask } from './search-listings.ts'
import type { Area, SearchPlace } from './search-place.ts'
import type { TermsWanted } from './terms-wanted.ts'
import type { Way } from './title-ways.ts'

/** The ways in turn, each in the areas that it reaches; with a city at most 9 for `waysToMatch`. */
export function asksOf(
  ways: readonly Way[],
  search: JobToFind,
  place: SearchPlace,
  followed: readonly string[],
): Ask[] {
  const filters = filtersOf(search, followed)
  return ways.flatMap((way, at) => {
    const earlier = ways.slice(0, at).flatMap((one) => {
      if (one.column === 'title_terms') return [one.inTitle ?? one.terms]
      // A text with the words and such a title was found by them.
      return way.column === 'body_terms' && one.inTitle ? [one.inTitle] : []
    })
    return areasOf(way, search, place).map((area) => toAsk(way, area, filters, search, earlier))
  })
}

function areasOf({ column, reach }: Way, search: JobToFind, place: SearchPlace): Area[] {
  const near = search.remote === true && place.remote ? [place.remote] : place.near
  if (reach === 'near') return near
  if (reach === 'farther') return search.remote === true ? [] : place.farther
  if (search.remote === true) return near
  const remote = place.remote && search.remote !== false ? [place.remote] : []
  const unread = place.unread && column === 'title_terms' ? [place.unread] : []
  return [...near, ...remote, ...unread]
}

function toAsk(
  { column, found_by, reach, ...way }: Way,
  { tokens, isElsewhere, ...distances }: Area,
  filters: string[][],
  search: JobToFind,
  earlier: readonly TermsWanted[],
): Ask {
  const { terms, inTitle } = isElsewhere ? (way.remote ?? way) : way
  return {
    column,
    terms,
    inTitle,
    // Farther away, the same titles are wanted again.
    notInTitle: reach === 'farther' || earlier.length === 0 ? undefined : { any: earlier },
    found_by,
    tokens: [...tokens, ...filters],
    without: search.remote === false ? token.remote : undefined,
    ...distances,
  }
}

function filtersOf(search: JobToFind, followed: readonly string[]): string[][] {
  const filters: string[][] = []
  if (search.remote === true) filters.push([token.remote])
  if (search.language !== undefined) filters.push([token.language(search.language)])
  if (search.source !== undefined) filters.push([token.source(search.source)])
  if (search.followed === true) filters.push(followed.map(token.source))
  if (search.salary_from !== undefined) filters.push([token.salary])
  return filters
}

import type { JobToFind } from '@waymark/contract/job-search/job-search.ts'
import { token } from '../index/terms.ts'
import type { Ask } from './search-listings.ts'
import type { Area, SearchPlace } from './place/search-place.ts'
import type { TermsWanted } from './terms-wanted.ts'
import type { Way } from './title/title-ways.ts'

/** `isRemoteTyped`, `isEmploymentTyped`: the condition was one of the typed words, so a job that does not state it matches fewer words. */
type AskOptions = {
  followed: readonly string[]
  /** The key of the only one whose postings are wanted. */
  employer: string | undefined
  unstated: boolean
  isRemoteTyped: boolean
  isEmploymentTyped: boolean
}

/**
 * The ways in turn, each in the areas that it reaches. After those with all words come remote work, told apart from jobs of the
 * place, and places that could not be read, then, if `unstated`, postings that do not say the hours or the contract asked for.
 */
export function asksOf(
  ways: readonly Way[],
  search: JobToFind,
  place: SearchPlace,
  { followed, employer, unstated, isRemoteTyped, isEmploymentTyped }: AskOptions,
): Ask[] {
  const filters = [...filtersOf(search, followed), ...(employer === undefined ? [] : [[token.employer(employer)]])]
  const stated = [...filters, ...employmentOf(search, 'stated')]
  const stateOrNot = [...filters, ...employmentOf(search, 'or not')]
  const hasUnstated = unstated && stateOrNot.some((group, at) => group.length > (stated[at]?.length ?? 0))
  const whole = ways.filter(({ found_by }) => found_by === 'all_words')
  const others = ways.filter(({ found_by }) => found_by !== 'all_words')
  const titles = whole.filter(({ column, reach }) => column === 'title_terms' && reach !== 'named')
  const anywhere = { ...search, remote: undefined }
  const unread = place.unread && search.remote !== true ? [place.unread] : []
  const ask = (way: Way, areas: readonly Area[], filters: string[][], found_by = way.found_by): Ask[] => {
    const earlier = foundEarlier(ways.slice(0, ways.indexOf(way)), way)
    return areas.map((area) => toAsk({ ...way, found_by }, area, filters, search, earlier))
  }
  return [
    ...whole.flatMap((way) => ask(way, thereOf(way, search, place), stated)),
    ...whole.flatMap((way) => ask(way, remoteOf(way, search, place), stated, 'remote')),
    ...titles.flatMap((way) => ask(way, unread, stated, 'unread_place')),
    ...(hasUnstated ? whole.flatMap((way) => ask(way, areasOf(way, search, place), stateOrNot, 'unstated')) : []),
    ...(isRemoteTyped && others.length > 0
      ? titles.flatMap((way) => ask(way, place.near, filtersOf(anywhere, followed), 'fewer_words'))
      : []),
    ...others.flatMap((way) => ask(way, areasOf(way, search, place), isEmploymentTyped ? stateOrNot : stated)),
    ...whole.flatMap((way) => ask(way, place.abroad, stated, 'abroad')),
  ]
}

function foundEarlier(ways: readonly Way[], { column }: Way): TermsWanted[] {
  return ways.flatMap((one) => {
    if (one.column === 'title_terms') return [one.inTitle ?? one.terms]
    // Texts with the words whose title also fits were found by that title.
    return column === 'body_terms' && one.inTitle ? [one.inTitle] : []
  })
}

function areasOf(way: Way, search: JobToFind, place: SearchPlace): Area[] {
  if (way.reach === 'farther') {
    // Remote work is at no distance from anybody.
    const farther = search.remote === true ? [] : place.farther
    // All words abroad are told apart, and fewer are only for a search that found nothing else.
    return way.found_by === 'farther' ? farther : [...farther, ...place.abroad]
  }
  if (way.reach === 'named') return namedOf(place)
  return [...nearOf(search, place), ...remoteOf(way, search, place)]
}

/** Where remote work is asked for, it is what the place has. */
const nearOf = ({ remote }: JobToFind, place: SearchPlace): Area[] =>
  remote === true && place.remote ? place.remoteInTurn : place.near

const namedOf = ({ named }: SearchPlace): Area[] => (named ? [named] : [])

const thereOf = ({ reach }: Way, search: JobToFind, place: SearchPlace): Area[] =>
  reach === 'named' ? namedOf(place) : nearOf(search, place)

const remoteOf = ({ reach }: Way, { remote }: JobToFind, place: SearchPlace): Area[] =>
  reach === 'with remote work' && remote === undefined && place.remote ? [place.remote] : []

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
    // Elsewhere, the same titles are wanted again.
    notInTitle: reach === 'farther' || reach === 'named' || earlier.length === 0 ? undefined : { any: earlier },
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

/** "Or not": postings that do not say it, besides those that say what is wanted. */
function employmentOf({ hours, contract }: JobToFind, which: 'stated' | 'or not'): string[][] {
  const groups: string[][] = []
  const { unstated } = token
  if (hours !== undefined) groups.push([token.hours(hours), ...(which === 'or not' ? [unstated.hours] : [])])
  if (contract !== undefined)
    groups.push([token.contract(contract), ...(which === 'or not' ? [unstated.contract] : [])])
  return groups
}

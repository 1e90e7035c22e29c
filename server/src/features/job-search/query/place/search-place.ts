import { searchLimits, type JobToFind } from '@waymark/contract/job-search/job-search.ts'
import { languagesIn } from '../../../../lib/places/country-languages.ts'
import type { Places } from '../../../../lib/places/places.ts'
import { boundElsewhere } from './bound-remote-work.ts'
import { cellTokens, token } from '../../index/terms.ts'
import type { Home } from './home-countries.ts'
import type { Bound, Centre } from '../search-listings.ts'

/** Groups of tokens, of which one each must match, and the distances that count; without any, all listings. */
export type Area = {
  tokens: string[][]
  withinKm?: number
  beyondKm?: number
  nearestFirst?: boolean
  /** No titles that are bound to other countries. */
  isUnbound?: boolean
  /** Far away, or nobody knows where: titles must have an occupation's words in their order. */
  isElsewhere?: boolean
}

export type SearchPlace = {
  centres: Centre[]
  /** The place itself, then wider around a position. */
  near: Area[]
  /** Remote work open to the country; undefined without a place, when it is among all the others. */
  remote: Area | undefined
  /** Terms of titles that are not open to the country, unless the posting says that it is. */
  bound?: Bound
  /** For searches of remote work: first what says that it is open to the country. */
  remoteInTurn: Area[]
  /** The whole country and what may be there, for titles that name the place. */
  named?: Area
  /** Places that could not be read, of postings in one of the country's languages, or in an unknown one. */
  unread: Area | undefined
  /** Beyond the chosen city or state, for a search that finds little in it. */
  farther: Area[]
  /** Outside the reader's country, where no place is asked for. */
  abroad: Area[]
}

/** Jobs this near are searched separately, so that they are found however many others match. */
const aroundKm = 120
const mostNamesakes = 6

/** `home`: of the reader, whose best jobs come first where no place is asked for. `also`: cities besides the one asked for. */
export function readPlace(
  wanted: JobToFind,
  places: Places,
  { home, also = [] }: { home?: Home | undefined; also?: readonly string[] | undefined } = {},
): SearchPlace | 'country' | 'state' | 'city' {
  const { country, state, city } = wanted
  if (country === undefined) return state === undefined && city === undefined ? aroundPosition(wanted, home) : 'country'
  const code = places.findCountry(country)
  if (code === undefined) return 'country'
  const remote = remoteBy(token.remoteIn(code), token.remoteAnywhere)
  const remoteInTurn = [remoteBy(token.remoteIn(code)), remoteBy(token.remoteAnywhere)]
  const bound = boundFor(code)
  const inTitle = { tokens: [[token.country(code), token.anyCountry, token.remoteIn(code), token.remoteAnywhere]] }
  const found = state === undefined ? undefined : places.findState(code, state)
  if (state !== undefined && !found) return 'state'
  const inCountry = { tokens: [[token.country(code)]] }
  if (city === undefined) {
    // Work from anywhere in the chosen country is there, too.
    const there = [token.country(code), ...(wanted.remote === undefined ? [token.remoteIn(code)] : [])]
    const near = { tokens: [found ? [token.state(code, found.code)] : there] }
    const whole = {
      centres: [],
      near: [near],
      remote,
      remoteInTurn,
      bound,
      named: inTitle,
      abroad: [],
      unread: unreadIn(code),
    }
    return { ...whole, farther: found ? [inCountry] : [] }
  }
  const named = places.findCities(city).filter((one) => one.state.country === code && (!found || one.state === found))
  if (named.length === 0) return 'city'
  // Without a state, "Newark" is each of that name.
  const besides = also.flatMap((name) => {
    const namesakes = places.findCities(name).filter((one) => one.state.country === code)
    return namesakes.toSorted((a, b) => b.population - a.population).slice(0, 1)
  })
  const centres = [...named.slice(0, mostNamesakes), ...besides]
  // A posting for "Texas" may be for its Austin.
  const inState = centres.map(({ state: { code: stateCode } }) => token.stateOnly(code, stateCode))
  const withinKm = wanted.radius_km ?? searchLimits.radius_km
  return {
    centres,
    near: [{ tokens: [[...new Set([...cellsAround(centres, withinKm), ...inState])]], withinKm }],
    remote,
    remoteInTurn,
    bound,
    named: inTitle,
    unread: undefined,
    farther: [
      { tokens: [cellsAround(centres, aroundKm)], beyondKm: withinKm, withinKm: aroundKm, nearestFirst: true },
      { ...inCountry, beyondKm: aroundKm, nearestFirst: true },
    ],
    abroad: [],
  }
}

const remoteBy = (...terms: string[]): Area => ({ tokens: [terms], isElsewhere: true, isUnbound: true })
const boundFor = (code: string): Bound => ({ terms: boundElsewhere(code), unless: token.remoteIn(code) })

function unreadIn(country: string): Area {
  const languages = [...languagesIn(country).map(token.language), token.unknownLanguage]
  return { tokens: [[token.anyCountry], languages], isElsewhere: true }
}

function aroundPosition({ latitude, longitude, sort }: JobToFind, home: Home | undefined): SearchPlace {
  // Areas are searched in turn: the newest jobs of one would come before newer ones of the next.
  const isByFit = sort === 'relevance' || sort === 'match'
  if (latitude !== undefined && longitude !== undefined) {
    const centres = [{ latitude, longitude }]
    if (!isByFit) return { ...nowhere, centres, near: [{ tokens: [] }] }
    const near = { tokens: [cellsAround(centres, aroundKm)], nearestFirst: true }
    return { ...nowhere, centres, near: [near, { tokens: [], nearestFirst: true }] }
  }
  if (!home || !isByFit) return { ...nowhere, centres: [], near: [{ tokens: [] }] }
  const { country, state, city } = home
  const around = city ? cellsAround([city], homeKm) : state === undefined ? [] : [token.state(country, state)]
  return {
    ...nowhere,
    centres: [],
    near: [
      ...(around.length > 0 ? [{ tokens: [around] }] : []),
      { tokens: [[token.country(country), token.remoteIn(country)]] },
    ],
    // Who asks for remote work gets it first, and not told apart.
    remote: remoteBy(token.remoteAnywhere),
    remoteInTurn: remoteAtHome(country),
    bound: boundFor(country),
    abroad: [{ tokens: [] }],
  }
}

/** Work from anywhere is mostly meant for English-speaking countries, and elsewhere it comes after that of the country. */
function remoteAtHome(country: string): Area[] {
  const [own, anywhere] = [token.remoteIn(country), token.remoteAnywhere]
  return languagesIn(country).includes('en') ? [remoteBy(own, anywhere)] : [remoteBy(own), remoteBy(anywhere)]
}

/** Around the reader's own town; cells reach some 50 km farther. */
const homeKm = 25

/** Besides a place that was asked for. */
const nowhere = { remote: undefined, remoteInTurn: [], unread: undefined, farther: [], abroad: [] }

function cellsAround(centres: readonly Centre[], km: number): string[] {
  return [...new Set(centres.flatMap(({ latitude, longitude }) => cellTokens(latitude, longitude, km)))]
}

import { searchLimits, type JobToFind } from '@waymark/contract/job-search/job-search.ts'
import type { Places } from '../../../lib/places/places.ts'
import { cellTokens, token } from '../index/terms.ts'
import type { Centre } from './search-listings.ts'

/** Token groups for local and remote jobs; local ones come first. */
export type SearchPlace = {
  centres: Centre[]
  nearestFirst: boolean
  local: { tokens: string[][]; withinKm?: number }[]
  /** Remote work open to the country; undefined without a place, when it is among all the others. */
  remote: { tokens: string[][] } | undefined
}

/** Jobs this near are searched separately, so that they are found however many others match. */
const aroundKm = 100
const mostNamesakes = 6

export function readPlace(
  { country, state, city, latitude, longitude }: JobToFind,
  places: Places,
): SearchPlace | 'country' | 'state' | 'city' {
  if (country === undefined) {
    if (state !== undefined || city !== undefined) return 'country'
    if (latitude === undefined || longitude === undefined)
      return { centres: [], nearestFirst: false, local: [{ tokens: [] }], remote: undefined }
    const near = cellTokens(latitude, longitude, aroundKm)
    return {
      centres: [{ latitude, longitude }],
      nearestFirst: true,
      local: [{ tokens: [near] }, { tokens: [] }],
      remote: undefined,
    }
  }
  const code = places.findCountry(country)
  if (code === undefined) return 'country'
  const remote = { tokens: [[token.remoteIn(code), token.remoteAnywhere]] }
  const found = state === undefined ? undefined : places.findState(code, state)
  if (state !== undefined && !found) return 'state'
  if (city !== undefined) {
    const named = places.findCities(city).filter((one) => one.state.country === code && (!found || one.state === found))
    if (named.length === 0) return 'city'
    // Without a state, "Newark" is each of that name.
    const centres = named.slice(0, mostNamesakes)
    const tokens = [
      ...new Set(centres.flatMap((one) => cellTokens(one.latitude, one.longitude, searchLimits.radius_km))),
    ]
    // A posting for "Texas" may be for its Austin.
    const inState = [...new Set(centres.map(({ state }) => token.stateOnly(code, state.code)))]
    const local = [{ tokens: [tokens], withinKm: searchLimits.radius_km }, { tokens: [inState] }]
    return { centres, nearestFirst: false, local, remote }
  }
  const local = found ? token.state(code, found.code) : token.country(code)
  return { centres: [], nearestFirst: false, local: [{ tokens: [[local]] }], remote }
}

import { searchLimits, type JobToFind } from '@waymark/contract/job-search/job-search.ts'
import type { Places } from '../../../lib/places/places.ts'
import { cellTokens, token } from '../index/terms.ts'
import type { Centre } from './search-listings.ts'

/** Token groups for local and remote jobs; local ones come first. */
export type SearchPlace = {
  centre: Centre | undefined
  nearestFirst: boolean
  local: { tokens: string[][]; withinKm?: number }[]
  /** Remote work open to the country; undefined without a place, when it is among all the others. */
  remote: { tokens: string[][] } | undefined
}

/** Jobs this near are searched separately, so that they are found however many others match. */
const aroundKm = 100

export function readPlace(
  { country, state, city, latitude, longitude }: JobToFind,
  places: Places,
): SearchPlace | 'country' | 'state' | 'city' {
  if (country === undefined) {
    if (state !== undefined || city !== undefined) return 'country'
    if (latitude === undefined || longitude === undefined)
      return { centre: undefined, nearestFirst: false, local: [{ tokens: [] }], remote: undefined }
    const near = cellTokens(latitude, longitude, aroundKm)
    return {
      centre: { latitude, longitude },
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
    const chosen = places.findCities(city).find((one) => one.state.country === code && (!found || one.state === found))
    if (!chosen) return 'city'
    const tokens = [cellTokens(chosen.latitude, chosen.longitude, searchLimits.radius_km)]
    return { centre: chosen, nearestFirst: false, local: [{ tokens, withinKm: searchLimits.radius_km }], remote }
  }
  const local = found ? token.state(code, found.code) : token.country(code)
  return { centre: undefined, nearestFirst: false, local: [{ tokens: [[local]] }], remote }
}

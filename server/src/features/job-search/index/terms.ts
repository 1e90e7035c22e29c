import type { JobContract, JobHours } from '@waymark/contract/job-search/job-search.ts'
import type { EmploymentTerms } from './employment-terms.ts'

const configs: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  it: 'italian',
  pt: 'portuguese',
  nl: 'dutch',
  sv: 'swedish',
  da: 'danish',
  no: 'norwegian',
  nb: 'norwegian',
  nn: 'norwegian',
  fi: 'finnish',
}

export const dictionaries = [...new Set(Object.values(configs))].map((name) => `waymark_${name}`)

/** `de-CH` counts as `de`; texts in other languages are not stemmed. */
export function configOf(language: string | null): string {
  return `waymark_${configs[language?.slice(0, 2).toLowerCase() ?? ''] ?? 'simple'}`
}

const dayMs = 86_400_000
export const dayOf = (time: Date): number => Math.floor(time.getTime() / dayMs)
/** A single day may hold more than a search can look at, so it is split into equal parts. */
export const slicesOfDay = 16
/** Runs of slices with their own token, longest first. */
export const runsOfSlices = [4, 1] as const
/** Runs of days with their own token, longest first: any window is some five tokens. */
export const runsOfDays = [16, 4, 1] as const

/** Cells of half a degree: 55 km from south to north. */
const cellsPerDegree = 2
const cellOf = (latitude: number, longitude: number): number =>
  Math.floor((latitude + 90) * cellsPerDegree) * 360 * cellsPerDegree + Math.floor((longitude + 180) * cellsPerDegree)

export const token = {
  /** `run` days from this one on, which is divisible by `run`. */
  days: (first: number, run: number) => `d${run}:${first}`,
  /** `run` slices from this one on, which is divisible by `run`. */
  slices: (day: number, first: number, run: number) => `d1:${day}.${first}${run === 1 ? '' : `+${run}`}`,
  country: (code: string) => `c:${code}`,
  state: (country: string, code: string) => `s:${country}.${code}`,
  /** Somewhere in the state, in no city that is known. */
  stateOnly: (country: string, code: string) => `so:${country}.${code}`,
  cell: (cell: number) => `g:${cell}`,
  /** Of a place that could not be read. */
  anyCountry: 'c:?',
  remote: 'r:',
  remoteIn: (code: string) => `r:${code}`,
  remoteAnywhere: 'r:*',
  language: (language: string) => `l:${language}`,
  /** If neither the source nor the text says it. */
  unknownLanguage: 'l:?',
  source: (source: string) => `f:${source}`,
  /** A word of a title as it stands there. */
  exact: (word: string) => `=${word}`,
  /** A word of a title that is also one of its place: "Garden" of "Carer, Welwyn Garden City". */
  placeWord: (word: string) => `@${word}`,
  occupation: (name: string) => `o:${name}`,
  employer: (key: bigint | string) => `e:${key}`,
  salary: 'p:',
  hours: (hours: JobHours) => `h:${hours}`,
  contract: (contract: JobContract) => `k:${contract}`,
  /** If neither title, source nor text says it. */
  unstated: { hours: 'h:?', contract: 'k:?' },
} as const

/** Cells along the side of a region, which is two degrees. */
const cellsOfRegion = 4
const cellsAround = 360 * cellsPerDegree

/** A title's word with a run of days, a place or remote work, as the database's `listing_keys` writes it. */
export const pairKey = (subject: string, beside: string): string => `${subject} ${beside}`

/** Exact words of titles and occupations can be the first half of a pair. */
export const isSubject = (term: string): boolean => /^(?:[=@]|o:)/.test(term)

/** The term that represents a token in pairs; undefined for a token that is in none. */
export function besideOf(term: string): string | undefined {
  if (/^(?:d\d+|c|s|so):/.test(term)) return term
  if (term.startsWith(token.remote)) return token.remote
  if (!term.startsWith('g:')) return undefined
  const cell = Number(term.slice(2))
  const [row, column] = [
    Math.floor(cell / cellsAround / cellsOfRegion),
    Math.floor((cell % cellsAround) / cellsOfRegion),
  ]
  return `G:${(row * cellsAround) / cellsOfRegion + column}`
}

export type Spot = { country: string | null; state: string | null; latitude: number | null; longitude: number | null }
export type IndexedPlace = Spot & {
  city: string | null
  /** Further places of a posting with several. */
  others: readonly Spot[]
  remote: boolean
  /** Countries that remote work is open to; none means any. */
  remote_countries: readonly string[]
}

/** A listing's tokens besides its words. Remote work without a city is near no place. */
export function tokensOf(listing: {
  posted_at: Date
  language: string | null
  source: string
  employer_key: string
  short_employer_key: string | undefined
  group_key: string
  salary_usd: number | null
  place: IndexedPlace
  employment: EmploymentTerms
}): string[] {
  const { posted_at, language, source, employer_key, group_key, salary_usd, place, employment } = listing
  const { remote } = place
  const day = dayOf(posted_at)
  const slice = Number(BigInt.asUintN(32, BigInt(group_key))) % slicesOfDay
  const tokens = [
    ...runsOfDays.map((run) => token.days(day - (day % run), run)),
    ...runsOfSlices.map((run) => token.slices(day, slice - (slice % run), run)),
    token.source(source),
    ...systemTokens(source),
    token.employer(employer_key),
    ...(listing.short_employer_key === undefined ? [] : [token.employer(listing.short_employer_key)]),
  ]
  tokens.push(language ? token.language(language.slice(0, 2).toLowerCase()) : token.unknownLanguage)
  if (salary_usd !== null) tokens.push(token.salary)
  tokens.push(...orElse(employment.hours.map(token.hours), token.unstated.hours))
  tokens.push(...orElse(employment.contract.map(token.contract), token.unstated.contract))
  if (remote) {
    const open = place.remote_countries.slice(0, 60)
    tokens.push(token.remote, ...(open.length === 0 ? [token.remoteAnywhere] : open.map(token.remoteIn)))
  }
  if (!remote && place.country === null) tokens.push(token.anyCountry)
  const spots = [place, ...place.others].filter((spot) => !remote || spot.latitude !== null)
  return [...new Set([...tokens, ...spots.flatMap(spotTokens)])]
}

const orElse = (tokens: string[], unknown: string): string[] => (tokens.length === 0 ? [unknown] : tokens)

function spotTokens({ country, state, latitude, longitude }: Spot): string[] {
  const hasPoint = latitude !== null && longitude !== null
  return [
    ...(country === null ? [] : [token.country(country)]),
    ...(country === null || state === null ? [] : [token.state(country, state)]),
    ...(country === null || state === null || hasPoint ? [] : [token.stateOnly(country, state)]),
    ...(hasPoint ? [token.cell(cellOf(latitude, longitude))] : []),
  ]
}

/** A board is found by its own name and among all boards of its system. */
function systemTokens(source: string): string[] {
  const end = source.indexOf(':')
  return end === -1 ? [] : [token.source(source.slice(0, end))]
}

/** Tokens of the cells that a circle touches: at most some 60 within 100 km, fewer near the equator. */
export function cellTokens(latitude: number, longitude: number, radiusKm: number): string[] {
  const reach = radiusKm / 111.2
  // Near the poles a circle spans all meridians; 4 degrees either way are enough where people live.
  const across = Math.min(4, reach / Math.max(0.05, Math.cos((latitude * Math.PI) / 180)))
  const step = 1 / cellsPerDegree
  const tokens = new Set<string>()
  for (let lat = latitude - reach; lat < latitude + reach + step; lat += step) {
    for (let lng = longitude - across; lng < longitude + across + step; lng += step) {
      const [y, x] = [Math.min(lat, latitude + reach), Math.min(lng, longitude + across)]
      if (y >= -90 && y <= 90) tokens.add(token.cell(cellOf(y, ((x + 540) % 360) - 180)))
    }
  }
  return [...tokens]
}

import { foldName } from '../../../../lib/places/fold-name.ts'
import { countryCodeOf } from '../../../../lib/places/country-names.ts'
import type { State } from '../../../../lib/places/place-table.ts'
import { namedByState, type City, type Places } from '../../../../lib/places/places.ts'
import { placeWords } from './place-words.ts'
import { phrasesOf } from '../../index/occupations.ts'
import { isSector } from '../title/sectors.ts'
import { isAskingWord, isGenericWord, isRemoteWord, wordsOf } from '../../index/words.ts'
import type { TitleText } from '../title/title-text.ts'

/** `to` is the end of its words. `isQualified`: a country, a state or a postcode beside it agrees. */
export type NamedPlace = {
  country: string
  state: State | undefined
  city: City | undefined
  to: number
  isQualified: boolean
  /** Thousands of inhabitants of the largest place with the name. */
  people: number
}
type Near = {
  country?: string | undefined
  homes?: readonly string[] | undefined
  latitude: number | undefined
  longitude: number | undefined
}

const longestName = 4
const wholeCountry = Number.POSITIVE_INFINITY
const mostQualifiers = 3
/** Shorter or all in capitals, codes of countries are words: "us", "it", "PER". */
const shortCountries = new Set(['us', 'usa', 'uk', 'uae', 'u.s', 'u.k', 'u.s.a'])

/** The longest name of a place that starts at a word, with its state, country and postcode. */
export function findNamedPlace(
  words: readonly TitleText[],
  given: number,
  places: Places,
  near: Near,
): NamedPlace | undefined {
  const isPostcode = (at: number) => /^\d{4,6}$/.test(words[at]?.raw ?? '')
  const from = isPostcode(given) ? given + 1 : given
  for (let to = Math.min(words.length, from + longestName); to > from; to--) {
    const text = textOf(words, from, to)
    // "Leeds, Bradford" is no name; a name never spans a comma.
    if (text === undefined) continue
    const isNear = ({ country }: State) => near.country === undefined || country === near.country
    const country = countryOf(words, from, to)
    const state = stateNamed(text, places, near)
    const cities = places.findCities(text).filter((city) => isNear(city.state))
    if (cities.length > 0) {
      const { end, left } = qualify(words, to, cities, places)
      const city = nearest(left, near)
      const isStateSaid = end === to && state !== undefined && countryAt(words, to)?.code === state.country
      const isBare = end === to
      if (city && !isStateSaid && !(isBare && isOutranked(city, text, { state, country }, places, near))) {
        return {
          country: city.state.country,
          state:
            isQualifiedByState(city, places.findCities(city.name), left) || isFarLargest(city, left)
              ? city.state
              : undefined,
          city,
          to: end,
          isQualified: from > given || end > to,
          people: isCounty(city, text, state) ? wholeCountry : Math.max(...left.map(({ population }) => population)),
        }
      }
    }
    const isCountry = country !== undefined && (state?.country === country || places.findCountry(text) === country)
    const county = places.findCities(text).find((one) => isCounty(one, text, state))
    if (county && state) {
      return { country: state.country, state: undefined, city: county, to, isQualified: false, people: wholeCountry }
    }
    if (state && !isCountry) {
      const next = countryAt(words, to)
      const end = next?.code === state.country ? next.to : to
      return { country: state.country, state, city: undefined, to: end, isQualified: end > to, people: wholeCountry }
    }
    if (country !== undefined)
      return { country, state: undefined, city: undefined, to, isQualified: false, people: wholeCountry }
  }
  return undefined
}

/** In thousands: people do not mean a smaller town that shares a state's or country's name. */
const smallBesideState = 100
/** Thousands: beside one of another country, and in the reader's own. */
const smallBesideOther = 500
const smallAtHome = 15

/** "Georgia" and "New Jersey" are states before they are villages, and "Ontario" is a province before a town in California. */
function isOutranked(
  city: City,
  text: string,
  { state, country }: { state: State | undefined; country: string | undefined },
  places: Places,
  { homes = [] }: Near,
): boolean {
  const isAbroad = (other: string) => other !== city.state.country && !homes.includes(city.state.country)
  if (country !== undefined) {
    const isItsName = places.findCountry(text) === country || text.length <= longestShortName
    return city.population < (isItsName && isAbroad(country) ? smallBesideOther : smallBesideState)
  }
  if (!state || isCounty(city, text, state)) return false
  if (isAbroad(state.country)) return city.population < smallBesideOther
  return city.population < (city.state.country === state.country ? smallBesideState : smallAtHome)
}
const longestShortName = 3

/** "Surrey" is a part of the state England, and stands for the county's town. */
const isCounty = (city: City, text: string, state: State | undefined): boolean =>
  state === city.state && foldName(city.name) !== foldName(text) && foldName(state.name) !== foldName(text)

/** Whether what follows told the city from others of its country. */
const isQualifiedByState = (city: City, cities: readonly City[], left: readonly City[]): boolean =>
  cities.some((one) => one.state.country === city.state.country && !left.some((other) => isSame(one, other)))
const isSame = (a: City, b: City): boolean => a.latitude === b.latitude && a.longitude === b.longitude

/** Towns of one name and country must be of similar size to stand together: nobody means the Dallas in Georgia. */
function isFarLargest(city: City, left: readonly City[]): boolean {
  const others = left.filter((one) => one !== city && one.state.country === city.state.country)
  return others.length > 0 && others.every(({ population }) => population * farLarger <= city.population)
}
const farLarger = 2

function textOf(words: readonly TitleText[], from: number, to: number): string | undefined {
  const some = words.slice(from, to)
  if (some.slice(0, -1).some(({ endsClause }) => endsClause)) return undefined
  return some.map(({ raw }) => raw).join(' ')
}

/** The cities that agree with the state, country or postcode that follows, and where that ends. */
function qualify(
  words: readonly TitleText[],
  from: number,
  cities: readonly City[],
  places: Places,
): { end: number; left: readonly City[] } {
  let [end, left] = [from, cities]
  for (let round = 0; round < mostQualifiers; round++) {
    const postcode = postcodeAt(words, end)
    const next = postcode ? { to: postcode, left } : qualifierAt(words, end, left, places)
    if (!next) break
    ;({ to: end, left } = next)
  }
  return { end, left }
}

function qualifierAt(
  words: readonly TitleText[],
  from: number,
  cities: readonly City[],
  places: Places,
): { to: number; left: readonly City[] } | undefined {
  for (let to = Math.min(words.length, from + 3); to > from; to--) {
    const text = textOf(words, from, to)
    if (text === undefined) continue
    // Two letters are a state in capitals, after a comma or at the end: elsewhere "in", "or" and "me" are words.
    const isCode = text.length <= 3
    const isWritten =
      text === text.toUpperCase() || words[from - 1]?.endsClause === true || to === words.length || !isWord(text)
    const states = isCode && !isWritten ? [] : places.findStates(isCode ? text.toUpperCase() : text)
    const inState = cities.filter(({ state }) => states.includes(state))
    if (inState.length > 0) return { to, left: inState }
    const country = countryOf(words, from, to)
    const inCountry = cities.filter(({ state }) => state.country === country)
    if (inCountry.length > 0) return { to, left: inCountry }
  }
  return undefined
}

const isWord = (text: string): boolean => wordsOfStates.has(text.toLowerCase())
const wordsOfStates = new Set(placeWords('letters of a state'))

/** "69003", or "LS1 4AP" in one or two words. */
function postcodeAt(words: readonly TitleText[], at: number): number | undefined {
  const [first = '', second = ''] = [words[at]?.raw, words[at + 1]?.raw]
  if (/^\d{4,6}$/.test(first)) return at + 1
  if (!/^[a-z]{1,2}\d[a-z\d]?(?:\d[a-z]{2})?$/i.test(first)) return undefined
  return /^\d[a-z]{2}$/i.test(second) ? at + 2 : at + 1
}

function countryAt(words: readonly TitleText[], from: number): { code: string; to: number } | undefined {
  for (let to = Math.min(words.length, from + 3); to > from; to--) {
    const code = countryOf(words, from, to)
    if (code !== undefined) return { code, to }
  }
  return undefined
}

function countryOf(words: readonly TitleText[], from: number, to: number): string | undefined {
  const text = textOf(words, from, to)
  if (text === undefined) return undefined
  const lower = text.toLowerCase()
  // "Join us" is no country.
  if (lower === 'us' && text !== 'US' && !isAfterWork(words, from)) return undefined
  return text.length >= 4 || shortCountries.has(lower) ? countryCodeOf(lower) : undefined
}

/** "Manager us" asks for a country, and "contact us" for nobody. */
function isAfterWork(words: readonly TitleText[], at: number): boolean {
  const before = words[at - 1]
  if (!before || at + 1 < words.length) return false
  const [plain = ''] = wordsOf(before.raw)
  return (
    isGenericWord(plain) ||
    isSector(plain) ||
    isAskingWord(plain, undefined) ||
    isRemoteWord(plain) ||
    phrasesOf([plain]).some(({ kind }) => kind === 'work')
  )
}

function stateNamed(text: string, places: Places, { country: chosen }: Near): State | undefined {
  if (text.length < 4) return undefined
  return places
    .findStates(text.toLowerCase())
    .find(({ country }) => (chosen === undefined ? namedByState.has(country) : country === chosen))
}

/** Thousands of inhabitants, as a share of the largest namesake: smaller ones are not meant, however near. */
const smallestShare = 0.05
const nearDegrees = 3
/** In the reader's own country a town counts for more, if it is one: nobody in Texas means its Paris. */
const atHome = { share: 0.02, least: smallAtHome }

/** Cities are searched for this much more often in countries whose states are written without the country. */
const knownBetter = 3
const weightOf = ({ population, state }: City): number =>
  population * (namedByState.has(state.country) ? knownBetter : 1)

/** A namesake near the reader, or in the reader's country, or else the best known. */
function nearest(cities: readonly City[], { latitude, longitude, homes = [] }: Near): City | undefined {
  const [largest, ...others] = cities.toSorted((a, b) => weightOf(b) - weightOf(a))
  const isKnownThere = ({ population }: City) =>
    population >= Math.max(atHome.least, (largest?.population ?? 0) * atHome.share)
  const known = cities.filter(isKnownThere)
  const inHome = homes.flatMap((home) => known.find(({ state }) => state.country === home) ?? [])[0] ?? largest
  if (!largest || latitude === undefined || longitude === undefined) return inHome
  const isNear = (city: City) =>
    Math.abs(city.latitude - latitude) < nearDegrees && Math.abs(city.longitude - longitude) < nearDegrees
  if (isNear(largest)) return largest
  return others.find((city) => city.population >= largest.population * smallestShare && isNear(city)) ?? inHome
}

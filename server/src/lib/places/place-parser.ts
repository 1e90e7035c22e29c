import { countriesOfRegion, countryCodeOf, twoLetterCountry } from './country-names.ts'
import { countyPoints } from './county-points.ts'
import { foldName } from './fold-name.ts'
import { countryName, type City, type Places } from './places.ts'
import type { State } from './place-table.ts'

export type NamedPlace = { country: string | undefined; state: State | undefined; city: City | undefined }
export type ParsedPlace = NamedPlace & {
  /** Further places of a posting with several. */
  others: NamedPlace[]
  remote: boolean
  /** ISO 3166 codes of all countries named; for remote work those it is open to, none meaning any. */
  countries: string[]
}

const longest = 400
const mostAlternatives = 12
const mostParts = 8
const mostOthers = 7
const remoteWords =
  /\b(?:(?:fully|100 ?%)?[\s-]*remot[eo](?:ly)?|remote[\s-]?(?:first|based|only|friendly|ok|work|eligible)|télétravail|teletrabajo|home[\s-]?office|homeoffice|work(?:ing)? from (?:home|anywhere)|wfh|anywhere|worldwide|global(?:ly)?|distributed|virtual|telework|telecommut\w*|distans|zdalna|en remoto|a distancia|da remoto|bundesweit)\b/giu
const remoteMark =
  /\bremot[eo](?:ly)?\b|télétravail|teletrabajo|home[\s-]?office|work(?:ing)? from (?:home|anywhere)|\bwfh\b|\banywhere\b|\bworldwide\b|\bdistributed\b|telework|telecommut|\bvirtual\b|a distancia|da remoto/iu
const noise =
  /\b(?:hybrid|hybrides?|on-?site|in[\s-]?office|office|headquarters|hq|full[\s-]?time|part[\s-]?time|based|flexible|multiple locations?|various locations?|locations?|only|preferred|eligible|or|and|in|within|the|us based|m\/f\/d|m\/w\/d|nationwide|field|open to|travel required|\d+ ?%|\d+ days?(?: (?:a|per) week)?)\b/giu
const area =
  /^(?:greater|metro|downtown|city of|central|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?|near|stadt|region|ville de|provincia di)\s+|[\s-]+(?:metropolitan|metro|area|region|district|city|county|cbd|downtown|south|north|east|west|central|center|centre|campus|surrounding|umgebung|land|province|prefecture|suburbs?)$/iu

/** Parses "Austin, TX", "Remote - US", "Berlin; München oder Wien". `hint` is a source's only country. */
export function parsePlace(raw: string, places: Places, hint?: string): ParsedPlace {
  const key = `${hint ?? ''} ${raw.slice(0, longest)}`
  const memory = memories.get(places) ?? new Map<string, ParsedPlace>()
  const known = memory.get(key)
  if (known) return known
  if (memory.size >= mostRemembered) memory.clear()
  const parsed = readPlace(raw, places, hint)
  memories.set(places, memory.set(key, parsed))
  return parsed
}

const memories = new WeakMap<Places, Map<string, ParsedPlace>>()
const mostRemembered = 5000

function readPlace(raw: string, places: Places, hint: string | undefined): ParsedPlace {
  const text = raw.slice(0, longest).normalize('NFC')
  const remote = remoteMark.test(text)
  const whole = countryNamed(text, places)
  if (whole) return { country: whole, state: undefined, city: undefined, others: [], remote, countries: [whole] }
  const readings = alternativesOf(text, places).flatMap((parts) => readParts(parts, places, hint))
  const best =
    readings.find(({ city }) => city) ?? readings.find(({ state }) => state) ?? readings.find(({ country }) => country)
  const named = [...new Set(readings.flatMap(({ countries }) => countries))]
  const countries = named.length > 0 || hint === undefined ? named : [hint]
  return {
    country: best?.country ?? hint,
    state: best?.state,
    city: best?.city,
    others: best ? othersOf(readings, best) : [],
    remote,
    countries,
  }
}

/** Readings that add something to `best` and to those before them. */
function othersOf(readings: readonly Reading[], best: NamedPlace): NamedPlace[] {
  const kept: NamedPlace[] = [best]
  for (const { country, state, city } of readings) {
    const isKnown = kept.some(
      (one) =>
        one.country === country &&
        (state === undefined || one.state === state) &&
        (city === undefined || (one.state === state && one.city?.name === city.name)),
    )
    if (country !== undefined && !isKnown) kept.push({ country, state, city })
  }
  return kept.slice(1, 1 + mostOthers)
}

function alternativesOf(text: string, places: Places): string[][] {
  const plain = withSmallWords(text).replace(/\(/g, ', ').replace(/\)/g, ' ; ').replace(remoteWords, ' , ')
  return plain
    .split(/[;|•·\n]|\s(?:or|oder|ou|o)\s|\s\/\s|\/(?=\s?[\p{Lu}\s])/u)
    .slice(0, mostAlternatives)
    .map(partsOf)
    .flatMap((parts) => afterEachCountry(parts, places))
    .map((parts) => parts.slice(0, mostParts))
    .slice(0, mostAlternatives)
    .filter((parts) => parts.length > 0)
}

/** "LONDON OR REMOTE", all in capitals, names no state; "SALEM, OR" and "PORTLAND OR 97201" do. */
function withSmallWords(text: string): string {
  if (text !== text.toUpperCase()) return text
  return text.replace(/(?<!,\s*)\b(?:OR|IN)\b(?=\s+\p{L})/gu, (word) => word.toLowerCase())
}

/** "Norfolk" is an English county and "Granada" a Spanish city, although in some languages they are countries. */
function countryNamed(text: string, places: Places): string | undefined {
  const code = countryCodeOf(text)
  if (code === undefined || places.findCountry(text) === code || text.length <= 3) return code
  const isState = places.findStates(text).some(({ country }) => country !== code && namedByState.has(country))
  const isCity = places
    .findCities(text)
    .some((city) => city.state.country !== code && city.population >= large.sameCountry)
  return isState || isCity ? undefined : code
}

/** "Dublin, Ireland, London, United Kingdom" is two places; "AMER, Canada, Toronto" is one. */
function afterEachCountry(parts: readonly string[], places: Places): string[][] {
  const ends = parts.flatMap((part, index) => (countryNamed(part, places) === undefined ? [] : [index + 1]))
  if (ends.length < 2 || ends.at(-1) !== parts.length) return [[...parts]]
  return ends.map((end, index) => parts.slice(ends[index - 1] ?? 0, end))
}

function partsOf(alternative: string): string[] {
  return (
    alternative
      .split(/,|\s[-–—]+\s?|[-–—]\s|:|\s{3,}/)
      .flatMap((part) => (/^\s*[A-Z]{2,3}-/.test(part) ? part.split('-') : [part]))
      // "OR" and "IN" are states.
      .map((part) =>
        part
          .replace(noise, (word) => (/^(?:OR|IN)$/.test(word) ? word : ' '))
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .flatMap((part) => {
        const pair = /^(.{2,}?) ([A-Z]{2})(?:\s\d{5}(?:-\d{4})?)?$/.exec(part) ?? /^([A-Z]{2}) (.{3,})$/.exec(part)
        return pair ? [pair[1] ?? '', pair[2] ?? ''] : [part.replace(/\b\d[\d-]{3,}\b/g, ' ').trim()]
      })
      .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, ''))
      .filter((part) => /\p{L}/u.test(part))
      .slice(0, mostAlternatives * mostParts)
  )
}

type Reading = NamedPlace & { countries: string[] }
type Part = { text: string; country: string | undefined; states: State[]; cities: { city: City; partial: boolean }[] }

function readParts(given: readonly string[], places: Places, hint: string | undefined): Reading[] {
  const texts = given.flatMap((text) => splitCityAndState(text, places))
  const parts = texts.map((text) => readPart(text, places))
  const city = bestCity(parts, hint)
  const listed = city && isInNamedState(city, parts) ? [] : citiesInList(parts, city?.state.country ?? hint)
  if (listed.length > 0) return listed.map(readingOf)
  if (city) return [readingOf(city)]
  // Two letters alone or after "Remote" are a country; after an unknown place ("Epes, AL") they are a state.
  const isCountry = ({ country, states, text }: Part, index: number) =>
    country !== undefined && (text.length > 2 || states.length === 0 || index === 0)
  const country = parts.find(isCountry)?.country
  const states = parts
    .flatMap((part) => part.states)
    .filter((one) => (country === undefined ? hint === undefined || one.country === hint : one.country === country))
  const state = states.find((one) => namedByState.has(one.country)) ?? states[0]
  const found = country ?? state?.country
  const known = found === undefined ? parts.flatMap(({ cities }) => cities).find(isKnownCity) : undefined
  if (known) return [readingOf(known.city)]
  const countries = found ? [found] : texts.flatMap(countriesOfRegion)
  return [{ country: found, state, city: undefined, countries }]
}

function readingOf(city: City): Reading {
  const { country } = city.state
  return { country, state: city.state, city, countries: [country] }
}

const isKnownCity = ({ city, partial }: Part['cities'][number]): boolean => !partial && city.population > 0

/** Populations in thousands, of cities that are named beside others without state or country. */
const large = { sameCountry: 100, elsewhere: 300 }

/** "Boston, Lincolnshire" is no list of cities, although some call Lincoln that. */
function isInNamedState(city: City, parts: readonly Part[]): boolean {
  // In "Boston, New York, Denver" the village of Boston in New York is not meant.
  if (city.population === 0) return false
  return parts.some(
    ({ states, cities }) => states.includes(city.state) && !cities.some((one) => one.city.name === city.name),
  )
}

/** "San Francisco, Boston, Denver": every part a large city and none the state of another. */
function citiesInList(parts: readonly Part[], country: string | undefined): City[] {
  const named = parts.filter((part) => part.country === undefined || part.text.length <= 2)
  const choices = named.map(({ cities }) =>
    cities
      .filter(({ city, partial }) => !partial && city.population >= large.sameCountry)
      .map(({ city }) => city)
      .filter((city) => city.state.country === country || city.population >= large.elsewhere)
      .toSorted((a, b) => Number(b.state.country === country) - Number(a.state.country === country)),
  )
  if (named.length < 2 || choices.some(({ length }) => length === 0)) return []
  const isStateOfAnother = named.some((part, index) =>
    choices.some((cities, other) => other !== index && cities.some((city) => part.states.includes(city.state))),
  )
  return isStateOfAnother ? [] : choices.flatMap(([city]) => city ?? [])
}

/** "Chester Cheshire North West" is Chester, Cheshire: what follows the state says no more. */
function splitCityAndState(text: string, places: Places): string[] {
  const words = text.split(' ').slice(0, 8)
  for (let at = 1; at < words.length; at++) {
    const city = words.slice(0, at).join(' ')
    for (const end of [at + 3, at + 2, at + 1]) {
      if (end > words.length) continue
      const states = (words[at] ?? '').length > 3 ? places.findStates(words.slice(at, end).join(' ')) : []
      if (states.length > 0 && places.findCities(city).some((one) => states.includes(one.state)))
        return [city, words.slice(at, end).join(' ')]
    }
  }
  return [text]
}

function readPart(text: string, places: Places): Part {
  const country = countryNamed(text, places) ?? twoLetterCountry(text)
  return { text, country, states: places.findStates(text), cities: citiesNamed(text, places) }
}

/** A part may hold a city among other words: a street before it, a district or "area" after it. */
function citiesNamed(text: string, places: Places): Part['cities'] {
  const exact = places.findCities(text)
  if (exact.length > 0) return exact.map((city) => ({ city, partial: false }))
  const trimmed = text.replace(area, '').replace(area, '')
  // "Suffolk County" is American, and "County Durham" British.
  const isIn = ({ state }: City) => !/\bcounty$/iu.test(text) || state.country === 'US'
  const inner = trimmed === text ? [] : places.findCities(trimmed).filter(isIn)
  if (inner.length > 0) return inner.map((city) => ({ city, partial: false }))
  const words = trimmed.split(/[\s/]+/).slice(0, 8)
  for (let length = Math.min(3, words.length - 1); length >= 1; length--) {
    for (const some of [words.slice(-length), words.slice(0, length)]) {
      const found = some.join(' ').length > 3 ? places.findCities(some.join(' ')) : []
      if (found.length > 0) return found.map((city) => ({ city, partial: true }))
    }
  }
  return []
}

/** "Ohio", unlike "Victoria", is no city of note; "Georgia" after a city of that country is the country. */
function isPlainState(part: Part | undefined, { state }: City): boolean {
  if (!part || part.cities.some(isKnownCity) || foldName(part.text) === foldName(countryName(state.country)))
    return false
  return part.states.some(({ country }) => namedByState.has(country))
}

/** The city that most other parts agree with; size decides between equals. */
function bestCity(parts: readonly Part[], hint: string | undefined): City | undefined {
  let best: { city: City; score: number } | undefined
  for (const [index, part] of parts.entries()) {
    for (const { city, partial } of part.cities) {
      const score = scoreOf(city, partial, index, parts, hint)
      if (score > 0 && (!best || score > best.score)) best = { city, score }
    }
  }
  return best?.city
}

/**
 * Countries whose states are named alone ("Victoria", "Ontario"). Elsewhere a state with the name of a larger city, such
 * as Manchester in Jamaica, is not what a posting means.
 */
const namedByState = new Set('AR AT AU BR CA CH CR DE ES FR GB ID IE IN IT MX NL PE PL PT US ZA'.split(' '))

// Tuned on the place texts of 112,000 postings: support outweighs size, size outweighs position.
const points = { support: 8, against: -12, partial: -4, isCountry: -7, isState: -5, later: -1.5, unsupported: -3 }

function scoreOf(
  city: City,
  partial: boolean,
  index: number,
  parts: readonly Part[],
  hint: string | undefined,
): number {
  let score = 2 + 1.5 * Math.log10(1 + city.population) + points.later * index + (partial ? points.partial : 0)
  let supported = city.state.country === hint
  for (const [other, part] of parts.entries()) {
    if (other === index) continue
    const { country, states, text } = part
    const sameState = states.some((state) => state === city.state)
    if (sameState || country === city.state.country) supported = true
    if (sameState) score += points.support
    if (country === city.state.country) score += points.support
    score += countyPoints(city, part)
    // Two letters may be a state or a country, so they count against a city only if they are neither of its own.
    if (country && country !== city.state.country && !sameState) score += points.against
    else if (!country && states.length > 0 && !sameState && (text.length === 2 || isPlainState(parts[other], city)))
      score += points.against
  }
  const own = parts[index]
  if (own?.country && own.text.length > 3) score += points.isCountry
  const usual = own?.states.filter(({ country }) => namedByState.has(country)) ?? []
  if (usual.length > 0 && !usual.includes(city.state)) score += points.isState
  if (hint && city.state.country !== hint) score += points.against
  return supported ? score : score + points.unsupported
}

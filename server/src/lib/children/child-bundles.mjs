// JavaScript, because `npm start` asks on the machine's own Node whether there is something to build.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const application = path.join(import.meta.dirname, '../../../..')

/** Where the build puts the code of each child as one file: loading hundreds takes longer than most tasks. */
export const bundleFolder = path.join(application, 'server/dist/children')

/** @param {string} script @param {string} [folder] */
export const bundleOf = (script, folder = bundleFolder) => path.join(folder, `${path.basename(script, '.ts')}.cjs`)

/** What the bundles in a folder were made of. @param {string} folder */
export const manifestOf = (folder) => path.join(folder, 'manifest.json')

/** The text of a manifest. @param {Iterable<string>} files */
export function describeSources(files) {
  const sources = Array.from(files, (file) => [path.relative(application, file), hashOf(file)])
  return JSON.stringify({ v8: process.versions.v8, sources })
}

/**
 * Whether there are bundles, and all that they were made of is as it was. Another V8 can use them, only not what was compiled: a
 * build asks for its own too, and `npm start` may run on another Node than the product.
 * @param {string} [folder] @param {string} [ofV8]
 */
export function areBundlesCurrent(folder = bundleFolder, ofV8) {
  try {
    /** @type {{ v8: string, sources: [file: string, hash: string][] }} */
    const { v8, sources } = JSON.parse(readFileSync(manifestOf(folder), 'utf8'))
    return (
      (ofV8 === undefined || v8 === ofV8) &&
      sources.every(([file, hash]) => hashOf(path.join(application, file)) === hash)
    )
  } catch {
    return false
  }
}

/** @param {string} file */
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('base64')

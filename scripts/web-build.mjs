import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './run.mjs'

const stampFile = join(root, 'web', 'dist', '.stamp')

export function webStamp() {
  const hash = createHash('sha256')
  const files = [
    ...sources(join(root, 'web')),
    ...sources(join(root, 'contract', 'src')),
    join(root, 'package-lock.json'),
    join(root, 'scripts', 'build.ts'),
  ]
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

export function isWebBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === webStamp()
}

/** @param {string} folder @returns {string[]} */
export function sources(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return isSourceFolder(entry.name) ? sources(path) : []
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
    })
}

/** @param {string} name */
function isSourceFolder(name) {
  return !name.startsWith('.') && !['node_modules', 'dist', 'testing'].includes(name)
}

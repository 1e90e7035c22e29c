// Fails an installation that would take a package on trust; runs on Node 20, as npm's own script and before it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {{ version?: string, integrity?: string, link?: boolean, os?: string[], cpu?: string[] }} LockEntry */

/**
 * Packages of a lock file that would be installed on this kind of machine, and whose content no checksum pins.
 * @param {{ packages: Record<string, LockEntry> }} lock
 * @param {{ platform: string, arch: string }} machine
 * @returns {string[]} as name@version
 */
export function unpinnedPackages({ packages }, { platform, arch }) {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && !integrity)
    .filter(([, { os, cpu }]) => (!os || os.includes(platform)) && (!cpu || cpu.includes(arch)))
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${version}`)
}

/** @param {string[]} unpinned */
export function unpinnedText(unpinned) {
  return (
    `package-lock.json holds no checksum of ${unpinned.join(', ')}, so nothing says that what is downloaded is what was published. ` +
    'On a network that you trust, "node scripts/complete-lock.mjs" asks the registry for it and pins it.'
  )
}

/** @returns {string[]} those of this machine */
export function unpinnedHere() {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
  return unpinnedPackages(lock, { platform: process.platform, arch: process.arch })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const unpinned = unpinnedHere()
  if (unpinned.length > 0) {
    console.error(unpinnedText(unpinned))
    process.exitCode = 1
  }
}

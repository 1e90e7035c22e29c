// Adds lock entries for platforms whose binaries the registry lacks: npm drops them, and `npm ci` refuses the lock.
// Entries without a checksum get the registry's, because installations refuse unpinned packages (pinned-packages.mjs).
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../package-lock.json', import.meta.url)
/** @typedef {{ version?: string, integrity?: string, license?: string, optional?: boolean, os?: string[], cpu?: string[], optionalDependencies?: Record<string, string> }} Entry */
/** @type {{ packages: Record<string, Entry> }} */
const lock = JSON.parse(readFileSync(file, 'utf8'))
const name = '@myriaddreamin/typst-ts-node-compiler'
/** @type {Record<string, string>} */
const platforms = { android: 'android', darwin: 'darwin', linux: 'linux', win32: 'win32' }

const found = Object.entries(lock.packages).find(([path]) => path.endsWith(`node_modules/${name}`))
if (!found) throw new Error(`${name} is not in package-lock.json`)
const [folder, parent] = found
let added = 0
for (const [dependency, version] of Object.entries(parent.optionalDependencies ?? {})) {
  const path = `${folder.slice(0, -name.length)}${dependency}`
  if (lock.packages[path]) continue
  const [os = '', cpu = ''] = dependency.slice(name.length + 1).split('-')
  lock.packages[path] = {
    version,
    optional: true,
    os: [platforms[os] ?? os],
    cpu: [cpu],
    ...(parent.license && { license: parent.license }),
  }
  added++
}
let pinned = 0
let unknown = 0
for (const [path, entry] of Object.entries(lock.packages)) {
  if (!path.startsWith(`${folder}-`) || entry.integrity) continue
  const asked = `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${entry.version}`
  const { stdout } = spawnSync('npm', ['view', asked, 'dist.integrity'], { encoding: 'utf8' })
  const integrity = stdout.trim()
  if (!/^sha512-[\w+/]{86}==$/.test(integrity)) unknown++
  else {
    entry.integrity = integrity
    pinned++
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
if (added + pinned > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
process.stdout.write(
  `package-lock.json: ${added} platform entries added, ${pinned} pinned, ${unknown} unknown to this registry\n`,
)

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { withLock } from './lock.mjs'
import { unpinnedHere, unpinnedText } from './pinned-packages.mjs'
import { root, run, Stop } from './run.mjs'

/** `run` is enough to build and start, `full` includes the test tools. @typedef {'run' | 'full'} Kind */

const stampFile = join(root, 'node_modules', '.waymark-install')
const lockFile = join(root, '.cache', 'prepare.lock')

/** One process at a time changes node_modules and web/dist. @template T @param {() => Promise<T>} body */
export function prepareAlone(body) {
  return withLock(lockFile, body, () => console.log('Waiting for another Waymark command in this folder…'))
}

/** Apart from all other packages: this suite brings Express, which npm would otherwise install with the product. */
const suite = join(root, 'server', 'conformance')

/** @param {Kind} kind */
export function isInstalled(kind) {
  const [hash, installed] = readStamp()
  return hash === lockHash() && (installed === 'full' || installed === kind)
}

/** @param {Kind} kind */
export async function installPackages(kind) {
  if (isInstalled(kind)) return
  if (process.platform === 'linux' && existsSync('/etc/alpine-release')) {
    throw new Stop(
      'Waymark needs a Linux with glibc (Debian, Ubuntu, Fedora…); Alpine has musl. The Docker image works there.',
    )
  }
  const unpinned = unpinnedHere()
  if (unpinned.length > 0) throw new Stop(unpinnedText(unpinned))
  // Somebody may have run npm by hand.
  const present = presentKind()
  if (present !== 'full' && present !== kind) {
    const first = !existsSync(join(root, 'node_modules'))
    console.log(`Installing packages${first ? ' (first run, about a minute)' : ''}…`)
    await npm(present === 'run' ? addToolsArgs : ['ci', kind === 'run' ? '--omit=dev' : '--include=dev'])
  }
  if (kind === 'full') await npm(['ci'], suite)
  writeStamp(kind)
}

// Not `ci`, which empties node_modules under a running server. `--no-save` leaves the lock file alone.
const addToolsArgs = ['install', '--no-save', '--include=dev']

/** @param {string[]} args */
async function npm(args, cwd = root) {
  // npm must not run on the Node in node_modules, which it is about to replace.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  const env = { ...process.env, PATH: path.join(delimiter) }
  // Level `error` hides EBADENGINE warnings: npm may run on an older Node, the product doesn't.
  const { code, output } = await run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    env,
    cwd,
    quiet: true,
  })
  if (code !== 0) throw new Stop(`${output.trim()}\n\nInstalling the packages failed (npm ended with ${code}).`)
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8').trim().split(' ')
  } catch {
    return []
  }
}

/** @param {Kind} kind */
function writeStamp(kind) {
  writeFileSync(stampFile, `${lockHash()} ${kind}\n`)
}

function lockHash() {
  const hash = createHash('sha256')
  for (const folder of [root, suite]) hash.update(readFileSync(join(folder, 'package-lock.json')))
  return hash.digest('hex')
}

/** Reads npm's own record of node_modules, which npm writes last. @returns {Kind | undefined} */
function presentKind() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return undefined
  const installed = readPackages(record)
  const missing = Object.entries(readPackages(join(root, 'package-lock.json'))).filter(
    ([path, wanted]) =>
      path.includes('node_modules/') &&
      !wanted.optional &&
      // A workspace is a link without a version.
      (wanted.link ? !installed[path] : installed[path]?.version !== wanted.version),
  )
  if (missing.length === 0) return 'full'
  return missing.every(([, wanted]) => wanted.dev || wanted.devOptional) ? 'run' : undefined
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean, link?: boolean }>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

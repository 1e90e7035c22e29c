import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const heartbeatMs = 2_000
// Ten missed heartbeats: the holder is gone even if its process can't be seen (another container).
const deadAfterMs = 20_000

/**
 * Runs `body` alone among processes with this lock file; `onWait` is called once if another is first.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} body
 * @param {() => void} [onWait]
 * @returns {Promise<T>}
 */
export async function withLock(file, body, onWait) {
  const mine = `${process.pid} ${hostname()} ${Date.now()}`
  mkdirSync(dirname(file), { recursive: true })
  while (!(await take(file, mine))) {
    onWait?.()
    onWait = undefined
    await sleep(200)
  }
  const heartbeat = setInterval(() => touch(file), heartbeatMs)
  const release = () => {
    if (read(file) === mine) rmSync(file, { force: true })
  }
  process.once('exit', release)
  try {
    return await body()
  } finally {
    clearInterval(heartbeat)
    process.off('exit', release)
    release()
  }
}

/** @param {string} file @param {string} mine */
async function take(file, mine) {
  const stolen = isStale(file)
  if (stolen) rmSync(file, { force: true })
  try {
    writeFileSync(file, mine, { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  // Another process may have found the same stale lock and removed ours: wait, then look.
  if (stolen) await sleep(100)
  return read(file) === mine
}

/** @param {string} file */
function isStale(file) {
  const content = read(file)
  if (content === undefined) return false
  const [pid, host] = content.split(' ')
  try {
    if (Date.now() - statSync(file).mtimeMs > deadAfterMs) return true
    if (host === hostname()) process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH'
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Somebody removed the lock by hand: the work continues without it.
  }
}

// Runs on Node 20: npm starts these scripts with the machine's own Node, before Node 24 is installed.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

export class Stop extends Error {}

/** @param {() => Promise<number>} body @returns {Promise<void>} */
export async function runScript(body) {
  try {
    process.exitCode = await body()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** The Node that runs the product: the one npm installed, or else this one if it is new enough. */
export function node24() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const installed = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', file)
  if (existsSync(installed)) return installed
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Stop(
    `Waymark needs Node.js 24, this is ${process.versions.node}, and there is no packaged one for ` +
      `${process.platform}-${process.arch}. Please install Node.js 24 or newer and try again.`,
  )
}

/**
 * Hands the operator's settings to a program of the product. Not --env-file-if-exists: Node prints a line on every start
 * without the file.
 * @returns {string[]}
 */
export function settingsArgs(folder = root) {
  const file = join(folder, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}

/** The environment for tools: node_modules/.bin first in PATH, as in npm, and no colours in a file or pipe. */
export function toolEnv() {
  const path = join(root, 'node_modules', '.bin') + delimiter + process.env.PATH
  // COLORS is read by testing-library.
  const plain = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1', COLORS: 'false' }
  return { ...process.env, ...plain, PATH: path }
}

/**
 * A signal that ends this script ends the program first.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, cwd?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = toolEnv(), quiet = false, cwd = root } = {}) {
  return new Promise((done, fail) => {
    let output = ''
    const out = quiet ? 'pipe' : 'inherit'
    // Windows finds npm.cmd only through its shell.
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', out, out], shell: process.platform === 'win32' })
    const restore = forwardSignals(child)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.once('error', fail)
    child.once('close', (code, signal) => {
      const ended = restore()
      if (ended) process.exit(128 + constants.signals[ended])
      done({ code: exitCode(code, signal), output })
    })
  })
}

/**
 * Keeps this process alive until its child has ended. A child with a channel learns from its closing, because a
 * terminal signals the child itself and a second signal may mean "at once". Returns what removes the handlers.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => NodeJS.Signals | undefined}
 */
export function forwardSignals(child) {
  /** @type {NodeJS.Signals | undefined} */
  let received
  /** @param {NodeJS.Signals} signal */
  const handle = (signal) => {
    received = signal
    if (signal === 'SIGINT' && child.connected) child.disconnect()
    else if (signal !== 'SIGINT' || !child.channel) child.kill(signal)
  }
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, handle)
  // A killed npm does not signal its script: without this the child would keep running.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    handle('SIGTERM')
  }, 500)
  watch.unref()
  return () => {
    clearInterval(watch)
    for (const signal of signals) process.off(signal, handle)
    return received
  }
}

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0)
}

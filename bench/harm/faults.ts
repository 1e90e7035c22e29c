import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync, openSync, writeSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isReady, makeDataDir, startServer, stopServers, type Server } from '../../e2e/server.ts'
import { quantile, round, signIn } from '../product.ts'
import type { Figures } from '../run.ts'

const rounds = Number(process.env['FAULT_ROUNDS'] ?? 200)
const writers = 4
const writeMs = 700
const freezeMs = 3000
/** An account waits for its mail; together they wait once. */
const accountsAtOnce = 10
const env = { CAPTCHA_PROVIDER: 'none', RATE_LIMIT_FACTOR: '100000' }

type Account = { token: string; saved: Set<string> }
type Recovery = { fault: string; seconds: number; roundSeconds: number }

/** Kills, freezes and full disks while jobs are saved: what was acknowledged must be there afterwards. */
export async function run(): Promise<Figures> {
  const dataDir = makeDataDir()
  const isSmallDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'waymark-faults', dataDir]).status === 0
  const kinds = [killServer, killDatabase, killBoth, freezeDatabase, ...(isSmallDisk ? [fillDisk] : [])]
  if (!isSmallDisk) console.log('No disk is filled: only root may mount one of 1 GB.')
  const recoveries: Recovery[] = []
  const accounts: Account[] = []
  let server = await startServer({ env, dataDir })
  try {
    while (accounts.length < rounds) {
      const some = Array.from({ length: Math.min(accountsAtOnce, rounds - accounts.length) }, (_, n) => n)
      accounts.push(...(await Promise.all(some.map((n) => makeAccount(server, accounts.length + n)))))
    }
    for (const [n, account] of accounts.entries()) {
      const started = performance.now()
      const writing = write(() => server, account)
      await sleep(writeMs)
      const fault = kinds[n % kinds.length] ?? killServer
      const began = await fault(server)
      if (fault === killServer || fault === killBoth) server = await startServer({ env, dataDir })
      while (!(await isReady(server.url)) || !(await saves(server, account, `after-${n}`))) await sleep(20)
      const seconds = (performance.now() - began) / 1000
      await writing.stop()
      recoveries.push({ fault: fault.name, seconds, roundSeconds: (performance.now() - started) / 1000 })
      if ((n + 1) % 20 === 0) console.log(`${n + 1} of ${rounds} rounds`)
    }
    let lost = 0
    for (const { token, saved } of accounts) lost += saved.difference(await listed(server, token)).size
    const acknowledged = accounts.reduce((sum, { saved }) => sum + saved.size, 0)
    console.table(byFault(recoveries))
    const all = recoveries.map(({ seconds }) => seconds)
    return {
      rounds,
      acknowledged,
      acknowledged_lost: lost,
      recovery_p50_s: round(quantile(all, 0.5), 2),
      recovery_p95_s: round(quantile(all, 0.95), 2),
      recovery_max_s: round(Math.max(...all), 2),
    }
  } finally {
    await server.stop()
    if (isSmallDisk) spawnSync('umount', [dataDir])
    await stopServers()
  }
}

function byFault(recoveries: readonly Recovery[]) {
  return [...Map.groupBy(recoveries, ({ fault }) => fault)].map(([fault, some]) => {
    const seconds = some.map((one) => one.seconds)
    return {
      fault,
      rounds: some.length,
      p50_s: round(quantile(seconds, 0.5), 2),
      max_s: round(Math.max(...seconds), 2),
      whole_round_s: round(some.reduce((sum, { roundSeconds }) => sum + roundSeconds, 0) / some.length, 2),
    }
  })
}

async function killServer(server: Server): Promise<number> {
  await server.kill9()
  return performance.now()
}

async function killDatabase({ dataDir }: Server): Promise<number> {
  process.kill(databasePid(dataDir), 'SIGKILL')
  return Promise.resolve(performance.now())
}

async function killBoth(server: Server): Promise<number> {
  process.kill(databasePid(server.dataDir), 'SIGKILL')
  await server.kill9()
  return performance.now()
}

/** All of its processes: a stopped postmaster alone leaves the others serving. */
async function freezeDatabase({ dataDir }: Server): Promise<number> {
  const postmaster = databasePid(dataDir)
  const pids = [
    postmaster,
    ...readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ').map(Number),
  ]
  for (const pid of pids) signal(pid, 'SIGSTOP')
  await sleep(freezeMs)
  for (const pid of pids) signal(pid, 'SIGCONT')
  return performance.now()
}

async function fillDisk({ dataDir }: Server): Promise<number> {
  const file = join(dataDir, 'filler')
  writeFileSync(file, '')
  const handle = openSync(file, 'w')
  const block = Buffer.alloc(1_048_576)
  try {
    for (;;) writeSync(handle, block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(handle)
  }
  await sleep(writeMs)
  rmSync(file)
  return performance.now()
}

function databasePid(dataDir: string): number {
  const pid = Number(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
  // Never harm what a stale file happens to name.
  if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir)) throw new Error('The database is not there.')
  return pid
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function write(server: () => Server, account: Account): { stop: () => Promise<void> } {
  let isOver = false
  const one = async (writer: number) => {
    for (let n = 0; !isOver; n++) if (!(await saves(server(), account, `${writer}-${n}`))) await sleep(20)
  }
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => one(writer)))
  return {
    async stop() {
      isOver = true
      await all
    },
  }
}

/** Whether the server acknowledged a new job of this name. */
async function saves(server: Server, { token, saved }: Account, name: string): Promise<boolean> {
  const job_url = `https://faults.example/${name}`
  try {
    const response = await fetch(`${server.url}/api/jobs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ job_title: 'Engineer', company_name: 'Acme', job_url, status: 'Viewed' }),
      signal: AbortSignal.timeout(10_000),
    })
    await response.arrayBuffer()
    if (response.ok) saved.add(job_url)
    return response.ok
  } catch {
    return false
  }
}

async function listed(server: Server, token: string): Promise<Set<string>> {
  const response = await fetch(`${server.url}/api/jobs`, { headers: { authorization: `Bearer ${token}` } })
  const { data } = (await response.json()) as { data: { job_url: string }[] }
  return new Set(data.map(({ job_url }) => job_url))
}

async function makeAccount(server: Server, n: number): Promise<Account> {
  return { token: await signIn(server, `fault${n}@example.org`), saved: new Set() }
}

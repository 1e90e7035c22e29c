import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer, stopServers, type Server } from '../../e2e/server.ts'
import { quantile, residentMb, round, signIn } from '../product.ts'
import type { Figures } from '../run.ts'
import { guestParts, type Target } from './bad-guest.ts'
import { watchProcessors } from './processor-time.ts'

const neighbours = 10
const runMs = 20_000
/** A person clicks every second or two; ten of them that click five times as often. */
const pauseMs = 200
/** Separated by commas, to see what one of them costs the others. */
const parts = process.env['GUEST_PARTS']?.split(',') ?? guestParts
const unknown = parts.filter((part) => !(guestParts as readonly string[]).includes(part))
if (unknown.length > 0)
  throw new Error(`The guest has no part ${unknown.join(', ')}; its parts are ${guestParts.join(', ')}.`)

/** One guest does its worst while ten others work, at default limits, all on one machine with the server. */
export async function run(): Promise<Figures> {
  const guestProcess = fork(join(import.meta.dirname, 'bad-guest.ts'))
  const [{ port }] = (await once(guestProcess, 'message')) as [{ port: number }]
  const server = await startServer({ env: { CAPTCHA_PROVIDER: 'none', FETCH_ALLOW: `127.0.0.1:${port}` } })
  const tokens: string[] = []
  for (let n = 0; n <= neighbours; n++) tokens.push(await signIn(server, `guest${n}@example.org`))
  const [guest = '', ...others] = tokens
  const timed = async () => {
    const processors = watchProcessors(server, guestProcess.pid)
    return { ...(await work(server, others, runMs)), shares: processors.stop() }
  }
  await work(server, others, 3000)
  const quiet = await timed()

  let peakMb = 0
  const watch = setInterval(() => (peakMb = Math.max(peakMb, residentMb(server.pid))), 50)
  guestProcess.send({ url: server.url, token: guest, parts } satisfies Target)
  await sleep(3000)
  const attacked = await timed()
  clearInterval(watch)
  guestProcess.kill('SIGKILL')
  await stopServers()
  console.log('Processor time, in percent of one processor:')
  console.table({ quiet: quiet.shares, attacked: attacked.shares })
  const [quietP95, attackedP95] = [quantile(quiet.times, 0.95), quantile(attacked.times, 0.95)]
  return {
    quiet_p95_ms: round(quietP95),
    quiet_p50_ms: round(quantile(quiet.times, 0.5)),
    others_p50_ms: round(quantile(attacked.times, 0.5)),
    others_p95_ms: round(attackedP95),
    others_p95_ratio: round(attackedP95 / quietP95, 2),
    others_calls: attacked.times.length,
    others_refused: attacked.refused,
    peak_server_mb: peakMb,
  }
}

/** What ten people do with their boards and profiles. @returns the time of each call and how many failed */
async function work(server: Server, tokens: readonly string[], milliseconds: number) {
  const times: number[] = []
  let refused = 0
  const end = performance.now() + milliseconds
  const one = async (token: string, index: number) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const [path, body] = callOf(turn, index)
      const started = performance.now()
      const response = await fetch(server.url + path, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      await response.arrayBuffer()
      times.push(performance.now() - started)
      if (!response.ok) refused++
      await sleep(pauseMs)
    }
  }
  await Promise.all(tokens.map(one))
  return { times, refused }
}

function callOf(turn: number, index: number): [string, object?] {
  const job = { job_title: 'Engineer', company_name: 'Acme', job_url: `https://acme.example/${index}/${turn % 40}` }
  const calls: [string, object?][] = [
    ['/api/auth/session'],
    ['/api/jobs', { ...job, status: turn % 2 === 0 ? 'Viewed' : 'Applied' }],
    ['/api/jobs'],
    ['/api/profile/load'],
  ]
  return calls[turn % calls.length] ?? ['/api/jobs']
}

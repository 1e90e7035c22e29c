import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Server } from '../e2e/server.ts'

export const unlimited = { CAPTCHA_PROVIDER: 'none', RATE_LIMIT_FACTOR: '1000000' }

export const account = { name: 'Ada Lovelace', email: 'ada@example.org', password: 'Trail-marker 7!' }

export async function post(server: Server, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

/** Registers, confirms the mailed code, signs in, and returns the token. */
export async function signIn(server: Server, email = account.email): Promise<string> {
  const { name, password } = account
  const { registration_id } = await post(server, '/api/auth/register', { name, email, password })
  const code = await mailedCode(server, email)
  await post(server, '/api/auth/verify-email', { email, code, registration_id })
  const { token } = await post(server, '/api/auth/login', { email, password })
  if (typeof token !== 'string') throw new Error(`The sign-in of ${email} answered no token.`)
  return token
}

async function mailedCode(server: Server, email: string): Promise<string> {
  for (let round = 0; round < 400; round++) {
    const mails = (await (await fetch(`${server.url}/dev/mailbox.json`)).json()) as { to: string; text: string }[]
    const code = /\b[A-Z0-9]{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0]
    if (code) return code
    await sleep(50)
  }
  throw new Error(`No mail with a code for ${email} arrived.`)
}

export function connectionOf(server: Server) {
  const folder = join(server.dataDir, 'postgres')
  return {
    host: join(folder, 'sock'),
    port: 5432,
    user: 'waymark',
    database: 'postgres',
    password: readFileSync(join(folder, 'password'), 'utf8').trim(),
  }
}

export function connectTo(server: Server): pg.Pool {
  return new pg.Pool({ ...connectionOf(server), max: 15 })
}

export function residentMb(pid: number): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}

/** Processor time that ended child processes of this one took. */
export function childCpuMs(pid: number): number {
  // Fields 16 and 17 of stat, in ticks of 10 ms; field 2 is the name in brackets and may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[13]) + Number(fields[14])) * 10
}

export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const round = (value: number, digits = 1): number => Number(value.toFixed(digits))

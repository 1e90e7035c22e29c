import { login, register } from '@waymark/contract/accounts.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { makeUser, post, type User } from './fixtures.ts'
import { easyEnv, isReady, processesNaming, runServer, type Server, startServer, stopServers } from './server.ts'

afterAll(stopServers)

const env = easyEnv
let idle: Server | undefined

/** The server that a test before left in order, or else a new one: a start takes seconds of processor time. */
async function takeServer(): Promise<Server> {
  const server = idle ?? (await startServer({ env }))
  idle = undefined
  return server
}

/** Registers people without a pause until it is told to stop: the ones whose registration was acknowledged. */
function registerMany(url: string): { acknowledged: User[]; stop: () => Promise<void> } {
  const acknowledged: User[] = []
  let isOver = false
  const work = async (): Promise<void> => {
    while (!isOver) {
      const user = makeUser()
      try {
        const response = await post(url, register, user)
        if (response.status === 200) acknowledged.push(user)
        await response.arrayBuffer()
      } catch {
        // The server is down, as this test wants it: nothing was acknowledged.
        await sleep(20)
      }
    }
  }
  const workers = Array.from({ length: 6 }, work)
  return {
    acknowledged,
    async stop() {
      isOver = true
      await Promise.all(workers)
    },
  }
}

/** Writes for a while, does the harm in the middle of it, and says whose registrations had been acknowledged. */
async function harmWhileWriting(server: Server, harm: () => Promise<void> | void): Promise<User[]> {
  const writing = registerMany(server.url)
  await waitFor(() => writing.acknowledged.length >= 20, 'twenty registrations')
  await harm()
  await sleep(300)
  await writing.stop()
  return writing.acknowledged
}

/** A registration that was acknowledged and not confirmed answers 403; 401 would mean that it is gone. */
async function expectNoneLost(url: string, users: User[]): Promise<void> {
  const answers: Record<string, number> = {}
  for (const { email, password } of users) {
    const response = await post(url, login, { email, password })
    const { code } = (await response.json()) as { code: string }
    answers[`${response.status} ${code}`] = (answers[`${response.status} ${code}`] ?? 0) + 1
  }
  expect(answers).toEqual({ '403 email_not_verified': users.length })
}

function postgresPid({ dataDir }: Server): number {
  const pid = Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
  // Never kill what a stale file happens to name.
  expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain(dataDir)
  return pid
}

async function waitFor(condition: () => boolean | Promise<boolean>, what: string, ms = 120_000): Promise<void> {
  const deadline = Date.now() + ms
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Waited ${ms} ms for ${what}`)
    await sleep(50)
  }
}

test('two servers started at once on one empty database both become ready, and share what they know', async () => {
  const holder = await startServer({ env })
  const socket = join(holder.dataDir, 'postgres', 'sock')
  const password = readFileSync(join(holder.dataDir, 'postgres', 'password'), 'utf8').trim()
  // template1 is there from the beginning and empty: both find no table and want to make all of them.
  const url = `postgres://waymark:${password}@localhost/template1?host=${encodeURIComponent(socket)}&port=5432`
  const [one, other] = await Promise.all([
    startServer({ env: { ...env, DATABASE_URL: url } }),
    startServer({ env: { ...env, DATABASE_URL: url } }),
  ])
  const user = makeUser()
  expect((await post(one.url, register, user)).status).toBe(200)
  await expectNoneLost(other.url, [user])
  await Promise.all([one.stop(), other.stop()])
  idle = holder
})

test('kill -9 of the server while it writes loses nothing that was acknowledged', async () => {
  const server = await takeServer()
  const users = await harmWhileWriting(server, () => server.kill9())
  const next = await startServer({ env, dataDir: server.dataDir })
  await expectNoneLost(next.url, users)
  idle = next
})

test('kill -9 of PostgreSQL while it writes: the server comes back and nothing acknowledged is lost', async () => {
  const server = await takeServer()
  const before = postgresPid(server)
  const users = await harmWhileWriting(server, () => void process.kill(before, 'SIGKILL'))
  const ended = await Promise.race([server.ended, waitFor(() => isReady(server.url), 'the server to be ready again')])
  // Recovering is best; a server that ends instead has its supervisor start it again.
  const next = ended ? await startServer({ env, dataDir: server.dataDir }) : server
  expect(postgresPid(next)).not.toBe(before)
  await expectNoneLost(next.url, users)
  idle = next
})

test('kill -9 of both while they write loses nothing that was acknowledged', async () => {
  const server = await takeServer()
  const users = await harmWhileWriting(server, async () => {
    process.kill(postgresPid(server), 'SIGKILL')
    await server.kill9()
  })
  const next = await startServer({ env, dataDir: server.dataDir })
  await expectNoneLost(next.url, users)
  idle = next
})

test('a second start on the same data folder ends with 1 and names who holds it; the first goes on', async () => {
  const server = await takeServer()
  const second = await runServer({ ...env, DATA_DIR: server.dataDir })
  expect(second.code).toBe(1)
  expect(second.output).toContain(String(server.pid))
  expect(second.output).toContain(server.dataDir)
  expect(await isReady(server.url)).toBe(true)
  idle = server
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends everything, PostgreSQL too', async (signal) => {
  const server = await takeServer()
  expect(await server.stop(signal)).toEqual({ code: 0, signal: null })
  expect(processesNaming(server.dataDir)).toEqual([])
})

test('when the command that started it is killed, the server and its database end by themselves', async () => {
  const server = await takeServer()
  server.disconnect()
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(processesNaming(server.dataDir)).toEqual([])
})

import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { childEnvironment, findIsolation, isolationBy, works, type Isolation } from './child-isolation.ts'
import { isNoWayOut, waysOut } from '../../testing/ways-out.ts'
import { codePaths } from './child-paths.ts'
import { createGuardedChild, type GuardedChild } from './guarded-child.ts'
import { findKernelFilter } from './kernel-filter.ts'
import { findNamespaces } from './namespaces.ts'

type Task = { act: string; path?: string }
const script = path.join(import.meta.dirname, '../../testing/guarded-child-tasks.ts')
const application = path.dirname(codePaths[0] ?? '')
const started: GuardedChild<Task, unknown>[] = []
afterEach(() => started.splice(0).forEach((child) => child.stop()))

const found = [findKernelFilter(), findNamespaces()].filter((wall) => wall !== undefined)
const separate = found.map((wall) => isolationBy([wall])).filter(works)
const namespaces = separate.find(({ names }) => names.includes('namespaces'))
/** Each wall alone: where the machine has both, the product uses them together. */
const walls: [string, Isolation][] = separate.map((isolation) => [isolation.names.join(' and '), isolation])
const whole = findIsolation()
if (whole && separate.length > 1) walls.push(['all of them', whole])

function makeChild(by: Isolation | undefined): GuardedChild<Task, unknown> {
  const limits = { heapMb: 128, residentMb: 300, timeoutMs: 60_000, processes: 1, reuse: true, isolation: by }
  const child = createGuardedChild<Task, unknown>(script, limits)
  started.push(child)
  return child
}

/** What answers on this machine: a TCP port, a socket in a folder, and one without. */
async function listenEverywhere() {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'wm-socket-'))
  fs.chmodSync(folder, 0o755)
  const servers = [createServer(), createServer(), createServer()] as const
  const places = [{ port: 0, host: '127.0.0.1' }, { path: `${folder}/s` }, { path: `\0waymark-${process.pid}` }]
  await Promise.all(
    servers.map((server, index) => new Promise<void>((resolve) => server.listen(places[index], resolve))),
  )
  fs.chmodSync(`${folder}/s`, 0o777)
  onTestFinished(() => {
    for (const server of servers) server.close()
    fs.rmSync(folder, { recursive: true })
  })
  return [{ ...places[0], port: (servers[0].address() as AddressInfo).port }, places[1], places[2]]
}

describe.each<[string, Isolation | undefined]>([['Node alone', undefined], ...walls])(
  'a child that is kept in by %s',
  (_, by) => {
    test('reads its code, and neither settings nor data nor the machine', async () => {
      const child = makeChild(by)
      const read = (file: string) => child.run({ act: 'read-outside', path: path.join(application, file) })
      expect(await read('package.json')).toContain('waymark')
      for (const file of ['.env', '.data/postgres/password', 'docs/self-hosting.md', '.git/config', '../../etc/passwd'])
        await expect(read(file), file).rejects.toThrow(/restricted/i)
    })

    test('text that a parser is brought to run finds no socket, no signal and no way to them', async () => {
      const child = makeChild(by)
      expect(await child.run({ act: 'run', path: '1 + 1' })).toBe('ran')
      for (const text of waysOut) await expect(child.run({ act: 'run', path: text }), text).rejects.toThrow(isNoWayOut)
    })
  },
)

/** Node without its permission model stands for native code that a file took over: only the kernel keeps it in. */
function runFreed({ commandOf }: Isolation, code: string, as: { uid?: number; gid?: number } = {}) {
  const wrapped = `
    const fs = require('node:fs')
    const { spawnSync } = require('node:child_process')
    const attempt = (act) => { try { return act() } catch (error) { return error.code } }
    const connect = (place) => new Promise((resolve) => {
      const socket = require('node:net').connect(place)
      socket.once('connect', () => resolve('connected') ?? socket.destroy()).once('error', (error) => resolve(error.code))
    })
    ;(async () => console.log(JSON.stringify(${code})))()`
  const { command, args } = commandOf(['-e', wrapped])
  const { stdout, stderr } = spawnSync(command, args, {
    env: childEnvironment,
    encoding: 'utf8',
    timeout: 60_000,
    ...as,
  })
  expect(stderr).toBe('')
  return JSON.parse(stdout) as Record<string, unknown>
}

const nobody = { uid: 65534, gid: 65534 }
const mayChange = process.getuid?.() === 0 && spawnSync('test', ['-r', process.execPath], nobody).status === 0
const users: [string, { uid?: number; gid?: number }][] = [['the user of these tests', {}]]
if (mayChange) users.push(['a user who is not root', nobody])

/** Each of these succeeds where nothing forbids it, as the last test shows. */
async function makeReaches() {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'wm-data-'))
  fs.chmodSync(folder, 0o777)
  const settings = path.join(application, `.settings-of-a-test-${process.pid}`)
  const password = path.join(folder, 'password')
  for (const file of [settings, password]) fs.writeFileSync(file, 'secret', { mode: 0o644 })
  onTestFinished(() => [settings, folder].forEach((made) => fs.rmSync(made, { recursive: true })))
  const places = await listenEverywhere()
  return `{
    code: attempt(() => fs.readFileSync(${JSON.stringify(path.join(application, 'package.json'))}, 'utf8').length > 0),
    read: ${JSON.stringify([settings, password, '/etc/passwd', '/proc/self/status'])}.map((file) =>
      attempt(() => fs.readFileSync(file, 'utf8').length > 0)),
    listed: ${JSON.stringify([folder, '/etc'])}.map((name) => attempt(() => fs.readdirSync(name).length > 0)),
    written: attempt(() => fs.writeFileSync(${JSON.stringify(path.join(folder, 'new'))}, '')) ?? true,
    removed: attempt(() => fs.unlinkSync(${JSON.stringify(password)})) ?? true,
    connected: await Promise.all(${JSON.stringify(places)}.map(connect)),
    signalled: attempt(() => process.kill(process.ppid || ${process.pid}, 0)),
    shell: spawnSync('/bin/sh', ['-c', ':']).error?.code ?? true,
    environment: Object.keys(process.env).filter((name) => name !== 'PWD').length > 0,
  }`
}
const refused = expect.stringMatching(/^E(ACCES|PERM|ROFS|NOENT|NOSYS|SRCH|NETUNREACH|CONNREFUSED)$/) as unknown

describe.each(walls)('native code that is taken over behind %s', (_, by) => {
  test.each(users)('reaches its code and nothing else as %s', async (_user, as) => {
    expect(runFreed(by, await makeReaches(), as)).toEqual({
      code: true,
      read: Array(4).fill(refused),
      listed: Array(2).fill(refused),
      written: refused,
      removed: refused,
      connected: Array(3).fill(refused),
      signalled: refused,
      shell: refused,
      environment: false,
    })
  })
})

test('without a wall of the kernel, native code reaches all of that', async () => {
  const bare: Isolation = { names: [], commandOf: (args) => ({ command: process.execPath, args: [...args] }) }
  expect(runFreed(bare, await makeReaches())).toEqual({
    code: true,
    read: Array(4).fill(true),
    listed: Array(2).fill(true),
    written: true,
    removed: true,
    connected: Array(3).fill('connected'),
    signalled: true,
    shell: true,
    environment: true,
  })
})

test('walls that hold alone are used together', () => {
  expect(whole?.names ?? []).toEqual(separate.flatMap(({ names }) => names))
})

describe.skipIf(!namespaces)('in namespaces', () => {
  const freed = `{
    root: fs.readdirSync('/').filter((name) => !/^(lib|lib64|usr)$/.test(name)),
    application: fs.readdirSync(${JSON.stringify(application)}),
    pid: process.pid,
    parent: process.ppid,
    rights: spawnSync('/usr/bin/setpriv', ['--dump']).stdout.toString(),
  }`
  test.each(users)('there is only its code, no other process, and no right as %s', (_, as) => {
    expect(runFreed(namespaces!, freed, as)).toEqual({
      root: [application.split('/')[1]],
      application: codePaths.map((code) => path.basename(code)).toSorted(),
      pid: 1,
      parent: 0,
      rights: expect.stringMatching(/no_new_privs: 1[^]*Capability bounding set: \[none\]/) as unknown,
    })
  })

  test('a child that is killed leaves no process behind', async () => {
    // Test files share a process, and so other files' children may be at work too.
    const before = grandchildren()
    const child = makeChild(whole)
    await child.run({ act: 'process' })
    const inside = grandchildren().filter((pid) => !before.includes(pid))
    expect(inside.length).toBeGreaterThan(0)
    await expect(child.run({ act: 'memory' })).rejects.toThrow('MB of memory')
    while (inside.some((pid) => fs.existsSync(`/proc/${pid}`))) await sleep(20)
  })
})

const grandchildren = () => fs.readdirSync('/proc').filter((pid) => parentOf(parentOf(pid)) === String(process.pid))

function parentOf(pid: string | undefined): string | undefined {
  try {
    // Field 4, counted from behind the command's name, which may hold anything.
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
  } catch {
    return undefined
  }
}

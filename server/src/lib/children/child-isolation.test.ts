import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { codePaths, findIsolation, type Isolation } from './child-isolation.ts'
import { createGuardedChild, type GuardedChild } from './guarded-child.ts'

type Task = { act: string; path?: string }
const script = path.join(import.meta.dirname, '../../testing/guarded-child-tasks.ts')
const application = path.dirname(codePaths[0] ?? '')
const started: GuardedChild<Task, unknown>[] = []
afterEach(() => started.splice(0).forEach((child) => child.stop()))

const isolation = findIsolation()
const ways: [string, Isolation | undefined][] = [['by Node alone', undefined]]
if (isolation) ways.push(['by namespaces too', isolation])

const attempts = [
  `import('node:net')`,
  `import('http')`,
  `import('node:child_process')`,
  `import('node:module')`,
  `process.getBuiltinModule('node:net')`,
  `process.binding('tcp_wrap')`,
  `process.kill(process.ppid, 0)`,
  `fetch('http://127.0.0.1')`,
  `new WebSocket('ws://127.0.0.1')`,
  `process.dlopen({ exports: {} }, '/usr/lib/libc.so.6')`,
]

function makeChild(by: Isolation | undefined, timeoutMs = 20_000): GuardedChild<Task, unknown> {
  const limits = { heapMb: 128, residentMb: 300, timeoutMs, processes: 1, reuse: true, isolation: by }
  const child = createGuardedChild<Task, unknown>(script, limits)
  started.push(child)
  return child
}

/** What answers on this machine: a TCP port, a socket in a folder, and one without. */
async function listenEverywhere() {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'wm-socket-'))
  const servers = [createServer(), createServer(), createServer()] as const
  const places = [{ port: 0, host: '127.0.0.1' }, { path: `${folder}/s` }, { path: `\0waymark-${process.pid}` }]
  await Promise.all(
    servers.map((server, index) => new Promise<void>((resolve) => server.listen(places[index], resolve))),
  )
  onTestFinished(() => {
    for (const server of servers) server.close()
    fs.rmSync(folder, { recursive: true })
  })
  return [{ ...places[0], port: (servers[0].address() as AddressInfo).port }, places[1], places[2]]
}

describe.each(ways)('a child that is kept in %s', (_, by) => {
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
    for (const text of attempts)
      await expect(child.run({ act: 'run', path: text }), text).rejects.toThrow(
        /not for code that reads files|is not a function|is not a constructor|is not defined/,
      )
  })
})

describe.skipIf(!isolation)('with namespaces', () => {
  test('a child that has sockets reaches no port and no socket of this machine', async () => {
    for (const place of await listenEverywhere()) {
      const answers = []
      for (const by of [undefined, isolation])
        answers.push(await makeChild(by).run({ act: 'connect', path: JSON.stringify(place) }))
      expect(answers).toEqual(['connected', expect.stringMatching(/ENETUNREACH|ENOENT|ECONNREFUSED/)])
    }
  })

  const freed = `
    const fs = require('node:fs')
    const attempt = (act) => { try { return act() } catch (error) { return error.code } }
    console.log(JSON.stringify({
      root: fs.readdirSync('/').filter((name) => !/^(lib|lib64|usr)$/.test(name)),
      application: fs.readdirSync(${JSON.stringify(application)}),
      pid: process.pid,
      parent: process.ppid,
      write: ['/x', ${JSON.stringify(path.join(application, 'server/x'))}].map((file) => attempt(() => fs.writeFileSync(file, ''))),
      shell: require('node:child_process').spawnSync('/bin/sh').error.code,
      unshare: require('node:child_process').spawnSync('/usr/bin/setpriv', ['--dump']).stdout.toString(),
      environment: Object.keys(process.env).filter((name) => name !== 'PWD'),
    }))`
  function runFreed(as: { uid?: number; gid?: number } = {}) {
    const { command, args } = isolation!.commandOf(process.execPath, ['-e', freed])
    const { stdout, stderr } = spawnSync(command, args, { env: { PATH: process.env['PATH'] }, encoding: 'utf8', ...as })
    expect(stderr).toBe('')
    return JSON.parse(stdout) as Record<string, unknown>
  }
  const nothing = {
    root: [application.split('/')[1]],
    application: codePaths.map((code) => path.basename(code)).toSorted(),
    pid: 1,
    parent: 0,
    write: ['EROFS', 'EROFS'],
    shell: 'ENOENT',
    unshare: expect.stringMatching(/no_new_privs: 1[^]*Capability bounding set: \[none\]/) as unknown,
    environment: [],
  }

  test('even without Node’s permission model it sees its code only, writes nothing, and has no rights', () => {
    expect(runFreed()).toEqual(nothing)
  })

  const nobody = { uid: 65534, gid: 65534 }
  const mayRead = process.getuid?.() === 0 && spawnSync('test', ['-r', process.execPath], nobody).status === 0
  test.skipIf(!mayRead)('and so as a user who is not root', () => {
    expect(runFreed(nobody)).toEqual(nothing)
  })

  test('a child that is killed leaves no process behind', async () => {
    // Test files share a process, and so other files' children may be at work too.
    const before = grandchildren()
    const child = makeChild(isolation, 3000)
    await child.run({ act: 'process' })
    const inside = grandchildren().filter((pid) => !before.includes(pid))
    expect(inside.length).toBeGreaterThan(0)
    await expect(child.run({ act: 'hang' })).rejects.toThrow('took longer')
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

import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'

/** Counts, because times differ from machine to machine. */
export type Work = {
  statements: string[]
  hashes: number
  /** How often the event loop was yielded to by `setImmediate`. */
  yields: number
  /** Started ones, without the tool that lowers the priority of one that takes long: how long differs, too. */
  processes: number
  /** Of a request: bytes that had been read from its connection when its answer was finished. */
  bytesRead: number
}
export type Recorder = { lastRequest(): Work; during(work: () => Promise<unknown>): Promise<Work> }

const emptyWork = (): Work => ({ statements: [], hashes: 0, yields: 0, processes: 0, bytesRead: 0 })
const counters = { ARGON2REQUEST: 'hashes', Immediate: 'yields' } as const

const contexts = new AsyncLocalStorage<Work>()
let last = emptyWork()
let isInstalled = false
const hook = createHook({
  init(_id, type) {
    const work = contexts.getStore()
    if (work && type in counters) work[counters[type as keyof typeof counters]]++
  },
})

/**
 * Counts the work of each call, without background work. For a whole file: a hook on every promise slows what follows.
 */
export function recordWork(): Recorder {
  if (!isInstalled) install()
  beforeAll(() => void hook.enable())
  afterAll(() => void hook.disable())
  return {
    lastRequest: () => last,
    async during(task) {
      const work = emptyWork()
      await contexts.run(work, task)
      return work
    },
  }
}

function install(): void {
  isInstalled = true
  const requests = new WeakMap<IncomingMessage, Work>()
  subscribe('http.server.request.start', (message) => {
    last = emptyWork()
    requests.set((message as { request: IncomingMessage }).request, last)
    contexts.enterWith(last)
  })
  subscribe('http.server.response.finish', (message) => {
    const { request } = message as { request: IncomingMessage }
    const work = requests.get(request)
    if (work) work.bytesRead = request.socket.bytesRead
  })
  subscribe('child_process', (message) => {
    const work = contexts.getStore()
    const { process: child } = message as { process: ChildProcess }
    // Told before it is known what is started.
    if (work) queueMicrotask(() => void (child.spawnfile !== 'chrt' && work.processes++))
  })
  pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
    apply(query, client, args: unknown[]) {
      contexts.getStore()?.statements.push(textOf(args[0]))
      return Reflect.apply(query, client, args)
    },
  })
}

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)
}

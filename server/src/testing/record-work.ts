import { AsyncLocalStorage, createHook } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import pg from 'pg'

/** What answering one request took: its SQL statements in order, and how many password hashes were computed. */
export type Work = { statements: string[]; hashes: number }

/**
 * Counts what the server in this process does for each request. Background work that a request starts is not counted:
 * it begins in the queue's own context.
 * @returns a function that answers the work of the last request
 */
export function recordWork(): () => Work {
  const requests = new AsyncLocalStorage<Work>()
  let last: Work = { statements: [], hashes: 0 }
  subscribe('http.server.request.start', () => {
    last = { statements: [], hashes: 0 }
    requests.enterWith(last)
  })
  createHook({
    init(_id, type) {
      const work = requests.getStore()
      if (work && type === 'ARGON2REQUEST') work.hashes++
    },
  }).enable()
  pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
    apply(query, client, args: unknown[]) {
      requests.getStore()?.statements.push(textOf(args[0]))
      return Reflect.apply(query, client, args)
    },
  })
  return () => last
}

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query)
}

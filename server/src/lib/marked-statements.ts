import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const planned = '/* planned once */'
/** Of a migration's statement, for which this end waits as long as the database works on it. */
const long = '/* may take long */'

/**
 * Marks a statement that each connection plans once instead of each time. Only for texts that never change, of which there
 * are few: a connection keeps the plan of each.
 */
export const plannedOnce = (statement: string): string => `${planned}${statement}`

const hourMs = 3_600_000

const names = new Map<string, string>()

/** PostgreSQL cuts names longer than 63 characters. */
function nameOf(statement: string): string {
  const known = names.get(statement)
  if (known !== undefined) return known
  const name = createHash('sha256').update(statement).digest('base64url')
  names.set(statement, name)
  return name
}

/** The pool as Kysely uses it, which sends marked statements as their mark says. */
export function readingMarks(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const reading = known.get(client) ?? readMarksOf(client)
      known.set(client, reading)
      return reading
    },
  }
}

function readMarksOf(client: pg.PoolClient): PostgresPoolClient {
  const query = (text: string, parameters: readonly unknown[]) => client.query(asMarked(text, [...parameters]))
  return {
    query: query as typeof client.query as PostgresPoolClient['query'],
    // The pool gives the client another `release` each time.
    release: (destroy) => client.release(destroy),
  }
}

function asMarked(text: string, values: unknown[]): pg.QueryConfig & { query_timeout?: number } {
  if (text.startsWith(planned)) return { name: nameOf(text), text, values }
  return text.startsWith(long) ? { text, values, query_timeout: hourMs } : { text, values }
}

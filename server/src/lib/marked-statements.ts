import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const planned = '/* planned once */'

/** Marks a statement to be planned once per connection. For a few fixed texts only: a connection keeps each plan. */
export const plannedOnce = (statement: string): string => `${planned}${statement}`

export const isPlannedOnce = (statement: string): boolean => statement.startsWith(planned)

const names = new Map<string, string>()

/** PostgreSQL cuts names longer than 63 characters. */
function nameOf(statement: string): string {
  const known = names.get(statement)
  if (known !== undefined) return known
  const name = createHash('sha256').update(statement).digest('base64url')
  names.set(statement, name)
  return name
}

/**
 * The pool as Kysely uses it, which sends marked statements as their mark says. Who takes a connection from the pool itself may get
 * one that plans without parameters: only for statements that find their rows by a whole key.
 */
export function poolWithMarkedStatements(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const wrapped = known.get(client) ?? clientWithMarkedStatements(client)
      known.set(client, wrapped)
      return wrapped
    },
  }
}

/**
 * A marked statement needs a setting of the connection, under which PostgreSQL never looks at the parameters; unmarked ones need
 * it reset, for only their parameters tell whether an index of some rows can be used. Setting and resetting cost as much time
 * as a short statement, so a connection changes only when a statement of the other kind comes.
 */
function clientWithMarkedStatements(client: pg.PoolClient): PostgresPoolClient {
  let isGivenUp = false
  let isPlanningOnce = false
  const run = async (text: string, values: unknown[]): Promise<pg.QueryResult> => {
    const isMarked = isPlannedOnce(text)
    if (isMarked && !isPlanningOnce) {
      await client.query('set plan_cache_mode = force_generic_plan')
      isPlanningOnce = true
    }
    if (!isMarked && isPlanningOnce) {
      isPlanningOnce = false
      // Fails in a failed transaction, whose rollback undoes the setting, and on a broken connection.
      await client.query('reset plan_cache_mode').catch(() => undefined)
    }
    return client.query(isMarked ? { name: nameOf(text), text, values } : { text, values })
  }
  const query = async (text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    try {
      return await run(text, [...parameters])
    } catch (error) {
      isGivenUp ||= isReadTimeout(error)
      throw error
    }
  }
  return {
    query: query as typeof client.query as PostgresPoolClient['query'],
    // The pool gives the client another `release` each time. Behind a statement that this end gave up, others would wait,
    // and the locks of its connection would stay.
    release: (destroy) => client.release(destroy || isGivenUp),
  }
}

const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const planned = '/* planned once */'

/**
 * Marks a statement that each connection plans once instead of each time. Only for texts that never change, of which there
 * are few: a connection keeps the plan of each.
 */
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

/** The pool as Kysely uses it, which sends marked statements as their mark says. */
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

function clientWithMarkedStatements(client: pg.PoolClient): PostgresPoolClient {
  let isGivenUp = false
  const query = async (text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    const values = [...parameters]
    try {
      return await (isPlannedOnce(text) ? queryPlannedOnce(client, text, values) : client.query({ text, values }))
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

/**
 * The setting decides at each run and for unnamed statements too, whose parameters the planner must see to use partial
 * indexes. So it holds for this statement alone.
 */
async function queryPlannedOnce(client: pg.PoolClient, text: string, values: unknown[]): Promise<pg.QueryResult> {
  // Fails on a broken connection and in a failed transaction, whose rollback undoes the setting.
  const reset = () => client.query('reset plan_cache_mode').catch(() => undefined)
  await client.query('set plan_cache_mode = force_generic_plan')
  try {
    const result = await client.query({ name: nameOf(text), text, values })
    await reset()
    return result
  } catch (error) {
    if (!isReadTimeout(error)) await reset()
    throw error
  }
}

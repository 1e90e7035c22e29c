import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseConnection } from './db.ts'

const everyMs = 1000
/** While the database is away, so that its return is noticed soon. */
const everyMsAway = 200
/** Requests promise an answer within six seconds; a busy machine's database answers a ping within one. */
const usualFrozenMs = 4000
/** /readyz promises an answer within a second. */
const answerLimitMs = 800

export type DatabaseWatch = {
  /** Whether the database answers at this moment; known within 0.8 s. */
  isAnswering(): Promise<boolean>
  stop(): void
}

/**
 * Pings the database every second over a connection of its own. A database that is paused or unreachable leaves queries
 * hanging until their own time limit, which slow but healthy ones need; this tells the two apart.
 * @param onChange called with true when a ping failed or has had no answer for `frozenMs`, with false when one has again
 */
export function watchDatabase(
  connection: DatabaseConnection,
  onChange: (isAway: boolean) => void,
  frozenMs = usualFrozenMs,
): DatabaseWatch {
  let client: pg.Client | undefined
  let pending: Promise<boolean> | undefined
  let isStopped = false
  let isAway = false

  function tell(away: boolean): void {
    if (isStopped || away === isAway) return
    isAway = away
    onChange(away)
  }

  /** Drops the client of one ping, which may have been replaced meanwhile. */
  function drop(dropped = client): void {
    if (dropped === client) {
      client = undefined
      pending = undefined
    }
    // Ends at once, also while a query hangs.
    void dropped?.end().catch(() => undefined)
  }

  function createClient(): pg.Client {
    const fresh = new pg.Client({
      ...connection,
      connectionTimeoutMillis: frozenMs,
      application_name: 'waymark watch',
    })
    fresh.on('error', () => drop(fresh))
    return fresh
  }

  async function pingOnce(): Promise<boolean> {
    const isNew = !client
    const used = (client ??= createClient())
    try {
      if (isNew) await used.connect()
      await used.query('select 1')
      // Before the waiting callers: whoever is told may connect.
      tell(false)
      return true
    } catch {
      drop(used)
      return false
    }
  }

  /** Answers true, or false when the ping failed; a ping under way is shared. */
  function ping(): Promise<boolean> {
    if (pending) return pending
    const current = pingOnce().finally(() => {
      if (pending === current) pending = undefined
    })
    return (pending = current)
  }

  async function answersWithin(milliseconds: number): Promise<boolean> {
    const answer = ping()
    const late = sleep(milliseconds, false, { ref: false })
    if (await Promise.race([answer, late])) return true
    // A busy event loop runs its timers before it reads an answer that has arrived: it gets one more turn.
    return Promise.race([answer, sleep(50, false, { ref: false })])
  }

  async function watch(): Promise<void> {
    while (!isStopped) {
      const answers = await answersWithin(frozenMs)
      if (isStopped) return
      if (!answers) {
        drop()
        tell(true)
      }
      await sleep(isAway ? everyMsAway : everyMs, undefined, { ref: false })
    }
  }

  void watch()
  return {
    isAnswering: () => answersWithin(answerLimitMs),
    stop() {
      isStopped = true
      drop()
    },
  }
}

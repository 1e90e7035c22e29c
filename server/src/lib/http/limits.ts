import { createHash } from 'node:crypto'
import type { RateLimit } from '@waymark/contract/define-endpoint.ts'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Who a call is counted for: the client's network address and, where the body names one, an e-mail address. */
export type Counted = { client: string; address?: string | undefined }

export type Limits = {
  /** Takes one point of each limit; answers the seconds to wait when one is used up. */
  take(endpoint: string, limits: readonly RateLimit[], who: Counted): Promise<number | undefined>
  /** Gives back a point of each limit: the call was not one of those that it counts. */
  giveBack(endpoint: string, limits: readonly RateLimit[], who: Counted): Promise<void>
}

/**
 * Rate limits kept in PostgreSQL (table rate_limits), so that they hold over restarts and several processes.
 * While the database is away a counter in memory stands in.
 */
export function createLimits(pool: pg.Pool, factor: number): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf(endpoint: string, limit: RateLimit): RateLimiterPostgres {
    const name = `${endpoint}:${limit.by}:${limit.window_s}`
    const known = limiters.get(name)
    if (known) return known
    const options = {
      keyPrefix: name,
      points: Math.max(1, Math.round(limit.points * factor)),
      duration: limit.window_s,
    }
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // Expired rows are deleted by the nightly job, once for all processes.
      clearExpiredByTimeout: false,
      // Not for failures: a point that is given back would not lift a block that a process keeps to itself.
      ...(limit.counts === 'calls' ? { inMemoryBlockOnConsumed: options.points + 1 } : {}),
      insuranceLimiter: new RateLimiterMemory(options),
    })
    limiters.set(name, limiter)
    return limiter
  }

  return {
    async take(endpoint, limits, who) {
      for (const limit of limits) {
        try {
          await limiterOf(endpoint, limit).consume(keyOf(limit, who))
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw reason
          // A call that is turned away has not failed.
          if (limit.counts === 'failures') await limiterOf(endpoint, limit).reward(keyOf(limit, who))
          return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
        }
      }
      return undefined
    },
    async giveBack(endpoint, limits, who) {
      for (const limit of limits) {
        await limiterOf(endpoint, limit).reward(keyOf(limit, who))
      }
    },
  }
}

/** A hash: an address can be longer than the table's key, and need not lie there readable. */
function keyOf({ by }: RateLimit, { client, address = '' }: Counted): string {
  const who = by === 'client' ? client : by === 'address' ? address : `${address} ${client}`
  return createHash('sha256').update(who).digest('base64url')
}

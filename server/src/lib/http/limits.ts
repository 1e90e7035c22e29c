import { createHash } from 'node:crypto'
import type { RateLimit } from '@waymark/contract/define-endpoint.ts'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

export type Counted = {
  client: string
  user?: string | undefined
  address?: string | undefined
  registration?: string | undefined
  /** Whether the address's owner has used this device. */
  isKnownDevice?: boolean
}

export type Limits = {
  /** Takes a point of each limit; resolves to the seconds to wait if one is used up. A refusal is no failure. */
  take(endpoint: string, limits: readonly RateLimit[], who: Counted): Promise<number | undefined>
  giveBack(endpoint: string, limits: readonly RateLimit[], who: Counted): Promise<void>
}

/** Rate limits in PostgreSQL, shared by processes and surviving restarts; in memory while it is away. */
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
      clearExpiredByTimeout: false,
      // Not for failures: returning a point would not lift a block that is kept in memory.
      ...(limit.counts === 'calls' ? { inMemoryBlockOnConsumed: options.points + 1 } : {}),
      insuranceLimiter: new RateLimiterMemory(options),
    })
    limiters.set(name, limiter)
    return limiter
  }

  async function giveBack(endpoint: string, limits: readonly RateLimit[], who: Counted): Promise<void> {
    for (const limit of limits) await limiterOf(endpoint, limit).reward(keyOf(limit, who))
  }

  return {
    async take(endpoint, limits, who) {
      for (const [index, limit] of limits.entries()) {
        try {
          await limiterOf(endpoint, limit).consume(keyOf(limit, who))
        } catch (reason) {
          if (!(reason instanceof RateLimiterRes)) throw reason
          const taken = limits.slice(0, index + 1).filter(({ counts }) => counts === 'failures')
          await giveBack(endpoint, taken, who)
          return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
        }
      }
      return undefined
    },
    giveBack,
  }
}

/** Hashed: an address may exceed the key's length, and should not be readable there. */
function keyOf({ by }: RateLimit, who: Counted): string {
  return createHash('sha256').update(countedAs[by](who)).digest('base64url')
}

const countedAs: Record<RateLimit['by'], (who: Counted) => string> = {
  user: ({ user = '' }) => user,
  // The owner's own devices count apart, so that others behind the same client use up nothing of theirs.
  client: ({ client, address = '', isKnownDevice }) => (isKnownDevice ? `${address} ${client} known` : client),
  address: ({ address = '' }) => address,
  'address-and-client': ({ address = '', client, isKnownDevice }) =>
    `${address} ${client}${isKnownDevice ? ' known' : ''}`,
  'registration-or-address': ({ registration, address = '' }) => registration ?? address,
}

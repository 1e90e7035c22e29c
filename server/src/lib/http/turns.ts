import { refuse } from './refusal.ts'

export type Turns = {
  /** Runs a user's call, or refuses it with `too_many_requests` if `atOnce` of this endpoint run already. */
  run(
    endpoint: string,
    atOnce: number | undefined,
    user: string | undefined,
    call: () => Promise<object>,
  ): Promise<object>
}

/** Per user over all endpoints. A browser opens six connections, and a user has a few tabs. */
const maxCalls = 32
const retryAfterS = 1

/** In memory, because calls end with their process. */
export function createTurns(factor: number): Turns {
  const underWay = new Map<string, number>()
  const max = (count: number) => Math.max(1, Math.round(count * factor))

  return {
    async run(endpoint, atOnce, user, call) {
      if (user === undefined) return call()
      const counted = [
        { key: user, most: max(maxCalls) },
        ...(atOnce === undefined ? [] : [{ key: `${user} ${endpoint}`, most: max(atOnce) }]),
      ]
      if (counted.some(({ key, most }) => (underWay.get(key) ?? 0) >= most))
        return refuse('too_many_requests', { retryAfterS })
      for (const { key } of counted) underWay.set(key, (underWay.get(key) ?? 0) + 1)
      try {
        return await call()
      } finally {
        for (const { key } of counted) {
          const left = (underWay.get(key) ?? 1) - 1
          if (left === 0) underWay.delete(key)
          else underWay.set(key, left)
        }
      }
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { refuse, type Refusal } from './refusal.ts'

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
/** A page that asks too often is refused at once. A program that goes on regardless waits for each further refusal. */
const refusalsAtOnce = 20
const refusalsCountedForMs = 10_000
/** Waiting costs memory: beyond this many, a user's calls are refused at once again. */
const maxWaiting = 200

type Refused = { count: number; since: number; waiting: number }

/** In memory, because calls end with their process. `pause` waits for a refusal's seconds; tests replace it. */
export function createTurns(
  factor: number,
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) => sleep(milliseconds, undefined, { ref: false }),
): Turns {
  const underWay = new Map<string, number>()
  const refusals = new Map<string, Refused>()
  const max = (count: number) => Math.max(1, Math.round(count * factor))

  async function refuseTurn(user: string): Promise<Refusal<'too_many_requests'>> {
    const now = performance.now()
    for (const [one, { since, waiting }] of refusals)
      if (waiting === 0 && now - since > refusalsCountedForMs) refusals.delete(one)
    const refused = refusals.get(user) ?? { count: 0, since: now, waiting: 0 }
    refusals.set(user, refused)
    refused.count++
    if (refused.count > refusalsAtOnce && refused.waiting < maxWaiting) {
      refused.waiting++
      await pause(retryAfterS * 1000)
      refused.waiting--
    }
    return refuse('too_many_requests', { retryAfterS })
  }

  return {
    async run(endpoint, atOnce, user, call) {
      if (user === undefined) return call()
      const counted = [
        { key: user, most: max(maxCalls) },
        ...(atOnce === undefined ? [] : [{ key: `${user} ${endpoint}`, most: max(atOnce) }]),
      ]
      if (counted.some(({ key, most }) => (underWay.get(key) ?? 0) >= most)) return refuseTurn(user)
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

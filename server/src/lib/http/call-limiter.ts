import { setTimeout as sleep } from 'node:timers/promises'
import { currentUser } from '../current-user.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'

/** Ending it again changes nothing. */
export type CallSlot = { end(): void }

export type CallLimiter = {
  /** A slot for a user's call, or `too_many_requests` if `atOnce` of this endpoint run already. */
  take(endpoint: string, atOnce: number | undefined, user: string | undefined): CallSlot | Refusal<'too_many_requests'>
  /** Awaited before any refusal that tells the user to come again later. */
  holdBack(user: string): Promise<void>
  /** Runs a call in a slot of its own, and holds back what is refused. */
  run(
    endpoint: string,
    atOnce: number | undefined,
    user: string | undefined,
    call: () => Promise<object>,
  ): Promise<object>
  /** Whether no other user has a call under way, or began one within the last second. */
  isAlone(user: string | undefined): boolean
}

/** Per user over all endpoints. A browser opens six connections, and a user has a few tabs. */
const maxCalls = 32
const retryAfterS = 1
/** So many refusals are sent at once. A program that goes on regardless waits for each further one. */
const refusalsAtOnce = 20
const refusalWaitsMs = 5000
const refusalsCountedForMs = 10_000
/** Waiting costs memory: beyond this many, a user's calls are refused at once again. */
const maxWaiting = 200

/** A user counts as active for this long after a call: people pause between clicks, and programs between calls. */
const atWorkForMs = 1000

type Refused = { count: number; since: number; waiting: number }

/** In memory, because calls end with their process. `pause` holds a refusal back; tests replace it. */
export function createCallLimiter(
  factor: number,
  pause: (milliseconds: number) => Promise<unknown> = (milliseconds) => sleep(milliseconds, undefined, { ref: false }),
  now: () => number = () => performance.now(),
): CallLimiter {
  const byUser = new Map<string, number>()
  const byEndpoint = new Map<string, number>()
  const refusals = new Map<string, Refused>()
  /** The two users of the latest calls: at least one of them is not the one who asks. */
  const latest = new Map<string, number>()
  const max = (count: number) => Math.max(1, Math.round(count * factor))

  async function holdBack(user: string): Promise<void> {
    const at = now()
    for (const [one, { since, waiting }] of refusals)
      if (waiting === 0 && at - since > refusalsCountedForMs) refusals.delete(one)
    const refused = refusals.get(user) ?? { count: 0, since: at, waiting: 0 }
    refusals.set(user, refused)
    refused.count++
    if (refused.count > refusalsAtOnce && refused.waiting < maxWaiting) {
      refused.waiting++
      await pause(refusalWaitsMs)
      refused.waiting--
    }
  }

  function take(
    endpoint: string,
    atOnce: number | undefined,
    user: string | undefined,
  ): CallSlot | Refusal<'too_many_requests'> {
    if (user === undefined) return { end: () => undefined }
    const counts = [{ counted: byUser, key: user, most: max(maxCalls) }]
    if (atOnce !== undefined) counts.push({ counted: byEndpoint, key: `${user} ${endpoint}`, most: max(atOnce) })
    if (counts.some(({ counted, key, most }) => (counted.get(key) ?? 0) >= most))
      return refuse('too_many_requests', { retryAfterS })
    for (const { counted, key } of counts) counted.set(key, (counted.get(key) ?? 0) + 1)
    noteCall(user)
    let isOver = false
    return {
      end() {
        if (isOver) return
        isOver = true
        for (const { counted, key } of counts) giveBack(counted, key)
      },
    }
  }

  function noteCall(user: string): void {
    latest.delete(user)
    latest.set(user, now())
    const [oldest] = latest.keys()
    if (latest.size > 2 && oldest !== undefined) latest.delete(oldest)
  }

  return {
    take,
    holdBack,
    async run(endpoint, atOnce, user, call) {
      const slot = take(endpoint, atOnce, user)
      if (isRefusal(slot)) {
        if (user !== undefined) await holdBack(user)
        return slot
      }
      try {
        return await currentUser.run(user, call)
      } finally {
        slot.end()
      }
    },
    isAlone(user) {
      const isOther = (one: string) => one !== user
      const isBusy = [...byUser.keys()].some(isOther)
      return !isBusy && ![...latest].some(([one, at]) => isOther(one) && now() - at < atWorkForMs)
    },
  }
}

function giveBack(counted: Map<string, number>, key: string): void {
  const left = (counted.get(key) ?? 1) - 1
  if (left === 0) counted.delete(key)
  else counted.set(key, left)
}

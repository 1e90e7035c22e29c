import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** A slice takes up to a millisecond, so that a user's long work has a sixth of the event loop while others work. */
const pauseMs = 5

/**
 * Long work on the event loop, done in slices: each user has one slice in a turn of the loop, however many calls it
 * has, and while others' calls are under way it pauses in between.
 */
export type LongWork = {
  /** Resolves when the user's next slice may run. */
  slice(user: string): Promise<void>
}

/**
 * @param isAlone whether nobody but this user has a call under way
 * @param pause lets others go first; tests replace it
 */
export function createLongWork(
  isAlone: (user: string) => boolean,
  pause: () => Promise<unknown> = () => sleep(pauseMs, undefined, { ref: false }),
): LongWork {
  const last = new Map<string, Promise<void>>()
  const wait = (user: string): Promise<unknown> => (isAlone(user) ? setImmediate() : pause())

  return {
    async slice(user) {
      const before = last.get(user) ?? Promise.resolve()
      const mine = before.then(() => wait(user)).then(() => undefined)
      last.set(user, mine)
      await mine
      if (last.get(user) === mine) last.delete(user)
    },
  }
}

import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** A slice takes up to a millisecond: a fortieth of the event loop after the slices ahead. */
const slicesPerS = 25
/** Enough for an answer of 2 MB: a board of five thousand jobs as people keep them. */
const slicesAhead = 32

/**
 * Each user gets one slice per turn of the event loop, however many calls; it pauses between them for others' calls.
 */
export type LongWork = {
  /** Resolves when the user's next slice may run. */
  slice(user: string): Promise<void>
}

type Line = { last: Promise<void>; waiting: number; ahead: number; at: number }
type Clockwork = { now(): number; pause(milliseconds: number): Promise<unknown> }

const real: Clockwork = {
  now: () => performance.now(),
  pause: (milliseconds) => sleep(milliseconds, undefined, { ref: false }),
}

/** @param isAlone whether nobody but this user has, or just had, a call under way */
export function createLongWork(isAlone: (user: string) => boolean, { now, pause }: Clockwork = real): LongWork {
  const lines = new Map<string, Line>()

  function lineOf(user: string): Line {
    const at = now()
    for (const [one, line] of lines) if (line.waiting === 0 && aheadAt(line, at) >= slicesAhead) lines.delete(one)
    const line = lines.get(user) ?? { last: Promise.resolve(), waiting: 0, ahead: slicesAhead, at }
    lines.set(user, line)
    return line
  }

  async function wait(user: string, line: Line): Promise<void> {
    const at = now()
    line.ahead = aheadAt(line, at)
    line.at = at
    if (line.ahead >= 1 || isAlone(user)) await setImmediate()
    else await pause(1000 / slicesPerS)
    line.ahead = Math.max(0, line.ahead - 1)
    line.waiting--
  }

  return {
    slice(user) {
      const line = lineOf(user)
      line.waiting++
      line.last = line.last.then(() => wait(user, line))
      return line.last
    },
  }
}

const aheadAt = ({ ahead, at }: Line, now: number): number =>
  Math.min(slicesAhead, ahead + ((now - at) * slicesPerS) / 1000)

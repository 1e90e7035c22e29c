/** Files that wait are held in memory: 16 of 10 MB are 160 MB. */
const mostAtOnce = 16
/** So that nobody takes all those places. */
const mostOfOne = 2

/**
 * Runs `work`, or answers `busy` where too much waits already: 16 in all, two of one owner. One owner's works run one
 * after the other, for two files that take their whole time would stop everybody else's. Work without an owner counts
 * among the 16 alone.
 */
export type Turns = <T>(work: () => Promise<T>, owner?: string) => Promise<T | 'busy'>

export function createTurns(): Turns {
  const owners = new Map<string, { works: number; last: Promise<unknown> }>()
  let running = 0

  async function inTurn<T>(work: () => Promise<T>, owner: string): Promise<T | 'busy'> {
    const own = owners.get(owner) ?? { works: 0, last: Promise.resolve() }
    if (own.works >= mostOfOne) return 'busy'
    own.works++
    owners.set(owner, own)
    const working = own.last.then(work)
    own.last = working.catch(() => undefined)
    try {
      return await working
    } finally {
      if (--own.works === 0) owners.delete(owner)
    }
  }

  return async (work, owner) => {
    if (running >= mostAtOnce) return 'busy'
    running++
    try {
      return await (owner === undefined ? work() : inTurn(work, owner))
    } finally {
      running--
    }
  }
}

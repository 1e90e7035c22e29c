/** Waiting files are held in memory: 16 of 10 MB are 160 MB. */
const maxTasks = 16
/** So that nobody takes all places. */
const maxTasksPerOwner = 2

/**
 * Runs a task, or answers `busy` when all places are taken. One owner's tasks run in turn; without owner only 16
 * counts.
 */
export type FairQueue = <T>(task: () => Promise<T>, owner?: string) => Promise<T | 'busy'>

export function createFairQueue(): FairQueue {
  const owners = new Map<string, { tasks: number; last: Promise<unknown> }>()
  let total = 0

  async function runAfterOwnTasks<T>(task: () => Promise<T>, owner: string): Promise<T | 'busy'> {
    const own = owners.get(owner) ?? { tasks: 0, last: Promise.resolve() }
    if (own.tasks >= maxTasksPerOwner) return 'busy'
    own.tasks++
    owners.set(owner, own)
    const result = own.last.then(task)
    own.last = result.catch(() => undefined)
    try {
      return await result
    } finally {
      if (--own.tasks === 0) owners.delete(owner)
    }
  }

  return async (task, owner) => {
    if (total >= maxTasks) return 'busy'
    total++
    try {
      return await (owner === undefined ? task() : runAfterOwnTasks(task, owner))
    } finally {
      total--
    }
  }
}

/** Waiting files are held in memory: 16 of 10 MB are 160 MB. */
const maxTasks = 16
/** So that nobody takes all those places. */
const maxTasksPerOwner = 2

/**
 * Runs a task, or answers `busy` when 16 tasks, or two of this owner, already run or wait. One owner's tasks run one
 * after the other: two slow files of one user must not stop everybody else's. Tasks without an owner count only
 * towards the 16.
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

/** Waiting files are held in memory: 24 of 10 MB are 240 MB. */
const maxTasks = 24
/** Beyond this many, only an owner's first task waits, so that everybody finds a place. */
const maxTasksBeforeLast = 16
const maxTasksPerOwner = 2
/** This many tasks that ran into their limits within `slowForMs` make an owner slow. */
const failuresBeforeSlow = 3
const slowForMs = 10 * 60_000
/** Beyond this many, the oldest failed owners are forgotten. */
const maxRemembered = 1000

type Owner = string | symbol
type Task = { run: () => void; owner: Owner }

/** Puts a task where its turn is: an owner's second one waits behind everybody else's first. */
export function enqueueInTurn<T extends { owner: Owner }>(waiting: T[], running: readonly Owner[], task: T): void {
  const isSecond = ({ owner }: T, index: number): boolean =>
    running.includes(owner) || waiting.slice(0, index).some((earlier) => earlier.owner === owner)
  const place = isSecond(task, waiting.length) ? -1 : waiting.findIndex(isSecond)
  waiting.splice(place === -1 ? waiting.length : place, 0, task)
}

/** Runs one task per owner at a time; `busy` when too many wait. One place stays free of slow owners. */
export type FairQueue = {
  places: number
  run<T>(task: () => Promise<T>, owner?: string): Promise<T | 'busy'>
  /** Records that a task of this owner ran into its limits. */
  noteFailure(owner: string | undefined): void
}

/**
 * Shared by everything that reads strangers' files, so that an owner runs one task at a time, whatever it is.
 * @param places how many tasks run at a time
 * @param now in milliseconds, for tests
 */
export function createFairQueue(places: number, now: () => number = () => performance.now()): FairQueue {
  const waiting: Task[] = []
  const running: Owner[] = []
  const failures = new Map<Owner, number[]>()

  const isSlow = (owner: Owner): boolean =>
    (failures.get(owner) ?? []).filter((at) => now() - at < slowForMs).length >= failuresBeforeSlow
  const countOf = (owner: Owner): number =>
    running.filter((one) => one === owner).length + waiting.filter((task) => task.owner === owner).length

  function maySlowStart(): boolean {
    const isAlone = waiting.every(({ owner }) => isSlow(owner)) && running.length === 0
    return places === 1 ? isAlone : running.filter(isSlow).length < places - 1
  }

  /** First come, first served, except for owners with a running task. */
  function startNext(): void {
    while (running.length < places) {
      const index = waiting.findIndex(({ owner }) => !running.includes(owner) && (!isSlow(owner) || maySlowStart()))
      const [task] = index === -1 ? [] : waiting.splice(index, 1)
      if (!task) return
      running.push(task.owner)
      task.run()
    }
  }

  return {
    places,
    run(task, owner) {
      const key = owner ?? Symbol('one task')
      const [own, total] = [countOf(key), running.length + waiting.length]
      const isFull = own >= maxTasksPerOwner || total >= (own === 0 ? maxTasks : maxTasksBeforeLast)
      if (isFull) return Promise.resolve('busy')
      return new Promise((resolve, reject) => {
        const run = () => {
          task()
            .then(resolve, reject)
            .finally(() => {
              running.splice(running.indexOf(key), 1)
              startNext()
            })
        }
        enqueueInTurn(waiting, running, { run, owner: key })
        startNext()
      })
    },
    noteFailure(owner) {
      if (owner === undefined) return
      const recent = (failures.get(owner) ?? []).filter((at) => now() - at < slowForMs)
      failures.delete(owner)
      failures.set(owner, [...recent, now()])
      const [oldest] = failures.keys()
      if (failures.size > maxRemembered && oldest !== undefined) failures.delete(oldest)
    },
  }
}

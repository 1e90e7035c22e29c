import { setTimeout as sleep } from 'node:timers/promises'

/**
 * For how long, ms, the event loop was held at most by one piece of this process's own work, while `work` went on.
 * Counted in processor time of this thread, so that a busy machine does not count against it.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isDone = false
  const watch = async () => {
    let before = spent()
    while (!isDone) {
      await sleep(1)
      const now = spent()
      longest = Math.max(longest, now - before)
      before = now
    }
  }
  const watching = watch()
  await work().finally(() => (isDone = true))
  await watching
  return longest
}

function spent(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

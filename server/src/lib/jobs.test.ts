import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/create-test-database.ts'
import { createJobs, type JobKind } from './jobs.ts'
import { createLog } from './log.ts'

const kind: JobKind<{ n: number }> = { name: 'test-job', options: { retryLimit: 3 } }

test('a stop waits for the jobs under way, begins no further one, and the rest runs after the next start', async () => {
  const { db, connection, close } = await openTestDatabase()
  const begun: number[] = []
  const done: number[] = []
  let finish = () => undefined as void
  const held = new Promise<void>((resolve) => (finish = resolve))
  const workers = () => {
    const jobs = createJobs(connection, createLog('silent'), { pollMs: 500 })
    jobs.on(kind, async ({ n }) => {
      begun.push(n)
      await held
      done.push(n)
    })
    return jobs
  }
  const first = workers()
  await first.start()
  await db.transaction().execute(async (transaction) => {
    for (let n = 0; n < 10; n++) await first.enqueue(transaction, kind, { n })
  })
  await expect.poll(() => begun.length).toBe(3)
  const stopped = first.stop()
  setTimeout(finish, 200)
  await stopped
  expect(done).toHaveLength(3)
  expect(done.toSorted()).toEqual(begun.toSorted())

  const second = workers()
  await second.start()
  await expect.poll(() => done.length).toBe(10)
  expect(new Set(done).size).toBe(10)
  await second.stop()
  await close()
})

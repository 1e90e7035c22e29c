import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { fromKysely, PgBoss, type JobWithMetadata, type Queue } from 'pg-boss'
import type { DatabaseConnection } from './db.ts'
import type { Log } from './log.ts'

type Work<T> = (data: T, job: { id: string; attempt: number }) => Promise<void>

export type JobKind<T extends object> = { name: string; options: Omit<Queue, 'name'>; data?: T }

/** `oncePer`: no second job with this key is added while one waits; the kind must have the policy `short`. */
export type When = { startAfterS?: number; oncePer?: string }

/** Background work (pg-boss). Jobs are enqueued in the caller's transaction: both happen or neither. */
export type Jobs = {
  on<T extends object>(kind: JobKind<T>, work: Work<T>): void
  /** Runs `work` by a five-field cron expression, in UTC, in one process at a time. */
  regularly(name: string, cron: string, work: () => Promise<void>): void
  atStart(work: () => Promise<void>): void
  enqueue<T extends object>(transaction: Transaction<object>, kind: JobKind<T>, data: T, when?: When): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** A new job wakes its worker at once; polling finds due retries. pg-boss polls every 30 s by default. */
const defaultPollMs = 2000
/** How long running jobs may take when the server stops; the rest is retried after the next start. */
const drainLimitMs = 10_000

export function createJobs(
  connection: DatabaseConnection,
  log: Log,
  { pollMs = defaultPollMs, connections = 5 }: { pollMs?: number | undefined; connections?: number | undefined } = {},
): Jobs {
  const polling = { pollingIntervalSeconds: pollMs / 1000, notifyPollingIntervalSeconds: pollMs / 1000 }
  const boss = new PgBoss({ ...connection, max: connections, application_name: 'waymark jobs', useListenNotify: true })
  boss.on('error', (error) => log.warn({ err: error }, 'background work: the database did not answer'))
  boss.on('warning', (warning) => log.debug({ warning }, 'background work'))
  const starters: (() => Promise<void>)[] = []
  const worked: string[] = []

  return {
    on<T extends object>(kind: JobKind<T>, work: Work<T>) {
      starters.push(async () => {
        worked.push(kind.name)
        await boss.createQueue(kind.name, { ...kind.options, notify: true })
        const options = { ...polling, localConcurrency: 3, includeMetadata: true } as const
        await boss.work(kind.name, options, async ([job]: JobWithMetadata<T>[]) => {
          if (job) await work(job.data, { id: job.id, attempt: job.retryCount + 1 })
        })
      })
    },
    regularly(name, cron, work) {
      starters.push(async () => {
        worked.push(name)
        await boss.createQueue(name, { retryLimit: 1, notify: true })
        await boss.work(name, { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 60 }, work)
        await boss.schedule(name, cron)
      })
    },
    atStart: (work) => void starters.push(work),
    async enqueue(transaction, kind, data, { startAfterS = 0, oncePer } = {}) {
      const key = oncePer === undefined ? {} : { singletonKey: oncePer }
      await boss.send(kind.name, data, { db: fromKysely(transaction), startAfter: startAfterS, ...key })
    },
    async start() {
      await boss.start()
      for (const begin of starters) await begin()
    },
    async stop() {
      // The graceful stop of pg-boss looks only every half second whether its workers are done.
      const limit = new AbortController()
      const timeIsUp = sleep(drainLimitMs, undefined, { signal: limit.signal }).catch(() => undefined)
      await Promise.race([Promise.all(worked.map((name) => boss.offWork(name))), timeIsUp])
      limit.abort()
      await boss.stop({ graceful: false })
    },
  }
}

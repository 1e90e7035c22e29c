import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import { createApp, type Dependencies, type TimeLimits } from './app.ts'
import type { Config } from './config.ts'
import { createDocumentDrafter } from './features/documents/document-drafter.ts'
import { createDocumentRenderer } from './features/documents/pdf/document-renderer.ts'
import { createJobMatcher } from './features/job-search/match/job-matcher.ts'
import { createListingReader } from './features/job-search/sources/listing-reader.ts'
import { createCsvReader } from './features/job-tracking/csv/csv-reader.ts'
import type { Clock } from './lib/clock.ts'
import { createFairQueue, type FairQueue } from './lib/children/fair-queue.ts'
import { findIsolation } from './lib/children/child-isolation.ts'
import { migrate, openDb, type Db, type DatabaseConnection } from './lib/db.ts'
import { watchDatabase } from './lib/database-watch.ts'
import { watchDiskSpace } from './lib/disk-space.ts'
import { createGuardedFetch } from './lib/fetch/guarded-fetch.ts'
import { createOperatorToken } from './lib/http/operator-token.ts'
import { saveQuotas } from './lib/quotas.ts'
import { createJobs, type Jobs } from './lib/jobs.ts'
import type { Log } from './lib/log.ts'
import { createProfileFiles } from './lib/cv-files/profile-files.ts'
import { createTextFiles } from './lib/cv-files/text-files.ts'
import { connectModel } from './providers/ai/language-model.ts'
import { chooseCaptcha } from './providers/captcha/captcha.ts'
import { createListings } from './providers/listings/listings.ts'
import { chooseMail } from './providers/mail/mail.ts'
import { postingRequestAt } from './providers/listings/boards/posting-at.ts'
import { createPostings, type Postings } from './providers/postings/postings.ts'

export type ServerOptions = {
  config: Config
  connection: DatabaseConnection
  clock: Clock
  log: Log
  /** Prints a line for the person who started the server; codes appear here, never in logs. */
  print: (line: string) => void
  webFolder?: string | undefined
  providers?: Partial<Dependencies['providers']>
  checkAnswers?: boolean
  cheapPasswords?: boolean
  timeLimits?: TimeLimits | undefined
  /** Of requests and of background work, at most. */
  connections?: { requests: number; jobs: number }
  callLimiter?: Dependencies['callLimiter']
}

export type RunningServer = { url: string; db: Db; jobs: Jobs; stop(): Promise<void> }

/** One place is never given to users whose files run out of time; on one processor two share it. */
const readersAtOnce = Math.max(2, availableParallelism())
/** How long requests under way may take when the server is asked to stop. */
const drainLimitMs = 10_000
/** Queries that nobody waits for any more may take this long when the server stops; the database would give them 30 s. */
const lastQueriesMs = 5000

/** Starts schema, background work and HTTP in this order. `stop` finishes requests under way and stops in reverse. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, connection, clock, log, print } = options
  const { db, pool, dropConnections, setAway, close } = openDb(
    connection,
    (error) => log.warn({ err: error }, 'a database connection broke'),
    { connections: options.connections?.requests },
  )
  const jobs = createJobs(connection, log, {
    pollMs: options.timeLimits?.pollJobsMs,
    connections: options.connections?.jobs,
  })
  const disk = watchDiskSpace(config.dataDir, log)
  const watches: { stop(): void }[] = []
  let draining = false
  try {
    await migrate(connection, db)
    await saveQuotas(db)
    const walls = findIsolation()?.names ?? []
    log.info({ kept_in_by: ['Node', ...walls] }, 'readers of files')
    if (walls.length === 0)
      log.warn(
        'this system lets no wall be built around readers of files: Node alone keeps them in (docs/decisions/0020)',
      )
    const queue = createFairQueue(readersAtOnce)
    const providers = {
      mail: options.providers?.mail ?? chooseMail({ config, db, clock, log, print }),
      captcha: options.providers?.captcha ?? chooseCaptcha({ config, db, clock, log }),
      model: options.providers?.model ?? (config.model && connectModel(config.model)),
      textFiles: options.providers?.textFiles ?? createTextFiles({ queue }),
      profileFiles: options.providers?.profileFiles ?? createProfileFiles({ queue }),
      postings: options.providers?.postings ?? choosePostings(config.fetchAllow, queue),
      documentRenderer: options.providers?.documentRenderer ?? createDocumentRenderer(log),
      documentDrafter: options.providers?.documentDrafter ?? createDocumentDrafter(),
      csv: options.providers?.csv ?? createCsvReader({ queue }),
      listings: options.providers?.listings ?? createListings({ ...config, keys: config.sourceKeys }),
      listingReader: options.providers?.listingReader ?? createListingReader(),
      jobMatcher: options.providers?.jobMatcher ?? createJobMatcher(),
    }
    const onDatabaseChange = (isAway: boolean) => {
      log.warn(isAway ? 'the database does not answer; what waits for it fails' : 'the database answers again')
      setAway(isAway)
    }
    const watch = watchDatabase(connection, onDatabaseChange, options.timeLimits?.frozenMs)
    watches.push(watch, disk)
    const health = {
      isDraining: () => draining,
      isReady: async () => (await watch.isAnswering()) && !(await disk.isFull()),
      freeDiskBytes: disk.freeBytes,
    }
    const operator = createOperatorToken(db, config.metricsToken, !config.ownMachine)
    if (operator.isAsked && !operator.isConfigured)
      print(`Token for /metrics and /dev/mailbox: ${await operator.token()}`)
    const app = createApp({ ...options, db, pool, jobs, health, disk, operator, providers })
    await jobs.start()
    const server = createAdaptorServer({ fetch: app.fetch }) as Server
    // A 10 MB file over a slow line takes minutes; a client that sends no headers is disconnected.
    server.requestTimeout = 180_000
    server.headersTimeout = 15_000
    const port = await listen(server, config)
    const stop = async () => {
      draining = true
      await closeServer(server, options.timeLimits?.drainMs)
      for (const one of watches) one.stop()
      await jobs.stop()
      providers.textFiles.stop()
      providers.profileFiles.stop()
      providers.postings.stop()
      providers.documentRenderer.stop()
      providers.documentDrafter.stop()
      providers.csv.stop()
      providers.listingReader.stop()
      providers.jobMatcher.stop()
      providers.mail.close()
      const cut = setTimeout(dropConnections, options.timeLimits?.lastQueriesMs ?? lastQueriesMs)
      await close()
      clearTimeout(cut)
    }
    return { url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`, db, jobs, stop }
  } catch (error) {
    for (const one of watches) one.stop()
    await jobs.stop().catch(() => undefined)
    await close()
    throw error
  }
}

function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(listenProblem(error.code, host, port), { cause: error }))
    })
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })
}

function listenProblem(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; stop it, or set PORT.`
  if (code === 'EACCES') return `PORT is ${port}, which this user may not listen on; set PORT to 1024 or more.`
  return `HOST is "${host}", which cannot be listened on here (${code}); it may be an address of this machine.`
}

function closeServer(server: Server, limitMs = drainLimitMs): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), limitMs)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Applicant-tracking systems answer a whole board as JSON or XML, at most some 3 MB of the largest employers. */
function choosePostings(allow: readonly string[], queue: FairQueue): Postings {
  const types = ['application/json', 'application/xml', 'text/xml']
  return createPostings({
    queue,
    fetchPage: createGuardedFetch({ allow }),
    boards: { requestAt: postingRequestAt, fetchPage: createGuardedFetch({ allow, types }) },
  })
}

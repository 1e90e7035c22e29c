import { existsSync } from 'node:fs'
import path from 'node:path'
import { ConfigError } from './config-addresses.ts'
import { readConfig, type Config } from './config.ts'
import { systemClock } from './lib/clock.ts'
import { createLog } from './lib/log.ts'
import { openDatabase } from './providers/database/database.ts'
import { startServer } from './start-server.ts'
import { updateDatabase } from './update-database.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)
const fail = (error: unknown): never => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function configure(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (error instanceof ConfigError) return fail(error)
    throw error
  }
}

const config = configure()
const log = createLog(config.logLevel)
const builtWeb = path.join(import.meta.dirname, '../../web/dist')
const firstStart = config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'postgres/data'))
if (firstStart) print(`Creating the database in ${config.dataDir} …`)

const database = await openDatabase(config, (reason) =>
  log.warn({ reason }, 'the embedded database ended and is started again'),
).catch(fail)
if (config.databaseUrl === undefined)
  await updateDatabase({ dataDir: config.dataDir, database, print, now: systemClock.now() }).catch(
    async (error: unknown) => {
      await database.stop()
      return fail(error)
    },
  )
const server = await startServer({
  config,
  connection: database.connection,
  clock: systemClock,
  log,
  print,
  webFolder: existsSync(path.join(builtWeb, 'index.html')) ? builtWeb : undefined,
}).catch(async (error: unknown) => {
  await database.stop()
  return fail(error)
})
print(`Waymark is ready at ${config.production ? config.publicUrl : server.url.replace('127.0.0.1', 'localhost')}`)

let stopping: Promise<void> | undefined
function stop(exitCode: number): void {
  stopping ??= (async () => {
    print('Stopping …')
    await server.stop().catch((error: unknown) => log.error({ err: error }, 'stopping'))
    await database.stop()
    process.exit(exitCode)
  })()
}
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
process.on('SIGHUP', () => stop(0))
// `npm start` holds this channel open; when it is killed, the server ends too.
process.on('disconnect', () => stop(0))
process.on('unhandledRejection', (error) => log.error({ err: error }, 'a promise failed with nobody listening'))
process.on('uncaughtException', (error) => {
  log.error({ err: error }, 'unexpected error outside any request')
  stop(1)
})

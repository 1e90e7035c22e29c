import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDir, startServer, stopServers } from '../e2e/server.ts'
import { quantile, residentMb, round } from './product.ts'
import type { Figures } from './run.ts'

const warmStarts = 5

/** From the start of the process to the first successful /readyz; memory five seconds later, without PostgreSQL. */
export async function run(): Promise<Figures> {
  const dataDir = makeDataDir()
  const first = await startServer({ dataDir })
  await first.stop()
  const warm: number[] = []
  let resident = 0
  for (let index = 0; index < warmStarts; index++) {
    const server = await startServer({ dataDir })
    warm.push(server.readyMs)
    if (index === warmStarts - 1) {
      await sleep(5000)
      resident = residentMb(server.pid)
    }
    await server.stop()
  }
  await stopServers()
  return {
    first_start_ms: round(first.readyMs, 0),
    warm_start_p50_ms: round(quantile(warm, 0.5), 0),
    warm_start_max_ms: round(Math.max(...warm), 0),
    memory_at_rest_mb: resident,
  }
}

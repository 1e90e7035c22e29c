import autocannon from 'autocannon'
import { startServer, stopServers } from '../e2e/server.ts'
import { account, round, signIn, unlimited } from './product.ts'
import type { Figures } from './run.ts'

export async function run(): Promise<Figures> {
  const server = await startServer({ env: unlimited })
  await signIn(server)
  const result = await autocannon({
    url: `${server.url}/api/auth/login`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
    connections: 20,
    duration: 10,
  })
  await stopServers()
  if (result.non2xx > 0) throw new Error(`${result.non2xx} sign-ins failed`)
  return {
    logins_rps: round(result.requests.average),
    logins_p50_ms: result.latency.p50,
    logins_p99_ms: result.latency.p99,
  }
}

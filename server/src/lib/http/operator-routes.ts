import type { Hono } from 'hono'
import type { IncomingMessage } from 'node:http'
import { isLocal } from './client-address.ts'
import type { Metrics } from './metrics.ts'
import type { HttpEnv } from './mount.ts'
import { carriesToken, type OperatorToken } from './operator-token.ts'
import { refusalResponse, refuse } from './refusal.ts'

export type Health = {
  isReady(): Promise<boolean>
  isDraining(): boolean
  freeDiskBytes(): Promise<number | undefined>
}

export function mountOperatorRoutes(
  app: Hono<HttpEnv>,
  health: Health,
  metrics: Metrics,
  operator: OperatorToken,
): void {
  app.get('/healthz', (c) => c.json({ success: true }))
  app.get('/readyz', async (c) => {
    if (health.isDraining() || !(await health.isReady())) return refusalResponse(refuse('unavailable'))
    return c.json({ success: true })
  })
  app.get('/metrics', async (c) => {
    if (!(await maySeeMetrics(c.env.incoming, operator))) return refusalResponse(refuse('not_found'))
    const { text, contentType } = await metrics.render()
    return c.body(text, 200, { 'content-type': contentType })
  })
}

/** From outside only with a token that the operator chose: a generated one is known to nobody. */
async function maySeeMetrics(incoming: IncomingMessage, operator: OperatorToken): Promise<boolean> {
  if (!operator.isConfigured && !isLocal(incoming)) return false
  const isOpen = !operator.isAsked && !operator.isConfigured
  return isOpen || carriesToken(incoming, operator)
}

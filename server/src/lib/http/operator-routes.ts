import { timingSafeEqual } from 'node:crypto'
import type { Hono } from 'hono'
import { isLocal } from './client-address.ts'
import type { Metrics } from './metrics.ts'
import type { HttpEnv } from './mount.ts'
import { refusalResponse, refuse } from './refusal.ts'

export type Health = { isReady(): Promise<boolean>; isDraining(): boolean }

/** For the operator: /healthz (the process runs), /readyz (it can serve) and /metrics. */
export function mountOperatorRoutes(
  app: Hono<HttpEnv>,
  health: Health,
  metrics: Metrics,
  metricsToken: string | undefined,
): void {
  app.get('/healthz', (c) => c.json({ success: true }))
  app.get('/readyz', async (c) => {
    if (health.isDraining() || !(await health.isReady())) return refusalResponse(refuse('unavailable'))
    return c.json({ success: true })
  })
  app.get('/metrics', async (c) => {
    const given = c.req.header('authorization')?.replace(/^Bearer\s+/i, '')
    const allowed =
      metricsToken === undefined ? isLocal(c.env.incoming) : given !== undefined && isSame(given, metricsToken)
    if (!allowed) return refusalResponse(refuse('not_found'))
    const { text, contentType } = await metrics.render()
    return c.body(text, 200, { 'content-type': contentType })
  })
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

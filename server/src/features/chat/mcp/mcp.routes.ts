import type { RateLimit } from '@waymark/contract/define-endpoint.ts'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Context, Hono } from 'hono'
import { clientAddress } from '../../../lib/http/client-address.ts'
import type { Limits } from '../../../lib/http/limits.ts'
import type { HttpEnv } from '../../../lib/http/mount.ts'
import { readJson } from '../../../lib/http/read-json.ts'
import { isRefusal, refusalResponse, refuse } from '../../../lib/http/refusal.ts'
import type { CallLimiter } from '../../../lib/http/call-limiter.ts'
import type { Log } from '../../../lib/log.ts'
import type { McpClient } from './mcp-client.ts'
import { buildMcpServer, type McpDeps } from './mcp-server.ts'

export type McpMountDeps = McpDeps & {
  log: Log
  limits: Limits
  callLimiter: CallLimiter
  trustedProxies: number
  findClient(token: string): Promise<McpClient | undefined>
}

const path = '/mcp'
const maxBodyBytes = 65_536
/** A client that works through a board asks for a few dozen things a minute. */
const ofUser: RateLimit = { by: 'user', points: 120, window_s: 60, counts: 'calls' }
/** Tokens cannot be guessed; this keeps trying from costing queries. */
const ofStrangers: RateLimit = { by: 'client', points: 60, window_s: 600, counts: 'calls' }
const atOnce = 4

/** The Model Context Protocol over Streamable HTTP: stateless, so that any process answers any call. */
export function mountMcp(app: Hono<HttpEnv>, deps: McpMountDeps): void {
  const { log, limits, callLimiter } = deps
  const origin = new URL(deps.publicUrl).origin

  async function serve(c: Context<HttpEnv>, client: McpClient): Promise<Response> {
    const wait = await limits.take(path, [ofUser], { client: '', user: client.userId })
    if (wait !== undefined) return refusalResponse(refuse('too_many_requests', { retryAfterS: wait }))
    const read = await readJson(c.env.incoming, maxBodyBytes)
    if (isRefusal(read)) return refusalResponse(read)
    // A batch would buy many calls with one point of the limit; today's protocol has none.
    if (Array.isArray(read.json)) return refusalResponse(refuse('validation'))
    const handler = createMcpHandler(() => buildMcpServer(deps, client), {
      onerror: (error) => log.debug({ id: c.get('requestId'), err: error }, 'a malformed call of an outside client'),
      maxSubscriptions: 1,
    })
    return handler.fetch(c.req.raw, { parsedBody: read.json })
  }

  app.all(path, async (c) => {
    c.set('route', path)
    // A page of another site must not reach a server on this machine by a changed DNS entry.
    const asked = c.req.header('origin')
    if (asked !== undefined && asked !== origin) return c.json(unwelcome, 403)
    const [, token] = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    const client = token === undefined ? undefined : await deps.findClient(token)
    if (!client) return refuseStranger(c, token !== undefined)
    if (c.req.method !== 'POST') return c.json(onlyPost, 405, { allow: 'POST' })
    const answered = await callLimiter.run(path, atOnce, client.userId, () => serve(c, client))
    return answered instanceof Response ? answered : refusalResponse(refuse('too_many_requests', { retryAfterS: 1 }))
  })

  async function refuseStranger(c: Context<HttpEnv>, hasToken: boolean): Promise<Response> {
    const client = clientAddress(c.env.incoming, deps.trustedProxies)
    const wait = await limits.take(path, [ofStrangers], { client })
    if (wait !== undefined) return refusalResponse(refuse('too_many_requests', { retryAfterS: wait }))
    const response = refusalResponse(refuse('signed_out'))
    response.headers.set('www-authenticate', `Bearer realm="waymark"${hasToken ? ', error="invalid_token"' : ''}`)
    return response
  }
  // Clients look for a sign-in here; the web app would answer with its page.
  app.all('/.well-known/*', () => refusalResponse(refuse('not_found')))
}

const unwelcome = { success: false, code: 'validation', error: 'Calls from other web pages are refused.' }
const onlyPost = { success: false, code: 'method_not_allowed', error: 'This address answers POST only.' }

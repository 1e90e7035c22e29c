import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import type { HttpEnv } from './mount.ts'
import { contentSecurityPolicy, type ExtraSources } from './security-headers.ts'

/** Serves the built web app: precompressed assets cached for ever, and index.html with nonce and configuration. */
export function serveWebApp(app: Hono<HttpEnv>, folder: string, settings: object, extra: ExtraSources): void {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8').replace('__WAYMARK_CONFIG__', () =>
    toDataBlock(settings),
  )
  const files = serveStatic<HttpEnv>({
    root: folder,
    precompressed: true,
    onFound: (_, c) =>
      c.header('cache-control', c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
  app.get('/assets/*', files, (c) => c.notFound())
  app.get('/:file{[^/]+\\.(?:svg|png|ico|txt|webmanifest)}', files, (c) => c.notFound())
  app.get('*', (c, next) => {
    if (/^\/(api$|api\/|dev\/|feeds\/|mcp$|\.well-known\/)/.test(c.req.path)) return next()
    const nonce = randomBytes(16).toString('base64')
    return c.html(page.replaceAll('__CSP_NONCE__', nonce), 200, {
      'content-security-policy': contentSecurityPolicy(nonce, extra),
      'cache-control': 'no-store',
    })
  })
}

/** JSON for a script element, where "<" could close it. */
function toDataBlock(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

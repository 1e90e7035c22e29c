import { createHash, randomUUID } from 'node:crypto'
import type { RateLimit } from '@waymark/contract/define-endpoint.ts'
import type { Context } from 'hono'
import { escapeHtml } from '../html.ts'
import type { Language } from '../languages.ts'
import { clientAddress } from './client-address.ts'
import type { Limits } from './limits.ts'
import type { HttpEnv } from './mount.ts'
import { refusalResponse, refuse } from './refusal.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** What the page behind a mail's unsubscribe link says. */
export type StopTexts = { title: string; question: string; button: string; done: string; unknown: string }

/** Feed readers ask about once an hour; an office or a calendar service for thousands is one client. */
const ofOwner: RateLimit = { by: 'user', points: 120, window_s: 60, counts: 'calls' }
/** Feeds cannot be guessed; this stops people from trying. */
const ofStrangers: RateLimit = { by: 'client', points: 120, window_s: 60, counts: 'calls' }
/** Counted before the look-up's query; offices and calendar services read many feeds. */
const ofAnybody: RateLimit = { by: 'client', points: 600, window_s: 60, counts: 'calls' }
const hidden = { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' }
const style =
  ':root { color-scheme: light dark } body { margin: 4rem auto; max-width: 32rem; padding: 0 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif } button { font: inherit; padding: .6rem 1.2rem }'

/** The page of an unsubscribe link. GET asks and changes nothing, because mail scanners open every link. */
export function answerStopPage(
  c: Context<HttpEnv>,
  language: Language,
  texts: StopTexts,
  step: 'question' | 'done' | 'unknown',
): Response | Promise<Response> {
  const nonce = randomUUID()
  const button = step === 'question' ? `<form method="post"><button>${escapeHtml(texts.button)}</button></form>` : ''
  const page = `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(texts.title)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts[step])}</p>${button}</main></body>
</html>
`
  return c.html(page, step === 'unknown' ? 404 : 200, {
    ...hidden,
    'content-security-policy': contentSecurityPolicy(nonce, { connect: [], script: [], frame: [] }),
  })
}

type Limiting = { limits: Limits; trustedProxies: number }

/** Finds a secret feed and counts the call, as its owner's or a stranger's. Returns the refusal at a limit. */
export async function findFeed<Feed extends { user_id: string }>(
  c: Context<HttpEnv>,
  { limits, trustedProxies }: Limiting,
  lookUp: () => Promise<Feed | undefined>,
): Promise<Feed | { refusal: Response }> {
  const client = clientAddress(c.env.incoming, trustedProxies)
  // A used-up limit is kept in memory, so further calls cost no query.
  const waitOfAnybody = await limits.take('/feeds of anybody', [ofAnybody], { client })
  if (waitOfAnybody !== undefined) return refuseFor(waitOfAnybody)
  const feed = await lookUp()
  const wait = await limits.take('/feeds', [feed ? ofOwner : ofStrangers], { client, user: feed?.user_id })
  if (wait !== undefined) return refuseFor(wait)
  return feed ?? { refusal: refusalResponse(refuse('not_found')) }
}

const refuseFor = (retryAfterS: number) => ({ refusal: refusalResponse(refuse('too_many_requests', { retryAfterS })) })

/** A feed's text, or 304 for a reader that has it. */
export function answerFeedText(c: Context<HttpEnv>, text: string, contentType: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ...hidden, etag })
  return c.body(text, 200, { ...hidden, etag, 'content-type': contentType })
}

/** Compressing proxies turn the tag into a weak one. */
function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}

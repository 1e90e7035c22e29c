import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Db } from '../../lib/db.ts'
import { escapeHtml } from '../../lib/html.ts'
import { isLocal } from '../../lib/http/client-address.ts'
import type { HttpEnv } from '../../lib/http/mount.ts'
import { carriesToken, type OperatorToken } from '../../lib/http/operator-token.ts'
import { refusalResponse, refuse } from '../../lib/http/refusal.ts'
import { createMailboxStore, type KeptMail } from './mailbox-store.ts'

/** Mails with live codes, so only for this machine. Behind a proxy everybody may look local: hence the token. */
export function mountDevMailbox(app: Hono<HttpEnv>, db: Db, operator: OperatorToken): void {
  const mailbox = createMailboxStore(db)
  const guard: MiddlewareHandler<HttpEnv> = async (c, next) => {
    if (!isOwnMachine(c)) return refusalResponse(refuse('not_found'))
    if (operator.isAsked && !(await carriesToken(c.env.incoming, operator)))
      return c.text('The password is the token that the server printed when it started.', 401, {
        'www-authenticate': 'Basic realm="mailbox", charset="UTF-8"',
      })
    return next()
  }
  app.get('/dev/mailbox', guard, async (c) =>
    c.html(renderPage(await mailbox.list()), 200, { 'cache-control': 'no-store' }),
  )
  app.get('/dev/mailbox.json', guard, async (c) => c.json(await mailbox.list(), 200, { 'cache-control': 'no-store' }))
}

/** The Host header is checked too: otherwise a website could resolve to 127.0.0.1 and read the codes. */
function isOwnMachine(c: Context<HttpEnv>): boolean {
  const host = (c.env.incoming.headers.host ?? '').toLowerCase().replace(/:\d+$/, '')
  return isLocal(c.env.incoming) && ['localhost', '127.0.0.1', '[::1]'].includes(host)
}

/** Shows only text: nothing in a mail's HTML may act on this origin. */
function renderPage(mails: readonly KeptMail[]): string {
  const items = mails.map(
    (mail) => `<article>
<h2>${escapeHtml(mail.subject)}</h2>
<p>To ${escapeHtml(mail.to)}, <time datetime="${mail.sent_at.toISOString()}">${mail.sent_at.toISOString()}</time></p>
<pre>${escapeHtml(mail.text)}</pre>
</article>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Development mailbox</title></head>
<body>
<main>
<h1>Development mailbox</h1>
<p>Mails that this installation would have sent, newest first. <a href="/dev/mailbox">Load again</a></p>
${items.length > 0 ? items.join('<hr>\n') : '<p>No mails yet.</p>'}
</main>
</body>
</html>
`
}

import { createHash, randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { hasAddress } from '@waymark/contract/job-tracking.ts'
import type { RateLimit } from '@waymark/contract/define-endpoint.ts'
import type { Context, Hono } from 'hono'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { escapeHtml } from '../../../lib/html.ts'
import { clientAddress } from '../../../lib/http/client-address.ts'
import type { Limits } from '../../../lib/http/limits.ts'
import type { HttpEnv } from '../../../lib/http/mount.ts'
import { refusalResponse, refuse } from '../../../lib/http/refusal.ts'
import { contentSecurityPolicy } from '../../../lib/http/security-headers.ts'
import { textsIn } from '../../../lib/languages.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { uidOf, writeCalendar, writeEvents, type CalendarEntry } from './calendar.ts'
import { createReminderSettingsRepository } from './reminder-settings.repository.ts'
import { hashFeedSecret, readStopToken } from './reminder-secrets.ts'
import { reminderTexts, type ReminderTexts } from './reminder-texts.ts'
import { noteOf } from './reminders.service.ts'
import { createRemindersRepository, type PlannedReminder } from './reminders.repository.ts'

type PagesDeps = { db: Db; clock: Clock; secrets: Secrets; limits: Limits; trustedProxies: number; publicUrl: string }

/** Calendars ask about every hour; a whole office may share one address. */
const feedLimit: RateLimit = { by: 'client', points: 120, window_s: 60, counts: 'calls' }
/** Entries written before the event loop is given back: a few milliseconds. */
const batchSize = 500
const calendarDays = 366
const hidden = { 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' }

/** What mail programs and calendars open without a session: a signed link, and a secret address. */
export function mountReminderPages(app: Hono<HttpEnv>, deps: PagesDeps): void {
  const stopPath = '/api/jobs/reminders/stop/:token'
  // GET must change nothing: mail scanners open every link.
  app.get(stopPath, (c) => answerStop(c, deps, stopPath, () => Promise.resolve('question')))
  // Of the page's button, and of a mail program's own "unsubscribe" (RFC 8058).
  app.post(stopPath, (c) =>
    answerStop(c, deps, stopPath, async (userId) => {
      await createReminderSettingsRepository(deps.db).setMails(userId, false)
      return 'done'
    }),
  )
  app.get('/feeds/:file{[^/]+\\.ics}', (c) => answerFeed(c, deps))
}

async function answerStop(
  c: Context<HttpEnv>,
  { db, secrets }: PagesDeps,
  path: string,
  act: (userId: string) => Promise<'question' | 'done'>,
): Promise<Response> {
  c.set('route', path)
  const userId = await readStopToken(secrets, c.req.param('token') ?? '')
  const user = userId === undefined ? undefined : await createReminderSettingsRepository(db).findLanguage(userId)
  const { language, texts } = textsIn(reminderTexts, user?.language)
  const step = user && userId !== undefined ? await act(userId) : 'unknown'
  const nonce = randomUUID()
  return c.html(renderStopPage(language, texts.stop, step, nonce), step === 'unknown' ? 404 : 200, {
    ...hidden,
    'content-security-policy': contentSecurityPolicy(nonce, { connect: [], script: [], frame: [] }),
  })
}

const style =
  ':root { color-scheme: light dark } body { margin: 4rem auto; max-width: 32rem; padding: 0 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif } button { font: inherit; padding: .6rem 1.2rem }'

function renderStopPage(
  language: string,
  texts: ReminderTexts['stop'],
  step: 'question' | 'done' | 'unknown',
  nonce: string,
): string {
  const button = step === 'question' ? `<form method="post"><button>${escapeHtml(texts.button)}</button></form>` : ''
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(texts.title)}</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts[step])}</p>${button}</main></body>
</html>
`
}

async function answerFeed(c: Context<HttpEnv>, deps: PagesDeps): Promise<Response> {
  c.set('route', '/feeds/:secret.ics')
  const { db, limits, trustedProxies } = deps
  const wait = await limits.take('/feeds', [feedLimit], { client: clientAddress(c.env.incoming, trustedProxies) })
  if (wait !== undefined) return refusalResponse(refuse('too_many_requests', { retryAfterS: wait }))
  const secret = /^([\w-]{43})\.ics$/.exec(c.req.param('file') ?? '')?.[1]
  const owner = secret && (await createReminderSettingsRepository(db).findByFeedHash(hashFeedSecret(secret)))
  if (!owner) return refusalResponse(refuse('not_found'))
  const calendar = await renderFeed(deps, owner.user_id, textsIn(reminderTexts, owner.language).texts)
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ...hidden, etag })
  return c.body(calendar, 200, { ...hidden, etag, 'content-type': 'text/calendar; charset=utf-8' })
}

/** Proxies that compress make the tag a weak one. */
function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}

async function renderFeed({ db, clock, publicUrl }: PagesDeps, userId: string, texts: ReminderTexts): Promise<string> {
  const since = new Date(clock.now().getTime() - calendarDays * 86_400_000)
  const reminders = await createRemindersRepository(db).listForCalendar(userId, since)
  const host = new URL(publicUrl).hostname
  const events: string[] = []
  for (let from = 0; from < reminders.length; from += batchSize) {
    const some = reminders.slice(from, from + batchSize)
    events.push(writeEvents(some.map((reminder) => entryOf(reminder, userId, host, texts))))
    await setImmediate()
  }
  return writeCalendar(texts.calendarName, events)
}

/** A postponed follow-up is the same entry on another day; each interview is an entry of its own. */
function entryOf(reminder: PlannedReminder, userId: string, host: string, texts: ReminderTexts): CalendarEntry {
  const { kind, about, job_url, job_title, company_name, planned_at } = reminder
  return {
    uid: uidOf(host, userId, job_url, kind, ...(kind === 'interview' ? [about] : [])),
    at: kind === 'interview' ? new Date(about) : about,
    summary: texts.calendarEntry(kind, { title: job_title, company: company_name }),
    description: kind === 'interview' ? noteOf(about, reminder.interviews) : '',
    url: hasAddress(job_url) ? job_url : '',
    changedAt: planned_at,
  }
}

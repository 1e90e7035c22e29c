import { setImmediate } from 'node:timers/promises'
import { hasAddress } from '@waymark/contract/job-tracking.ts'
import type { Context, Hono } from 'hono'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import type { Limits } from '../../../lib/http/limits.ts'
import type { HttpEnv } from '../../../lib/http/mount.ts'
import { answerFeedText, answerStopPage, findFeed } from '../../../lib/http/secret-pages.ts'
import { textsIn } from '../../../lib/languages.ts'
import { hashLinkSecret } from '../../../lib/secret-links.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { uidOf, writeCalendar, writeEvents, type CalendarEntry } from './calendar.ts'
import { createReminderSettingsRepository } from './reminder-settings.repository.ts'
import { readStopToken } from './reminder-secrets.ts'
import { reminderTexts, type ReminderTexts } from './reminder-texts.ts'
import { noteOf } from './reminders.service.ts'
import { createRemindersRepository, type PlannedReminder } from './reminders.repository.ts'

type PagesDeps = { db: Db; clock: Clock; secrets: Secrets; limits: Limits; trustedProxies: number; publicUrl: string }

/** Entries written before the event loop is given back: a few milliseconds. */
const batchSize = 500
const calendarDays = 366

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
  return answerStopPage(c, language, texts.stop, step)
}

async function answerFeed(c: Context<HttpEnv>, deps: PagesDeps): Promise<Response> {
  c.set('route', '/feeds/:secret.ics')
  const secret = /^([\w-]{43})\.ics$/.exec(c.req.param('file') ?? '')?.[1]
  const settings = createReminderSettingsRepository(deps.db)
  const owner = await findFeed(c, deps, async () =>
    secret === undefined ? undefined : settings.findByFeedHash(hashLinkSecret(secret)),
  )
  if ('refusal' in owner) return owner.refusal
  const calendar = await renderFeed(deps, owner.user_id, textsIn(reminderTexts, owner.language).texts)
  return answerFeedText(c, calendar, 'text/calendar; charset=utf-8')
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

import type { ReminderSettings, updateReminders } from '@waymark/contract/reminders.ts'
import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { JobKind, Jobs } from '../../../lib/jobs.ts'
import { textsIn } from '../../../lib/languages.ts'
import { hashLinkSecret } from '../../../lib/secret-links.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { isTimeZone } from '../../../lib/zoned-time.ts'
import { renderMailBody } from '../../../providers/mail/mail-body.ts'
import { mailQueue } from '../../../providers/mail/mail-queue.ts'
import type { Mail } from '../../../providers/mail/mail.ts'
import { feedSecret, stopToken } from './reminder-secrets.ts'
import { createReminderSettingsRepository, type Recipient } from './reminder-settings.repository.ts'
import { reminderTexts, type ReminderDetails } from './reminder-texts.ts'
import { mailTimeOf, type Reminder } from './reminder-times.ts'
import { createRemindersRepository, type Candidate, type PlannedReminder } from './reminders.repository.ts'

export type RemindersDeps = { db: Db; clock: Clock; jobs: Jobs; secrets: Secrets; mail: Mail; publicUrl: string }
type QueuedMail = { user_id: string; reminders: (Reminder & { job_url_hash: string })[] }

export const reminderMail: JobKind<QueuedMail> = {
  name: 'reminder-mail',
  options: mailQueue(1),
}

const maxListed = 50

/** Queues mails for due reminders. Claiming and queueing share a transaction: nothing is sent twice or lost. */
export async function queueDueReminders({
  db,
  clock,
  jobs,
}: Pick<RemindersDeps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  for (const [user_id, due] of await findDue(db, clock.now())) {
    await db.transaction().execute(async (transaction) => {
      const claimed = await createRemindersRepository(transaction).claim(user_id, due, clock.now())
      if (claimed.length === 0) return
      const reminders = claimed.map((key) => ({ ...key, job_url_hash: key.job_url_hash.toString('hex') }))
      await jobs.enqueue(transaction, reminderMail, { user_id, reminders })
    })
  }
}

async function findDue(db: Db, now: Date): Promise<Map<string, Candidate[]>> {
  const due: Candidate[] = []
  let last: Candidate | undefined
  do {
    const { rows, isLast } = await createRemindersRepository(db).listCandidates(now, last)
    due.push(...rows.filter((row) => isDue(row, now)))
    last = isLast ? undefined : rows.at(-1)
  } while (last)
  return Map.groupBy(due, ({ user_id }) => user_id)
}

function isDue(reminder: Reminder & { planned_at: Date; time_zone: string | null }, now: Date): boolean {
  const time = mailTimeOf(reminder, reminder.planned_at, zoneOf(reminder))
  return time !== undefined && time.due <= now && now < time.until
}

/** A zone that this machine does not know (a restored database, an older ICU) must not stop everybody's mails. */
function zoneOf({ time_zone }: Pick<Recipient, 'time_zone'>): string {
  return time_zone !== null && isTimeZone(time_zone) ? time_zone : 'UTC'
}

/** At least once: a missed interview costs more than a second copy, recognisable by its Message-ID. */
export async function sendReminderMail(
  deps: RemindersDeps,
  { user_id, reminders }: QueuedMail,
  job: { id: string },
): Promise<void> {
  const recipient = await createReminderSettingsRepository(deps.db).findRecipient(user_id)
  if (!recipient) return
  const keys = reminders.map((key) => ({ ...key, job_url_hash: Buffer.from(key.job_url_hash, 'hex') }))
  const wanted = await createRemindersRepository(deps.db).listWanted(user_id, keys)
  const { time_zone } = recipient
  const inTime = wanted.filter((reminder) => isDue({ ...reminder, time_zone }, deps.clock.now()))
  if (inTime.length === 0) return
  const { language, texts } = textsIn(reminderTexts, recipient.language)
  const stopUrl = `${deps.publicUrl}/api/jobs/reminders/stop/${await stopToken(deps.secrets, user_id)}`
  const listed = inTime.slice(0, maxListed).map((reminder) => detailsOf(reminder, recipient, language))
  const boardUrl = `${deps.publicUrl}/jobtracking`
  const { subject, blocks } = texts.mail(listed, { boardUrl, stopUrl, unlisted: inTime.length - listed.length })
  const body = renderMailBody(language, subject, blocks)
  await deps.mail.send({ id: job.id, to: recipient.email, subject, ...body, unsubscribe_url: stopUrl })
}

function detailsOf(reminder: PlannedReminder, { time_zone }: Recipient, language: string): ReminderDetails {
  const { kind, about, job_title, company_name, interviews } = reminder
  const timeZone = zoneOf({ time_zone })
  const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const when =
    kind === 'follow_up'
      ? new Intl.DateTimeFormat(language, { ...day, timeZone: 'UTC' }).format(new Date(`${about}T00:00:00Z`))
      : `${new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(about))} (${timeZone})`
  return { kind, title: oneLine(job_title), company: oneLine(company_name), when, note: noteOf(about, interviews) }
}

export function noteOf(about: string, interviews: PlannedReminder['interviews']): string {
  return interviews
    .filter(({ at, text }) => at === about && text !== '')
    .map(({ text }) => oneLine(text))
    .join('; ')
}

export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Bidi_Control}]+/gu, ' ').trim()
}

export async function readSettings(
  { db, secrets, publicUrl }: Pick<RemindersDeps, 'db' | 'secrets' | 'publicUrl'>,
  userId: string,
): Promise<{ data: ReminderSettings }> {
  const { mails, time_zone, feed_number, has_feed } = await createReminderSettingsRepository(db).get(userId)
  const feed_url = has_feed ? `${publicUrl}/feeds/${await feedSecret(secrets, userId, feed_number)}.ics` : null
  return { data: { mails, time_zone, feed_url } }
}

export async function changeSettings(
  deps: Pick<RemindersDeps, 'db' | 'secrets' | 'publicUrl'>,
  userId: string,
  { mails, time_zone, feed }: BodyOf<typeof updateReminders>,
): Promise<{ data: ReminderSettings } | Refusal<'validation'>> {
  if (time_zone !== undefined && !isTimeZone(time_zone))
    return refuse('validation', { fields: { time_zone: 'This time zone is not known.' } })
  await deps.db.transaction().execute(async (transaction) => {
    const settings = createReminderSettingsRepository(transaction)
    if (mails !== undefined) await settings.setMails(userId, mails)
    if (time_zone !== undefined) await settings.setTimeZone(userId, time_zone)
    if (feed === 'remove') await settings.setFeedHash(userId, null)
    if (feed === 'renew') {
      const secret = await feedSecret(deps.secrets, userId, await settings.nextFeedNumber(userId))
      await settings.setFeedHash(userId, hashLinkSecret(secret))
    }
  })
  return readSettings(deps, userId)
}

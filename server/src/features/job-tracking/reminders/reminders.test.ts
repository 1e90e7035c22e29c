import { deleteJob, saveJob, updateJob } from '@waymark/contract/job-tracking.ts'
import { importJobs } from '@waymark/contract/job-transfer.ts'
import { getReminders, updateReminders, type ReminderSettings } from '@waymark/contract/reminders.ts'
import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSecrets } from '../../../lib/secrets.ts'
import type { OutgoingMail } from '../../../providers/mail/mail.ts'
import { createTestApp, createTestClock, type TestApp } from '../../../testing/create-test-app.ts'
import { signUp } from '../../../testing/sign-up.ts'
import { queueDueReminders, sendReminderMail, type RemindersDeps } from './reminders.service.ts'

let app: TestApp
let mailServer: SMTPServer
/** What the mail server was given, raw. */
const received: string[] = []
let deps: RemindersDeps
let token: string
let email: string

/** The text of the newest mail to an address, without the headers. */
function mailTo(email: string): { text: string } | undefined {
  const raw = received.findLast((mail) => mail.includes(email))
  return raw === undefined ? undefined : { text: raw.slice(raw.indexOf('\r\n\r\n')) }
}

beforeAll(async () => {
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => void mailServer.listen(0, '127.0.0.1', resolve))
  const { port } = mailServer.server.address() as AddressInfo
  app = await createTestApp({
    clock: createTestClock(new Date('2027-03-22T10:00:00Z')),
    config: {
      smtpUrl: `smtp://127.0.0.1:${port}`,
      mailFrom: 'Waymark <waymark@example.org>',
      devMailbox: true,
      publicUrl: 'https://waymark.example',
    },
  })
  deps = {
    db: app.db,
    clock: app.clock,
    jobs: app.jobs,
    secrets: createSecrets(app.db),
    mail: keeper(),
    publicUrl: 'https://waymark.example',
  }
})
afterAll(async () => {
  await app.close()
  await new Promise<void>((resolve) => mailServer.close(() => resolve()))
})
// Nobody else's reminders, and a session that is not idle.
beforeEach(async () => {
  ;({ token, email } = await signUp(app, { received: mailTo }))
  await set({ mails: true, time_zone: 'Europe/Berlin' })
})

/** A driver that keeps what it is given. */
function keeper(): RemindersDeps['mail'] & { kept: OutgoingMail[] } {
  const kept: OutgoingMail[] = []
  return { kept, send: (mail) => Promise.resolve((kept.push(mail), 'sent' as const)), close: () => undefined }
}
let made = 0
async function addJob(details: object = {}, status = 'Applied'): Promise<string> {
  const job_url = `https://acme.example/reminders/${++made}`
  const job = { job_title: 'Engine\nkeeper', company_name: 'Acme & Sons', job_url, status }
  await app.call(saveJob, job, { token })
  const reply = await app.call(updateJob, { job_url, revision: 0, ...details }, { token })
  expect(reply.status).toBe(200)
  return job_url
}
const patch = (job_url: string, body: object) => app.call(updateJob, { job_url, ...body }, { token })
const set = (body: object) => app.call(updateReminders, body, { token })
const settings = async () => (await app.call(getReminders, undefined, { token })).body['data'] as ReminderSettings
const goTo = (moment: string) => app.clock.advance(Date.parse(moment) - app.clock.now().getTime())
const dayAhead = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
/** The subjects of reminders mailed to this user, after looking for what is due now. */
async function reminded(): Promise<string[]> {
  await queueDueReminders(deps)
  const mails = await app.mails(email)
  return mails.filter(({ text }) => text.includes('reminders/stop')).map(({ subject }) => subject)
}
const atNine = (day: string) => goTo(`${day}T${day < '2027-03-28' ? '08' : '07'}:00:00Z`)

describe('reminders by mail', () => {
  test('nobody is reminded who has not switched it on; switched on later that day, it is not too late', async () => {
    await set({ mails: false })
    const tomorrow = dayAhead(1)
    await addJob({ follow_up_on: tomorrow })
    atNine(tomorrow)
    expect(await reminded()).toEqual([])
    app.clock.advance(3_600_000)
    await set({ mails: true })
    expect(await reminded()).toHaveLength(1)
  })

  test('a follow-up is mailed at nine in the user’s time zone, once, and names job and company', async () => {
    const tomorrow = dayAhead(1)
    await addJob({ follow_up_on: tomorrow })
    atNine(tomorrow)
    app.clock.advance(-1)
    expect(await reminded()).toEqual([])
    app.clock.advance(1)
    expect(await reminded()).toEqual(['Follow up: Engine keeper, Acme & Sons'])
    expect(await reminded()).toHaveLength(1)
    const [mail] = await app.mails(email)
    expect(mail?.text).toContain('You wanted to follow up on Engine keeper, Acme & Sons on')
    expect(mail?.text).toContain('https://waymark.example/jobtracking')
  })

  test('two processes that look at the same moment mail once', async () => {
    const tomorrow = dayAhead(1)
    await addJob({ follow_up_on: tomorrow })
    atNine(tomorrow)
    await Promise.all(Array.from({ length: 5 }, () => queueDueReminders(deps)))
    expect(await reminded()).toHaveLength(1)
  })

  test('all that is due at once is one mail, interviews first, told by the user’s clock and calendar', async () => {
    const tomorrow = dayAhead(1)
    await addJob({ follow_up_on: tomorrow })
    await addJob({ interviews: [{ at: `${dayAhead(2)}T12:30:00Z`, text: 'Video call\nwith Ms Lee' }] })
    atNine(tomorrow)
    expect(await reminded()).toEqual(['2 reminders from your board'])
    const [mail] = await app.mails(email)
    expect(mail?.text).toMatch(
      /^Your interview for Engine keeper, Acme & Sons is on .*1:30 PM|2:30 PM \(Europe\/Berlin\)/,
    )
    expect(mail?.text).toContain('You noted: Video call with Ms Lee')
  })

  test('1,200 follow-ups on one day, more than are looked at in one step, are one mail that tells 50', async () => {
    const tomorrow = dayAhead(1)
    const empty = {
      status: 'Applied',
      at: null,
      location: '',
      salary: '',
      source: '',
      notes: '',
      follow_up_on: tomorrow,
    }
    const jobs = Array.from({ length: 1200 }, (_, index) => ({
      ...empty,
      job_title: `Job ${index}`,
      company_name: 'Acme',
      job_url: `https://many.example/${index}`,
    }))
    expect((await app.call(importJobs, { jobs }, { token })).status).toBe(200)
    atNine(tomorrow)
    expect(await reminded()).toEqual(['1200 reminders from your board'])
    const [mail] = await app.mails(email)
    expect(mail?.text.match(/You wanted to follow up/g)).toHaveLength(50)
    expect(mail?.text).toContain('1150 more are due.')
    expect(await reminded()).toHaveLength(1)
  })

  test('an interview entered on its own day is mailed two hours ahead', async () => {
    const at = new Date(app.clock.now().getTime() + 5 * 3_600_000).toISOString()
    await addJob({ interviews: [{ at, text: '' }] })
    expect(await reminded()).toEqual([])
    app.clock.advance(3 * 3_600_000)
    expect(await reminded()).toHaveLength(1)
  })

  test('a time zone chosen after the date was entered counts', async () => {
    const tomorrow = dayAhead(1)
    await addJob({ follow_up_on: tomorrow })
    await set({ time_zone: 'America/New_York' })
    goTo(`${tomorrow}T12:59:59Z`)
    expect(await reminded()).toEqual([])
    goTo(`${tomorrow}T14:00:00Z`)
    expect(await reminded()).toHaveLength(1)
  })

  test('a time zone that this machine does not know counts as none, and keeps nobody else waiting', async () => {
    const tomorrow = dayAhead(1)
    await addJob({ follow_up_on: tomorrow })
    await sql`update users set time_zone = 'Mars/Base' where email = ${email}`.execute(app.db)
    goTo(`${tomorrow}T08:59:59Z`)
    expect(await reminded()).toEqual([])
    goTo(`${tomorrow}T09:00:00Z`)
    expect(await reminded()).toHaveLength(1)
  })

  test('what came due while the server was away is mailed within a day, and then no more', async () => {
    const tomorrow = dayAhead(1)
    await addJob({ follow_up_on: tomorrow })
    atNine(tomorrow)
    app.clock.advance(23 * 3_600_000)
    expect(await reminded()).toHaveLength(1)
    const next = dayAhead(1)
    await addJob({ follow_up_on: next })
    atNine(next)
    app.clock.advance(24 * 3_600_000)
    expect(await reminded()).toHaveLength(1)
  })

  test('an archived or deleted job is silent; one taken out of the archive in time speaks', async () => {
    const tomorrow = dayAhead(1)
    const [archived, deleted, back] = [
      await addJob({ follow_up_on: tomorrow, archived: true }),
      await addJob({ follow_up_on: tomorrow }),
      await addJob({ follow_up_on: tomorrow, archived: true }),
    ]
    await app.call(deleteJob, { job_url: deleted }, { token })
    await patch(back, { archived: false })
    atNine(tomorrow)
    expect(await reminded()).toEqual(['Follow up: Engine keeper, Acme & Sons'])
    expect(archived).not.toBe(back)
  })

  test('a rejection silences what was planned before it; what is planned after it stands', async () => {
    const tomorrow = dayAhead(1)
    const job_url = await addJob({ follow_up_on: tomorrow })
    app.clock.advance(1000)
    const move = (status: string) =>
      app.call(saveJob, { job_title: 'x', company_name: 'x', job_url, status }, { token })
    await move('Rejected')
    atNine(tomorrow)
    expect(await reminded()).toEqual([])
    await patch(job_url, { follow_up_on: dayAhead(1) })
    atNine(dayAhead(1))
    expect(await reminded()).toHaveLength(1)
  })

  test('a date that is put off is mailed on its new day only', async () => {
    const [tomorrow, later] = [dayAhead(1), dayAhead(2)]
    const job_url = await addJob({ follow_up_on: tomorrow })
    await patch(job_url, { follow_up_on: later })
    atNine(tomorrow)
    expect(await reminded()).toEqual([])
    atNine(later)
    expect(await reminded()).toHaveLength(1)
  })

  test('when the process ends between sending and noting it, the mail is sent again under the same Message-ID', async () => {
    const tomorrow = dayAhead(1)
    const job_url = await addJob({ follow_up_on: tomorrow })
    atNine(tomorrow)
    const mail = keeper()
    const { rows } = await sql<{ id: string }>`select id from users where email = ${email}`.execute(app.db)
    const { rows: found } = await sql<{
      job_url_hash: Buffer
    }>`select job_url_hash from jobs where job_url = ${job_url}`.execute(app.db)
    const queued = {
      user_id: rows[0]?.id ?? '',
      reminders: [
        { kind: 'follow_up' as const, about: tomorrow, job_url_hash: found[0]?.job_url_hash.toString('hex') ?? '' },
      ],
    }
    for (const _try of [1, 2]) await sendReminderMail({ ...deps, mail }, queued, { id: 'one-job' })
    expect(mail.kept.map(({ id }) => id)).toEqual(['one-job', 'one-job'])
    await patch(job_url, { archived: true })
    await sendReminderMail({ ...deps, mail }, queued, { id: 'one-job' })
    expect(mail.kept).toHaveLength(2)
  })
})

test('what is due is looked for every five minutes', async () => {
  const { rows } = await sql`select cron from pgboss.schedule where name = 'reminders'`.execute(app.db)
  expect(rows).toEqual([{ cron: '*/5 * * * *' }])
})

describe('the mail can be stopped from the mail itself', () => {
  async function mailedLink(): Promise<string> {
    const tomorrow = dayAhead(1)
    await addJob({ follow_up_on: tomorrow })
    atNine(tomorrow)
    await reminded()
    const [mail] = await app.mails(email)
    return /https:\/\/waymark\.example(\/api\/jobs\/reminders\/stop\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  test('RFC 8058: a mail program finds the link in the headers, and one POST without a sign-in stops the mails', async () => {
    const path = await mailedLink()
    const mail = await PostalMime.parse(received.at(-1) ?? '')
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')).toBe(`<https://waymark.example${path}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(header('auto-submitted')).toBe('auto-generated')
    expect(mail.to?.[0]?.address).toBe(email)
    expect(mail.html).toContain('Acme &amp; Sons')
    const posted = await fetch(app.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([posted.status, (await settings()).mails]).toEqual([200, false])
  })

  test('opening the link shows a button and changes nothing, for mail scanners open links', async () => {
    const path = await mailedLink()
    const page = await fetch(app.url + path)
    const html = await page.text()
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(html).toContain('<form method="post"><button>Stop these mails</button>')
    expect(html).not.toContain(email)
    expect((await settings()).mails).toBe(true)
  })

  test('a link that was not made here does nothing', async () => {
    const path = await mailedLink()
    const forged = [
      path.slice(0, -1) + (path.endsWith('0') ? '1' : '0'),
      path.replace(/stop\/./, 'stop/g'),
      '/api/jobs/reminders/stop/x',
    ]
    for (const address of forged) expect((await fetch(app.url + address, { method: 'POST' })).status).toBe(404)
    expect((await settings()).mails).toBe(true)
  })
})

describe('reminder settings', () => {
  test('quiet by default, without a time zone and without a feed', async () => {
    ;({ token } = await signUp(app, { received: mailTo }))
    expect(await settings()).toEqual({ mails: false, time_zone: null, feed_url: null })
  })

  test('each is changed alone, and an unknown time zone is refused', async () => {
    expect((await set({ mails: false })).body['data']).toMatchObject({ mails: false, time_zone: 'Europe/Berlin' })
    const refused = await set({ time_zone: '+05:30', mails: true })
    expect([refused.status, refused.body['fields']]).toEqual([400, { time_zone: 'This time zone is not known.' }])
    expect(await settings()).toMatchObject({ mails: false, time_zone: 'Europe/Berlin' })
  })
})

import { createServer, type AddressInfo } from 'node:net'
import { forgotPassword, register, resendCode, verifyEmail } from '@waymark/contract/accounts.ts'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createLog } from '../../../lib/log.ts'
import { createSmtpMail } from '../../../providers/mail/smtp.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { codeOf, makeEmail, testPassword } from '../../../testing/sign-up.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function appWith(port: number): Promise<TestApp> {
  const app = await createTestApp({
    config: { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Waymark <waymark@example.org>' },
  })
  closers.push(() => app.close())
  return app
}

/** A mail server in this process; `received` holds what it was given, raw. */
async function startMailServer(port = 0, options: SMTPServerOptions = {}) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // The app's pool keeps its connections open; closing does not wait for them.
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'))
        done()
      })
    },
    ...options,
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, port: (server.server.address() as AddressInfo).port }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const eventually = { timeout: 60_000, interval: 50 }

/** Lets what is to be tried again be tried now; how long the pauses are has a test of its own below. */
const retryNow = (app: TestApp) =>
  sql`update pgboss.job set start_after = now() where name = 'account-mail' and state = 'retry' and start_after > now()`.execute(
    app.db,
  )
const signUpBy = (app: TestApp, email: string, name = 'Ada') =>
  app.call(register, { name, email, password: testPassword })

describe('mails over SMTP', () => {
  test('arrive with sender, recipient, words in the subject, text and HTML, and the code works', async () => {
    const { received, port } = await startMailServer()
    const app = await appWith(port)
    const email = makeEmail()
    await signUpBy(app, email, 'Zoë O’Brien')
    await vi.waitFor(() => expect(received).toHaveLength(1), eventually)
    const mail = await PostalMime.parse(received[0] ?? '')
    expect(mail).toMatchObject({
      subject: 'Your Waymark verification code',
      from: { name: 'Waymark', address: 'waymark@example.org' },
      to: [{ address: email }],
    })
    expect(mail.text).toContain('Hello Zoë O’Brien,')
    expect(mail.html).toContain('<html lang="en">')
    expect(mail.messageId).toMatch(/^<[\w-]+\.1@example\.org>$/)
    expect((await app.call(verifyEmail, { email, code: codeOf({ text: mail.text ?? '' }) })).status).toBe(200)
  })

  test('CR and LF in a name inject no header and no recipient', async () => {
    const { received, port } = await startMailServer()
    const app = await appWith(port)
    await signUpBy(app, makeEmail(), 'Ada\r\nBcc: all@example.org\r\n\r\nHi')
    await vi.waitFor(() => expect(received).toHaveLength(1), eventually)
    const mail = await PostalMime.parse(received[0] ?? '')
    expect(mail.bcc).toBeUndefined()
    expect(mail.headers.filter(({ key }) => key === 'bcc')).toEqual([])
    expect(received[0]).not.toContain('all@example.org')
  })

  test('an address that names two mailboxes is refused, and a mail to it would stay one recipient', async () => {
    const recipients: string[] = []
    const { received, port } = await startMailServer(0, {
      onRcptTo({ address }, _session, done) {
        recipients.push(address)
        done()
      },
    })
    const app = await appWith(port)
    const email = 'one,two@example.org'
    expect((await app.call(register, { name: 'Ada', email, password: testPassword })).status).toBe(400)
    const mail = createSmtpMail({
      url: `smtp://127.0.0.1:${port}`,
      from: 'waymark@example.org',
      log: createLog('silent'),
    })
    await mail.send({ id: '1', to: email, subject: 'Hello', text: 'Hello', html: '' })
    mail.close()
    expect(received).toHaveLength(1)
    expect(recipients).toHaveLength(1)
    expect(recipients[0]).toContain('one,two')
  })

  test('a mail server that is down delays a mail, and then it comes once, with a code that lives from then on', async () => {
    const port = await freePort()
    const app = await appWith(port)
    const email = makeEmail()
    await signUpBy(app, email)
    await vi.waitFor(() => expect(app.logged.join('')).toContain('a mail could not be sent yet'), eventually)
    app.clock.advance(3_600_000)
    const { received } = await startMailServer(port)
    await vi.waitFor(async () => {
      await retryNow(app)
      expect(received).toHaveLength(1)
    }, eventually)
    await app.jobsIdle()
    const mail = await PostalMime.parse(received[0] ?? '')
    expect((await app.call(verifyEmail, { email, code: codeOf({ text: mail.text ?? '' }) })).status).toBe(200)
    expect(received).toHaveLength(1)
    expect(app.logged.join('')).not.toContain(email)
  })

  test('asking again while the server is down still gives one mail', async () => {
    const port = await freePort()
    const app = await appWith(port)
    const email = makeEmail()
    await signUpBy(app, email)
    await app.call(resendCode, { email })
    await app.call(resendCode, { email })
    // A try that is under way still mails what it began with: the server comes back when none is.
    await app.jobsIdle()
    const { received } = await startMailServer(port)
    await vi.waitFor(async () => {
      await retryNow(app)
      expect(received).toHaveLength(1)
    }, eventually)
    await vi.waitFor(async () => {
      const { rows } = await sql`select 1 from pgboss.job where name = 'account-mail' and state <> 'completed'`.execute(
        app.db,
      )
      expect(rows).toEqual([])
    }, eventually)
    expect(received).toHaveLength(1)
  })

  test('451 is tried again, and the second mail’s code is the live one', async () => {
    let tries = 0
    const { received, port } = await startMailServer(0, {
      onRcptTo(_address, _session, done) {
        tries += 1
        done(tries === 1 ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : null)
      },
    })
    const app = await appWith(port)
    const email = makeEmail()
    await signUpBy(app, email)
    await vi.waitFor(async () => {
      await retryNow(app)
      expect(received).toHaveLength(1)
    }, eventually)
    expect(tries).toBe(2)
    const mail = await PostalMime.parse(received[0] ?? '')
    expect((await app.call(verifyEmail, { email, code: codeOf({ text: mail.text ?? '' }) })).status).toBe(200)
  })

  test('550 for the recipient is not tried again, and the log does not name the address', async () => {
    let tries = 0
    const { port } = await startMailServer(0, {
      onRcptTo(_address, _session, done) {
        tries += 1
        done(Object.assign(new Error('no such user'), { responseCode: 550 }))
      },
    })
    const app = await appWith(port)
    const email = makeEmail()
    await signUpBy(app, email)
    await vi.waitFor(() => expect(app.logged.join('')).toContain('refused a recipient for good'), eventually)
    await vi.waitFor(async () => {
      const { rows } = await sql`select state from pgboss.job where name = 'account-mail'`.execute(app.db)
      expect(rows).toEqual([{ state: 'completed' }])
    }, eventually)
    expect(tries).toBe(1)
    expect(app.logged.join('')).not.toContain(email)
  })

  test('550 for the sender is the operator’s trouble and is tried again', async () => {
    const { port } = await startMailServer(0, {
      onMailFrom(_address, _session, done) {
        done(Object.assign(new Error('not allowed'), { responseCode: 550 }))
      },
    })
    const app = await appWith(port)
    await signUpBy(app, makeEmail())
    await vi.waitFor(() => expect(app.logged.join('')).toContain('a mail could not be sent yet'), eventually)
    const { rows } =
      await sql`select state from pgboss.job where name = 'account-mail' and state in ('retry', 'active')`.execute(
        app.db,
      )
    expect(rows).toHaveLength(1)
  })
})

test('mails are tried for three days, the first tries within seconds, no pause above a quarter of an hour', async () => {
  const app = await createTestApp()
  closers.push(() => app.close())
  await app.call(forgotPassword, { email: makeEmail() })
  const { rows } = await sql<{
    retry_limit: number
    retry_delay: number
    retry_delay_max: number
    retry_backoff: boolean
    expire_seconds: number
  }>`
    select retry_limit, retry_delay, retry_delay_max, retry_backoff, expire_seconds from pgboss.job where name = 'account-mail'`.execute(
    app.db,
  )
  const { retry_limit = 0, retry_delay = 0, retry_delay_max = 0, retry_backoff } = rows[0] ?? {}
  expect(retry_backoff).toBe(true)
  // A server that answers each of SMTP's six steps just within the socket's 20 s is slow, not dead.
  expect(rows[0]?.expire_seconds).toBeGreaterThan(6 * 20)
  // pg-boss waits between half of and the whole of this (its jitter), at most the maximum.
  const pauses = Array.from({ length: retry_limit }, (_, i) =>
    Math.min(retry_delay_max, retry_delay * 2 ** Math.min(16, i)),
  )
  expect(pauses[0]).toBeLessThanOrEqual(5)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(900)
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / 86_400).toBeCloseTo(3, 1)
})

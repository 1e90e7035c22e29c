import { createServer, type AddressInfo, type Server } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../lib/log.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { chooseMail } from './mail.ts'
import { smtpOptions } from './smtp.ts'

let app: TestApp
let mailServer: Server
/** Recipients that the mail server took a mail for. */
const taken: string[] = []
beforeAll(async () => {
  app = await createTestApp()
  mailServer = await startMailServer()
})
afterAll(async () => {
  mailServer.close()
  await app.close()
})

/** Speaks as much SMTP as one mail needs. */
function startMailServer(): Promise<Server> {
  const server = createServer((socket) => {
    let inData = false
    socket.on('error', () => undefined)
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (inData && !text.endsWith('\r\n.\r\n')) return
      if (!inData) taken.push(...[...text.matchAll(/^RCPT TO:<(.*)>/gm)].map(([, to]) => to ?? ''))
      inData = text.startsWith('DATA')
      socket.write(inData ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

const choose = (devMailbox: boolean) =>
  chooseMail({
    config: {
      smtpUrl: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
      mailFrom: 'Waymark <waymark@example.org>',
      publicUrl: 'https://waymark.example',
      production: true,
      devMailbox,
    },
    db: app.db,
    clock: app.clock,
    log: createLog('silent'),
    print: (line) => void app.printed.push(line),
  })
async function send(to: string, devMailbox: boolean) {
  const mail = choose(devMailbox)
  const outcome = await mail.send({ id: to, to, subject: 'Hello', text: 'Code ABC234', html: '<b>ABC234</b>' })
  mail.close()
  return outcome
}

describe('DEV_MAILBOX beside SMTP_URL', () => {
  test('true: the mail is sent and a copy without its code is kept; the console tells neither address nor code', async () => {
    expect(await send('kept@example.org', true)).toBe('sent')
    expect(taken).toContain('kept@example.org')
    expect(await app.mails('kept@example.org')).toMatchObject([{ text: 'Code ······', html: '<b>······</b>' }])
    expect(app.printed.at(-1)).toBe('A mail — open https://waymark.example/dev/mailbox')
  })

  test('false: the mail is sent and nothing is kept', async () => {
    expect(await send('sent@example.org', false)).toBe('sent')
    expect(await app.mails('sent@example.org')).toEqual([])
  })

  test('a mailbox that cannot be written does not stop the sending', async () => {
    await sql`alter table mailbox rename to mailbox_away`.execute(app.db)
    expect(await send('away@example.org', true)).toBe('sent')
    await sql`alter table mailbox_away rename to mailbox`.execute(app.db)
    expect(taken).toContain('away@example.org')
  })
})

test.each([
  ['smtp://u:p@mail.example', true],
  ['smtp://u:p@mail.example?requireTLS=false', true],
  ['smtp://mail.example?requireTLS=true', true],
  ['smtp://mail.example', undefined],
  ['smtp://u:p@localhost:25', undefined],
  ['smtp://u:p@127.0.0.1:25', undefined],
  ['smtp://u:p@[::1]:25', undefined],
])('a password crosses the network encrypted or not at all: %s', (url, required) => {
  expect(smtpOptions(url).requireTLS).toBe(required)
})

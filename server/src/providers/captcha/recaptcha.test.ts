import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../lib/log.ts'
import { createRecaptcha } from './recaptcha.ts'

let server: Server
let verifyUrl: string
let asked: URLSearchParams[] = []
let answer = '{}'
const logged: string[] = []
const log = createLog('debug', { write: (line) => void logged.push(line) })

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    void text(incoming).then((form) => {
      asked.push(new URLSearchParams(form))
      outgoing.end(incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ? answer : '{}')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`
})
afterAll(() => void server.close())

const verify = (
  answers: string,
  token: string | undefined = 'token',
  action = 'forgot-password',
  client = '203.0.113.9',
) => {
  asked = []
  answer = answers
  return createRecaptcha({ siteKey: 'site', secretKey: 'secret', log, verifyUrl }).verify(token, action, client)
}

test('the browser is given the site key', async () => {
  expect(await createRecaptcha({ siteKey: 'site', secretKey: 'secret', log }).challenge('register')).toEqual({
    provider: 'recaptcha',
    site_key: 'site',
  })
})

test('secret, response and client are sent, and success counts', async () => {
  expect(await verify('{"success":true}')).toBe(true)
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'secret', response: 'token', remoteip: '203.0.113.9' })
  expect(await verify('{"success":true}', 'token', 'register', '2001:db8:0:0::/64')).toBe(true)
  expect(asked[0]?.has('remoteip')).toBe(false)
})

test('where an action is named it must be the right one', async () => {
  expect(await verify('{"success":true,"action":"forgot_password"}')).toBe(true)
  expect(await verify('{"success":true,"action":"register"}')).toBe(false)
})

test('a score, which v3 answers, must be at least 0.5', async () => {
  expect(await verify('{"success":true,"score":0.5}')).toBe(true)
  expect(await verify('{"success":true,"score":0.4}')).toBe(false)
  expect(await verify('{"success":true,"score":"0.9"}')).toBe(false)
  expect(await verify('{"success":true,"score":null}')).toBe(false)
})

test('no success, no token and answers of any other shape are refused', async () => {
  for (const answers of ['{"success":false}', '{"success":"true"}', '{}', 'null', '[]', '1', '<html>'])
    expect(await verify(answers)).toBe(false)
  expect(await verify('{"success":true}', '')).toBe(false)
  expect(asked).toHaveLength(0)
})

test('a service that cannot be reached refuses and leaves a warning without the secret or the token', async () => {
  logged.length = 0
  const away = createRecaptcha({ siteKey: 'site', secretKey: 'the secret', log, verifyUrl: 'http://127.0.0.1:1/' })
  expect(await away.verify('the token', 'register', '')).toBe(false)
  expect(logged.join('')).toContain('could not be asked')
  expect(logged.join('')).not.toMatch(/the secret|the token/)
})

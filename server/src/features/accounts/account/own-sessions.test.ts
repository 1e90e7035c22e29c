import { endOtherSessions, endSession, listSessions, updatePassword } from '@waymark/contract/account/own-account.ts'
import { getSession, login } from '@waymark/contract/accounts.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { signUp } from '../../../testing/sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Session = { id: string; device: string; network: string; is_this_one: boolean }
const isOpen = async (token: string) => (await app.call(getSession, undefined, { token })).status === 200
const list = async (token: string) => (await app.call(listSessions, undefined, { token })).body['sessions'] as Session[]
async function signIn({ email, password }: { email: string; password: string }, device = 'A browser'): Promise<string> {
  const { body } = await app.call(login, { email, password }, { headers: { 'user-agent': device } })
  return String(body['token'])
}

test('sessions are listed with device and network, and one is ended without the others', async () => {
  const account = await signUp(app)
  app.clock.advance(1000)
  const phone = await signIn(account, 'A phone')
  const sessions = await list(phone)
  expect(sessions).toMatchObject([
    { device: 'A phone', network: '127.0.0.0/24', is_this_one: true },
    { is_this_one: false },
  ])
  const id = sessions[1]?.id ?? ''
  expect((await app.call(endSession, undefined, { token: phone, params: { id } })).status).toBe(200)
  expect([await isOpen(account.token), await isOpen(phone)]).toEqual([false, true])
  expect((await app.call(endSession, undefined, { token: phone, params: { id } })).status).toBe(404)
})

test('all others are ended at once', async () => {
  const account = await signUp(app)
  const [here, there] = [await signIn(account), await signIn(account)]
  await app.call(endOtherSessions, {}, { token: here })
  expect([await isOpen(account.token), await isOpen(there), await isOpen(here)]).toEqual([false, false, true])
})

test('the fifty-first session ends the one that was seen longest ago', async () => {
  const account = await signUp(app)
  for (let n = 0; n < 50; n++) {
    app.clock.advance(1000)
    await signIn(account)
  }
  expect(await isOpen(account.token)).toBe(false)
  expect(await list(await signIn(account))).toHaveLength(50)
})

test('the password is changed with the current one; every other session ends, and only the new one signs in', async () => {
  const account = await signUp(app)
  const here = await signIn(account)
  const change = (password: string, new_password: string) =>
    app.call(updatePassword, { password, new_password }, { token: here })
  expect((await change('Wrong horse 7!', 'Fresh horse 9!')).body['code']).toBe('wrong_password')
  expect((await change(account.password, 'p@ssw0rd')).body['code']).toBe('password_too_common')
  expect((await change(account.password, 'short')).status).toBe(400)
  expect((await change(account.password, 'Fresh horse 9!')).status).toBe(200)
  expect([await isOpen(account.token), await isOpen(here)]).toEqual([false, true])
  const status = async (password: string) => (await app.call(login, { email: account.email, password })).status
  expect([await status(account.password), await status('Fresh horse 9!')]).toEqual([401, 200])
})

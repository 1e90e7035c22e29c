import { updateAccount } from '@waymark/contract/account/own-account.ts'
import { getSession } from '@waymark/contract/accounts.ts'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { signUp } from '../../../testing/sign-up.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedTestApp()
})

test('name and language are changed one by one, and nobody else’s with them', async () => {
  const [ada, eve] = [await signUp(app), await signUp(app, { name: 'Eve' })]
  const change = async (body: unknown) => (await app.call(updateAccount, body, { token: ada.token })).status
  const detailsOf = async ({ token }: { token: string }) => (await app.call(getSession, undefined, { token })).body
  expect(await change({ name: '  Ada Lovelace ' })).toBe(200)
  expect(await detailsOf(ada)).toMatchObject({ name: 'Ada Lovelace', language: null })
  expect(await change({ language: 'fr' })).toBe(200)
  expect(await change({})).toBe(200)
  expect(await detailsOf(ada)).toMatchObject({ name: 'Ada Lovelace', language: 'fr' })
  expect(await detailsOf(eve)).toMatchObject({ name: 'Eve', language: null })
})

test.each([{ name: '   ' }, { name: 'x'.repeat(41) }, { language: 'xx' }, { email: 'other@example.org' }])(
  '%j is refused',
  async (body) => {
    const { token } = await signUp(app)
    expect((await app.call(updateAccount, body, { token })).status).toBe(400)
  },
)

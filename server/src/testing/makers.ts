import { randomUUID } from 'node:crypto'
import { login, register, verifyEmail } from '@waymark/contract/accounts.ts'
import type { TestApp } from './create-test-app.ts'

export const goodPassword = 'Trail-marker 7!'

/** A user who registered, confirmed the mailed code and signed in, as everybody does. @returns the token */
export async function makeSignedInUser(
  app: TestApp,
  { name = 'Ada Lovelace', email = `${randomUUID()}@example.org`, password = goodPassword } = {},
): Promise<string> {
  await app.call(register, { name, email, password })
  const [mail] = await app.mails(email)
  const code = /\b[A-Z0-9]{6}\b/.exec(mail?.text ?? '')?.[0]
  await app.call(verifyEmail, { email, code })
  const { status, body } = await app.call(login, { email, password })
  if (status !== 200) throw new Error(`Could not sign in: ${JSON.stringify(body)}`)
  return String(body['token'])
}

import { login, register, verifyEmail } from '@waymark/contract/accounts.ts'
import type { StoredMail, TestApp } from './create-test-app.ts'

export const testPassword = 'Correct horse 7!'
let count = 0

export function makeEmail(): string {
  count += 1
  return `ada${count}@example.org`
}

export function codeOf(mail: Pick<StoredMail, 'text'> | undefined): string {
  const code = /\b[A-Z0-9]{6}\b/.exec(mail?.text ?? '')?.[0]
  if (!code) throw new Error(`There is no code in this mail: ${mail?.text ?? 'none came'}`)
  return code
}

type Person = { name?: string; email?: string; password?: string }
/** Where an app sends its mails, if not to its mailbox: copies of mails that went out hold no code. */
type MailTo = { received?: (email: string) => Pick<StoredMail, 'text'> | undefined }

export async function startSignUp(
  app: TestApp,
  { name = 'Ada', email = makeEmail(), password = testPassword, received }: Person & MailTo = {},
) {
  const { body } = await app.call(register, { name, email, password })
  const [copy] = await app.mails(email)
  const mail = received ? received(email) : copy
  return { name, email, password, code: codeOf(mail), registration_id: String(body['registration_id']) }
}

export async function signUp(app: TestApp, person: Person & MailTo = {}) {
  const { code, registration_id, ...account } = await startSignUp(app, person)
  await app.call(verifyEmail, { email: account.email, code, registration_id })
  const reply = await app.call(login, { email: account.email, password: account.password })
  return { ...account, token: String(reply.body['token']) }
}

import { createPasswords } from '../features/accounts/password/password-hash.ts'
import { createSessions } from '../features/accounts/sign-in/sessions.service.ts'
import { createUsersRepository } from '../features/accounts/users.repository.ts'
import type { TestApp } from './create-test-app.ts'
import { makeEmail, testPassword } from './sign-up.ts'

let hash: Promise<string> | undefined

/** A signed-in user as `signUp` leaves one, without its two hashes, its mail and its three requests. */
export async function addUser(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  { name = 'Ada', email = makeEmail() }: { name?: string; email?: string } = {},
) {
  hash ??= createPasswords({ cheap: true }).hash(testPassword)
  const password_hash = await hash
  const users = createUsersRepository(db)
  await users.create({ email, name, password_hash, language: null, created_at: clock.now() })
  const user = await users.findByEmail(email)
  const place = { device: 'node', network: '127.0.0.1' }
  const token = user && (await createSessions({ db, clock }).open(user.id, password_hash, place))
  if (token === undefined) throw new Error(`${email} has no session.`)
  return { name, email, password: testPassword, token }
}

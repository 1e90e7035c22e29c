import type { updatePassword } from '@waymark/contract/account/own-account.ts'
import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import type { Db } from '../../../lib/db.ts'
import type { Caller } from '../../../lib/http/mount.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Log } from '../../../lib/log.ts'
import { isCommonPassword } from '../password/common-passwords.ts'
import type { Passwords } from '../password/password-hash.ts'
import { createSessionsRepository } from '../sign-in/sessions.repository.ts'
import { createUsersRepository } from '../users.repository.ts'

export type OwnPasswordDeps = { db: Db; passwords: Passwords }

/** Whether this is the account's password; costs one hash. */
export async function isOwnPassword({ db, passwords }: OwnPasswordDeps, email: string, password: string) {
  const user = await createUsersRepository(db).findByEmail(email)
  return (await passwords.findMatching(password, user ? [user.password_hash] : [])) !== undefined
}

/** Sets a new password and ends every other session: who knew the old one is out. */
export async function changeOwnPassword(
  { db, passwords, log }: OwnPasswordDeps & { log: Log },
  { userId, email, tokenHash }: Caller,
  { password, new_password }: BodyOf<typeof updatePassword>,
): Promise<Record<string, never> | Refusal<'wrong_password' | 'password_too_common'>> {
  if (!(await isOwnPassword({ db, passwords }, email, password))) return refuse('wrong_password')
  if (await isCommonPassword(new_password)) return refuse('password_too_common')
  // With the same salt, sign-in compares the passwords of unfinished registrations at the cost of one hash.
  const user = await createUsersRepository(db).findByEmail(email)
  const password_hash = await passwords.hash(new_password, user?.password_hash)
  await db.transaction().execute(async (transaction) => {
    await createUsersRepository(transaction).updatePasswordByEmail(email, password_hash)
    await createSessionsRepository(transaction).deleteOthers(userId, tokenHash)
  })
  log.info({ user_id: userId }, 'password changed; all other sessions ended')
  return {}
}

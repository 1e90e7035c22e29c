import type { login } from '@waymark/contract/accounts.ts'
import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Log } from '../../../lib/log.ts'
import { findMatchingHash, isOutdatedHash, renewHash } from '../password/password-hash.ts'
import { createPendingRegistrationsRepository } from '../registration/pending-registrations.repository.ts'
import type { Sessions } from './sessions.service.ts'
import { createUsersRepository, type KnownUser } from '../users.repository.ts'

type SignInDeps = { db: Db; clock: Clock; sessions: Sessions; log: Log }
type SignInOutcome = { token: string; name: string } | Refusal<'invalid_credentials' | 'email_not_verified'>

const maxPendingsCompared = 20

/**
 * Runs both queries and one password hash for any address, so that the time reveals nothing. A registration's password
 * gets the same answer whether or not the address has an account: else a stranger could register it to find out.
 */
export async function signIn(deps: SignInDeps, { email, password }: BodyOf<typeof login>): Promise<SignInOutcome> {
  const { db, clock, log } = deps
  const registrations = createPendingRegistrationsRepository(db)
  const user = await createUsersRepository(db).findByEmail(email)
  const pendings = await registrations.list(email, maxPendingsCompared)
  const known = user ? [user, ...pendings] : pendings
  const matching = await findMatchingHash(
    password,
    known.map(({ password_hash }) => password_hash),
  )
  if (matching !== undefined && user?.password_hash === matching) return openSession(deps, user, password)
  const proved = pendings.find(({ password_hash }) => password_hash === matching)
  log.info({ user_id: user?.id }, 'sign-in refused')
  if (!proved) return refuse('invalid_credentials')
  // A new code is mailed for the registration whose password is known.
  await registrations.touch(proved.id, clock.now())
  return refuse('email_not_verified')
}

/** Opens no session if the password was reset since it was checked. */
async function openSession({ db, sessions, log }: SignInDeps, user: KnownUser, password: string) {
  let hash = user.password_hash
  if (isOutdatedHash(hash)) {
    hash = await renewHash(password, hash)
    await createUsersRepository(db).updatePasswordHash(user.id, user.password_hash, hash)
  }
  const token = await sessions.open(user.id, hash)
  log.info({ user_id: user.id }, token === undefined ? 'sign-in refused' : 'signed in')
  return token === undefined ? refuse('invalid_credentials') : { token, name: user.name }
}

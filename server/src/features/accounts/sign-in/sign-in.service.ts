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

/** Registrations of one address that a password is compared with; nobody honest makes more in a week. */
const maxPendingsCompared = 20

/**
 * Both queries and one password hash run whatever the address is, so that the time says nothing about it. A
 * registration's password is answered alike whether or not the address has an account: a stranger who registers an
 * address and signs in must not learn that from the difference.
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
  // Whoever knows a registration's password makes it the one that a new code is mailed for.
  await registrations.touch(proved.id, clock.now())
  return refuse('email_not_verified')
}

/** A password that was reset since it was checked opens nothing. */
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

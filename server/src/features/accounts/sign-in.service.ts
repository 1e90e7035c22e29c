import type { login } from '@waymark/contract/accounts.ts'
import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { refuse, type Refusal } from '../../lib/http/refusal.ts'
import type { Log } from '../../lib/log.ts'
import { findMatchingHash, hashPassword, isOutdatedHash } from './password-hash.ts'
import { findPendings, touchPending } from './pending-registrations.repository.ts'
import type { Sessions } from './sessions.service.ts'
import { findUserByEmail, updatePasswordHash } from './users.repository.ts'

type SignInDeps = { db: Db; clock: Clock; sessions: Sessions; log: Log }
type SignInOutcome = { token: string; name: string } | Refusal<'invalid_credentials' | 'email_not_verified'>

/** Registrations of one address that a password is compared with; nobody honest makes more in a week. */
const comparedPendings = 20

/** Both queries and one password hash run whatever the address is, so that the time says nothing about it. */
export async function signIn(deps: SignInDeps, { email, password }: BodyOf<typeof login>): Promise<SignInOutcome> {
  const { db, clock, sessions, log } = deps
  const user = await findUserByEmail(db, email)
  const pendings = await findPendings(db, email, comparedPendings)
  const matching = await findMatchingHash(
    password,
    (user ? [user] : pendings).map(({ password_hash }) => password_hash),
  )
  if (matching === undefined) {
    log.info({ user_id: user?.id }, 'sign-in refused')
    return refuse('invalid_credentials')
  }
  if (!user) {
    // Whoever knows a registration's password makes it the one that a new code is mailed for.
    const proved = pendings.find(({ password_hash }) => password_hash === matching)
    if (proved) await touchPending(db, proved.id, clock.now())
    return refuse('email_not_verified')
  }
  if (isOutdatedHash(matching)) await updatePasswordHash(db, user.id, matching, await hashPassword(password))
  log.info({ user_id: user.id }, 'signed in')
  return { token: await sessions.open(user.id), name: user.name }
}

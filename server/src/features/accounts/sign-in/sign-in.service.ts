import type { login } from '@waymark/contract/accounts.ts'
import type { BodyOf, RefusalOf } from '@waymark/contract/define-endpoint.ts'
import { createHmac } from 'node:crypto'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Log } from '../../../lib/log.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { networkOf } from '../../../lib/http/client-address.ts'
import { codeSecret } from '../mails/account-mails.service.ts'
import type { Passwords } from '../password/password-hash.ts'
import { createPendingRegistrationsRepository } from '../registration/pending-registrations.repository.ts'
import { checkSecondFactor } from '../second-factor/second-factor.service.ts'
import type { Sessions } from './sessions.service.ts'
import { createUsersRepository, type KnownUser } from '../users.repository.ts'

type SignInDeps = { db: Db; clock: Clock; passwords: Passwords; sessions: Sessions; secrets: Secrets; log: Log }
type Origin = { client: string; requestId: string; userAgent: string }
type SignInOutcome = { token: string; name: string } | Refusal<RefusalOf<typeof login>>

const maxPendingsCompared = 20

/** Both queries and one hash for any address: neither time nor answer reveals whether it has an account. */
export async function signIn(
  deps: SignInDeps,
  { email, password, code }: BodyOf<typeof login>,
  origin: Origin,
): Promise<SignInOutcome> {
  const { db, clock, passwords } = deps
  const registrations = createPendingRegistrationsRepository(db)
  const user = await createUsersRepository(db).findByEmail(email)
  const pendings = await registrations.list(email, maxPendingsCompared)
  const known = user ? [user, ...pendings] : pendings
  const matching = await passwords.findMatching(
    password,
    known.map(({ password_hash }) => password_hash),
  )
  if (matching !== undefined && user?.password_hash === matching) {
    const refused = await checkSecondFactor(deps, user.id, code)
    if (!refused) return openSession(deps, user, { email, password }, origin)
    await logRefusal(deps, email, origin)
    return refused
  }
  const proved = pendings.find(({ password_hash }) => password_hash === matching)
  await logRefusal(deps, email, origin)
  if (!proved) return refuse('invalid_credentials')
  // A new code is mailed for the registration whose password is known.
  await registrations.touch(proved.id, clock.now())
  return refuse('email_not_verified', { registration_id: proved.id })
}

async function openSession(
  deps: SignInDeps,
  user: KnownUser,
  { email, password }: BodyOf<typeof login>,
  origin: Origin,
): Promise<SignInOutcome> {
  const { db, passwords, sessions, log } = deps
  let hash = user.password_hash
  if (passwords.isOutdated(hash)) {
    hash = await passwords.renew(password, hash)
    await createUsersRepository(db).updatePasswordHash(user.id, user.password_hash, hash)
  }
  const token = await sessions.open(user.id, hash, { device: origin.userAgent, network: networkOf(origin.client) })
  if (token === undefined) {
    await logRefusal(deps, email, origin)
    return refuse('invalid_credentials')
  }
  log.info({ id: origin.requestId, user_id: user.id }, 'signed in')
  return { token, name: user.name }
}

/** Traces guessing by request, network and address, of which only a keyed hash is logged. */
async function logRefusal({ secrets, log }: SignInDeps, email: string, { client, requestId }: Origin): Promise<void> {
  const hmac = createHmac('sha256', await codeSecret(secrets)).update(`logged address\n${email}`)
  const address_hash = hmac.digest('hex').slice(0, 16)
  log.info({ id: requestId, network: networkOf(client), address_hash }, 'sign-in refused')
}

import type { register, resendCode, verifyEmail } from '@waymark/contract/accounts.ts'
import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import { randomUUID } from 'node:crypto'
import { chooseLanguage } from '../../../lib/http/accept-language.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { accountMail, codeSecret } from '../mails/account-mails.service.ts'
import { hashCode, isSameHash } from '../code.ts'
import { commonPasswordMessage, isCommonPassword } from '../password/common-passwords.ts'
import { languages } from '../mails/mail-texts.ts'
import { hashPassword } from '../password/password-hash.ts'
import {
  createPending,
  deletePending,
  endPendingCodes,
  findNewestPending,
  lockPendings,
  requestCode,
  tryPendingCodes,
} from './pending-registrations.repository.ts'
import { createUser, findUserByEmail } from '../users.repository.ts'

type RegistrationDeps = { db: Db; clock: Clock; jobs: Jobs; secrets: Secrets }
type Done = Record<string, never>

/** The same work and answer for a known and an unknown address: the mail job finds out which it is. */
export async function registerAccount(
  { db, clock, jobs }: RegistrationDeps,
  { name, email, password }: BodyOf<typeof register>,
  acceptLanguage: string | undefined,
): Promise<{ registration_id: string } | Refusal<'validation'>> {
  if (await isCommonPassword(password)) return refuse('validation', { fields: { password: commonPasswordMessage } })
  const language = chooseLanguage(acceptLanguage, languages) ?? null
  // All hashes of one address share a salt: signing in can then compare with all of them at the price of one.
  const [user, pending] = [await findUserByEmail(db, email), await findNewestPending(db, email)]
  const password_hash = await hashPassword(password, (user ?? pending)?.password_hash)
  return db.transaction().execute(async (transaction) => {
    const request = await createPending(transaction, { name, email, password_hash, language }, clock.now())
    await jobs.enqueue(transaction, accountMail, { kind: 'registration', ...request })
    return { registration_id: request.id }
  })
}

/**
 * Asks for a new code: for the named registration, so that nobody is mailed the code of a stranger's, or else for the
 * address's newest. Where there is none, a job is queued that finds nothing to do.
 */
export async function resendVerificationCode(
  { db, clock, jobs }: RegistrationDeps,
  { email, registration_id }: BodyOf<typeof resendCode>,
): Promise<Done> {
  await db.transaction().execute(async (transaction) => {
    const asked = await requestCode(transaction, email, registration_id, clock.now())
    const request = asked ?? { id: randomUUID(), mail_number: 1 }
    await jobs.enqueue(transaction, accountMail, { kind: 'registration', ...request })
  })
  return {}
}

/** Only the registration that the code was mailed for becomes the account; the address's others get no code any more. */
export async function verifyAddress(
  { db, clock, secrets }: RegistrationDeps,
  { email, code }: BodyOf<typeof verifyEmail>,
): Promise<Done | Refusal<'invalid_code'>> {
  const secret = await codeSecret(secrets)
  return db.transaction().execute(async (transaction) => {
    const now = clock.now()
    await lockPendings(transaction, email)
    const tried = await tryPendingCodes(transaction, email, now)
    const match = tried.find(
      ({ id, code_hash }) => code_hash !== null && isSameHash(code_hash, hashCode(secret, 'registration', id, code)),
    )
    // Returned, not thrown: the try that was counted must be kept.
    if (!match) return refuse('invalid_code')
    const { name, password_hash, language } = match
    const isNew = await createUser(transaction, { email, name, password_hash, language, created_at: now })
    if (isNew) await deletePending(transaction, match.id)
    await endPendingCodes(transaction, email)
    return isNew ? {} : refuse('invalid_code')
  })
}

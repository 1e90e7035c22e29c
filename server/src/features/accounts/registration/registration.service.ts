import type { register, resendCode, verifyEmail } from '@waymark/contract/accounts.ts'
import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import { randomUUID } from 'node:crypto'
import { chooseLanguage } from '../../../lib/http/accept-language.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import { languages } from '../../../lib/languages.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { createCodeTriesRepository } from '../code-tries.repository.ts'
import { hashCode, hashUsedCode, isSameHash } from '../code.ts'
import { accountMail, codeSecret } from '../mails/account-mails.service.ts'
import { isCommonPassword } from '../password/common-passwords.ts'
import { hashPassword } from '../password/password-hash.ts'
import { refuseCode } from '../refuse-code.service.ts'
import { createUsersRepository } from '../users.repository.ts'
import { createPendingRegistrationsRepository } from './pending-registrations.repository.ts'

type RegistrationDeps = { db: Db; clock: Clock; jobs: Jobs; secrets: Secrets }
type Done = Record<string, never>

/** Does and answers the same for a known and an unknown address; the mail job tells them apart. */
export async function registerAccount(
  { db, clock, jobs }: RegistrationDeps,
  { name, email, password }: BodyOf<typeof register>,
  acceptLanguage: string | undefined,
): Promise<{ registration_id: string } | Refusal<'password_too_common'>> {
  if (await isCommonPassword(password)) return refuse('password_too_common')
  const language = chooseLanguage(acceptLanguage, languages) ?? null
  // All hashes of an address share a salt, so that sign-in compares with all of them at the cost of one hash.
  const user = await createUsersRepository(db).findByEmail(email)
  const pending = await createPendingRegistrationsRepository(db).findNewest(email)
  const password_hash = await hashPassword(password, (user ?? pending)?.password_hash)
  return db.transaction().execute(async (transaction) => {
    const registrations = createPendingRegistrationsRepository(transaction)
    const request = await registrations.create({ name, email, password_hash, language }, clock.now())
    await createCodeTriesRepository(transaction).clear('registration', email)
    await jobs.enqueue(transaction, accountMail, { kind: 'registration', ...request })
    return { registration_id: request.id }
  })
}

/**
 * Asks for a new code for the given registration, so that nobody gets the code of a stranger's, or else for the newest
 * of the address. Without any, a job is queued that has nothing to do: the work is the same.
 */
export async function resendVerificationCode(
  { db, clock, jobs }: RegistrationDeps,
  { email, registration_id }: BodyOf<typeof resendCode>,
): Promise<Done> {
  await db.transaction().execute(async (transaction) => {
    const registrations = createPendingRegistrationsRepository(transaction)
    const asked = await registrations.requestCode(email, registration_id, clock.now())
    await createCodeTriesRepository(transaction).clear('registration', email)
    const request = asked ?? { id: randomUUID(), mail_number: 1 }
    await jobs.enqueue(transaction, accountMail, { kind: 'registration', ...request })
  })
  return {}
}

/** Only the registration that the code was mailed for becomes an account; the codes of the others end. */
export async function verifyAddress(
  { db, clock, secrets }: RegistrationDeps,
  { email, code }: BodyOf<typeof verifyEmail>,
): Promise<Done | Refusal<'invalid_code' | 'code_expired'>> {
  const secret = await codeSecret(secrets)
  const isCodeOf = ({ id, code_hash }: { id: string; code_hash: Buffer | null }) =>
    code_hash !== null && isSameHash(code_hash, hashCode(secret, 'registration', id, code))
  return db.transaction().execute(async (transaction) => {
    const now = clock.now()
    const registrations = createPendingRegistrationsRepository(transaction)
    await registrations.lock(email)
    const match = (await registrations.tryCodes(email, now)).find(isCodeOf)
    // Returned, not thrown: a rollback would lose the counted attempt.
    if (!match) {
      const isExpired = (await registrations.listCodes(email)).some(isCodeOf)
      return refuseCode(transaction, { purpose: 'registration', email, code, secret, isExpired }, now)
    }
    const { name, password_hash, language } = match
    const isNew = await createUsersRepository(transaction).create({
      email,
      name,
      password_hash,
      language,
      created_at: now,
    })
    if (isNew) await registrations.delete(match.id)
    await registrations.endCodes(email)
    const usedHash = hashUsedCode(secret, 'registration', email, code)
    await createCodeTriesRepository(transaction).saveUsed('registration', email, usedHash, now)
    return isNew ? {} : refuse('code_expired')
  })
}

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
import type { Captcha } from '../../../providers/captcha/captcha.ts'
import { createCodeTriesRepository } from '../code-tries.repository.ts'
import { codeTries, hashCode, isSameHash } from '../code.ts'
import { createCodeEntry, type CodeRefusal } from '../code-entry.service.ts'
import { accountMail, codeSecret } from '../mails/account-mails.service.ts'
import { isCommonPassword } from '../password/common-passwords.ts'
import type { Passwords } from '../password/password-hash.ts'
import { createUsersRepository } from '../users.repository.ts'
import { createPendingRegistrationsRepository } from './pending-registrations.repository.ts'

type RegistrationDeps = { db: Db; clock: Clock; jobs: Jobs; secrets: Secrets }
type Done = Record<string, never>

/** Does and answers the same for known and unknown addresses; the mail job tells them apart. */
export async function registerAccount(
  { db, clock, jobs, passwords }: RegistrationDeps & { passwords: Passwords },
  { name, email, password }: BodyOf<typeof register>,
  acceptLanguage: string | undefined,
): Promise<{ registration_id: string } | Refusal<'password_too_common'>> {
  if (await isCommonPassword(password)) return refuse('password_too_common')
  const language = chooseLanguage(acceptLanguage, languages) ?? null
  // All hashes of an address share a salt, so that sign-in compares them at the cost of one hash.
  const user = await createUsersRepository(db).findByEmail(email)
  const pending = await createPendingRegistrationsRepository(db).findNewest(email)
  const password_hash = await passwords.hash(password, (user ?? pending)?.password_hash)
  return db.transaction().execute(async (transaction) => {
    const registrations = createPendingRegistrationsRepository(transaction)
    const request = await registrations.create({ name, email, password_hash, language }, clock.now())
    await createCodeTriesRepository(transaction).clear({ purpose: 'registration', email, registration: '' })
    await jobs.enqueue(transaction, accountMail, { kind: 'registration', ...request })
    return { registration_id: request.id }
  })
}

/** Asks for a new code. Unknown addresses queue a job without work, so that the timing is the same. */
export async function resendVerificationCode(
  { db, clock, jobs }: RegistrationDeps,
  { email, registration_id }: BodyOf<typeof resendCode>,
): Promise<Done> {
  await db.transaction().execute(async (transaction) => {
    const registrations = createPendingRegistrationsRepository(transaction)
    const asked = await registrations.requestCode(email, registration_id, clock.now())
    const entry = { purpose: 'registration', email, registration: registration_id ?? '' } as const
    await createCodeTriesRepository(transaction).clear(entry)
    const request = asked ?? { id: randomUUID(), mail_number: 1 }
    await jobs.enqueue(transaction, accountMail, { kind: 'registration', ...request })
  })
  return {}
}

type VerifyDeps = RegistrationDeps & { captcha: Pick<Captcha, 'verify'> }
type VerifyRefusal = CodeRefusal | Refusal<'code_needs_link' | 'captcha_failed'>

/** Activates the code's registration. With an id only that one counts: nobody confirms a stranger's registration. */
export async function verifyAddress(
  deps: VerifyDeps,
  { email, code, registration_id, recaptchaToken }: BodyOf<typeof verifyEmail>,
  client: string,
): Promise<Done | VerifyRefusal> {
  const { db, clock, secrets, captcha } = deps
  const entry = { purpose: 'registration', email, registration: registration_id ?? '' } as const
  const tries = await createCodeTriesRepository(db).countAll(entry)
  if (tries >= codeTries && !(await captcha.verify(recaptchaToken, 'verify-email', client)))
    return refuse('captcha_failed')
  const secret = await codeSecret(secrets)
  return db.transaction().execute(async (transaction) => {
    const now = clock.now()
    const registrations = createPendingRegistrationsRepository(transaction)
    await registrations.lock(email)
    const entered = await createCodeEntry({ ...deps, db: transaction }, entry, { code, client })
    const pendings = await registrations.listWithCodes(email)
    const match = pendings.find(
      ({ id, code_hash }) =>
        (registration_id === undefined || id === registration_id) &&
        code_hash !== null &&
        isSameHash(code_hash, hashCode(secret, 'registration', id, code)),
    )
    // Returned, not thrown: a rollback would lose the counted try.
    if (!match?.code_expires_at || !entered.isAllowed) return entered.refuse()
    if (match.code_expires_at <= now) return entered.refuse(true)
    if (registration_id === undefined && pendings.length > 1) return refuse('code_needs_link')
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
    await entered.markUsed()
    return isNew ? {} : refuse('code_expired')
  })
}

import type { changePassword, forgotPassword, verifyResetCode } from '@waymark/contract/accounts.ts'
import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import { chooseLanguage } from '../../../lib/http/accept-language.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import type { Log } from '../../../lib/log.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { accountMail, codeSecret } from '../mails/account-mails.service.ts'
import { codeLifeMs, hashCode, hashToken, isSameHash, mintToken } from '../code.ts'
import { commonPasswordMessage, isCommonPassword } from './common-passwords.ts'
import { languages } from '../mails/mail-texts.ts'
import { hashPassword } from './password-hash.ts'
import { requestReset, setResetKey, takeResetKey, tryResetCode } from './password-resets.repository.ts'
import { endPendingCodes, findNewestPending, lockPendings } from '../registration/pending-registrations.repository.ts'
import { deleteSessionsOfUser } from '../sign-in/sessions.repository.ts'
import { createUser, findUserByEmail, updatePasswordByEmail } from '../users.repository.ts'

type ResetDeps = { db: Db; clock: Clock; jobs: Jobs; secrets: Secrets; log: Log }
type Done = Record<string, never>

/** The same work for a known and an unknown address: the mail job finds out which it is. */
export async function requestPasswordReset(
  { db, clock, jobs }: ResetDeps,
  { email }: BodyOf<typeof forgotPassword>,
  acceptLanguage: string | undefined,
): Promise<Done> {
  const language = chooseLanguage(acceptLanguage, languages) ?? null
  await db.transaction().execute(async (transaction) => {
    const mail_number = await requestReset(transaction, email, clock.now())
    await jobs.enqueue(transaction, accountMail, { kind: 'reset', email, mail_number, language })
  })
  return {}
}

/** Exchanges the mailed code for a key, once. */
export async function exchangeResetCode(
  { db, clock, secrets }: ResetDeps,
  { email, code }: BodyOf<typeof verifyResetCode>,
): Promise<{ password_reset_key: string } | Refusal<'invalid_code'>> {
  const given = hashCode(await codeSecret(secrets), 'reset', email, code)
  return db.transaction().execute(async (transaction) => {
    const now = clock.now()
    const mailed = await tryResetCode(transaction, email, now)
    // Returned, not thrown: the try that was counted must be kept.
    if (!mailed || !isSameHash(mailed, given)) return refuse('invalid_code')
    const key = mintToken()
    await setResetKey(transaction, email, hashToken(key), new Date(now.getTime() + codeLifeMs))
    return { password_reset_key: key }
  })
}

/** Sets the password, ends every session, and verifies the address if that was still to be done. */
export async function changePasswordWithKey(
  { db, clock, log }: ResetDeps,
  { email, new_password, password_reset_key }: BodyOf<typeof changePassword>,
): Promise<Done | Refusal<'invalid_reset_key' | 'validation'>> {
  if (await isCommonPassword(new_password))
    return refuse('validation', { fields: { new_password: commonPasswordMessage } })
  // The salt stays, because the passwords of unfinished registrations are still compared at the price of one.
  const [user, pending] = [await findUserByEmail(db, email), await findNewestPending(db, email)]
  const password_hash = await hashPassword(new_password, (user ?? pending)?.password_hash)
  const userId = await db.transaction().execute(async (transaction) => {
    if (!(await takeResetKey(transaction, email, hashToken(password_reset_key), clock.now()))) return undefined
    return setPassword(transaction, email, password_hash, clock.now())
  })
  if (userId === undefined) return refuse('invalid_reset_key')
  log.info({ user_id: userId }, 'password reset; all sessions ended')
  return {}
}

/** @returns the account's id, or undefined when the address has neither an account nor a registration any more */
async function setPassword(db: Db, email: string, password_hash: string, now: Date): Promise<string | undefined> {
  await lockPendings(db, email)
  const pending = await findNewestPending(db, email)
  if (pending)
    await createUser(db, { email, name: pending.name, password_hash, language: pending.language, created_at: now })
  const userId = await updatePasswordByEmail(db, email, password_hash)
  if (userId === undefined) return undefined
  await deleteSessionsOfUser(db, userId)
  await endPendingCodes(db, email)
  return userId
}

import type { changePassword, forgotPassword, verifyResetCode } from '@waymark/contract/accounts.ts'
import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import { chooseLanguage } from '../../../lib/http/accept-language.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import { languages } from '../../../lib/languages.ts'
import type { Log } from '../../../lib/log.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { accountMail, codeSecret } from '../mails/account-mails.service.ts'
import { createCodeTriesRepository } from '../code-tries.repository.ts'
import { createCodeEntry, type CodeRefusal } from '../code-entry.service.ts'
import { codeLifeMs, hashCode, hashToken, isSameHash, mintToken } from '../code.ts'
import { isCommonPassword } from './common-passwords.ts'
import type { Passwords } from './password-hash.ts'
import { createPasswordResetsRepository } from './password-resets.repository.ts'
import { createPendingRegistrationsRepository } from '../registration/pending-registrations.repository.ts'
import { createSessionsRepository } from '../sign-in/sessions.repository.ts'
import { createUsersRepository } from '../users.repository.ts'

type ResetDeps = { db: Db; clock: Clock; jobs: Jobs; secrets: Secrets; log: Log }
type Done = Record<string, never>

/** Does the same for known and unknown addresses; the mail job tells them apart. */
export async function requestPasswordReset(
  { db, clock, jobs }: ResetDeps,
  { email }: BodyOf<typeof forgotPassword>,
  acceptLanguage: string | undefined,
): Promise<Done> {
  const language = chooseLanguage(acceptLanguage, languages) ?? null
  await db.transaction().execute(async (transaction) => {
    const mail_number = await createPasswordResetsRepository(transaction).request(email, clock.now())
    await createCodeTriesRepository(transaction).clear(resetEntry(email))
    await jobs.enqueue(transaction, accountMail, { kind: 'reset', email, mail_number, language })
  })
  return {}
}

export async function exchangeResetCode(
  deps: ResetDeps,
  { email, code }: BodyOf<typeof verifyResetCode>,
  client: string,
): Promise<{ password_reset_key: string } | CodeRefusal> {
  const { db, clock, secrets } = deps
  const given = hashCode(await codeSecret(secrets), 'reset', email, code)
  return db.transaction().execute(async (transaction) => {
    const now = clock.now()
    const resets = createPasswordResetsRepository(transaction)
    const entered = await createCodeEntry({ ...deps, db: transaction }, resetEntry(email), { code, client })
    const mailed = await resets.findCode(email)
    const isRight = !!mailed?.code_hash && isSameHash(mailed.code_hash, given)
    // Returned, not thrown: a rollback would lose the counted try.
    if (!isRight || !mailed.code_expires_at || !entered.isAllowed) return entered.refuse()
    if (mailed.code_expires_at <= now) return entered.refuse(true)
    const key = mintToken()
    await resets.setKey(email, hashToken(key), new Date(now.getTime() + codeLifeMs))
    await entered.markUsed()
    return { password_reset_key: key }
  })
}

const resetEntry = (email: string) => ({ purpose: 'reset', email, registration: '' }) as const

export async function changePasswordWithKey(
  { db, clock, log, passwords }: ResetDeps & { passwords: Passwords },
  { email, new_password, password_reset_key }: BodyOf<typeof changePassword>,
): Promise<Done | Refusal<'invalid_reset_key' | 'password_too_common'>> {
  if (await isCommonPassword(new_password)) return refuse('password_too_common')
  const user = await createUsersRepository(db).findByEmail(email)
  const pending = await createPendingRegistrationsRepository(db).findNewest(email)
  const password_hash = await passwords.hash(new_password, (user ?? pending)?.password_hash)
  const keyHash = hashToken(password_reset_key)
  const userId = await db.transaction().execute(async (transaction) => {
    const isTaken = await createPasswordResetsRepository(transaction).takeKey(email, keyHash, clock.now())
    return isTaken ? setPassword(transaction, email, password_hash, clock.now()) : undefined
  })
  if (userId === undefined) return refuse('invalid_reset_key')
  log.info({ user_id: userId }, 'password reset; all sessions ended')
  return {}
}

async function setPassword(db: Db, email: string, password_hash: string, now: Date): Promise<string | undefined> {
  const registrations = createPendingRegistrationsRepository(db)
  const users = createUsersRepository(db)
  await registrations.lock(email)
  const pending = await registrations.findNewest(email)
  if (pending)
    await users.create({ email, name: pending.name, password_hash, language: pending.language, created_at: now })
  const userId = await users.updatePasswordByEmail(email, password_hash)
  if (userId === undefined) return undefined
  await createSessionsRepository(db).deleteOfUser(userId)
  await registrations.endCodes(email)
  return userId
}

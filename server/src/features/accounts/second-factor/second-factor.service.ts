import { recoveryCodeCount, recoveryCodeLength } from '@waymark/contract/account/second-factor.ts'
import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import type { Caller } from '../../../lib/http/mount.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { Log } from '../../../lib/log.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { isOwnPassword, type OwnPasswordDeps } from '../account/own-password.service.ts'
import { hashCode, mintCode } from '../code.ts'
import { codeSecret } from '../mails/account-mails.service.ts'
import { createSecondFactorRepository } from './second-factor.repository.ts'

type Deps = { db: Db; clock: Clock; secrets: Secrets; log: Log }

/** RFC 4226 recommends 160 bits. */
const secretBytes = 20
const stepMs = 30_000
/** One step before and after: clocks of phones differ, and typing takes time. */
const window = 1
/** Against guessing with a stolen password: of a million codes three are right at a time, so this takes four years. */
const wrongCodesAnHour = 10
const hourMs = 3_600_000

export async function readSecondFactor({ db }: Pick<Deps, 'db'>, { userId }: Caller) {
  const repository = createSecondFactorRepository(db)
  const since = (await repository.find(userId))?.confirmed_at ?? null
  return { since: since?.toISOString() ?? null, recovery_codes: await repository.countRecoveryCodes(userId) }
}

/** Makes a secret for an authenticator app. It counts from when a code of it is confirmed. */
export async function startSecondFactor(
  { db, passwords, clock }: Deps & OwnPasswordDeps,
  { userId, email }: Caller,
  password: string,
): Promise<{ secret: string; uri: string } | Refusal<'wrong_password' | 'second_factor_on'>> {
  if (!(await isOwnPassword({ db, passwords }, email, password))) return refuse('wrong_password')
  const secret = randomBytes(secretBytes)
  if (!(await createSecondFactorRepository(db).start(userId, secret, clock.now()))) return refuse('second_factor_on')
  const totp = totpOf(secret, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** Switches the second factor on with a first code, and answers the recovery codes, which are shown only now. */
export async function confirmSecondFactor(
  { db, clock, secrets, log }: Deps,
  { userId }: Caller,
  code: string,
): Promise<{ recovery_codes: string[] } | Refusal<'invalid_code'>> {
  const factor = await createSecondFactorRepository(db).find(userId)
  const now = clock.now()
  const step = factor && stepOf(factor.secret, code, now)
  if (step === undefined) return refuse('invalid_code')
  const codes = Array.from({ length: recoveryCodeCount }, () => (mintCode() + mintCode()).slice(0, recoveryCodeLength))
  const key = await codeSecret(secrets)
  const isNew = await db.transaction().execute(async (transaction) => {
    const repository = createSecondFactorRepository(transaction)
    if (!(await repository.confirm(userId, step, now))) return false
    await repository.replaceRecoveryCodes(
      userId,
      codes.map((recovery) => hashCode(key, 'recovery', userId, recovery)),
    )
    return true
  })
  if (!isNew) return refuse('invalid_code')
  log.info({ user_id: userId }, 'second factor switched on')
  return { recovery_codes: codes }
}

export async function removeSecondFactor(
  { db, passwords, log }: Deps & OwnPasswordDeps,
  { userId, email }: Caller,
  password: string,
): Promise<Record<string, never> | Refusal<'wrong_password'>> {
  if (!(await isOwnPassword({ db, passwords }, email, password))) return refuse('wrong_password')
  await db.transaction().execute((transaction) => createSecondFactorRepository(transaction).delete(userId))
  log.info({ user_id: userId }, 'second factor switched off')
  return {}
}

type Refused = Refusal<'second_factor_needed' | 'second_factor_wrong' | 'second_factor_blocked'>

/** Whether a sign-in with the right password may go on: undefined, or why not. Each code works once. */
export async function checkSecondFactor(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  userId: string,
  typed: string | undefined,
): Promise<Refused | undefined> {
  const repository = createSecondFactorRepository(db)
  const factor = await repository.find(userId)
  if (!factor?.confirmed_at) return undefined
  const code = (typed ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
  if (code === '') return refuse('second_factor_needed')
  if (code.length === recoveryCodeLength) {
    const hash = hashCode(await codeSecret(secrets), 'recovery', userId, code)
    if (await repository.useRecoveryCode(userId, hash)) return undefined
  }
  const now = clock.now()
  const anHourAgo = new Date(now.getTime() - hourMs)
  if (!(await repository.takeTry(userId, now, anHourAgo, wrongCodesAnHour))) return refuse('second_factor_blocked')
  const step = stepOf(factor.secret, code, now)
  if (step !== undefined && (await repository.useStep(userId, step))) return undefined
  return refuse('second_factor_wrong')
}

/** The half minute since 1970 that a code belongs to; undefined if it belongs to none of those around now. */
function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp: now.getTime(), window })
  return delta === null ? undefined : Math.floor(now.getTime() / stepMs) + delta
}

function totpOf(bytes: Buffer, label = ''): TOTP {
  // A copy: a Buffer's memory may be shared.
  const secret = new Secret({ buffer: new Uint8Array(bytes).buffer })
  return new TOTP({ issuer: 'Waymark', label, secret })
}

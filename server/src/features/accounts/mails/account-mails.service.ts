import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import type { JobKind } from '../../../lib/jobs.ts'
import { textsIn } from '../../../lib/languages.ts'
import type { Log } from '../../../lib/log.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { renderMailBody } from '../../../providers/mail/mail-body.ts'
import { mailQueue } from '../../../providers/mail/mail-queue.ts'
import type { Mail } from '../../../providers/mail/mail.ts'
import { codeLifeMs, hashCode, mintCode } from '../code.ts'
import { greetingName, looksLikeCode, mailTexts, type MailTexts } from './mail-texts.ts'
import { createPasswordResetsRepository } from '../password/password-resets.repository.ts'
import {
  createPendingRegistrationsRepository,
  type MailRequest,
} from '../registration/pending-registrations.repository.ts'
import { createUsersRepository } from '../users.repository.ts'

type RegistrationMail = { kind: 'registration' } & MailRequest
type ResetMail = { kind: 'reset'; email: string; mail_number: number; language: string | null }
export type AccountMail = RegistrationMail | ResetMail

export const accountMail: JobKind<AccountMail> = {
  name: 'account-mail',
  options: mailQueue(3),
}

type AccountMailDeps = { db: Db; clock: Clock; secrets: Secrets; mail: Mail; publicUrl: string; log: Log }
type Recipient = { email: string; name: string; language: string | null | undefined }
/** Every attempt mails another code, so each is a mail with its own id. */
type Try = { id: string; attempt: number }

export function codeSecret(secrets: Secrets): Promise<Buffer> {
  return secrets.get('account codes')
}

/** Sends one queued mail. The code is created here, so that it is never queued and its ten minutes start on sending. */
export async function sendAccountMail(deps: AccountMailDeps, request: AccountMail, job: Try): Promise<void> {
  try {
    await (request.kind === 'registration'
      ? sendRegistrationMail(deps, request, job)
      : sendResetMail(deps, request, job))
  } catch (error) {
    deps.log.warn(
      { mail: job.id, attempt: job.attempt, reason: error instanceof Error ? error.message : String(error) },
      'a mail could not be sent yet',
    )
    throw error
  }
}

async function sendRegistrationMail(deps: AccountMailDeps, request: RegistrationMail, job: Try): Promise<void> {
  const { db, clock, secrets } = deps
  const registrations = createPendingRegistrationsRepository(db)
  const pending = await registrations.find(request.id)
  if (!pending || pending.mail_number !== request.mail_number) return
  const user = await createUsersRepository(db).findByEmail(pending.email)
  if (user) {
    const recipient = { email: pending.email, name: user.name, language: user.language ?? pending.language }
    // The row stays, without a code: deleting it would reveal the account to a sign-in with its password.
    return send(deps, job, recipient, '/login', (texts, about) => texts.alreadyRegistered(about))
  }
  const code = mintCode()
  const hash = hashCode(await codeSecret(secrets), 'registration', pending.id, code)
  if (!(await registrations.setCode(request, hash, new Date(clock.now().getTime() + codeLifeMs)))) return
  // In groups of four, because digits in a row would look like a code.
  const registration = pending.id.replaceAll('-', '').match(/.{4}/g)?.join('-') ?? ''
  const path = `/verify-email?${new URLSearchParams({ registration, email: pending.email }).toString()}`
  await send(deps, job, pending, path, (texts, about) => texts.verification({ ...about, code }))
}

async function sendResetMail(deps: AccountMailDeps, request: ResetMail, job: Try): Promise<void> {
  const { db, clock, secrets } = deps
  const { email, mail_number } = request
  const resets = createPasswordResetsRepository(db)
  const user = await createUsersRepository(db).findByEmail(email)
  const known = user ?? (await createPendingRegistrationsRepository(db).findNewest(email))
  if (!known) return resets.delete(email)
  const code = mintCode()
  const hash = hashCode(await codeSecret(secrets), 'reset', email, code)
  if (!(await resets.setCode(email, mail_number, hash, new Date(clock.now().getTime() + codeLifeMs)))) return
  const recipient = { email, name: known.name, language: known.language ?? request.language }
  await send(deps, job, recipient, `/reset-password-code?email=${encodeURIComponent(email)}`, (texts, about) =>
    texts.reset({ ...about, code }),
  )
}

type Write = (texts: MailTexts, about: Parameters<MailTexts['alreadyRegistered']>[0]) => ReturnType<MailTexts['reset']>

async function send(deps: AccountMailDeps, job: Try, recipient: Recipient, path: string, write: Write): Promise<void> {
  const { language, texts } = textsIn(mailTexts, recipient.language)
  const link = `${deps.publicUrl}${path}`
  const about = { name: greetingName(recipient.name), link: looksLikeCode(link) ? undefined : link }
  const { subject, blocks } = write(texts, about)
  const body = renderMailBody(language, subject, blocks)
  await deps.mail.send({ id: `${job.id}.${job.attempt}`, to: recipient.email, subject, ...body })
}

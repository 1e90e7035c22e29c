import * as own from '@waymark/contract/account/own-account.ts'
import { createToken, listTokens, revokeToken } from '@waymark/contract/account/access-tokens.ts'
import * as secondFactor from '@waymark/contract/account/second-factor.ts'
import * as contract from '@waymark/contract/accounts.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Mount } from '../../lib/http/mount.ts'
import { refuse } from '../../lib/http/refusal.ts'
import type { Jobs } from '../../lib/jobs.ts'
import type { Log } from '../../lib/log.ts'
import { zipStream } from '../../lib/zip-stream.ts'
import { createSecrets } from '../../lib/secrets.ts'
import type { Captcha } from '../../providers/captcha/captcha.ts'
import type { Mail } from '../../providers/mail/mail.ts'
import { deleteAccount } from './account/account-deletion.service.ts'
import { exportAccount } from './account/account-export.service.ts'
import { changeOwnPassword } from './account/own-password.service.ts'
import { readUsage } from './account/usage.service.ts'
import { accountMail, sendAccountMail } from './mails/account-mails.service.ts'
import type { Passwords } from './password/password-hash.ts'
import { changePasswordWithKey, exchangeResetCode, requestPasswordReset } from './password/password-reset.service.ts'
import { createPurgeRepository } from './purge.repository.ts'
import { registerAccount, resendVerificationCode, verifyAddress } from './registration/registration.service.ts'
import {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from './second-factor/second-factor.service.ts'
import type { Sessions } from './sign-in/sessions.service.ts'
import { signIn } from './sign-in/sign-in.service.ts'
import { createUsersRepository } from './users.repository.ts'
import type { AccessTokens } from './tokens/access-tokens.service.ts'

type AccountsDeps = {
  db: Db
  clock: Clock
  jobs: Jobs
  sessions: Sessions
  accessTokens: AccessTokens
  mail: Mail
  captcha: Captcha
  passwords: Passwords
  publicUrl: string
  log: Log
}

export function mountAccounts(mount: Mount, dependencies: AccountsDeps): void {
  const deps = { ...dependencies, secrets: createSecrets(dependencies.db) }
  const { db, clock, jobs, sessions, accessTokens, captcha } = deps

  mount(contract.login, ({ body, client, requestId, userAgent }) =>
    signIn(deps, body, { client, requestId, userAgent }),
  )
  mount(contract.register, ({ body, acceptLanguage }) => registerAccount(deps, body, acceptLanguage))
  mount(contract.verifyEmail, ({ body, client }) => verifyAddress(deps, body, client))
  mount(contract.resendCode, ({ body }) => resendVerificationCode(deps, body))
  mount(contract.forgotPassword, ({ body, acceptLanguage }) => requestPasswordReset(deps, body, acceptLanguage))
  mount(contract.verifyResetCode, ({ body, client }) => exchangeResetCode(deps, body, client))
  mount(contract.changePassword, ({ body }) => changePasswordWithKey(deps, body))
  mount(contract.getCaptcha, ({ query }) => captcha.challenge(query.action))
  mount(own.updatePassword, ({ caller, body }) => changeOwnPassword(deps, caller, body))
  mount(secondFactor.getSecondFactor, ({ caller }) => readSecondFactor(deps, caller))
  mount(secondFactor.startSecondFactor, ({ caller, body }) => startSecondFactor(deps, caller, body.password))
  mount(secondFactor.confirmSecondFactor, ({ caller, body }) => confirmSecondFactor(deps, caller, body.code))
  mount(secondFactor.removeSecondFactor, ({ caller, body }) => removeSecondFactor(deps, caller, body.password))
  mount(own.listSessions, async ({ caller }) => ({ sessions: await sessions.list(caller) }))
  mount(own.endSession, async ({ caller, params }) =>
    (await sessions.end(caller, params.id)) ? {} : refuse('not_found'),
  )
  mount(own.endOtherSessions, async ({ caller }) => {
    await sessions.endOthers(caller)
    return {}
  })
  mount(own.exportAccount, ({ caller }) =>
    Promise.resolve({
      pieces: zipStream(exportAccount(db, caller.userId)),
      media_type: 'application/zip',
      name: `waymark-${clock.now().toISOString().slice(0, 10)}.zip`,
    }),
  )
  mount(own.deleteAccount, ({ caller, body }) => deleteAccount(deps, caller, body.password))
  mount(own.updateAccount, async ({ caller, body }) => {
    await createUsersRepository(db).update(caller.userId, body)
    return {}
  })
  mount(own.getUsage, ({ caller }) => readUsage(deps, caller.userId))
  mount(listTokens, async ({ caller }) => ({ tokens: await accessTokens.list(caller.userId) }))
  mount(createToken, ({ caller, body }) => accessTokens.create(caller.userId, body))
  mount(revokeToken, async ({ caller, params }) =>
    (await accessTokens.revoke(caller.userId, params.id)) ? {} : refuse('not_found'),
  )
  mount(contract.logout, async ({ caller }) => {
    await sessions.close(caller)
    return {}
  })
  mount(contract.getSession, ({ caller: { name, email, language, timeZone } }) =>
    Promise.resolve({ name, email, language, time_zone: timeZone }),
  )

  jobs.on(accountMail, (request, job) => sendAccountMail(deps, request, job))
  // Not on the hour, when other jobs of the machine run.
  jobs.regularly('accounts-purge', '17 3 * * *', () => createPurgeRepository(db).deleteExpired(clock.now()))
}

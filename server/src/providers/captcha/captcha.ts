import type { CaptchaAction } from '@waymark/contract/accounts.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Log } from '../../lib/log.ts'
import { createAltcha } from './altcha.ts'
import { createNoCaptcha } from './none.ts'
import { createRecaptcha } from './recaptcha.ts'

export type Challenge =
  | { provider: 'altcha'; challenge: Record<string, unknown> }
  | { provider: 'recaptcha'; site_key: string }
  | { provider: 'none' }

export type Captcha = {
  challenge(action: CaptchaAction): Promise<Challenge>
  /** True if the token solves a challenge issued for this action. Never throws, whatever the caller sends. */
  verify(token: string | undefined, action: string, client: string): Promise<boolean>
}

type CaptchaDeps = { config: Pick<Config, 'captcha'>; db: Db; clock: Clock; log: Log }

export function chooseCaptcha({ config: { captcha }, db, clock, log }: CaptchaDeps): Captcha {
  if (captcha.provider === 'recaptcha')
    return createRecaptcha({ siteKey: captcha.siteKey, secretKey: captcha.secretKey, log })
  return captcha.provider === 'altcha' ? createAltcha({ db, clock }) : createNoCaptcha()
}

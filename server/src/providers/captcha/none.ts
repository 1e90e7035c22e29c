import type { Captcha } from './captcha.ts'

/** No captcha: for development and tests; config.ts refuses it in production. */
export function createNoCaptcha(): Captcha {
  return {
    challenge: () => Promise.resolve({ provider: 'none' }),
    verify: () => Promise.resolve(true),
  }
}

import type { Log } from '../../lib/log.ts'
import type { Captcha } from './captcha.ts'

type RecaptchaOptions = {
  siteKey: string
  secretKey: string
  log: Log
  verifyUrl?: string
}

export function createRecaptcha(options: RecaptchaOptions): Captcha {
  const { siteKey, secretKey, log, verifyUrl = 'https://www.google.com/recaptcha/api/siteverify' } = options

  async function ask(token: string, client: string): Promise<unknown> {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      // IPv6 clients are counted by network (`…::/48`), which is not an address.
      body: new URLSearchParams({
        secret: secretKey,
        response: token,
        ...(client.includes('/') ? {} : { remoteip: client }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    })
    return response.json()
  }

  return {
    challenge: () => Promise.resolve({ provider: 'recaptcha', site_key: siteKey }),
    async verify(token, action, client) {
      if (!token) return false
      try {
        return accepts(await ask(token, client), action)
      } catch (error) {
        log.warn(
          { reason: error instanceof Error ? error.message : String(error) },
          'reCAPTCHA could not be asked; the request was refused',
        )
        return false
      }
    },
  }
}

/** Google's default for v3, from 0.0 (likely a bot) to 1.0; v2 sends no score. */
const minScore = 0.5

/** Google's action names allow no hyphens, so the web sends `forgot_password`. */
function accepts(answer: unknown, action: string): boolean {
  if (typeof answer !== 'object' || answer === null || !('success' in answer) || answer.success !== true) return false
  if ('score' in answer && !(typeof answer.score === 'number' && answer.score >= minScore)) return false
  if (!('action' in answer) || typeof answer.action !== 'string' || answer.action === '') return true
  return answer.action.replaceAll('_', '-') === action
}

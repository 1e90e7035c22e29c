import { getCaptcha, type CaptchaAction } from '@waymark/contract/accounts.ts'
import { solveChallengeWorkers } from 'altcha-lib'
import type { Challenge, Solution } from 'altcha-lib/types'
import ScriptWorker from './captcha-script-worker.ts?worker'
import CryptoWorker from 'altcha/workers/pbkdf2?worker'
import { ApiError } from '../api-error.ts'
import { call } from '../call.ts'
import { recaptchaToken } from './recaptcha.ts'

// More than four are hardly faster and heat up a phone.
const mostWorkers = 4
const solveTimeoutMs = 120_000

/** Solves a fresh challenge and returns its token; undefined if this installation has no captcha. */
export async function solveCaptcha(action: CaptchaAction): Promise<string | undefined> {
  const answer = await call(getCaptcha, { query: { action } })
  if (answer.provider === 'none') return undefined
  if (answer.provider === 'recaptcha') return await recaptchaToken(answer.site_key)
  return await solveProofOfWork(answer.challenge as unknown as Challenge)
}

async function solveProofOfWork(challenge: Challenge): Promise<string> {
  // Browsers hide crypto.subtle on plain HTTP, which is usual in a home network.
  const hasSubtle = typeof crypto !== 'undefined' && crypto.subtle !== undefined
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(mostWorkers, navigator.hardwareConcurrency || 2),
    createWorker: () => (hasSubtle ? new CryptoWorker() : new ScriptWorker()),
    timeout: solveTimeoutMs,
  })
  if (!solution) throw new ApiError(0, 'captcha_failed', '')
  return captchaToken(challenge, solution)
}

/** What the server verifies: base64 of the challenge with its solution. */
export function captchaToken(challenge: Challenge, solution: Solution): string {
  return btoa(JSON.stringify({ challenge, solution }))
}

import { getCaptcha } from '@waymark/contract/accounts.ts'
import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { captchaToken, solveCaptcha } from './captcha.ts'
import { deriveKeyInScript } from './pbkdf2-script.ts'

// Workers do not run in jsdom; the browser tests use the real ones.
vi.mock('altcha/workers/pbkdf2?worker', () => ({ default: class {} }))
vi.mock('./captcha-script-worker.ts?worker', () => ({ default: class {} }))

describe('the captcha', () => {
  test('where the installation asks for none, there is no token', async () => {
    const api = fakeApi()
    api.answers(getCaptcha, { success: true, provider: 'none' })
    expect(await solveCaptcha('register')).toBeUndefined()
  })

  test('what the script solver finds, the library on the server accepts', async () => {
    const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' }
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 20,
      counter: 30,
      deriveKey,
      ...secrets,
    })
    const solution = await solveChallenge({
      challenge,
      deriveKey: deriveKeyInScript,
    })
    const token = captchaToken(challenge, solution!)
    const sent = JSON.parse(atob(token)) as { challenge: Challenge; solution: Solution }
    expect((await verifySolution({ ...sent, deriveKey, ...secrets })).verified).toBe(true)
  })
})

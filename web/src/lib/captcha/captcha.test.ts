import { pbkdf2Sync } from 'node:crypto'
import { getCaptcha } from '@waymark/contract/accounts.ts'
import { createChallenge, solveChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Solution } from 'altcha-lib/types'
import { describe, expect, test, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { captchaToken, solveCaptcha } from './captcha.ts'
import { pbkdf2Sha256 } from './pbkdf2-script.ts'

// Workers do not run in jsdom; the real ones are seen in the browser.
vi.mock('altcha/workers/pbkdf2?worker', () => ({ default: class {} }))
vi.mock('./captcha-script-worker.ts?worker', () => ({ default: class {} }))

describe('spec §5: the captcha', () => {
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
      deriveKey: ({ cost, keyLength }, salt, password) =>
        Promise.resolve({ derivedKey: pbkdf2Sha256(password, salt, cost, keyLength) }),
    })
    const token = captchaToken(challenge, solution!)
    const sent = JSON.parse(atob(token)) as { challenge: Challenge; solution: Solution }
    expect((await verifySolution({ ...sent, deriveKey, ...secrets })).verified).toBe(true)
  })

  test('the script solver keeps pace: a derivation of the usual cost is right', () => {
    const [password, salt] = [new Uint8Array(20).fill(7), new Uint8Array(16).fill(9)]
    expect(pbkdf2Sha256(password, salt, 1000)).toEqual(new Uint8Array(pbkdf2Sync(password, salt, 1000, 32, 'sha256')))
  })
})

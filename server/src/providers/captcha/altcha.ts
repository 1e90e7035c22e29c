import { createHash, randomInt } from 'node:crypto'
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { createSecrets } from '../../lib/secrets.ts'
import type { Captcha } from './captcha.ts'

type Tables = { captcha_solutions: { signature_hash: Buffer; expires_at: Date } }

const lifeMs = 5 * 60_000
/** A real solution takes 0.8 kB; the contract allows 8 kB. */
const maxTokenLength = 8192

/** Proof of work: 500 to 2,000 PBKDF2 keys, 0.3 to 0.5 s in a browser. Signed challenges; solutions work once. */
export function createAltcha({ db: database, clock }: { db: Db; clock: Clock }): Captcha {
  const db = database.withTables<Tables>()
  const secrets = createSecrets(database)

  async function keys(): Promise<{ hmacSignatureSecret: string; hmacKeySignatureSecret: string }> {
    const [signature, key] = [await secrets.get('captcha signature'), await secrets.get('captcha key')]
    return { hmacSignatureSecret: signature.toString('hex'), hmacKeySignatureSecret: key.toString('hex') }
  }

  async function isFirstUse(signature: string, expiresAt: Date): Promise<boolean> {
    const signature_hash = createHash('sha256').update(signature).digest()
    const rows = await db
      .insertInto('captcha_solutions')
      .values({ signature_hash, expires_at: expiresAt })
      .onConflict((oc) => oc.doNothing())
      .returning('expires_at')
      .execute()
    return rows.length === 1
  }

  return {
    async challenge(action) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 1000,
        counter: randomInt(500, 2001),
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + lifeMs),
        data: { action },
        ...(await keys()),
      })
      return { provider: 'altcha', challenge: { ...challenge } }
    },
    async verify(token, action) {
      const payload = token && token.length <= maxTokenLength ? decode(token) : undefined
      if (!payload || !(await isSolved(payload, await keys()))) return false
      // From here on the content is our own, because the signature is valid.
      const { signature, parameters } = payload.challenge
      const expiresAt = new Date((parameters.expiresAt ?? 0) * 1000)
      if (typeof signature !== 'string' || parameters.data?.['action'] !== action || expiresAt <= clock.now())
        return false
      return isFirstUse(signature, expiresAt)
    },
  }
}

async function isSolved(
  { challenge, solution }: Payload,
  keys: { hmacSignatureSecret: string; hmacKeySignatureSecret: string },
): Promise<boolean> {
  try {
    const result = await verifySolution({ challenge: challenge as Challenge, solution, deriveKey, ...keys })
    return result.verified
  } catch {
    return false
  }
}

function decode(token: string): Payload | undefined {
  try {
    const json: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    if (typeof json !== 'object' || json === null || !('challenge' in json) || !('solution' in json)) return undefined
    const { challenge, solution } = json
    if (typeof challenge !== 'object' || challenge === null || typeof solution !== 'object' || solution === null)
      return undefined
    return 'parameters' in challenge && typeof challenge.parameters === 'object' && challenge.parameters !== null
      ? (json as Payload)
      : undefined
  } catch {
    return undefined
  }
}

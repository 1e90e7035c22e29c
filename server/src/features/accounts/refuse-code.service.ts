import type { Db } from '../../lib/db.ts'
import { refuse, type Refusal } from '../../lib/http/refusal.ts'
import { codeTries, hashUsedCode, isSameHash, type CodePurpose } from './code.ts'
import { createCodeTriesRepository } from './code-tries.repository.ts'

type Entered = {
  purpose: CodePurpose
  email: string
  code: string
  secret: Buffer
  /** The code is one that was mailed to this address, and it expired or was guessed at too often. */
  isExpired: boolean
}

/**
 * Counts a code that was not accepted, and says whether it was wrong or can never work again. A stranger who guesses
 * learns nothing about the address: only the holder of a code can enter it, and wrong tries are counted for addresses
 * with and without an account alike.
 */
export async function refuseCode(
  db: Db,
  { purpose, email, code, secret, isExpired }: Entered,
  now: Date,
): Promise<Refusal<'invalid_code' | 'code_expired'>> {
  const { wrong_tries, used_hash } = await createCodeTriesRepository(db).countWrong(purpose, email, now)
  const isUsed = used_hash !== null && isSameHash(used_hash, hashUsedCode(secret, purpose, email, code))
  return refuse(isExpired || isUsed || wrong_tries >= codeTries ? 'code_expired' : 'invalid_code')
}

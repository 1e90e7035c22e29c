import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { refuse, type Refusal } from '../../lib/http/refusal.ts'
import type { Secrets } from '../../lib/secrets.ts'
import { codeTries, hashUsedCode, isSameHash } from './code.ts'
import { createCodeTriesRepository, type Entry, type Tries } from './code-tries.repository.ts'
import { codeSecret } from './mails/account-mails.service.ts'

export type CodeRefusal = Refusal<'invalid_code' | 'code_expired'>
export type Entered = { code: string; client: string }

/** For all clients together. There are a billion codes, so this many guesses find one in 20 million. */
const maxTriesOfAll = 50

export type CodeEntry = Awaited<ReturnType<typeof createCodeEntry>>

/** Counts and checks a code. Unknown addresses count alike; five tries of a client end the code for it alone. */
export async function createCodeEntry(
  { db, clock, secrets }: { db: Db; clock: Clock; secrets: Secrets },
  entry: Entry,
  { code, client }: Entered,
) {
  const tries = createCodeTriesRepository(db)
  const counted = await tries.count(entry, client, clock.now())
  const usedHash = hashUsedCode(await codeSecret(secrets), entry.purpose, entry.email, code)

  return {
    isAllowed: counted.by_client <= codeTries && counted.by_all <= maxTriesOfAll,

    /** `isDead`: it is the mailed code, which can never work again. */
    refuse: (isDead = false): CodeRefusal =>
      refuse(isDead || isUsedUp(counted) || isSame(counted, usedHash) ? 'code_expired' : 'invalid_code'),

    markUsed: (): Promise<void> => tries.saveUsed(entry, usedHash, clock.now()),
  }
}

const isUsedUp = ({ by_client, by_all }: Tries): boolean => by_client >= codeTries || by_all >= maxTriesOfAll
const isSame = ({ used_hash }: Tries, given: Buffer): boolean => used_hash !== null && isSameHash(used_hash, given)

import { createBatch } from '../../../lib/batch.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import type { Caller } from '../../../lib/http/mount.ts'
import { hashToken, isToken, mintToken } from '../code.ts'
import { createSessionsRepository } from './sessions.repository.ts'

const dayMs = 86_400_000
const lifeMs = 30 * dayMs
export const idleLifeMs = 7 * dayMs
const seenEveryMs = 10 * 60_000

export type Sessions = {
  /** The user of a valid token: one indexed query, shared by simultaneous requests. */
  findCaller(token: string): Promise<Caller | undefined>
  /** The new session's token, stored nowhere; undefined if the password hash has changed. */
  open(userId: string, passwordHash: string): Promise<string | undefined>
  close(caller: Caller): Promise<void>
}

export function createSessions({ db, clock }: { db: Db; clock: Clock }): Sessions {
  const repository = createSessionsRepository(db)
  const findSession = createBatch((keys: readonly string[]) => {
    const now = clock.now()
    const hashes = keys.map((key) => Buffer.from(key, 'hex'))
    return repository.findLive(hashes, now, before(now, idleLifeMs))
  })

  return {
    async findCaller(token) {
      if (!isToken(token)) return undefined
      const tokenHash = hashToken(token)
      const session = await findSession(tokenHash.toString('hex'))
      if (!session) return undefined
      const now = clock.now()
      const seenBefore = before(now, seenEveryMs)
      if (session.last_seen_at < seenBefore)
        await repository.updateLastSeen(session.user_id, tokenHash, now, seenBefore)
      const { user_id, name, email, language, time_zone } = session
      return { userId: user_id, tokenHash, name, email, language, timeZone: time_zone }
    },
    async open(userId, passwordHash) {
      const token = mintToken()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + lifeMs)
      const session = { tokenHash: hashToken(token), now, expiresAt }
      return (await repository.create(userId, passwordHash, session)) ? token : undefined
    },
    close: ({ userId, tokenHash }) => repository.delete(userId, tokenHash),
  }
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}

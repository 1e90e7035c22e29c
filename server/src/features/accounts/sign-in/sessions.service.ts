import type { listSessions } from '@waymark/contract/account/own-account.ts'
import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
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

/** What a session is recognised by later. */
export type SignInPlace = { device: string; network: string }
type SessionEntry = AnswerOf<typeof listSessions>['sessions'][number]

/** The longest that browsers send is some 300 characters. */
const maxDeviceLength = 300

export type Sessions = {
  /** The user of a valid token: one indexed query, shared by simultaneous requests. */
  findCaller(token: string): Promise<Caller | undefined>
  /** The new session's token, stored nowhere; undefined if the password hash has changed. */
  open(userId: string, passwordHash: string, from: SignInPlace): Promise<string | undefined>
  list(caller: Caller): Promise<SessionEntry[]>
  /** @returns whether there was such a session of this user */
  end(caller: Caller, id: string): Promise<boolean>
  endOthers(caller: Caller): Promise<void>
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
    async open(userId, passwordHash, { device, network }) {
      const token = mintToken()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + lifeMs)
      const place = { device: device.replace(/\p{Cc}/gu, ' ').slice(0, maxDeviceLength), network }
      const session = { tokenHash: hashToken(token), now, expiresAt, ...place }
      if (!(await repository.create(userId, passwordHash, session))) return undefined
      await repository.deleteOldest(userId)
      return token
    },
    async list({ userId, tokenHash }) {
      const now = clock.now()
      const sessions = await repository.list(userId, now, before(now, idleLifeMs))
      return sessions.map(({ token_hash, created_at, last_seen_at, ...session }) => ({
        ...session,
        created_at: created_at.toISOString(),
        last_seen_at: last_seen_at.toISOString(),
        is_this_one: token_hash.equals(tokenHash),
      }))
    },
    end: ({ userId }, id) => repository.deleteById(userId, id),
    endOthers: ({ userId, tokenHash }) => repository.deleteOthers(userId, tokenHash),
    close: ({ userId, tokenHash }) => repository.delete(userId, tokenHash),
  }
}

function before(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}

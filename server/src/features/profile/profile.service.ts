import { randomUUID } from 'node:crypto'
import { changesBetween, type SectionChange } from '@waymark/contract/profile-changes.ts'
import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { sortNewestFirst, withIds, withKnownIds } from '@waymark/contract/profile-rules.ts'
import { versionsKept, type VersionOrigin } from '@waymark/contract/profile.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { exportProfileAs } from './exported-profile.ts'
import { createProfileRepository, type ProfileVersion } from './profile.repository.ts'

export type StoredProfile = { content: ProfileDocument; version: number; saved_at: string | null }
type ListedVersion = { version: number; saved_at: string; origin: VersionOrigin; changes: SectionChange[] | null }

type Repository = ReturnType<typeof createProfileRepository>

export function createProfileService({ db, clock }: { db: Db; clock: Clock }) {
  const repository = createProfileRepository(db)

  const load = async (userId: string): Promise<StoredProfile> => toStored(await repository.findNewest(userId))

  function locked<T>(userId: string, work: (inside: Repository, newest: StoredProfile) => Promise<T>): Promise<T> {
    return db.transaction().execute(async (transaction) => {
      const inside = createProfileRepository(transaction)
      await inside.lock(userId)
      return work(inside, toStored(await inside.findNewest(userId)))
    })
  }

  /** Unchanged content makes no version: the list of versions shows what happened. */
  async function add(
    inside: Repository,
    userId: string,
    newest: StoredProfile,
    content: ProfileDocument,
    origin: VersionOrigin,
  ): Promise<StoredProfile> {
    const changes = changesBetween(newest.content, content)
    if (changes.length === 0 && newest.version > 0) return newest
    const [version, savedAt] = [newest.version + 1, clock.now()]
    await inside.insert({ user_id: userId, version, content, saved_at: savedAt, origin, changes })
    await inside.deleteUpTo(userId, version - versionsKept)
    return { content, version, saved_at: savedAt.toISOString() }
  }

  return {
    load,

    /** Where the user lives, as they wrote it; empty if they did not. Costs less than the whole profile. */
    findLocation: (userId: string): Promise<string> => repository.findNewestLocation(userId),

    toJsonResume: (profile: ProfileDocument, exportedAt: string): Buffer =>
      Buffer.from(exportProfileAs('json-resume', profile, exportedAt).bytes),

    /** Saves the next version, adding ids and sorting by date. Undefined if `expected` is not the newest. */
    save(
      userId: string,
      document: ProfileDocument,
      {
        expected,
        origin = { kind: 'edit' },
      }: { expected?: number | undefined; origin?: VersionOrigin | undefined } = {},
    ): Promise<number | undefined> {
      return locked(userId, async (inside, newest) => {
        if (expected !== undefined && expected !== newest.version) return undefined
        const content = sortNewestFirst(withIds(withKnownIds(document, newest.content), randomUUID))
        return (await add(inside, userId, newest, content, origin)).version
      })
    },

    restore(
      userId: string,
      version: number,
      expected: number | undefined,
    ): Promise<StoredProfile | 'not_found' | 'profile_changed'> {
      return locked(userId, async (inside, newest) => {
        const wanted = await inside.findVersion(userId, version)
        if (!wanted) return 'not_found'
        if (expected !== undefined && expected !== newest.version) return 'profile_changed'
        return add(inside, userId, newest, wanted.content, { kind: 'restore', version })
      })
    },

    async findVersion(userId: string, version: number): Promise<StoredProfile | undefined> {
      const row = await repository.findVersion(userId, version)
      return row && toStored(row)
    },

    async listVersions(userId: string): Promise<ListedVersion[]> {
      const rows = await repository.listVersions(userId, versionsKept)
      return rows.map((row) => ({ ...row, saved_at: row.saved_at.toISOString() }))
    },
  }
}

function toStored(row: ProfileVersion | undefined): StoredProfile {
  if (!row) return { content: emptyProfile(), version: 0, saved_at: null }
  const { content, version, saved_at } = row
  return { content, version, saved_at: saved_at.toISOString() }
}

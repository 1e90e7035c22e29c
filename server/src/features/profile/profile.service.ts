import { randomUUID } from 'node:crypto'
import { emptyProfile, type ProfileDocument } from '@waymark/contract/profile-document.ts'
import { sortNewestFirst, withIds } from '@waymark/contract/profile-rules.ts'
import { versionsKept } from '@waymark/contract/profile.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { createProfileRepository } from './profile.repository.ts'

export type StoredProfile = { content: ProfileDocument; version: number; saved_at: string | null }

export type ProfileService = ReturnType<typeof createProfileService>

export function createProfileService({ db, clock }: { db: Db; clock: Clock }) {
  const repository = createProfileRepository(db)

  async function load(userId: string): Promise<StoredProfile> {
    const newest = await repository.findNewest(userId)
    return newest ? toStored(newest) : { content: emptyProfile(), version: 0, saved_at: null }
  }

  return {
    load,

    /**
     * Saves a whole profile as the next version; entries without id get one, the dated sections are kept newest first.
     * @returns the new version, or undefined when `expected` is no longer the newest one
     */
    save(userId: string, document: ProfileDocument, expected: number | undefined): Promise<number | undefined> {
      return db.transaction().execute(async (transaction) => {
        const inTransaction = createProfileRepository(transaction)
        const newest = await inTransaction.lockNewestVersion(userId)
        if (expected !== undefined && expected !== newest) return undefined
        const version = newest + 1
        await inTransaction.insert(userId, version, sortNewestFirst(withIds(document, randomUUID)), clock.now())
        await inTransaction.deleteUpTo(userId, version - versionsKept)
        return version
      })
    },

    async findVersion(userId: string, version: number): Promise<StoredProfile | undefined> {
      const row = await repository.findVersion(userId, version)
      return row && toStored(row)
    },

    async listVersions(userId: string): Promise<{ version: number; saved_at: string }[]> {
      const rows = await repository.listVersions(userId, versionsKept)
      return rows.map(({ version, saved_at }) => ({ version, saved_at: saved_at.toISOString() }))
    },
  }
}

function toStored({
  content,
  version,
  saved_at,
}: {
  content: ProfileDocument
  version: number
  saved_at: Date
}): StoredProfile {
  return { content, version, saved_at: saved_at.toISOString() }
}

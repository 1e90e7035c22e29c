import type { SectionChange } from '@waymark/contract/profile-changes.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { VersionOrigin } from '@waymark/contract/profile.ts'
import { sql, type ColumnType, type JSONColumnType } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { upgradeProfile } from './upgrade-profile.ts'

type Tables = {
  profile_versions: {
    user_id: string
    version: number
    content: ColumnType<unknown, string, never>
    saved_at: Date
    origin: JSONColumnType<VersionOrigin>
    changes: JSONColumnType<SectionChange[] | null, string>
  }
  users: { id: string }
  documents: { user_id: string; profile_version: number }
}

export type ProfileVersion = { version: number; content: ProfileDocument; saved_at: Date }
type NewVersion = ProfileVersion & { user_id: string; origin: VersionOrigin; changes: SectionChange[] }

export function createProfileRepository(database: Db) {
  const db = database.withTables<Tables>()
  const versionsOf = (userId: string) => db.selectFrom('profile_versions').where('user_id', '=', userId)
  const columns = ['version', 'content', 'saved_at'] as const
  const upgraded = (row: { version: number; content: unknown; saved_at: Date } | undefined) =>
    row && { ...row, content: upgradeProfile(row.content) }

  return {
    async findNewest(userId: string): Promise<ProfileVersion | undefined> {
      const query = versionsOf(userId).select(columns).orderBy('version', 'desc').limit(1)
      return upgraded(await query.executeTakeFirst())
    },

    async findNewestLocation(userId: string): Promise<string> {
      // Raw SQL: one field, without reading the whole document.
      const location = sql<string | null>`content->'personal_details'->>'present_location'`.as('location')
      const query = versionsOf(userId).select(location).orderBy('version', 'desc').limit(1)
      return (await query.executeTakeFirst())?.location ?? ''
    },

    async findVersion(userId: string, version: number): Promise<ProfileVersion | undefined> {
      return upgraded(await versionsOf(userId).where('version', '=', version).select(columns).executeTakeFirst())
    },

    listVersions: (userId: string, limit: number) =>
      versionsOf(userId)
        .select(['version', 'saved_at', 'origin', 'changes'])
        .orderBy('version', 'desc')
        .limit(limit)
        .execute(),

    /** Blocks other saves of this user until the transaction ends. */
    async lock(userId: string): Promise<void> {
      // Weaker than `for update`, so that rows which reference the user can still be written meanwhile.
      await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    },

    async insert({ content, origin, changes, ...values }: NewVersion): Promise<void> {
      const json = {
        content: JSON.stringify(content),
        origin: JSON.stringify(origin),
        changes: JSON.stringify(changes),
      }
      await db
        .insertInto('profile_versions')
        .values({ ...values, ...json })
        .execute()
    },

    /** Deletes versions up to this one, except those that documents were made from: evidence points into them. */
    async deleteUpTo(userId: string, version: number): Promise<void> {
      await db
        .deleteFrom('profile_versions')
        .where('user_id', '=', userId)
        .where('version', '<=', version)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('documents')
                .select('documents.profile_version')
                .whereRef('documents.user_id', '=', 'profile_versions.user_id')
                .whereRef('documents.profile_version', '=', 'profile_versions.version'),
            ),
          ),
        )
        .execute()
    },
  }
}

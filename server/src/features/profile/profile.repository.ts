import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'

type ProfileVersions = { user_id: string; version: number; content: ProfileDocument; saved_at: Date }

export function createProfileRepository(database: Db) {
  const db = database.withTables<{
    profile_versions: ProfileVersions
    users: { id: string }
    documents: { user_id: string; profile_version: number }
  }>()
  const versionsOf = (userId: string) => db.selectFrom('profile_versions').where('user_id', '=', userId)

  return {
    findNewest: (userId: string) =>
      versionsOf(userId)
        .select(['version', 'content', 'saved_at'])
        .orderBy('version', 'desc')
        .limit(1)
        .executeTakeFirst(),

    findVersion: (userId: string, version: number) =>
      versionsOf(userId).where('version', '=', version).select(['version', 'content', 'saved_at']).executeTakeFirst(),

    listVersions: (userId: string, most: number) =>
      versionsOf(userId).select(['version', 'saved_at']).orderBy('version', 'desc').limit(most).execute(),

    /** The newest version (0 if none), while no other save of this user can run: the user's row is the lock. */
    async lockNewestVersion(userId: string): Promise<number> {
      // Weaker than `for update`, so that rows which only point at the user can still be written beside it.
      await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
      const newest = await versionsOf(userId).select('version').orderBy('version', 'desc').limit(1).executeTakeFirst()
      return newest?.version ?? 0
    },

    async insert(userId: string, version: number, content: ProfileDocument, savedAt: Date): Promise<void> {
      const values = {
        user_id: userId,
        version,
        content: sql<ProfileDocument>`${JSON.stringify(content)}::jsonb`,
        saved_at: savedAt,
      }
      await db.insertInto('profile_versions').values(values).execute()
    },

    /** Deletes versions up to this one, except those that a document was made from: its evidence points into them. */
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

import type { SectionChange } from '@waymark/contract/profile-changes.ts'
import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { VersionOrigin } from '@waymark/contract/profile.ts'
import { sql } from 'kysely'
import type { Db } from '../../lib/db.ts'

type ProfileVersions = {
  user_id: string
  version: number
  content: ProfileDocument
  saved_at: Date
  origin: VersionOrigin
  /** Null for versions from before changes were kept. */
  changes: SectionChange[] | null
}

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
      versionsOf(userId)
        .select(['version', 'saved_at', 'origin', 'changes'])
        .orderBy('version', 'desc')
        .limit(most)
        .execute(),

    /** From here to the transaction's end no other save of this user can run: the user's row is the lock. */
    async lock(userId: string): Promise<void> {
      // Weaker than `for update`, so that rows which only point at the user can still be written beside it.
      await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
    },

    async insert({ content, origin, changes, ...values }: ProfileVersions): Promise<void> {
      const jsonb = <T>(value: T) => sql<T>`${JSON.stringify(value)}::jsonb`
      await db
        .insertInto('profile_versions')
        .values({ ...values, content: jsonb(content), origin: jsonb(origin), changes: jsonb(changes) })
        .execute()
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

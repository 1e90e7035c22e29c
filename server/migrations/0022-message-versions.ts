import { sql, type Kysely } from 'kysely'

/**
 * Messages form a tree by `parent_id`; `shown` marks the branch that is read, so that reading needs no recursion. What
 * was said so far is one branch.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column shown boolean not null default true`.execute(db)
  await sql`alter table messages drop constraint messages_status_check`.execute(db)
  await sql`
    alter table messages add constraint messages_status_check
    check (status in ('running', 'complete', 'failed', 'stopped'))
  `.execute(db)
  await sql`
    update messages set parent_id = earlier.id from (
      select user_id, id as own_id, lag(id) over (partition by user_id, session_id order by position) as id from messages
    ) as earlier
    where messages.user_id = earlier.user_id and messages.id = earlier.own_id and messages.role = 'user'
  `.execute(db)
  await sql`create index messages_by_parent on messages (user_id, parent_id)`.execute(db)
  await sql`create index messages_hidden on messages (user_id, session_id) where not shown`.execute(db)
}

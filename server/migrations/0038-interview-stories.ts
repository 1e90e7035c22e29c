import { sql, type Kysely } from 'kysely'

/** Answers of practice rounds. A question has one story: telling it again replaces it, unless the user has rewritten it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table interview_stories (
      user_id uuid not null references users (id) on delete cascade,
      id uuid not null default gen_random_uuid(),
      question text not null,
      answer text not null,
      is_rewritten boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (user_id, id)
    )
  `.execute(db)
  await sql`create unique index interview_stories_question on interview_stories (user_id, md5(question))`.execute(db)
}

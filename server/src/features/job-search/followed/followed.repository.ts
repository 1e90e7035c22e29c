import { mostFollowed } from '@waymark/contract/job-search/followed-employers.ts'
import { sql, type Generated } from 'kysely'
import type { Db } from '../../../lib/db.ts'

export type FollowedRow = {
  id: string
  feed: string
  name: string
  jobs: number
  last_success_at: Date | null
  problem: string | null
  followed_at: Date
}

export type FollowedPosting = {
  posting_id: string
  group_key: string
  job_title: string
  company: string
  location: string
  salary: string
  job_url: string
}

type Tables = {
  followed_employers: { user_id: string; id: Generated<string>; feed: string; name: string; followed_at: Date }
  listing_feeds: { id: string; last_success_at: Date | null; problem: string | null }
  listings: { source: string; closed_at: Date | null }
  postings: { id: string; user_id: string | null; source: string; company: string }
}

export function createFollowedRepository(database: Db) {
  const db = database.withTables<Tables>()
  const followedBy = (userId: string) =>
    db
      .selectFrom('followed_employers as f')
      .leftJoin('listing_feeds as s', 's.id', 'f.feed')
      .select(['f.id', 'f.feed', 'f.name', 'f.followed_at', 's.last_success_at', 's.problem'])
      .select(({ selectFrom }) =>
        selectFrom('listings as l')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('l.source', '=', 'f.feed')
          .where('l.closed_at', 'is', null)
          .$asScalar()
          .$notNull()
          .as('jobs'),
      )
      .where('f.user_id', '=', userId)
      .orderBy('f.followed_at', 'desc')
      .orderBy('f.id')
      .limit(mostFollowed)

  return {
    list: (userId: string): Promise<FollowedRow[]> => followedBy(userId).execute(),
    find: (userId: string, feed: string): Promise<FollowedRow | undefined> =>
      followedBy(userId).where('f.feed', '=', feed).executeTakeFirst(),

    async listFeeds(userId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('followed_employers')
        .select('feed')
        .where('user_id', '=', userId)
        .limit(mostFollowed)
        .execute()
      return rows.map(({ feed }) => feed)
    },

    /** All boards that anybody follows, the longest followed first. */
    async listAllFeeds(most: number): Promise<string[]> {
      const rows = await db
        .selectFrom('followed_employers')
        .select('feed')
        .groupBy('feed')
        .orderBy(({ fn }) => fn.min('followed_at'))
        .orderBy('feed')
        .limit(most)
        .execute()
      return rows.map(({ feed }) => feed)
    },

    /** False for a user who follows as many as allowed; following twice changes nothing. */
    async add(userId: string, feed: string, name: string, now: Date): Promise<boolean> {
      // Raw SQL: the limit is counted in the statement that inserts.
      const { rows } = await sql`
        insert into followed_employers (user_id, feed, name, followed_at)
        select ${userId}, ${feed}, ${name}, ${now}
        where (select count(*) from followed_employers where user_id = ${userId} and feed <> ${feed}) < ${mostFollowed}
        on conflict (user_id, feed) do update set name = excluded.name
        returning 1`.execute(db)
      return rows.length > 0
    },

    async remove(userId: string, id: string): Promise<boolean> {
      const query = db.deleteFrom('followed_employers').where('user_id', '=', userId).where('id', '=', id)
      return (await query.executeTakeFirst()).numDeletedRows > 0n
    },

    findSource: (postingId: string): Promise<{ source: string; company: string } | undefined> =>
      db
        .selectFrom('postings')
        .select(['source', 'company'])
        .where('id', '=', postingId)
        .where('user_id', 'is', null)
        .executeTakeFirst(),

    /**
     * What followed employers have posted since the user followed them and no mail has told of, newest first. Postings
     * without a date count from the second day: on the first day everything on a board is new to this index.
     */
    async listNew(userId: string, most: number): Promise<FollowedPosting[]> {
      // Raw SQL: which of two dates counts is chosen by row, and one of them with an interval.
      const { rows } = await sql<FollowedPosting>`
        select p.id as posting_id, l.group_key::text, p.title as job_title, p.company, p.location, p.salary,
          p.url as job_url
        from followed_employers f join listings l on l.source = f.feed join postings p on p.id = l.posting_id
        where f.user_id = ${userId} and l.closed_at is null and l.leads
          and case when l.posted_at_known then l.posted_at > f.followed_at
            else l.first_seen_at > f.followed_at + interval '1 day' end
          and not exists
            (select 1 from mailed_listings m where m.user_id = f.user_id and m.group_key = l.group_key)
          and not exists (select 1 from hidden_listings h where h.user_id = f.user_id
            and h.listing_key in (l.group_key, l.employer_key))
        order by l.posted_at desc, l.id limit ${most}`.execute(db)
      return rows
    },
  }
}

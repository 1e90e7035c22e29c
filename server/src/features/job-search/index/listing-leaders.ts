import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import type { PreparedListing } from './prepare-listing.ts'

type Copy = Pick<PreparedListing, 'group_key' | 'external_id'>

/** Bits of 64 by which copies of a posting may differ: contact lines, markup, a changed date. */
const similarBits = 10
/** Hostile sources have thousands of copies of one job. */
const mostCopies = 50

/** Copies of one job share employer, title and place, and are alike in text if one source has both. */
const isCopy = sql<boolean>`a.group_key = b.group_key and (a.source <> b.source or a.text_hash is null
  or b.text_hash is null or bit_count((a.text_hash # b.text_hash)::bit(64)) <= ${sql.lit(similarBits)})`
const isBetter = sql<boolean>`(b.rank_of_source, b.first_seen_at, b.id) < (a.rank_of_source, a.first_seen_at, a.id)`

/** The leader of a job's copies is the employer's own, or else the first one seen. */
export async function chooseLeaders(db: Db, source: string, rows: readonly Copy[]): Promise<void> {
  const groups = [...new Set(rows.map(({ group_key }) => group_key))]
  const ids = rows.map(({ external_id }) => external_id)
  // Raw SQL: CTEs that stay materialized, so that the planner cannot compare all listings with each other.
  await sql`
    with touched as materialized (
      select a.* from listings a join postings p on p.id = a.posting_id
      where p.user_id is null and p.source = ${source} and p.external_id = any(${ids})
    ), copies as materialized (
      select l.* from unnest(${groups}::bigint[]) g(key) cross join lateral
        (select id, group_key, source, text_hash, rank_of_source, first_seen_at, first_posted_at, reposts, closed_at, leads
         from listings where group_key = g.key and leads order by id limit ${mostCopies}) l
    ), losing as (
      -- A touched row loses against a better leader; a leader loses against a better touched row.
      select a.id from touched a where exists
        (select 1 from copies b where b.id <> a.id and b.closed_at is null and ${isCopy} and ${isBetter})
      union
      select a.id from copies a where exists
        (select 1 from touched b where b.id <> a.id and b.closed_at is null and ${isCopy} and ${isBetter})
    ), repeated as (
      -- The same job under a new id of the same source: its employer posted it again.
      select a.id, max(b.reposts) + 1 as reposts, min(b.first_posted_at) as first_posted_at
      from touched a join copies b on b.id < a.id and b.source = a.source and ${isCopy}
        and b.first_seen_at < a.first_seen_at - interval '3 days'
      where a.reposts = 0 group by a.id
    )
    update listings l set leads = losing.id is null,
      reposts = coalesce(repeated.reposts, l.reposts),
      first_posted_at = least(l.first_posted_at, repeated.first_posted_at)
    from (select id from touched union select id from losing) t
      left join losing on losing.id = t.id left join repeated on repeated.id = t.id
    where l.id = t.id and (l.leads <> (losing.id is null) or repeated.id is not null)`.execute(db)
}

export async function promoteCopies(db: Db, groups: readonly string[]): Promise<void> {
  if (groups.length === 0) return
  // Raw SQL: the best of each group is `distinct on` inside the update.
  await sql`
    update listings l set leads = true from (
      select distinct on (group_key) id from listings a
      where group_key = any(${[...new Set(groups)]}::bigint[]) and closed_at is null
        and not exists (select 1 from listings b where b.group_key = a.group_key and b.leads and b.closed_at is null)
      order by group_key, rank_of_source, first_seen_at, id) best
    where l.id = best.id and not l.leads`.execute(db)
}

export type MovedKey = { from: string; to: string }

/** Moves users' marks (hidden, mailed) to a job's new group, and gives the old group a new leader. */
export async function moveGroups(db: Db, moved: readonly MovedKey[]): Promise<void> {
  if (moved.length === 0) return
  const [from, to] = [moved.map((key) => key.from), moved.map((key) => key.to)]
  const keys = sql`unnest(${from}::bigint[], ${to}::bigint[]) k(old_key, new_key)`
  // Raw SQL: pairs of two arrays join what is moved.
  // An update: an insertion would fail for users at their quota, and with it the source's whole batch.
  await sql`
    update hidden_listings h set listing_key = moved.new_key from (
      select distinct on (h.user_id, k.new_key) h.user_id, h.id, k.new_key
      from hidden_listings h join ${keys} on h.kind = 'job' and h.listing_key = k.old_key
      where not exists (select 1 from listings l where l.group_key = k.old_key and l.closed_at is null)
        and not exists (select 1 from hidden_listings o
          where o.user_id = h.user_id and o.kind = 'job' and o.listing_key = k.new_key)
      order by h.user_id, k.new_key, h.hidden_at desc) moved
    where h.user_id = moved.user_id and h.id = moved.id`.execute(db)
  // Raw SQL, as above.
  await sql`
    insert into mailed_listings (user_id, group_key, mailed_at)
    select distinct on (m.user_id, k.new_key) m.user_id, k.new_key, m.mailed_at
    from mailed_listings m join ${keys} on m.group_key = k.old_key on conflict do nothing`.execute(db)
  await promoteCopies(db, from)
}

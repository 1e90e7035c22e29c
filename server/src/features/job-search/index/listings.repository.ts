import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import type { PreparedListing } from './prepare-listing.ts'
import { isRemoteWord } from './words.ts'

export type IngestCount = { added: number; changed: number; unchanged: number }
export type IndexedSource = { id: string; rank: number }

/** A listing seen within this time is not updated: most are seen many times a day. */
const seenAgainMs = 6 * 3_600_000
/** Of 64 bits, in which two copies of a posting may differ: contact lines, markup, a changed date. */
const similarBits = 10
/** Hostile sources have thousands of copies of one job. */
const mostCopies = 50

/** Batches of some 200 listings keep statements short. */
export function createListingsRepository(db: Db) {
  return {
    async save(source: IndexedSource, listings: readonly PreparedListing[], now: Date): Promise<IngestCount> {
      const byId = new Map(listings.map((listing) => [listing.external_id, listing]))
      // The same order for all writers, against deadlocks.
      const rows = [...byId.values()].toSorted((a, b) => (a.external_id < b.external_id ? -1 : 1))
      const count = await db.transaction().execute(async (transaction) => {
        const known = await findKnown(transaction, source.id, [...byId.keys()])
        const isSame = ({ external_id, content_hash }: PreparedListing) =>
          known.get(external_id)?.content_hash === content_hash
        const different = rows.filter((row) => !isSame(row))
        await noteSeen(
          transaction,
          rows.filter(isSame).map(({ external_id }) => known.get(external_id)?.id ?? 0),
          now,
        )
        if (different.length > 0) {
          await writePostings(transaction, source, different, now)
          const fresh = different.filter(({ external_id }) => !known.has(external_id))
          await chooseLeaders(transaction, source.id, different)
          await countWords(transaction, fresh)
        }
        const changed = different.filter(({ external_id }) => known.has(external_id)).length
        return { added: different.length - changed, changed, unchanged: rows.length - different.length }
      })
      // Otherwise the next searches read some hundred pages of unsorted terms.
      if (count.added + count.changed > 0)
        await sql`select gin_clean_pending_list('listings_by_title'), gin_clean_pending_list('listings_by_body')`.execute(
          db,
        )
      return count
    },

    /** Closes what a source has not shown since a moment, a bounded number at a time; returns how many. */
    async closeUnseen(source: string, since: Date, now: Date): Promise<number> {
      const { rows } = await sql<{ group_key: string }>`
        update listings set closed_at = ${now} where id in
          (select id from listings where source = ${source} and closed_at is null and last_seen_at < ${since} limit 5000)
        returning group_key::text`.execute(db)
      await promoteCopies(
        db,
        rows.map(({ group_key }) => group_key),
      )
      return rows.length
    },

    async closeOld(postedBefore: Date, now: Date): Promise<number> {
      const { rows } = await sql<{ group_key: string }>`
        update listings set closed_at = ${now} where id in
          (select l.id from listings l join postings p on p.id = l.posting_id
           where l.closed_at is null and (p.expires_at < ${now} or l.posted_at < ${postedBefore}) limit 5000)
        returning group_key::text`.execute(db)
      await promoteCopies(
        db,
        rows.map(({ group_key }) => group_key),
      )
      return rows.length
    },

    /** Users keep their own copies. */
    async deleteClosed(before: Date): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from postings where id in (select posting_id from listings where closed_at < ${before} limit 5000)`.execute(
        db,
      )
      return Number(numAffectedRows ?? 0)
    },
  }
}

type Known = { id: number; external_id: string; content_hash: string }

async function findKnown(db: Db, source: string, ids: readonly string[]): Promise<Map<string, Known>> {
  const { rows } = await sql<Known>`
    select l.id, p.external_id, l.content_hash::text from postings p join listings l on l.posting_id = p.id
    where p.user_id is null and p.source = ${source} and p.external_id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.external_id, row]))
}

async function noteSeen(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const recently = new Date(now.getTime() - seenAgainMs)
  await sql`update listings set last_seen_at = ${now}, closed_at = null
    where id = any(${ids}::bigint[]) and (last_seen_at < ${recently} or closed_at is not null)`.execute(db)
}

/** Words become stems here, because the stemmers are in the database. */
async function writePostings(
  db: Db,
  source: IndexedSource,
  rows: readonly PreparedListing[],
  now: Date,
): Promise<void> {
  const json = JSON.stringify(
    rows.map(({ title_words: _, trade_words, body_words, ...row }) => ({
      ...row,
      title_count: trade_words.filter((word) => !isRemoteWord(word)).length,
      title_words: trade_words.join(' '),
      body_words: body_words.join(' '),
    })),
  )
  await sql`
    with given as (
      select * from jsonb_to_recordset(${json}::jsonb) as g(external_id text, url text, title text, company text,
        location text, country text, remote boolean, salary text, employment_type text, language text,
        company_info text, description text, requirements text, benefits text, posted_at timestamptz,
        expires_at timestamptz, content_hash bigint, employer_key bigint, group_key bigint, text_hash bigint,
        config text, title_count int, title_words text, exact_terms text, body_words text, tokens text[], latitude real, longitude real,
        other_places real[], salary_usd int)
    ), written as (
      insert into postings (source, external_id, url, url_hash, title, company, location, country, remote, salary,
        employment_type, language, company_info, description, requirements, benefits, posted_at, expires_at, fetched_at)
      select ${source.id}, external_id, url, sha256(convert_to(url, 'UTF8')), title, company, location, country, remote,
        salary, employment_type, language, company_info, description, requirements, benefits, posted_at, expires_at,
        ${now}::timestamptz
      from given
      on conflict (source, external_id) where user_id is null do update set (url, url_hash, title, company, location,
        country, remote, salary, employment_type, language, company_info, description, requirements, benefits,
        posted_at, expires_at, fetched_at) = (excluded.url, excluded.url_hash, excluded.title, excluded.company,
        excluded.location, excluded.country, excluded.remote, excluded.salary, excluded.employment_type,
        excluded.language, excluded.company_info, excluded.description, excluded.requirements, excluded.benefits,
        excluded.posted_at, excluded.expires_at, excluded.fetched_at)
      returning id, external_id
    )
    insert into listings (posting_id, source, content_hash, language, employer_key, group_key, text_hash,
      rank_of_source, title_words, title_terms, body_terms, country, latitude, longitude, other_places, remote,
      salary_usd, posted_at, posted_at_known, first_posted_at, first_seen_at, last_seen_at)
    select w.id, ${source.id}, g.content_hash, g.language, g.employer_key, g.group_key, g.text_hash, ${source.rank},
      least(g.title_count, 1000), g.exact_terms::tsvector || to_tsvector(g.config::regconfig, g.title_words)
        || array_to_tsvector(g.tokens),
      to_tsvector(g.config::regconfig, g.body_words) || strip(g.exact_terms::tsvector) || array_to_tsvector(g.tokens),
      g.country, g.latitude, g.longitude,
      g.other_places, g.remote, g.salary_usd, coalesce(g.posted_at, ${now}), g.posted_at is not null,
      coalesce(g.posted_at, ${now}), ${now}, ${now}
    from given g join written w using (external_id)
    on conflict (posting_id) do update set
      (content_hash, language, employer_key, group_key, text_hash, title_words, title_terms, body_terms, country,
       latitude, longitude, other_places, remote, salary_usd, last_seen_at) = (excluded.content_hash, excluded.language,
       excluded.employer_key, excluded.group_key, excluded.text_hash, excluded.title_words, excluded.title_terms,
       excluded.body_terms, excluded.country, excluded.latitude, excluded.longitude,
       excluded.other_places, excluded.remote, excluded.salary_usd, excluded.last_seen_at),
      closed_at = null,
      -- A posting that its employer moved to the top counts as posted anew; one without a date keeps its first.
      posted_at = case when excluded.posted_at_known then excluded.posted_at else listings.posted_at end,
      reposts = listings.reposts + (excluded.posted_at_known and excluded.posted_at > listings.posted_at + interval '3 days')::int`.execute(
    db,
  )
}

/** Copies of one job share employer, title and place, and are alike in text if one source has both. */
const isCopy = sql<boolean>`a.group_key = b.group_key and (a.source <> b.source or a.text_hash is null
  or b.text_hash is null or bit_count((a.text_hash # b.text_hash)::bit(64)) <= ${sql.lit(similarBits)})`
const isBetter = sql<boolean>`(b.rank_of_source, b.first_seen_at, b.id) < (a.rank_of_source, a.first_seen_at, a.id)`

/** The leader of a job's copies is the employer's own, or else the first one seen. */
async function chooseLeaders(db: Db, source: string, rows: readonly PreparedListing[]): Promise<void> {
  const groups = [...new Set(rows.map(({ group_key }) => group_key))]
  const ids = rows.map(({ external_id }) => external_id)
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

async function promoteCopies(db: Db, groups: readonly string[]): Promise<void> {
  if (groups.length === 0) return
  await sql`
    update listings l set leads = true from (
      select distinct on (group_key) id from listings a
      where group_key = any(${[...new Set(groups)]}::bigint[]) and closed_at is null
        and not exists (select 1 from listings b where b.group_key = a.group_key and b.leads and b.closed_at is null)
      order by group_key, rank_of_source, first_seen_at, id) best
    where l.id = best.id and not l.leads`.execute(db)
}

async function countWords(db: Db, rows: readonly PreparedListing[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const { title_words } of rows)
    for (const word of new Set(title_words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  await sql`insert into listing_words (word, listings)
    select * from unnest(${sorted.map(([word]) => word)}::text[], ${sorted.map(([, count]) => count)}::int[])
    on conflict (word) do update set listings = listing_words.listings + excluded.listings`.execute(db)
}

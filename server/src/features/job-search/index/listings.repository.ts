import { sql } from 'kysely'
import type { Db } from '../../../lib/db.ts'
import { chooseLeaders, moveGroups, promoteCopies } from './listing-leaders.ts'
import { bodyTerms, givenListings, sortPendingTerms, titleColumns } from './listing-terms.ts'
import type { PreparedListing } from './prepare-listing.ts'

export type IngestCount = { added: number; changed: number; unchanged: number }
export type IndexedSource = { id: string; rank: number }

/** A listing seen within this time is not updated: most are seen many times a day. */
const seenAgainMs = 6 * 3_600_000
/** Rows that one statement closes or deletes. */
const mostAtOnce = 5000

type Tables = {
  listings: {
    id: number
    posting_id: string
    source: string
    group_key: string
    posted_at: Date
    last_seen_at: Date
    closed_at: Date | null
  }
  postings: { id: string; expires_at: Date | null }
}

/** Batches of some 500 listings keep statements short. */
export function createListingsRepository(database: Db) {
  const db = database.withTables<Tables>()
  const open = db.selectFrom('listings').select('listings.id').where('closed_at', 'is', null)

  async function close(those: typeof open, now: Date): Promise<number> {
    const closed = await db
      .updateTable('listings')
      .set({ closed_at: now })
      .where('id', 'in', those.limit(mostAtOnce))
      // As text: a number of JavaScript holds 53 of a key's 64 bits.
      .returning(({ cast }) => cast<string>('group_key', 'text').as('group_key'))
      .execute()
    await promoteCopies(
      database,
      closed.map(({ group_key }) => group_key),
    )
    return closed.length
  }

  return {
    async save(source: IndexedSource, listings: readonly PreparedListing[], now: Date): Promise<IngestCount> {
      const byId = new Map(listings.map((listing) => [listing.external_id, listing]))
      // The same order for all writers, against deadlocks.
      const rows = [...byId.values()].toSorted((a, b) => (a.external_id < b.external_id ? -1 : 1))
      const count = await database.transaction().execute(async (transaction) => {
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
          const moved = different.flatMap(({ external_id, group_key }) => {
            const from = known.get(external_id)?.group_key
            return from === undefined || from === group_key ? [] : [{ from, to: group_key }]
          })
          const fresh = different.filter(({ external_id }) => !known.has(external_id))
          await chooseLeaders(transaction, source.id, different)
          await moveGroups(transaction, moved)
          await countWords(transaction, fresh)
        }
        const changed = different.filter(({ external_id }) => known.has(external_id)).length
        return { added: different.length - changed, changed, unchanged: rows.length - different.length }
      })
      if (count.added + count.changed > 0) await sortPendingTerms(database)
      return count
    },

    /** Closes what a source has not shown since a moment, a bounded number at a time; returns how many. */
    closeUnseen: (source: string, since: Date, now: Date): Promise<number> =>
      close(open.where('source', '=', source).where('last_seen_at', '<', since), now),

    closeOld: (postedBefore: Date, now: Date): Promise<number> =>
      close(
        open
          .innerJoin('postings', 'postings.id', 'listings.posting_id')
          .where((is) => is.or([is('expires_at', '<', now), is('listings.posted_at', '<', postedBefore)])),
        now,
      ),

    /** Users keep their own copies. */
    async deleteClosed(before: Date): Promise<number> {
      const closed = db.selectFrom('listings').select('posting_id').where('closed_at', '<', before).limit(mostAtOnce)
      const { numDeletedRows } = await db.deleteFrom('postings').where('id', 'in', closed).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

type Known = { id: number; external_id: string; content_hash: string; group_key: string }

async function findKnown(db: Db, source: string, ids: readonly string[]): Promise<Map<string, Known>> {
  // Raw SQL: one array for the ids of a batch.
  const { rows } = await sql<Known>`
    select l.id, p.external_id, l.content_hash::text, l.group_key::text from postings p join listings l on l.posting_id = p.id
    where p.user_id is null and p.source = ${source} and p.external_id = any(${ids})`.execute(db)
  return new Map(rows.map((row) => [row.external_id, row]))
}

async function noteSeen(db: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const recently = new Date(now.getTime() - seenAgainMs)
  // Raw SQL: one array for the ids of a batch.
  await sql`update listings set last_seen_at = ${now}, closed_at = null
    where id = any(${ids}::bigint[]) and (last_seen_at < ${recently} or closed_at is not null)`.execute(db)
}

async function writePostings(
  db: Db,
  source: IndexedSource,
  rows: readonly PreparedListing[],
  now: Date,
): Promise<void> {
  // Raw SQL: a batch goes into three tables in one statement, and its terms are stemmed on the way.
  await sql`
    with given as (${givenListings(rows)}
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
    ), listed as (
      insert into listings (posting_id, source, content_hash, language, employer_key, group_key, title_key, text_hash,
        rank_of_source, title_words, title_terms, country, latitude, longitude, other_places, remote, salary_usd, posted_at,
        posted_at_known, first_posted_at, first_seen_at, last_seen_at)
      select w.id, ${source.id}, g.content_hash, g.language, g.employer_key, g.group_key, g.title_key, g.text_hash, ${source.rank},
        ${titleColumns}, g.country, g.latitude, g.longitude, g.other_places, g.remote, g.salary_usd,
        coalesce(g.posted_at, ${now}), g.posted_at is not null, coalesce(g.posted_at, ${now}), ${now}, ${now}
      from given g join written w using (external_id)
      on conflict (posting_id) do update set
        (content_hash, language, employer_key, group_key, title_key, text_hash, title_words, title_terms, country,
         latitude, longitude, other_places, remote, salary_usd, last_seen_at) = (excluded.content_hash, excluded.language,
         excluded.employer_key, excluded.group_key, excluded.title_key, excluded.text_hash, excluded.title_words,
         excluded.title_terms, excluded.country, excluded.latitude, excluded.longitude,
         excluded.other_places, excluded.remote, excluded.salary_usd, excluded.last_seen_at),
        closed_at = null,
        -- A posting that its employer moved to the top counts as posted anew; one without a date keeps its first.
        posted_at = case when excluded.posted_at_known then excluded.posted_at else listings.posted_at end,
        reposts = listings.reposts + (excluded.posted_at_known and excluded.posted_at > listings.posted_at + interval '3 days')::int
      returning id, posting_id
    )
    insert into listing_texts (listing_id, body_terms)
    select l.id, ${bodyTerms} from given g join written w using (external_id) join listed l on l.posting_id = w.id
    on conflict (listing_id) do update set body_terms = excluded.body_terms`.execute(db)
}

async function countWords(db: Db, rows: readonly PreparedListing[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const { title_words } of rows)
    for (const word of new Set(title_words)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const sorted = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  // Raw SQL: two arrays for the words of a batch.
  await sql`insert into listing_words (word, listings)
    select * from unnest(${sorted.map(([word]) => word)}::text[], ${sorted.map(([, count]) => count)}::int[])
    on conflict (word) do update set listings = listing_words.listings + excluded.listings`.execute(db)
}

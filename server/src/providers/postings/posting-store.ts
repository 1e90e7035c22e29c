import { sql, type Generated } from 'kysely'
import type { Db } from '../../lib/db.ts'
import { hashUrl } from '../../lib/url-hash.ts'
import type { Posting } from './posting.ts'
import { readHtmlText } from './scan-page.ts'

/** `source` is one of `Posting` or a name from the search index. */
export type StoredPosting = Omit<Posting, 'source' | 'posted_at' | 'expires_at'> & {
  source: string
  posted_at: Date | null
  expires_at: Date | null
}
export type ReadPosting = StoredPosting & { fetched_at: Date }
export type OwnPosting = ReadPosting & { id: string }

/** `user_id` is null for postings of the search index, which everybody may read. */
type PostingsTable = StoredPosting & {
  id: Generated<string>
  user_id: string | null
  url: string
  url_hash: Buffer
  fetched_at: Date
  is_aside: Generated<boolean>
}

const columns = [
  'source',
  'title',
  'company',
  'location',
  'salary',
  'employment_type',
  'language',
  'company_info',
  'description',
  'requirements',
  'benefits',
  'posted_at',
  'expires_at',
] as const

/** More readings of one posting that differ are no honest use; of the later ones the oldest go, the first stays. */
const mostAside = 8
/** Some three lines: fewer may be any employer's. */
const fewestCompared = 200

export function createPostingStore(database: Db) {
  const db = database.withTables<{ postings: PostingsTable }>()
  const { findOwn, listAside } = createReadings(database)

  return {
    findOwn,
    listAside,

    /** The search index's posting at an address, as plain text like every other one. */
    async findPublic(url: string): Promise<ReadPosting | undefined> {
      const posting = await db
        .selectFrom('postings')
        .select([...columns, 'fetched_at'])
        .where('user_id', 'is', null)
        .where('url_hash', '=', hashUrl(url))
        .orderBy('fetched_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return posting && toPlainText(posting)
    },

    /** Addresses of the user's copies that say the same, word for word; none for a short text, which says little. */
    async listSameText(
      userId: string,
      posting: Pick<StoredPosting, 'description' | 'requirements'>,
    ): Promise<string[]> {
      const text = posting.description + posting.requirements
      if (text.length < fewestCompared) return []
      const rows = await db
        .selectFrom('postings')
        .select('url')
        .where('user_id', '=', userId)
        .where('is_aside', '=', false)
        // Raw SQL: as the expression of the index is written.
        .where(sql<boolean>`md5(description || requirements) = md5(${text})`)
        .execute()
      return rows.map(({ url }) => url)
    },

    find: (userId: string, id: string): Promise<StoredPosting | undefined> =>
      db.selectFrom('postings').select(columns).where('user_id', '=', userId).where('id', '=', id).executeTakeFirst(),

    /** Makes a posting the user's copy; one that says something else is put aside. Returns the copy's id. */
    save: (userId: string, url: string, posting: StoredPosting, now: Date): Promise<string> =>
      change(userId, url, async (readings) => {
        const held = await readings.findOwn(userId, url)
        if (held && isSame(held, posting)) return held.id
        const known = await readings.findAside(userId, url, posting)
        return readings.exchange(userId, url, held, { ...(known ?? posting), fetched_at: now })
      }),

    /** Stores a reading beside the copy that counts, unless one of them says the same. */
    putAside: (userId: string, url: string, posting: StoredPosting, now: Date): Promise<'same' | 'other'> =>
      change(userId, url, async (readings) => {
        const held = await readings.findOwn(userId, url)
        if (held && isSame(held, posting)) return 'same'
        const known = await readings.findAside(userId, url, posting)
        if (known) await readings.noteRead(userId, known.id, now)
        else await readings.insertAside(userId, url, { ...posting, fetched_at: now })
        return 'other'
      }),

    /** Makes a reading that was put aside the one that counts, and puts the other aside. */
    use: (userId: string, url: string, id: string): Promise<boolean> =>
      change(userId, url, async (readings) => {
        const wanted = (await readings.listAside(userId, url)).find((one) => one.id === id)
        if (!wanted) return false
        await readings.exchange(userId, url, await readings.findOwn(userId, url), wanted)
        return true
      }),

    async delete(userId: string, url: string): Promise<void> {
      await db.deleteFrom('postings').where('user_id', '=', userId).where('url_hash', '=', hashUrl(url)).execute()
    },
  }

  /** All or nothing, and one after the other: of two tabs that choose or paste, neither loses what the other one read. */
  function change<T>(userId: string, url: string, make: (readings: Readings) => Promise<T>): Promise<T> {
    const within = async (transaction: Db) => {
      // Raw SQL: a lock without a table, for there may be no row yet.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`posting ${userId} ${url}`}, 0))`.execute(transaction)
      return make(createReadings(transaction))
    }
    return database.isTransaction ? within(database) : database.transaction().execute(within)
  }
}

type Readings = ReturnType<typeof createReadings>

/** What a user has read or pasted for an address. */
function createReadings(database: Db) {
  const db = database.withTables<{ postings: PostingsTable }>()
  const ownOf = (userId: string, url: string, isAside: boolean) =>
    db
      .selectFrom('postings')
      .select([...columns, 'id', 'fetched_at'])
      .where('user_id', '=', userId)
      .where('url_hash', '=', hashUrl(url))
      .where('is_aside', '=', isAside)

  const readings = {
    /** The user's copy that counts. */
    findOwn: (userId: string, url: string): Promise<OwnPosting | undefined> =>
      ownOf(userId, url, false).executeTakeFirst(),

    /** What else the user has read or pasted for this address, the latest first. */
    listAside: (userId: string, url: string): Promise<OwnPosting[]> =>
      ownOf(userId, url, true).orderBy('fetched_at', 'desc').orderBy('id').execute(),

    findAside: async (userId: string, url: string, posting: StoredPosting): Promise<OwnPosting | undefined> =>
      (await readings.listAside(userId, url)).find((one) => isSame(one, posting)),

    async noteRead(userId: string, id: string, now: Date): Promise<void> {
      const changes = { fetched_at: now }
      await db.updateTable('postings').set(changes).where('user_id', '=', userId).where('id', '=', id).execute()
    },

    /** Lets `wanted` count in the place of `held`, which goes aside. */
    async exchange(
      userId: string,
      url: string,
      held: OwnPosting | undefined,
      wanted: ReadPosting & { id?: string },
    ): Promise<string> {
      const { id, ...reading } = wanted
      // First, so that the other one finds its place free.
      if (id !== undefined) await remove(userId, [id])
      if (held) await readings.insertAside(userId, url, held)
      return putInUse(userId, url, reading)
    },

    async insertAside(userId: string, url: string, reading: ReadPosting | OwnPosting): Promise<void> {
      const { id: _, ...values } = { id: '', ...reading }
      const url_hash = hashUrl(url)
      await db
        .insertInto('postings')
        .values({ ...values, user_id: userId, url, url_hash, is_aside: true })
        .execute()
      const [first, ...later] = (await readings.listAside(userId, url)).toReversed()
      const surplus = later.slice(0, Math.max(0, later.length + 1 - mostAside)).map(({ id }) => id)
      if (first && surplus.length > 0) await remove(userId, surplus)
    },
  }
  return readings

  async function remove(userId: string, ids: readonly string[]): Promise<void> {
    await db.deleteFrom('postings').where('user_id', '=', userId).where('id', 'in', ids).execute()
  }

  async function putInUse(userId: string, url: string, reading: ReadPosting): Promise<string> {
    const changes = { ...reading, url }
    const { id } = await db
      .insertInto('postings')
      .values({ ...changes, user_id: userId, url_hash: hashUrl(url) })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'url_hash'])
          .where('user_id', 'is not', null)
          .where('is_aside', '=', false)
          .doUpdateSet(changes),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}

const told = [
  'title',
  'company',
  'location',
  'salary',
  'employment_type',
  'company_info',
  'description',
  'requirements',
  'benefits',
] as const

/** Whether two readings say the same, however they were read and spaced. */
function isSame(one: StoredPosting, other: StoredPosting): boolean {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
  return told.every((field) => plain(one[field]) === plain(other[field]))
}

type Texts = Pick<StoredPosting, 'company_info' | 'description' | 'requirements' | 'benefits'>

/** The index keeps these four as safe HTML, escaped once, for the job search. */
export function toPlainText<Posting extends Texts>(posting: Posting): Posting {
  const { company_info, description, requirements, benefits } = posting
  return {
    ...posting,
    company_info: readHtmlText(company_info),
    description: readHtmlText(description),
    requirements: readHtmlText(requirements),
    benefits: readHtmlText(benefits),
  }
}

import { searchJobs, type FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { hide } from '@waymark/contract/job-search/hidden-jobs.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../../lib/log.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'
import { addListings } from '../../../testing/make-listings.ts'
import { addUser } from '../../../testing/add-user.ts'
import type { PreparedListing } from '../index/prepare-listing.ts'
import { lockKey } from '../index/reindex.repository.ts'
import type { ListingReader } from './listing-reader.ts'
import { sharedProcesses } from '../../../testing/shared-processes.ts'
import { reindexSlice, type ReindexDeps } from './reindex.service.ts'

let app: TestApp
let token: string
const { listingReader } = sharedProcesses

beforeAll(async () => {
  app = await createTestApp()
  // The schedule of the product would index in the middle of a test.
  await sql`delete from pgboss.schedule where name = 'listing-reindex'`.execute(app.db)
  await sql`delete from pgboss.job where name = 'listing-reindex'`.execute(app.db)
  ;({ token } = await addUser(app))
})
afterAll(async () => {
  await app.close()
})
beforeEach(() => sql`truncate postings, listing_words, listing_indexing, hidden_listings cascade`.execute(app.db))

const deps = (reader: ListingReader = listingReader): ReindexDeps => ({
  db: app.db,
  clock: app.clock,
  log: createLog('fatal'),
  listingReader: reader,
})
async function find(search: object): Promise<string[]> {
  const { body } = await app.call(searchJobs, search, { token })
  return (body['results'] as FoundJob[]).map(({ company }) => company)
}
/** The connection that indexes. */
const lockHolder = sql`(select l.pid from pg_locks l join pg_database d on d.oid = l.database
  where d.datname = current_database() and l.locktype = 'advisory' and l.classid = 0 and l.objid = ${sql.lit(lockKey)}) holder`
/** As an earlier version wrote it: without the tokens of hours and contract. */
const forgetEmployment = async () => {
  const forgotten = sql`array['h:part_time', 'h:full_time', 'h:?', 'k:?']`
  await sql`update listings set title_terms = ts_delete(title_terms, ${forgotten})`.execute(app.db)
  await sql`update listing_texts set body_terms = ts_delete(body_terms, ${forgotten})`.execute(app.db)
}

test('listings of an earlier version get the tokens of this one, in slices that go on where the last one ended', async () => {
  const part = { employment_type: 'PART_TIME' }
  await addListings(app, [
    { company: 'A', ...part },
    { company: 'B', ...part },
    { company: 'C', ...part },
  ])
  await forgetEmployment()
  const wanted = { job_title: 'nurse', hours: 'part_time' }
  expect(await find(wanted)).toEqual([])
  expect(await reindexSlice(deps(), 2)).toBe(true)
  expect(await find(wanted)).toHaveLength(2)
  expect(await reindexSlice(deps(), 2)).toBe(false)
  expect((await find(wanted)).toSorted()).toEqual(['A', 'B', 'C'])
  await forgetEmployment()
  expect(await reindexSlice(deps(), 2)).toBe(false)
  expect(await find(wanted)).toEqual([])
})

test('what is indexed anew keeps its place, its day, its pay and whether it is open', async () => {
  const [day, far] = [86_400_000, { latitude: 53.9, longitude: -1.6 }]
  const posted_at = new Date(app.clock.now().getTime() - 5 * day)
  await addListings(app, [
    {
      company: 'Dated',
      posted_at,
      salary: '£30,000 a year',
      remote: false,
      text: '<p>About.</p><h3>Duties</h3><p>Care.</p>',
    },
    { company: 'Undated', location: 'Remote, United Kingdom' },
  ])
  await addListings(app, [{ company: 'Point', location: 'Yeadon', country: 'GB', ...far }], { id: 'adzuna' })
  await addListings(app, [{ company: 'Closed' }])
  await sql`update listings l set closed_at = now() from postings p where p.id = l.posting_id and p.company = 'Closed'`.execute(
    app.db,
  )
  const { rows: before } = await sql`select * from listings order by id`.execute(app.db)
  await reindexSlice(deps())
  const { rows: after } = await sql`select * from listings order by id`.execute(app.db)
  expect(after).toEqual(before)
})

test('a job that was hidden stays hidden when its group is another one', async () => {
  await addListings(app, [{ company: 'Hidden' }])
  const { body } = await app.call(searchJobs, { job_title: 'nurse' }, { token })
  const [job] = body['results'] as FoundJob[]
  await app.call(hide, { kind: 'job', job_id: job?.id ?? '' }, { token })
  await sql`update listings set group_key = 1`.execute(app.db)
  await sql`update hidden_listings set listing_key = 1`.execute(app.db)
  expect(await find({ job_title: 'nurse' })).toEqual([])
  await reindexSlice(deps())
  const { rows } = await sql`select from listings where group_key = 1`.execute(app.db)
  expect(rows).toEqual([])
  expect(await find({ job_title: 'nurse' })).toEqual([])
})

test('a hidden job stays hidden while a copy of it becomes another job', async () => {
  await addListings(app, [{ company: 'Hidden' }])
  const [copy] = await addListings(app, [{ company: 'Hidden' }], { id: 'adzuna' })
  const search = async () => {
    const { body } = await app.call(searchJobs, { job_title: 'nurse' }, { token })
    return body['results'] as FoundJob[]
  }
  const [job] = await search()
  await app.call(hide, { kind: 'job', job_id: job?.id ?? '' }, { token })
  expect(await search()).toEqual([])
  await addListings(app, [{ ...copy, title: 'Nurse manager' }], { id: 'adzuna' })
  expect((await search()).map(({ job_title }) => job_title)).toEqual(['Nurse manager'])
})

/** A reader that cannot read some postings, and counts how often it is asked. */
function failingReader(isBad: (companies: readonly string[]) => boolean): ListingReader & { asked(): number } {
  let asked = 0
  return {
    ...listingReader,
    asked: () => asked,
    readStored(task) {
      asked++
      const bad = isBad(task.stored.map(({ company }) => company))
      return bad ? Promise.resolve({ problem: 'out of memory' }) : listingReader.readStored(task)
    },
  }
}

test('a slice that cannot be read does not hold up the others', async () => {
  await addListings(app, [{ company: 'A' }, { company: 'B' }])
  const failing = failingReader((companies) => companies.length > 0)
  expect(await reindexSlice(deps(failing), 1)).toBe(true)
  expect(await reindexSlice(deps(), 1)).toBe(false)
})

test('a reader that does not work at all is asked twice, and skips nothing', async () => {
  await addListings(app, [
    { company: 'A', employment_type: 'PART_TIME' },
    { company: 'B', employment_type: 'PART_TIME' },
  ])
  await forgetEmployment()
  const broken = failingReader(() => true)
  expect(await reindexSlice(deps(broken))).toBe(false)
  expect(broken.asked()).toBe(2)
  await reindexSlice(deps())
  expect((await find({ job_title: 'nurse', hours: 'part_time' })).toSorted()).toEqual(['A', 'B'])
})

test('a slice with many postings that cannot be read is not tried for ever', async () => {
  await addListings(
    app,
    Array.from({ length: 120 }, (_, at) => ({ company: at % 2 === 0 ? `Bad ${at}` : `Good ${at}` })),
  )
  const failing = failingReader((companies) => companies.some((company) => company.startsWith('Bad')))
  expect(await reindexSlice(deps(failing))).toBe(false)
  expect(failing.asked()).toBeLessThan(50)
})

/** Makes the database refuse an employer's listing, with an SQLSTATE. */
async function refuse(company: string, state: string): Promise<void> {
  await sql
    .raw(`create or replace function refuse_listing() returns trigger language plpgsql as $$ begin
      if exists (select from postings p where p.id = new.posting_id and p.company = '${company}') then
        raise exception 'refused' using errcode = '${state}';
      end if;
      return new;
    end $$`)
    .execute(app.db)
  await sql`create or replace trigger refused before update on listings for each row execute function refuse_listing()`.execute(
    app.db,
  )
}

describe('where the database refuses one listing', () => {
  beforeEach(async () => {
    const part = { employment_type: 'PART_TIME' }
    await addListings(app, [
      { company: 'A', ...part },
      { company: 'Refused', ...part },
      { company: 'B', ...part },
    ])
    await forgetEmployment()
  })
  afterEach(() => sql`drop trigger refused on listings`.execute(app.db))

  test.each(['57014', '22001', '54000'])('for its own sake (%s), the others are indexed', async (state) => {
    await refuse('Refused', state)
    expect(await reindexSlice(deps())).toBe(false)
    expect((await find({ job_title: 'nurse', hours: 'part_time' })).toSorted()).toEqual(['A', 'B'])
  })

  test.each(['53100', '40P01', '57P01'])('for the state that it is in (%s), all are tried again', async (state) => {
    await refuse('Refused', state)
    await expect(reindexSlice(deps())).rejects.toThrow('refused')
    await refuse('Nobody', state)
    expect(await reindexSlice(deps())).toBe(false)
    expect((await find({ job_title: 'nurse', hours: 'part_time' })).toSorted()).toEqual(['A', 'B', 'Refused'])
  })
})

test('an error is told as it is, though the connection with the lock breaks', async () => {
  await addListings(app, [{ company: 'A' }])
  const breaking: ListingReader = {
    ...listingReader,
    async readStored() {
      await sql`select pg_terminate_backend(pid) from ${lockHolder}`.execute(app.db)
      throw new Error('the reader broke')
    },
  }
  await expect(reindexSlice(deps(breaking))).rejects.toThrow('the reader broke')
  // The pool may not have heard yet that the connection is gone, and would give it to the next test.
  const answers = () =>
    sql`select 1`.execute(app.db).then(
      () => true,
      () => false,
    )
  await expect.poll(answers).toBe(true)
})

test('of a slice with a posting that cannot be read or written, the others are indexed', async () => {
  const part = { employment_type: 'PART_TIME' }
  await addListings(
    app,
    ['A', 'Unreadable', 'B', 'Unwritable', 'C'].map((company) => ({ company, ...part })),
  )
  await forgetEmployment()
  const failing: ListingReader = {
    ...listingReader,
    async readStored(task) {
      if (task.stored.some(({ company }) => company === 'Unreadable')) return { problem: 'out of memory' }
      const answer = await listingReader.readStored(task)
      if ('problem' in answer) return answer
      const spoilt = ([id, listing]: [number, PreparedListing]): [number, PreparedListing] =>
        listing.company === 'Unwritable' ? [id, { ...listing, exact_terms: "'unclosed" }] : [id, listing]
      return { prepared: new Map([...answer.prepared].map(spoilt)) }
    },
  }
  expect(await reindexSlice(deps(failing))).toBe(false)
  expect((await find({ job_title: 'nurse', hours: 'part_time' })).toSorted()).toEqual(['A', 'B', 'C'])
  const again: ListingReader = { ...listingReader, readStored: () => Promise.reject(new Error('read twice')) }
  expect(await reindexSlice(deps(again))).toBe(false)
})

test('a posting that its source changes while it is read again keeps what its source says', async () => {
  const [posting] = await addListings(app, [{ title: 'Nurse', company: 'A' }])
  const changing: ListingReader = {
    ...listingReader,
    async readStored(task) {
      await addListings(app, [{ ...posting, title: 'Baker' }])
      return listingReader.readStored(task)
    },
  }
  await reindexSlice(deps(changing))
  expect(await find({ job_title: 'baker' })).toEqual(['A'])
  expect(await find({ job_title: 'nurse' })).toEqual([])
})

test('while postings are read again, no transaction is open', async () => {
  await addListings(app, [{ company: 'A' }])
  const states: unknown[] = []
  const watching: ListingReader = {
    ...listingReader,
    async readStored(task) {
      const { rows } = await sql`select state from ${lockHolder} join pg_stat_activity using (pid)`.execute(app.db)
      states.push(...rows)
      return listingReader.readStored(task)
    },
  }
  await reindexSlice(deps(watching))
  expect(states).toEqual([{ state: 'idle' }])
})

test('while one process indexes, another one leaves it alone', async () => {
  await addListings(app, [{ company: 'A', employment_type: 'PART_TIME' }, { company: 'B' }])
  let read = 0
  const counting: ListingReader = {
    ...listingReader,
    readStored: (task) => {
      read += task.stored.length
      return listingReader.readStored(task)
    },
  }
  await reindexSlice(deps(counting), 1)
  await Promise.all([1, 2, 3].map(() => reindexSlice(deps(counting), 1)))
  expect(read).toBe(2)
})

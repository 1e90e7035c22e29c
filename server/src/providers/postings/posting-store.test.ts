import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type OpenTestDatabase } from '../../testing/create-test-database.ts'
import { createPostingStore, type StoredPosting } from './posting-store.ts'

let database: OpenTestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a posting of the search index is plain text, with its lists and with what was escaped in it', async () => {
  const url = 'https://jobs.example/1'
  await sql`insert into postings (source, external_id, url, url_hash, title, description, requirements, company_info, benefits, fetched_at)
    values ('test', '1', ${url}, sha256(${url}::bytea), 'Data Engineer', '<h4>Your work</h4><p>Python &amp; PostgreSQL</p>',
      '<ul><li>std::vector&lt;int&gt;</li><li><strong>C++</strong></li></ul>', '<p>AT&amp;T &quot;Labs&quot;</p>', '', now())`.execute(
    database.db,
  )
  expect(await createPostingStore(database.db).findPublic(url)).toMatchObject({
    title: 'Data Engineer',
    description: 'Your work\n\nPython & PostgreSQL',
    requirements: '• std::vector<int>\n• C++',
    company_info: 'AT&T "Labs"',
    benefits: '',
  })
})

let readers = 0
/** A user with this posting in use, and others aside. */
async function makeReader(texts: readonly string[]) {
  const { rows } = await sql<{ id: string }>`insert into users (email, name, password_hash, created_at) values
    (${`reader-${++readers}@example.org`}, 'Ada', '', now()) returning id`.execute(database.db)
  const [userId, url] = [rows[0]!.id, 'https://jobs.example/read']
  const store = createPostingStore(database.db)
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 8, minute))
  const held = async () => ({
    own: (await store.findOwn(userId, url))?.description,
    aside: (await store.listAside(userId, url)).map(({ description }) => description).toSorted(),
  })
  const idOf = async (text: string) =>
    (await store.listAside(userId, url)).find(({ description }) => description === text)?.id ?? ''
  const paste = (text: string, minute = 59) => store.save(userId, url, pasted(text), at(minute))
  for (const [minute, text] of texts.entries())
    await (minute === 0 ? paste(text, minute) : store.putAside(userId, url, pasted(text), at(minute)))
  return { held, paste, use: async (text: string) => store.use(userId, url, await idOf(text)) }
}
const empty = { title: '', company: '', location: '', salary: '', employment_type: '', language: null }
const more = { company_info: '', requirements: '', benefits: '', posted_at: null, expires_at: null }
const pasted = (description: string): StoredPosting => ({ ...empty, ...more, source: 'pasted', description })

test('of two tabs that choose, paste or read at once neither loses a reading', async () => {
  const texts = ['a', 'b', 'c', 'd']
  const [choosing, pasting] = [await makeReader(texts), await makeReader([])]
  await Promise.all(texts.map((text) => choosing.use(text)))
  await Promise.all(texts.map((text) => pasting.paste(text)))
  for (const { own, aside } of [await choosing.held(), await pasting.held()])
    expect([own, ...aside].toSorted()).toEqual(texts)
})

test('with every place taken, a reading that is chosen leaves its own place to the one that it replaces', async () => {
  const reader = await makeReader(['own', '1', '2', '3', '4', '5', '6', '7', '8'])
  await reader.use('8')
  expect(await reader.held()).toEqual({ own: '8', aside: ['1', '2', '3', '4', '5', '6', '7', 'own'] })
})

test('what is pasted again after another text takes no second place', async () => {
  const reader = await makeReader(['a'])
  for (const text of ['b', 'a', 'b ', 'a', 'b']) await reader.paste(text)
  expect(await reader.held()).toEqual({ own: 'b', aside: ['a'] })
})

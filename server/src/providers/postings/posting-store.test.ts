import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type OpenTestDatabase } from '../../testing/create-test-database.ts'
import { createPostingStore } from './posting-store.ts'

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

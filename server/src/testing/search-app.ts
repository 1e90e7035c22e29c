import { searchJobs, type FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { addUser } from './add-user.ts'
import { createTestApp, type Reply, type TestApp } from './create-test-app.ts'
import { addListings } from './make-listings.ts'

type Added = Parameters<typeof addListings>[1]

export type SearchApp = {
  add(listings: Added): Promise<void>
  addTitles(...titles: string[]): Promise<void>
  /** A search by the app's one user, with whatever it answers. */
  search(search: object, headers?: Record<string, string>): Promise<Reply>
  find(search: object, headers?: Record<string, string>): Promise<FoundJob[]>
}

/** Called at the head of a test file: an app for all its tests, with no listings at the start of each. */
export function emptySearchApp(): SearchApp {
  let app: TestApp
  let token: string
  beforeAll(async () => {
    app = await createTestApp()
    ;({ token } = await addUser(app))
  })
  afterAll(() => app.close())
  beforeEach(() => sql`truncate postings, listing_words cascade`.execute(app.db))
  const add = async (listings: Added) => void (await addListings(app, listings))
  const search: SearchApp['search'] = (asked, headers = {}) => app.call(searchJobs, asked, { token, headers })
  return {
    add,
    addTitles: (...titles) => add(titles.map((title) => ({ title }))),
    search,
    async find(asked, headers) {
      const { status, body } = await search(asked, headers)
      expect(status).toBe(200)
      return body['results'] as FoundJob[]
    },
  }
}

import { prepareListing } from '../features/job-search/index/prepare-listing.ts'
import { createListingsRepository } from '../features/job-search/index/listings.repository.ts'
import type { Clock } from '../lib/clock.ts'
import { readPlaces } from '../lib/places/places.ts'
import type { SourcePosting } from '../providers/listings/source-posting.ts'
import type { TestApp } from './create-test-app.ts'

const places = readPlaces()
let count = 0

export function makePosting(posting: Partial<SourcePosting> = {}): SourcePosting {
  count += 1
  return {
    external_id: String(count),
    url: `https://jobs.example/${count}`,
    title: 'Nurse',
    company: `Employer ${count}`,
    location: 'Leeds, United Kingdom',
    text: 'A short text.',
    ...posting,
  }
}

export async function addListings(
  app: { db: TestApp['db']; clock: Clock },
  postings: readonly Partial<SourcePosting>[],
  { id = 'test', rank = 2 } = {},
): Promise<SourcePosting[]> {
  const now = app.clock.now()
  const made = postings.map(makePosting)
  const prepared = made.flatMap((posting) => prepareListing(posting, { id }, places, now) ?? [])
  await createListingsRepository(app.db).save({ id, rank }, prepared, now)
  return made
}

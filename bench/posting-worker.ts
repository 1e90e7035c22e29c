import { parentPort, workerData } from 'node:worker_threads'
import { prepareListing, type PreparedListing } from '../server/src/features/job-search/index/prepare-listing.ts'
import { readPlaces } from '../server/src/lib/places/places.ts'
import { makePostings, readRealRows } from './search-rows.ts'

const { count, batchSize, source, now } = workerData as { count: number; batchSize: number; source: string; now: Date }

const places = readPlaces()
const postings = makePostings(readRealRows(), count, now)

function nextBatch(): PreparedListing[] {
  const batch: PreparedListing[] = []
  while (batch.length < batchSize) {
    const posting = postings.next().value
    if (!posting) break
    const listing = prepareListing(posting, { id: source }, places, now)
    if (listing) batch.push(listing)
  }
  return batch
}

parentPort?.on('message', () => parentPort?.postMessage(nextBatch()))

import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PreparedListing } from '../server/src/features/job-search/index/prepare-listing.ts'

/** Prepared in a thread, like the product's process: the next batch is made while the last one is written. */
export async function* preparedBatches(options: {
  count: number
  batchSize: number
  source: string
  now: Date
}): AsyncGenerator<PreparedListing[]> {
  const worker = new Worker(path.join(import.meta.dirname, 'posting-worker.ts'), { workerData: options })
  const ask = (): Promise<PreparedListing[]> => {
    const answer = once(worker, 'message').then(([batch]) => batch as PreparedListing[])
    worker.postMessage('next')
    return answer
  }
  for (let next = ask(); ;) {
    const batch = await next
    if (batch.length === 0) break
    next = ask()
    yield batch
  }
  await worker.terminate()
}

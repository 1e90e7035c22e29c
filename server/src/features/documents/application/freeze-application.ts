import { isJobStatus, statusMeanings, type JobRecord, type JobStatus } from '@waymark/contract/job-tracking.ts'
import type { Db } from '../../../lib/db.ts'
import { createPostingStore } from '../../../providers/postings/posting-store.ts'
import { documentIn } from '../document-link.ts'
import { toKeptPosting } from './kept-posting.ts'
import { createSentRepository } from './sent.repository.ts'

const appliedStatus: JobStatus = 'Applied'

/** Freezes what goes out. A job that skips Applied was applied for too: the first such step counts. */
export async function freezeWhenApplied(transaction: Db, userId: string, job: JobRecord): Promise<void> {
  const entry = job.history.at(-1)
  if (!entry || !isJobStatus(entry.status) || !statusMeanings[entry.status].isApplied) return
  const sent = createSentRepository(transaction)
  if (entry.status !== appliedStatus && (await sent.isSent(userId, job.job_url))) return
  const posting = await createPostingStore(transaction).findOwn(userId, job.job_url)
  const { cv_link, cover_letter_link } = job.generated_documents ?? {}
  const documentIds = [cv_link, cover_letter_link].map(documentIn).filter((id) => id !== undefined)
  if (!posting && documentIds.length === 0) return
  await sent.freeze(userId, job.job_url, new Date(entry.timestamp), {
    posting: posting ? toKeptPosting(posting) : null,
    documentIds,
  })
}

/** The search index forgets closed postings; one on somebody's board stays with them. */
export async function keepIndexedPosting(transaction: Db, userId: string, jobUrl: string): Promise<void> {
  const store = createPostingStore(transaction)
  if (await store.findOwn(userId, jobUrl)) return
  const indexed = await store.findPublic(jobUrl)
  if (indexed) await store.save(userId, jobUrl, indexed, indexed.fetched_at)
}

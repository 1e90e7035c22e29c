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
  const documentIds = documentsOf(job)
  if (!posting && documentIds.length === 0) return
  await sent.freeze(userId, job.job_url, new Date(entry.timestamp), {
    posting: posting ? toKeptPosting(posting) : null,
    documentIds,
  })
}

/**
 * Freezes the documents of now, on the user's word that these went out: they were made after the card was moved.
 * @returns false where the job was not applied for, has no documents, or has copies of what was sent
 */
export async function freezeLater(transaction: Db, userId: string, job: JobRecord): Promise<boolean> {
  const applied = job.history.findLast(({ status }) => isJobStatus(status) && statusMeanings[status].isApplied)
  const documentIds = documentsOf(job)
  const sent = createSentRepository(transaction)
  await sent.lock(userId, job.job_url)
  const [round] = await sent.list(userId, job.job_url)
  if (!applied || documentIds.length === 0 || (round && round.documents.length > 0)) return false
  if (round) await sent.addDocuments(userId, job.job_url, round.sent_at, documentIds)
  else await sent.freeze(userId, job.job_url, new Date(applied.timestamp), { posting: null, documentIds })
  return true
}

const documentsOf = ({ generated_documents }: JobRecord): string[] =>
  [generated_documents?.cv_link, generated_documents?.cover_letter_link]
    .map(documentIn)
    .filter((id) => id !== undefined)

/** The search index forgets closed postings; one on somebody's board stays with them. */
export async function keepIndexedPosting(transaction: Db, userId: string, jobUrl: string): Promise<void> {
  const store = createPostingStore(transaction)
  if (await store.findOwn(userId, jobUrl)) return
  const indexed = await store.findPublic(jobUrl)
  if (indexed) await store.save(userId, jobUrl, indexed, indexed.fetched_at)
}

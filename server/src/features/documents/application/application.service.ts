import type { KeptPosting, MadeDocument, OtherPosting, SentRound } from '@waymark/contract/job-application.ts'
import type { JobDetails, JobRecord } from '@waymark/contract/job-tracking.ts'
import { changesBetween, type SectionChange } from '@waymark/contract/profile-changes.ts'
import { isRefusal, refuse, type Refusal } from '../../../lib/http/refusal.ts'
import type { PostingRefusal } from '../../../providers/postings/posting-reader.ts'
import { createPostingStore } from '../../../providers/postings/posting-store.ts'
import { createProfileService } from '../../profile/profile.service.ts'
import type { DocumentsDeps } from '../documents.service.ts'
import { createDocumentsRepository, type ListedDocument } from '../documents.repository.ts'
import { linkOf } from '../document-link.ts'
import { freezeLater } from './freeze-application.ts'
import { toKeptPosting } from './kept-posting.ts'
import { createRunsRepository } from '../runs.repository.ts'
import { createSentRepository, type SentApplication } from './sent.repository.ts'

export type ApplicationService = ReturnType<typeof createApplicationService>

export type Application = {
  job: JobRecord
  details: JobDetails
  posting: KeptPosting | null
  other_postings: OtherPosting[]
  documents: MadeDocument[]
  sent: SentRound[]
  phrase: boolean
}

/** Everything that belongs to one application, for the page of its own that it has. */
export function createApplicationService({ db, clock, postings, jobTracking }: DocumentsDeps) {
  const documents = createDocumentsRepository(db)
  const store = createPostingStore(db)
  const sent = createSentRepository(db)
  const profiles = createProfileService({ db, clock })

  /** What changed in the profile since each of these versions. */
  async function changesSince(userId: string, versions: Iterable<number>): Promise<Map<number, SectionChange[]>> {
    const newest = await profiles.load(userId)
    const changes = new Map<number, SectionChange[]>()
    for (const version of versions) {
      const then = version === newest.version ? newest : await profiles.findVersion(userId, version)
      changes.set(version, then ? changesBetween(then.content, newest.content) : [])
    }
    return changes
  }

  return {
    /** Keeps the posting of a job on the board: read now, or as it was pasted. */
    async keepPosting(
      userId: string,
      jobUrl: string,
      { text, again = false }: { text?: string | undefined; again?: boolean | undefined },
    ): Promise<{ posting: KeptPosting; found: 'kept' | 'same' | 'other' } | Refusal<PostingRefusal | 'not_found'>> {
      if (!(await jobTracking.findJob(userId, jobUrl))) return refuse('not_found')
      const isHeld = again && (await store.findOwn(userId, jobUrl)) !== undefined
      const kept = isHeld ? await postings.readAgain(userId, jobUrl) : await postings.save(userId, jobUrl, text)
      if (isRefusal(kept)) return kept
      const posting = await postings.find(userId, jobUrl)
      if (!posting) return refuse('not_found')
      return { posting: toKeptPosting(posting), found: 'found' in kept ? kept.found : 'kept' }
    },

    async choosePosting(
      userId: string,
      jobUrl: string,
      id: string,
    ): Promise<{ posting: KeptPosting } | Refusal<'not_found'>> {
      if (!(await store.use(userId, jobUrl, id))) return refuse('not_found')
      const posting = await store.findOwn(userId, jobUrl)
      return posting ? { posting: toKeptPosting(posting) } : refuse('not_found')
    },

    async keepSent(userId: string, jobUrl: string): Promise<Record<string, never> | Refusal<'not_found'>> {
      return db.transaction().execute(async (transaction) => {
        const job = await jobTracking.findJob(userId, jobUrl, transaction)
        return job && (await freezeLater(transaction, userId, job)) ? {} : refuse('not_found')
      })
    },

    async choosePhrasing(userId: string, phrase: boolean): Promise<{ phrase: boolean }> {
      await createRunsRepository(db).keepPhrase(userId, phrase)
      return { phrase }
    },

    async find(userId: string, jobUrl: string): Promise<Application | undefined> {
      const [job, details, posting, aside, made, rounds, phrase] = await Promise.all([
        jobTracking.findJob(userId, jobUrl),
        jobTracking.findDetails(userId, jobUrl),
        postings.find(userId, jobUrl),
        store.listAside(userId, jobUrl),
        documents.listForJob(userId, jobUrl),
        sent.list(userId, jobUrl),
        createRunsRepository(db).findPhrase(userId),
      ])
      if (!job || !details) return undefined
      const changes = await changesSince(userId, new Set(made.map(({ profile_version }) => profile_version)))
      const choices = await Promise.all(
        made.map(async ({ id, kind }) => (kind === 'letter' ? documents.findChoices(userId, id) : null)),
      )
      return {
        job,
        details,
        posting: posting ? toKeptPosting(posting) : null,
        other_postings: aside.map(({ id, ...other }) => ({ id, posting: toKeptPosting(other) })),
        documents: made.map((document, index) => ({
          ...toMadeDocument(document, changes.get(document.profile_version) ?? []),
          letter: choices[index] ?? null,
        })),
        sent: rounds.map(toSentRound),
        phrase,
      }
    },
  }
}

function toMadeDocument(document: ListedDocument, profile_changes: SectionChange[]): Omit<MadeDocument, 'letter'> {
  return { ...document, created_at: document.created_at.toISOString(), url: linkOf(document.id), profile_changes }
}

function toSentRound({ sent_at, posting, documents }: SentApplication): SentRound {
  return {
    sent_at: sent_at.toISOString(),
    posting,
    documents: documents.map((document) => ({ ...document, url: linkOf(document.id) })),
  }
}

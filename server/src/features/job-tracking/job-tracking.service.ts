import { archivedPageSize, type JobDetails, type JobRecord, type JobToSave } from '@waymark/contract/job-tracking.ts'
import { fitToCard } from '@waymark/contract/card-texts.ts'
import { createBatch } from '../../lib/batch.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import { isRefusal, refuse, type Refusal } from '../../lib/http/refusal.ts'
import type { Places } from '../../lib/places/places.ts'
import type { PostingReader, PostingRefusal } from '../../providers/postings/posting-reader.ts'
import type { StoredPosting } from '../../providers/postings/posting-store.ts'
import { createBoardRepository, type Board } from './board.repository.ts'
import { changesDetails, createJobDetailsRepository, type JobChanges } from './job-details.repository.ts'
import { createJobTrackingRepository } from './job-tracking.repository.ts'
import { createRemindersRepository } from './reminders/reminders.repository.ts'
import { createSameOpenings } from './same-openings.service.ts'

export type DocumentLinks = { cv_link: string; cover_letter_link: string }
export type JobTrackingService = ReturnType<typeof createJobTrackingService>

/** What another feature does when something happens to a job, inside the transaction in which it happens. */
export type JobListener = {
  onDelete(transaction: Db, userId: string, jobUrl: string): Promise<void>
  /** The job came to the board or to another column, which its last history entry says. */
  onMove(transaction: Db, userId: string, job: JobRecord): Promise<void>
  /** The job got these documents. */
  onLink(transaction: Db, userId: string, links: readonly string[]): Promise<void>
}

type PostingFields = { job_title: string; company_name: string; location: string; salary: string; source: string }
type Updated = { data: JobRecord; details: JobDetails } | Refusal<'not_found' | 'job_changed' | 'validation'>

/** A board of 1,000 jobs is some 400 kB: 16 of them are still a small part of what one answer of the database may take. */
const maxBoardsInQuery = 16

type JobTrackingDeps = { db: Db; clock: Clock; postings: PostingReader; places(): Promise<Places> }

export function createJobTrackingService(deps: JobTrackingDeps) {
  const { db, clock, postings } = deps
  const details = createJobDetailsRepository(db)
  const listeners: JobListener[] = []
  const findBoard = createBatch(
    (userIds: readonly string[]) => createBoardRepository(db).listAsJson(userIds, clock.now()),
    { maxKeys: maxBoardsInQuery, concurrency: 4 },
  )

  return {
    /** From now on the listener hears of every job that is added, moved or deleted; call before requests come in. */
    listen: (listener: JobListener): void => void listeners.push(listener),

    listAsJson: async (userId: string): Promise<Board> => (await findBoard(userId)) ?? { board: '[]', archived: 0 },

    listArchivedAsJson: (userId: string, after: string | undefined): Promise<string> =>
      createBoardRepository(db).listArchivedAsJson(userId, after, clock.now()),

    /** The board and all archived jobs, as many as the quota lets there be. */
    async listAll(userId: string): Promise<JobRecord[]> {
      const parse = (json: string) => JSON.parse(json) as JobRecord[]
      const jobs = parse((await this.listAsJson(userId)).board)
      let page: JobRecord[] = []
      do {
        page = parse(await this.listArchivedAsJson(userId, page.at(-1)?.id))
        jobs.push(...page)
      } while (page.length === archivedPageSize)
      return jobs
    },

    listSame: createSameOpenings(deps),

    findDetails: (userId: string, jobUrl: string): Promise<JobDetails | undefined> => details.find(userId, jobUrl),

    listLastInterviews: (userId: string): Promise<Map<string, string>> =>
      details.listLastInterviews(userId, clock.now()),
    listContactNames: (userId: string): Promise<Map<string, string[]>> => details.listContactNames(userId),

    /** @param at when the job got there, where that was earlier */
    save: (userId: string, job: JobToSave, at = clock.now()): Promise<{ data: JobRecord; existed: boolean }> =>
      db.transaction().execute(async (transaction) => {
        const { isMoved, ...saved } = await createJobTrackingRepository(transaction).save(userId, job, at)
        if (isMoved) for (const { onMove } of listeners) await onMove(transaction, userId, saved.data)
        await tellLinks(transaction, userId, job)
        return saved
      }),

    /** Changes only the sent fields. Refused if others changed the details since they were read. */
    async update(userId: string, jobUrl: string, changes: JobChanges): Promise<Updated> {
      if (changesDetails(changes) && changes.revision === undefined) {
        const sentence = 'Please send the revision that the details were read with.'
        return refuse('validation', { fields: { revision: sentence } })
      }
      return db.transaction().execute(async (transaction) => {
        const inside = createJobDetailsRepository(transaction)
        const now = clock.now()
        const updated = await inside.update(userId, jobUrl, changes, now)
        if (!updated) return refuse((await inside.find(userId, jobUrl)) ? 'job_changed' : 'not_found')
        const { follow_up_on, ...answer } = updated
        if (changes.follow_up_on !== undefined || changes.interviews !== undefined) {
          const dates = { follow_up_on, interviews: answer.details.interviews }
          await createRemindersRepository(transaction).plan(userId, jobUrl, dates, now)
        }
        return answer
      })
    },

    /** Deletes a job with everything that belongs to it, other features' parts included. */
    delete: (userId: string, jobUrl: string): Promise<Record<string, never> | Refusal<'not_found'>> =>
      db.transaction().execute(async (transaction) => {
        const isDeleted = await createJobTrackingRepository(transaction).delete(userId, jobUrl)
        if (!isDeleted) return refuse('not_found')
        for (const { onDelete } of listeners) await onDelete(transaction, userId, jobUrl)
        return {}
      }),

    async readPosting(userId: string, jobUrl: string): Promise<{ data: PostingFields } | Refusal<PostingRefusal>> {
      const posting = await postings.preview(userId, jobUrl)
      return isRefusal(posting) ? posting : { data: fieldsOf(posting, jobUrl) }
    },

    /** @param within the caller's transaction, if there is one */
    findJob: (userId: string, jobUrl: string, within: Db = db): Promise<JobRecord | undefined> =>
      createJobTrackingRepository(within).find(userId, jobUrl, clock.now()),

    saveLinks: (userId: string, jobUrl: string, links: DocumentLinks): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        await tellLinks(transaction, userId, links)
        return createJobTrackingRepository(transaction).saveLinks(userId, jobUrl, links, clock.now())
      }),
  }

  async function tellLinks(
    transaction: Db,
    userId: string,
    { cv_link, cover_letter_link }: Pick<JobToSave, keyof DocumentLinks>,
  ): Promise<void> {
    const links = [cv_link, cover_letter_link].filter((link) => link !== undefined)
    if (links.length > 0) for (const { onLink } of listeners) await onLink(transaction, userId, links)
  }
}

/** Cut to the length of the fields that they fill in; the user sees them before anything is saved. */
function fieldsOf({ title, company, location, salary }: StoredPosting, jobUrl: string): PostingFields {
  const source = new URL(jobUrl).hostname.replace(/^www\./, '')
  return fitToCard({ job_title: title, company_name: company, location, salary, source })
}

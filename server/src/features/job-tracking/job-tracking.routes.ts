import { exportJobs, importJobs, previewJobs } from '@waymark/contract/job-transfer.ts'
import {
  deleteJob,
  getJobDetails,
  jobLimits,
  listJobs,
  readPosting,
  saveJob,
  updateJob,
} from '@waymark/contract/job-tracking.ts'
import { getReminders, updateReminders } from '@waymark/contract/reminders.ts'
import type { Hono } from 'hono'
import type { Clock } from '../../lib/clock.ts'
import type { Db } from '../../lib/db.ts'
import type { Limits } from '../../lib/http/limits.ts'
import type { HttpEnv, Mount } from '../../lib/http/mount.ts'
import { refuse } from '../../lib/http/refusal.ts'
import { writtenData } from '../../lib/http/written-data.ts'
import type { Jobs } from '../../lib/jobs.ts'
import { createSecrets } from '../../lib/secrets.ts'
import type { Mail } from '../../providers/mail/mail.ts'
import { createBoardReader } from './board.repository.ts'
import type { CsvReader } from './csv/csv-reader.ts'
import { createJobDetailsRepository } from './job-details.repository.ts'
import { createJobTrackingRepository } from './job-tracking.repository.ts'
import { exportBoard, importBoard, previewFile } from './csv/job-transfer.service.ts'
import { mountReminderPages } from './reminders/reminder-pages.routes.ts'
import {
  changeSettings,
  queueDueReminders,
  readSettings,
  reminderMail,
  sendReminderMail,
} from './reminders/reminders.service.ts'
import { updateJobOf } from './update-job.service.ts'

export type PostingFacts = { title: string; company: string; location: string; salary: string }
type JobTrackingDeps = {
  db: Db
  clock: Clock
  jobs: Jobs
  mail: Mail
  csv: CsvReader
  limits: Limits
  publicUrl: string
  trustedProxies: number
  /** Deletes what was made for a job, in the transaction that deletes the job. */
  deleteDocuments(transaction: Db, userId: string, jobUrl: string): Promise<void>
  /** What a posting says, from a stored copy or its page; nothing is kept. */
  lookAtPosting(userId: string, jobUrl: string): Promise<PostingFacts | 'posting_unreadable' | 'url_refused'>
}

export function mountJobTracking(app: Hono<HttpEnv>, mount: Mount, dependencies: JobTrackingDeps): void {
  const deps = { ...dependencies, secrets: createSecrets(dependencies.db) }
  const { db, clock, jobs } = deps
  const board = createJobTrackingRepository(db)
  const readBoard = createBoardReader(deps)

  mount(listJobs, async ({ caller }) => writtenData(await readBoard(caller.userId)))
  mount(saveJob, ({ caller, body }) => board.save(caller.userId, body, clock.now()))
  mount(updateJob, ({ caller, body }) => updateJobOf(deps, caller.userId, body))
  mount(getJobDetails, async ({ caller, query }) => {
    const data = await createJobDetailsRepository(db).find(caller.userId, query.job_url)
    return data ? { data } : refuse('not_found')
  })
  mount(deleteJob, ({ caller, body }) =>
    db.transaction().execute(async (transaction) => {
      if (!(await createJobTrackingRepository(transaction).delete(caller.userId, body.job_url)))
        return refuse('not_found')
      await deps.deleteDocuments(transaction, caller.userId, body.job_url)
      return {}
    }),
  )
  mount(readPosting, async ({ caller, body }) => {
    const posting = await deps.lookAtPosting(caller.userId, body.job_url)
    return typeof posting === 'string' ? refuse(posting) : { data: toFields(posting, body.job_url) }
  })

  mount(previewJobs, ({ caller, file }) => previewFile(deps, caller.userId, file))
  mount(importJobs, ({ caller, body }) => importBoard(deps, caller.userId, body.jobs))
  mount(exportJobs, ({ caller }) => exportBoard(deps, caller.userId))

  mount(getReminders, ({ caller }) => readSettings(deps, caller.userId))
  mount(updateReminders, ({ caller, body }) => changeSettings(deps, caller.userId, body))
  mountReminderPages(app, deps)
  jobs.on(reminderMail, (queued, job) => sendReminderMail(deps, queued, job))
  jobs.regularly('reminders', '*/5 * * * *', () => queueDueReminders(deps))
}

/** As long as the fields that they are put into; the user sees them before anything is saved. */
function toFields({ title, company, location, salary }: PostingFacts, jobUrl: string) {
  // A character of two halves is not cut into one.
  const cut = (text: string, most: number) => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
  return {
    job_title: cut(title, jobLimits.job_title),
    company_name: cut(company, jobLimits.company_name),
    location: cut(location, jobLimits.location),
    salary: cut(salary, jobLimits.salary),
    source: cut(new URL(jobUrl).hostname.replace(/^www\./, ''), jobLimits.source),
  }
}

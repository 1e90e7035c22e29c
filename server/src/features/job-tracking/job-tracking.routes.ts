import { exportJobs, importJobs, previewJobs } from '@waymark/contract/job-transfer.ts'
import {
  deleteJob,
  findSameOpenings,
  getJobDetails,
  listArchivedJobs,
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
import { rawJson } from '../../lib/http/raw-json.ts'
import { refuse } from '../../lib/http/refusal.ts'
import type { Jobs } from '../../lib/jobs.ts'
import { createSecrets } from '../../lib/secrets.ts'
import type { Mail } from '../../providers/mail/mail.ts'
import type { CsvReader } from './csv/csv-reader.ts'
import { exportBoard, importBoard, previewFile } from './csv/job-transfer.service.ts'
import type { JobTrackingService } from './job-tracking.service.ts'
import { mountReminderPages } from './reminders/reminder-pages.routes.ts'
import {
  changeSettings,
  queueDueReminders,
  readSettings,
  reminderMail,
  sendReminderMail,
} from './reminders/reminders.service.ts'

type JobTrackingDeps = {
  db: Db
  clock: Clock
  jobs: Jobs
  mail: Mail
  csv: CsvReader
  limits: Limits
  publicUrl: string
  trustedProxies: number
  jobTracking: JobTrackingService
}

export function mountJobTracking(app: Hono<HttpEnv>, mount: Mount, dependencies: JobTrackingDeps): void {
  const deps = { ...dependencies, secrets: createSecrets(dependencies.db) }
  const { jobs, jobTracking } = deps

  mount(listJobs, async ({ caller }) => {
    const { board, archived } = await jobTracking.listAsJson(caller.userId)
    return rawJson(board, archived > 0 ? { archived_total: archived } : {})
  })
  mount(listArchivedJobs, async ({ caller, query }) =>
    rawJson(await jobTracking.listArchivedAsJson(caller.userId, query.after)),
  )
  mount(findSameOpenings, async ({ caller, query }) => ({ data: await jobTracking.listSame(caller.userId, query) }))
  mount(saveJob, ({ caller, body }) => jobTracking.save(caller.userId, body))
  mount(updateJob, ({ caller, body: { job_url, ...changes } }) => jobTracking.update(caller.userId, job_url, changes))
  mount(getJobDetails, async ({ caller, query }) => {
    const data = await jobTracking.findDetails(caller.userId, query.job_url)
    return data ? { data } : refuse('not_found')
  })
  mount(deleteJob, ({ caller, body }) => jobTracking.delete(caller.userId, body.job_url))
  mount(readPosting, ({ caller, body }) => jobTracking.readPosting(caller.userId, body.job_url))

  mount(previewJobs, ({ caller, file }) => previewFile(deps, caller.userId, file))
  mount(importJobs, ({ caller, body }) => importBoard(deps, caller.userId, body))
  mount(exportJobs, ({ caller }) => exportBoard(deps, caller.userId))

  mount(getReminders, ({ caller }) => readSettings(deps, caller.userId))
  mount(updateReminders, ({ caller, body }) => changeSettings(deps, caller.userId, body))
  mountReminderPages(app, deps)
  jobs.on(reminderMail, (queued, job) => sendReminderMail(deps, queued, job))
  jobs.regularly('reminders', '*/5 * * * *', () => queueDueReminders(deps))
}

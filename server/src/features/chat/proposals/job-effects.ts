import { isJobStatus, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { isRefusal, refuse } from '../../../lib/http/refusal.ts'
import { momentIn } from '../../../lib/zoned-time.ts'
import type { DocumentsService } from '../../documents/documents.service.ts'
import type { JobTrackingService } from '../../job-tracking/job-tracking.service.ts'
import type { Effect, Effects } from './effect.ts'

type Deps = { jobTracking: JobTrackingService; documents: DocumentsService }
type JobEffects = Omit<Effects, 'change_profile' | 'save_search' | 'save_story'>

/** Marks a card that was changed since it was added, so that no undo removes that work. */
const workedOn = 'worked on'
/** The hour of a day that was told without one. */
const midday = 12

const middayOf = (day: string | undefined, timeZone: string | null | undefined): Date | undefined =>
  day === undefined ? undefined : momentIn(timeZone ?? 'UTC', day, midday)

/** Proposals about the board, through the board's own service, so that its rules hold. */
export function createJobEffects({ jobTracking, documents }: Deps): JobEffects {
  const find = (userId: string, jobUrl: string) => jobTracking.findJob(userId, jobUrl)

  const addJob: Effect<'add_job'> = {
    field: () => 'status',
    can_undo: true,
    async current({ userId }, { job_url }) {
      const job = await find(userId, job_url)
      if (!job) return null
      return isUntouched(job) ? statusOf(job) : workedOn
    },
    async set({ userId, timeZone }, { posting_text = '', reached_on, ...job }, status) {
      if (status === null) {
        await jobTracking.delete(userId, job.job_url)
        return 'done'
      }
      if (!isJobStatus(status)) return refuse('proposal_stale')
      const at = middayOf(reached_on, timeZone)
      const { existed } = await jobTracking.save(userId, { ...job, status, if_absent: true }, at)
      if (existed) return refuse('proposal_stale')
      if (posting_text.trim() !== '') await documents.keepPosting(userId, job.job_url, posting_text)
      return 'done'
    },
  }

  const moveJob: Effect<'move_job'> = {
    field: () => 'status',
    can_undo: true,
    async current({ userId }, { job_url }) {
      const job = await find(userId, job_url)
      return job && statusOf(job)
    },
    async set({ userId, timeZone }, { job_url, reached_on }, status) {
      const job = await find(userId, job_url)
      if (!job || status === null || !isJobStatus(status)) return refuse('proposal_stale')
      const { job_title, company_name } = job
      // An undo moves the card back today, whatever day the move was told for.
      const at = status === 'Applied' ? middayOf(reached_on, timeZone) : undefined
      await jobTracking.save(userId, { job_title, company_name, job_url, status }, at)
      return 'done'
    },
  }

  const noteJob: Effect<'note_job'> = {
    field: () => 'notes',
    can_undo: true,
    async current({ userId }, { job_url }) {
      const details = await jobTracking.findDetails(userId, job_url)
      return details && (details.notes === '' ? null : details.notes)
    },
    async set({ userId }, { job_url }, notes) {
      const details = await jobTracking.findDetails(userId, job_url)
      if (!details) return refuse('proposal_stale')
      const changes = { notes: notes ?? '', revision: details.revision }
      return toOutcome(await jobTracking.update(userId, job_url, changes))
    },
  }

  const archiveJob: Effect<'archive_job'> = {
    field: () => 'archived',
    can_undo: true,
    async current({ userId }, { job_url }) {
      const job = await find(userId, job_url)
      return job && (job.archived_at === null ? null : 'archived')
    },
    set: async ({ userId }, { job_url }, value) =>
      toOutcome(await jobTracking.update(userId, job_url, { archived: value !== null })),
  }

  const setReminder: Effect<'set_reminder'> = {
    field: () => 'follow_up_on',
    can_undo: true,
    current: async ({ userId }, { job_url }) => (await find(userId, job_url))?.follow_up_on,
    set: async ({ userId }, { job_url }, day) =>
      toOutcome(await jobTracking.update(userId, job_url, { follow_up_on: day })),
  }

  /** The next interview, moved where one is planned already; its note goes along. */
  const setInterview: Effect<'set_interview'> = {
    field: () => 'interview_at',
    can_undo: true,
    current: async ({ userId }, { job_url }) => (await find(userId, job_url))?.next_interview_at,
    async set({ userId }, { job_url }, at) {
      const job = await find(userId, job_url)
      const details = await jobTracking.findDetails(userId, job_url)
      if (!job || !details) return refuse('proposal_stale')
      const planned = details.interviews.find((one) => one.at === job.next_interview_at)
      const others = details.interviews.filter((one) => one !== planned)
      const interviews = at === null ? others : [...others, { at, text: planned?.text ?? '' }]
      return toOutcome(await jobTracking.update(userId, job_url, { interviews, revision: details.revision }))
    },
  }

  const generateDocuments: Effect<'generate_documents'> = {
    field: () => 'documents',
    // Documents are snapshots: new ones leave the earlier ones unchanged.
    can_undo: false,
    async current({ userId }, { job_url }) {
      const job = await find(userId, job_url)
      return job && (job.generated_documents?.generated_at ?? null)
    },
    async set({ userId, language, timeZone }, { job_url }) {
      // Opening is enough: the run finishes in the background and saves its links on the card.
      const opened = await documents.open({ userId, language, timeZone }, job_url)
      return isRefusal(opened) ? opened : 'done'
    },
  }

  return {
    add_job: addJob,
    move_job: moveJob,
    note_job: noteJob,
    archive_job: archiveJob,
    set_reminder: setReminder,
    set_interview: setInterview,
    generate_documents: generateDocuments,
  }
}

const statusOf = ({ history }: JobRecord): string => history.at(-1)?.status ?? ''

function isUntouched({ history, has_notes, generated_documents, follow_up_on, next_interview_at }: JobRecord): boolean {
  const isPlain = history.length === 1 && !has_notes && !generated_documents
  return isPlain && follow_up_on === null && next_interview_at === null
}

function toOutcome(updated: object) {
  return isRefusal(updated) ? refuse('proposal_stale') : ('done' as const)
}

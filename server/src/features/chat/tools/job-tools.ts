import {
  applyStatus,
  day,
  isJobUrl,
  jobLimits,
  jobStatuses,
  jobToSave,
  moment,
} from '@waymark/contract/job-tracking.ts'
import type { ProposalKind } from '@waymark/contract/proposals.ts'
import * as z from 'zod/mini'
import type { Clock } from '../../../lib/clock.ts'
import { isRefusal } from '../../../lib/http/refusal.ts'
import type { PostingReader } from '../../../providers/postings/posting-reader.ts'
import type { JobTrackingService } from '../../job-tracking/job-tracking.service.ts'
import type { Value } from '../proposals/effect.ts'
import { postingTextMost, type PayloadOf } from '../proposals/proposal-payloads.ts'
import type { ProposalsService } from '../proposals/proposals.service.ts'
import { toToolResult } from './proposed.ts'
import { defineTool, refuseTool, type ToolCall } from './tool.ts'

type Deps = {
  clock: Clock
  jobTracking: JobTrackingService
  proposals: ProposalsService
  postings: PostingReader
}
type AboutJob = Exclude<ProposalKind, 'change_profile' | 'add_job' | 'save_search'>

const job_url = z.string().check(z.trim(), z.maxLength(jobLimits.job_url))
const { shape } = jobToSave
const proposes = { effect: 'proposes', touches: ['board'] } as const

/** Proposals about the board. None of them changes anything. */
export function createJobTools({ clock, jobTracking, proposals, postings }: Deps) {
  async function proposeAbout<K extends AboutJob>(
    kind: K,
    jobUrl: string,
    after: Value,
    { asker, session_id }: ToolCall,
    more: Omit<PayloadOf<K>, 'job_url'> | Record<string, never> = {},
  ) {
    const job = await jobTracking.findJob(asker.userId, jobUrl)
    if (!job) return refuseTool('gone', 'There is no such job on the board.')
    const payload = { job_url: jobUrl, ...more } as PayloadOf<K>
    const subject = subjectOf(job)
    return toToolResult(await proposals.propose(asker, { kind, payload, after, subject, job_url: jobUrl, session_id }))
  }

  const addJob = defineTool({
    ...proposes,
    name: 'add_job',
    sentence: 'Propose to add a job to the board. The user confirms it.',
    input: z.strictObject({
      job_title: shape.job_title,
      company_name: shape.company_name,
      job_url: shape.job_url,
      location: shape.location,
      salary: shape.salary,
      source: shape.source,
      status: z.optional(z.enum(jobStatuses)),
      /** The day on which the job got to its stage, such as that of applying; today where it is left out. */
      reached_on: z.optional(day),
      /** Pasted by the user; kept as the posting of the job. */
      posting_text: z.optional(z.string().check(z.maxLength(postingTextMost))),
    }),
    async run({ status, reached_on, ...job }, { asker, session_id, said }) {
      if (!isJobUrl(job.job_url)) return refuseTool('invalid_input', 'This is no web address.')
      if (await jobTracking.findJob(asker.userId, job.job_url))
        return refuseTool('unchanged', 'This job is on the board already.')
      // The card of a proposal shows no day, so nobody who may make one up sets it.
      const payload = said === undefined && reached_on !== undefined ? { ...job, reached_on } : job
      const draft = { kind: 'add_job', payload, after: status ?? applyStatus, subject: subjectOf(job) } as const
      return toToolResult(await proposals.propose(asker, { ...draft, job_url: job.job_url, session_id }))
    },
  })

  const moveJob = defineTool({
    ...proposes,
    name: 'move_job',
    sentence: 'Propose to move a job to another stage of the board. The user confirms it.',
    input: z.strictObject({
      job_url,
      status: z.enum(jobStatuses),
      /** The day of the application, where that was told. */
      reached_on: z.optional(day),
    }),
    run: ({ job_url: url, status, reached_on }, call) =>
      proposeAbout('move_job', url, status, call, reached_on === undefined ? {} : { reached_on }),
  })

  const noteJob = defineTool({
    ...proposes,
    name: 'note_job',
    sentence: 'Propose to add a note to a job on the board. The user confirms it.',
    input: z.strictObject({ job_url, note: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
    async run({ job_url: url, note }, call) {
      const details = await jobTracking.findDetails(call.asker.userId, url)
      const notes = details?.notes ? `${details.notes}\n${note}` : note
      if (notes.length > jobLimits.notes) return refuseTool('invalid_input', 'The notes of this job are full.')
      return proposeAbout('note_job', url, notes, call)
    },
  })

  const archiveJob = defineTool({
    ...proposes,
    name: 'archive_job',
    sentence: 'Propose to archive a job, or to bring an archived one back. The user confirms it.',
    input: z.strictObject({ job_url, archived: z.boolean() }),
    run: (input, call) => proposeAbout('archive_job', input.job_url, input.archived ? 'archived' : null, call),
  })

  const setReminder = defineTool({
    ...proposes,
    name: 'set_reminder',
    sentence: 'Propose a day to follow up on a job, or no day any more (null). The user confirms it.',
    input: z.strictObject({ job_url, day: z.nullable(z.iso.date()) }),
    run: (input, call) => proposeAbout('set_reminder', input.job_url, input.day, call),
  })

  const setInterview = defineTool({
    ...proposes,
    name: 'set_interview',
    sentence:
      'Propose the moment of the next interview of a job, which moves one that is planned already. The user confirms it.',
    input: z.strictObject({ job_url, at: moment }),
    async run({ job_url: url, at }, call) {
      const when = new Date(at)
      if (when < clock.now()) return refuseTool('invalid_input', 'This moment is over.')
      return proposeAbout('set_interview', url, when.toISOString(), call)
    },
  })

  const generateDocuments = defineTool({
    ...proposes,
    touches: ['board', 'profile', 'documents', 'postings'],
    name: 'generate_documents',
    sentence: 'Propose to make a CV and a cover letter for a job on the board, from the profile. The user confirms it.',
    input: z.strictObject({ job_url }),
    async run({ job_url: url }, call) {
      const job = await jobTracking.findJob(call.asker.userId, url)
      // Nothing is made of a posting that nobody can read: its text has to be pasted first.
      const posting = job && (await postings.save(call.asker.userId, url, undefined))
      if (posting && isRefusal(posting) && posting.refused !== 'busy')
        return refuseTool(
          'posting_unreadable',
          'This posting cannot be read. Its text can be pasted on the page of the job.',
        )
      return proposeAbout('generate_documents', url, 'new', call)
    },
  })

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

const subjectOf = ({ job_title, company_name }: { job_title: string; company_name: string }): string =>
  `${job_title}, ${company_name}`

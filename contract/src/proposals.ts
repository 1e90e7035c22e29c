import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'

/** More than anybody reads; beyond, a tool says so instead of adding another. */
export const openProposalsMost = 50

export const proposalKinds = [
  'change_profile',
  'add_job',
  'move_job',
  'note_job',
  'archive_job',
  'set_reminder',
  'set_interview',
  'generate_documents',
  'save_search',
  'save_story',
] as const
export type ProposalKind = (typeof proposalKinds)[number]

/** `stale`: its object changed before the decision. Only `confirmed` proposals have an effect. */
export const proposalStatuses = ['open', 'confirmed', 'declined', 'undone', 'stale'] as const

/** A field before and after, as texts to show; null for none. */
const change = z.strictObject({
  field: z.enum([
    'job',
    'status',
    'notes',
    'archived',
    'follow_up_on',
    'interview_at',
    'documents',
    'mails',
    'story',
    'skill',
    'language',
    'phone',
    'link',
    'line',
    'name',
    'email',
    'address',
    'present_location',
    'profile_summary',
  ]),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type ProposalChange = z.infer<typeof change>

export const proposal = z.strictObject({
  id: z.string(),
  kind: z.enum(proposalKinds),
  status: z.enum(proposalStatuses),
  /** A job's title and company, the place in the profile, or what a search is called. Plain text. */
  subject: z.string(),
  job_url: z.nullable(z.string()),
  /** Of a job to be added: by these it is told whether the board has it under another address. */
  opening: z.optional(z.strictObject({ job_title: z.string(), company_name: z.string(), location: z.string() })),
  changes: z.array(change),
  /** Words that a language model or an outside client proposes for the profile and the user's own texts do not have. */
  not_found: z.array(z.string()),
  can_undo: z.boolean(),
  created_at: z.string(),
  decided_at: z.nullable(z.string()),
})
export type Proposal = z.infer<typeof proposal>

const params = z.strictObject({ id: z.uuid() })
const answer = z.strictObject({ success: z.literal(true), proposal })
const proposals = { noun: 'chat', timeout_ms: 30_000, at_once: 4 } as const

export const listProposals = defineEndpoint({
  ...proposals,
  method: 'GET',
  path: '/api/proposals',
  summary: 'What the assistant or an outside client proposed and nobody has decided yet, newest first.',
  answer: z.strictObject({ success: z.literal(true), proposals: z.array(proposal) }),
})

export const confirmProposal = defineEndpoint({
  ...proposals,
  method: 'POST',
  path: '/api/proposals/:id/confirm',
  summary: 'Do what was proposed. Refused when what it is about changed meanwhile.',
  params,
  body: z.strictObject({}),
  answer,
  errors: [
    'not_found',
    'proposal_stale',
    'proposal_decided',
    'profile_empty',
    'posting_unreadable',
    'url_refused',
    'busy',
  ],
})

export const declineProposal = defineEndpoint({
  ...proposals,
  method: 'POST',
  path: '/api/proposals/:id/decline',
  summary: 'Leave everything as it is.',
  params,
  body: z.strictObject({}),
  answer,
  errors: ['not_found', 'proposal_decided'],
})

export const undoProposal = defineEndpoint({
  ...proposals,
  method: 'POST',
  path: '/api/proposals/:id/undo',
  summary: 'Take back a confirmed proposal. Refused when what it changed was changed again.',
  params,
  body: z.strictObject({}),
  answer,
  errors: ['not_found', 'proposal_stale', 'proposal_decided'],
})

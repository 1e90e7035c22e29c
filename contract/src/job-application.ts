import * as z from 'zod/mini'
import { defineEndpoint, oneRow } from './define-endpoint.ts'
import { documentPhrasing, postingTextMaxLength, letterChoices } from './documents.ts'
import { jobDetails, jobRecord, jobUrl } from './job-tracking.ts'
import { sectionChange } from './profile-changes.ts'

const documents = { noun: 'documents', method: 'GET', token: 'raw' } as const

/** The posting as it was read, as plain text whose list items begin with "• ". */
export const keptPosting = z.strictObject({
  /** How it was read: `json-ld`, `microdata`, `board`, `page`, `pasted`, or the name of a source of the job search. */
  source: z.string(),
  read_at: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  salary: z.string(),
  employment_type: z.string(),
  language: z.nullable(z.string()),
  company_info: z.string(),
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  posted_at: z.nullable(z.string()),
  expires_at: z.nullable(z.string()),
})
export type KeptPosting = z.infer<typeof keptPosting>

const otherPosting = z.strictObject({ id: z.uuid(), posting: keptPosting })
export type OtherPosting = z.infer<typeof otherPosting>

const madeDocument = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['resume', 'letter']),
  language: z.string(),
  created_at: z.string(),
  url: z.string(),
  profile_version: z.number(),
  /** How many sentences the user changed. */
  edits: z.number(),
  /** How many sentences of the user have no place in this version, and stand beside it. */
  kept: z.number(),
  /** What the profile says differently since; empty while the document is up to date. */
  profile_changes: z.array(sectionChange),
  /** What the user chose for a letter, with the words that it says now; null for a CV. */
  letter: z.nullable(letterChoices),
  /** Null where no language model was asked. */
  phrasing: z.nullable(documentPhrasing),
})
export type MadeDocument = z.infer<typeof madeDocument>

/** What went out when the job moved to Applied: copies that nothing changes any more. */
const sentRound = z.strictObject({
  sent_at: z.string(),
  posting: z.nullable(keptPosting),
  documents: z.array(
    z.strictObject({ id: z.uuid(), kind: z.enum(['resume', 'letter']), file_name: z.string(), url: z.string() }),
  ),
})
export type SentRound = z.infer<typeof sentRound>

export const getApplication = defineEndpoint({
  ...documents,
  path: '/application',
  summary: 'One application whole: the job with its details, its posting as it was read, and its documents.',
  query: z.strictObject({ job_url: jobUrl }),
  answer: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      job: jobRecord,
      details: jobDetails,
      /** Null until it has been read or pasted. */
      posting: z.nullable(keptPosting),
      /** What else was read or pasted for it, the latest first; nothing of it is lost. */
      other_postings: z.array(otherPosting),
      /** The newest of a kind first. */
      documents: z.array(madeDocument),
      /** The latest first. */
      sent: z.array(sentRound),
      /** Whether a connected model may phrase the next documents, as the user chose last. */
      phrase: z.boolean(),
    }),
  }),
  errors: ['not_found'],
  at_once: 4,
})

export const choosePhrasing = defineEndpoint({
  ...documents,
  method: 'PATCH',
  path: '/phrasing',
  summary: 'Keep whether a connected model may phrase the next documents, on whatever device they are made.',
  body: z.strictObject({ phrase: z.boolean() }),
  answer: z.strictObject({ success: z.literal(true), phrase: z.boolean() }),
  no_limit_because: oneRow,
})

export const keepPosting = defineEndpoint({
  ...documents,
  method: 'POST',
  path: '/posting',
  summary:
    'Read the posting of a job on the board, or take the pasted text, and keep it beside what was kept before. No document is made.',
  body: z.strictObject({
    job_url: jobUrl,
    text: z.optional(z.string().check(z.trim(), z.maxLength(postingTextMaxLength))),
    /** Reads it though it was read before, unless a text is sent. What differs is put beside the posting that counts, which stays. */
    again: z.optional(z.boolean()),
  }),
  answer: z.strictObject({
    success: z.literal(true),
    /** The one that counts for match and documents. */
    posting: keptPosting,
    /** What was read again says the same, or something else, which is now among the other ones. */
    found: z.enum(['kept', 'same', 'other']),
  }),
  errors: ['not_found', 'posting_unreadable', 'url_refused', 'busy'],
  limits: [{ by: 'user', points: 30, window_s: 60, counts: 'calls' }],
  max_body_bytes: 524_288,
})

export const choosePosting = defineEndpoint({
  ...documents,
  method: 'PATCH',
  path: '/posting',
  summary: 'Let another reading of a posting count for match and documents; the one of before stays beside it.',
  body: z.strictObject({ job_url: jobUrl, id: z.uuid() }),
  answer: z.strictObject({ success: z.literal(true), posting: keptPosting }),
  errors: ['not_found'],
  limits: [{ by: 'user', points: 60, window_s: 60, counts: 'calls' }],
})

export const keepSent = defineEndpoint({
  ...documents,
  method: 'POST',
  path: '/sent',
  summary:
    'Keep copies of the documents that a job has now as what was sent, where nothing was kept when the user applied.',
  body: z.strictObject({ job_url: jobUrl }),
  answer: z.strictObject({ success: z.literal(true) }),
  /** Also where the job was not applied for, has no documents, or has copies of what was sent. */
  errors: ['not_found'],
  limits: [{ by: 'user', points: 60, window_s: 60, counts: 'calls' }],
})

const machineReading = z.strictObject({
  /** As a program that extracts it gets it. */
  text: z.string(),
  pages: z.number(),
  words: z.number(),
  words_found: z.number(),
  /** Words that are not in the file, at most twenty. */
  missing: z.array(z.string()),
  in_order: z.boolean(),
  /** Characters that no font of this installation draws. */
  undrawn: z.array(z.string()),
  links: z.number(),
  links_found: z.number(),
  title: z.string(),
  language: z.string(),
  is_tagged: z.boolean(),
  has_fonts: z.boolean(),
  /** Facts that a reader of CVs should find, and those that ours does not, as `field: value`; none for a letter. */
  fields: z.number(),
  fields_missing: z.array(z.string()),
})
export type MachineReading = z.infer<typeof machineReading>

export const readDocument = defineEndpoint({
  ...documents,
  path: '/:id/reading',
  summary: 'What a machine reads in the PDF of a document, beside what it should say.',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.strictObject({ success: z.literal(true), reading: machineReading }),
  errors: ['not_found'],
  // Each takes a process some 200 ms.
  limits: [{ by: 'user', points: 120, window_s: 60, counts: 'calls' }],
  at_once: 2,
})

export const drawDocument = defineEndpoint({
  ...documents,
  path: '/:id/pages',
  summary: 'A document as it will print: one SVG drawing with its pages below each other, all of one size.',
  params: z.strictObject({ id: z.uuid() }),
  answer: z.strictObject({
    success: z.literal(true),
    svg: z.string(),
    pages: z.number(),
    /** Of one page, in points. */
    width: z.number(),
    height: z.number(),
    /** Characters that no font of this installation draws, at most twenty: the pages go without them. */
    undrawn: z.array(z.string()),
  }),
  errors: ['not_found'],
  // Each takes a process some 50 ms; somebody who edits a document asks once for every change.
  limits: [{ by: 'user', points: 240, window_s: 60, counts: 'calls' }],
})

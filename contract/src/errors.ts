import * as z from 'zod/mini'

/**
 * Every error the API answers with: its HTTP status and the English sentence sent as `error`. The web translates by
 * `code`.
 *
 * Signed-in endpoints never answer 403: the web signs out on 401 and 403, and only a dead token may cause that.
 */
export const errors = {
  validation: { status: 400, error: 'Some fields are not right. Please check them and try again.' },
  invalid_json: { status: 400, error: 'The request body is not valid JSON.' },
  captcha_failed: { status: 400, error: 'Please complete the CAPTCHA verification' },
  invalid_code: { status: 400, error: 'Invalid verification code. Please try again.' },
  code_expired: { status: 400, error: 'This code no longer works. Ask for a new one.' },
  code_needs_link: {
    status: 400,
    error: 'This address was registered more than once. Please open the link in the mail that brought this code.',
  },
  password_too_common: {
    status: 400,
    error: 'This password is one of the most common ones. Please choose another.',
  },
  invalid_reset_key: { status: 400, error: 'This password reset has expired. Please start again.' },
  signed_out: { status: 401, error: 'Please sign in again.' },
  invalid_credentials: { status: 401, error: 'Invalid email or password. Please check your credentials.' },
  second_factor_needed: { status: 401, error: 'Please enter the code from your authenticator app.' },
  second_factor_wrong: {
    status: 401,
    error: 'This code is not right, or it was used already. Please enter the next one.',
  },
  second_factor_blocked: {
    status: 429,
    error: 'Too many wrong codes. Please wait an hour, or enter a recovery code.',
  },
  email_not_verified: { status: 403, error: 'Please verify your email address before you sign in.' },
  not_found: { status: 404, error: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, error: 'This address does not answer that kind of request.' },
  profile_changed: { status: 409, error: 'Your profile was changed somewhere else since you opened it.' },
  job_changed: { status: 409, error: 'This job was changed somewhere else since you opened it.' },
  second_factor_on: { status: 409, error: 'Two-step sign-in is already on.' },
  proposal_stale: {
    status: 409,
    error: 'This was changed somewhere else meanwhile, so nothing was done. Please ask again.',
  },
  proposal_decided: { status: 409, error: 'This was already decided. Nothing was done.' },
  body_too_large: { status: 413, error: 'The request is too large.' },
  // The server sends this sentence with the file's own size where it is known (`fileTooLargeText`).
  file_too_large: { status: 413, error: 'File size must not exceed 10MB.' },
  upload_too_slow: { status: 408, error: 'This upload was too slow. Please check your connection and try again.' },
  file_type: { status: 415, error: 'File type not supported. Please upload PDF, DOC, or DOCX files only.' },
  file_unreadable: {
    status: 422,
    error: 'This file could not be read. It may be damaged, protected by a password, or hold no text.',
  },
  wrong_password: { status: 422, error: 'This is not your current password.' },
  file_missing: { status: 400, error: 'Please choose a file.' },
  csv_unreadable: {
    status: 422,
    error: 'No applications could be found in this file. It should be a CSV file with a header row.',
  },
  csv_too_long: { status: 422, error: 'This file has more than 5,000 rows. Please split it.' },
  import_type: {
    status: 415,
    error:
      'This kind of file cannot be imported. Please choose a PDF, DOC or DOCX file, a JSON Resume, a Waymark export, or the ZIP of your LinkedIn data.',
  },
  file_password: {
    status: 422,
    error: 'This file is protected by a password. Please remove the password and choose it again.',
  },
  file_macros: {
    status: 422,
    error: 'This document contains macros. Please save it without them, as a DOCX or PDF file, and choose it again.',
  },
  file_damaged: {
    status: 422,
    error: 'This file is damaged or incomplete. Please save or export it again.',
  },
  file_no_text: {
    status: 422,
    error:
      'There is no readable text in this file; it may be a scan or a picture. Please choose a file whose text can be selected.',
  },
  file_too_complex: {
    status: 422,
    error: 'This file takes too much time or memory to read. Please save it again as a simple PDF or DOCX file.',
  },
  import_empty: {
    status: 422,
    error: 'Nothing in this file could be recognised as part of a CV. Nothing was changed.',
  },
  attachments_full: {
    status: 413,
    error:
      'Your attached files take up 200 MB already. Please delete a conversation that has files, then attach this one again.',
  },
  tokens_full: { status: 422, error: 'You have 20 access tokens, and no more fit. Please revoke one first.' },
  // The server sends the sentence of the quota that is reached (quotas.ts).
  quota_reached: { status: 422, error: 'Your account holds as much as it can. Please delete something first.' },
  message_empty: { status: 400, error: 'Please write a message or attach a file.' },
  import_timed_out: {
    status: 503,
    error:
      'Checking this file took more time or memory than there is for one. Please try again in a minute, or split it.',
  },
  posting_unreadable: { status: 422, error: 'Failed to scrape job posting' },
  url_refused: { status: 422, error: 'This address cannot be read from here. Please paste the job posting instead.' },
  board_unknown: {
    status: 422,
    error:
      'No job board was found at this address. It works for careers pages on Greenhouse, Lever, Ashby, SmartRecruiters, Recruitee, Workable and Personio; the address of one of their postings will do.',
  },
  board_unreadable: {
    status: 422,
    error: 'The job board of this employer does not answer. Please check the address and try again later.',
  },
  profile_empty: {
    status: 422,
    error: 'Your profile is still empty. Please fill in your name and at least one job, school or skill first.',
  },
  sentence_fixed: {
    status: 422,
    error: 'Names, dates and headings come from your profile. Please change them there.',
  },
  document_sent: { status: 409, error: 'This document was sent. It stays as it went out.' },
  unsupported_media_type: { status: 415, error: 'Please send this request as JSON.' },
  too_many_requests: { status: 429, error: 'Too many attempts. Please wait a moment and try again.' },
  internal: { status: 500, error: 'Something went wrong on our side. Please try again.' },
  disk_full: { status: 507, error: 'This server’s disk is full. Nothing was saved.' },
  busy: { status: 503, error: 'Too many files and pages are being read right now. Please try again in a minute.' },
  unavailable: { status: 503, error: 'The service is busy or restarting. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; error: string }>

/** Why a posting could not be read, besides `posting_unreadable`. */
export const postingProblems = ['not_found', 'sign_in', 'needs_browser', 'list', 'no_address'] as const
export type PostingProblem = (typeof postingProblems)[number]

export type ErrorCode = keyof typeof errors

/** The one error body. `fields` (validation only) maps a dotted path such as `data.skills.0.skill` to one sentence. */
export const errorBody = z.strictObject({
  success: z.literal(false),
  code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** How many problems there are, where `fields` names only the first ten. */
  problems: z.optional(z.number()),
  /** With `posting_unreadable`, where it is known. */
  reason: z.optional(z.enum(postingProblems)),
  /** With `email_not_verified`: the registration whose password was entered. */
  registration_id: z.optional(z.uuid()),
})
export type ErrorBody = z.infer<typeof errorBody>

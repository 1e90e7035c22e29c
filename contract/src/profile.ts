import * as z from 'zod/mini'
import { defineEndpoint, fileAnswer, oneRow } from './define-endpoint.ts'
import { sectionChange } from './profile-changes.ts'
import { profileDocument } from './profile-document.ts'
import { importedProfile, importLimits } from './profile-import.ts'

export const versionsKept = 50

const version = z.number().check(z.int(), z.minimum(0))
/** Digits only, up to PostgreSQL's largest integer. */
const versionInAddress = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
)
const origin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('edit') }),
  z.strictObject({ kind: z.literal('import'), file_name: z.string().check(z.maxLength(255)) }),
  z.strictObject({ kind: z.literal('restore'), version }),
])
export type VersionOrigin = z.infer<typeof origin>

const stored = z.strictObject({ content: profileDocument, version, saved_at: z.nullable(z.string()) })

const profile = { noun: 'profile', token: 'raw', max_body_bytes: 1_048_576 } as const

export const loadProfile = defineEndpoint({
  ...profile,
  method: 'GET',
  path: '/load',
  summary: 'The whole profile; a new user gets the empty one at version 0.',
  answer: z.strictObject({ success: z.literal(true), data: stored }),
  at_once: 4,
})

export const saveProfile = defineEndpoint({
  ...profile,
  method: 'POST',
  path: '/save-version',
  summary: 'Save the whole profile as a new version. With `version`, only if that is still the newest one.',
  body: z.strictObject({ data: profileDocument, version: z.optional(version), origin: z.optional(origin) }),
  answer: z.strictObject({ success: z.literal(true), version }),
  errors: ['profile_changed'],
  limits: [{ by: 'user', points: 120, window_s: 60, counts: 'calls' }],
  at_once: 4,
})

export const listProfileVersions = defineEndpoint({
  ...profile,
  method: 'GET',
  path: '/versions',
  summary: 'The newest 50 versions, without their content.',
  answer: z.strictObject({
    success: z.literal(true),
    versions: z.array(
      z.strictObject({
        version,
        saved_at: z.string(),
        origin,
        /** Compared with the previous version; null for versions saved before changes were kept. */
        changes: z.nullable(z.array(sectionChange)),
      }),
    ),
  }),
  at_once: 4,
})

export const getProfileVersion = defineEndpoint({
  ...profile,
  method: 'GET',
  path: '/versions/:version',
  summary: 'One stored version, whole.',
  params: z.strictObject({ version: versionInAddress }),
  answer: z.strictObject({ success: z.literal(true), data: stored }),
  errors: ['not_found'],
  no_limit_because: oneRow,
})

export const restoreProfileVersion = defineEndpoint({
  ...profile,
  method: 'POST',
  path: '/versions/:version/restore',
  summary: 'Save a stored version again as the newest one. With `expected`, only if that is still the newest one.',
  params: z.strictObject({ version: versionInAddress }),
  body: z.strictObject({ expected: z.optional(version) }),
  answer: z.strictObject({ success: z.literal(true), data: stored }),
  errors: ['not_found', 'profile_changed'],
  limits: [{ by: 'user', points: 60, window_s: 60, counts: 'calls' }],
})

export const importProfile = defineEndpoint({
  ...profile,
  method: 'POST',
  path: '/import',
  summary:
    'Read a CV (PDF, DOCX, DOC), a JSON Resume, a Waymark export or a LinkedIn data ZIP, sent as a form, into a profile document. Nothing is saved.',
  body: z.strictObject({}),
  upload: { field: 'file', max_bytes: importLimits.bytes, required: true },
  answer: z.strictObject({ success: z.literal(true), data: importedProfile }),
  errors: [
    'file_missing',
    'file_too_large',
    'import_type',
    'file_password',
    'file_macros',
    'file_damaged',
    'file_no_text',
    'file_too_complex',
    'import_empty',
    'busy',
  ],
  // Each starts a process; somebody who tries out their files needs a dozen.
  limits: [{ by: 'user', points: 60, window_s: 600, counts: 'calls' }],
  at_once: 2,
})

export const exportFormats = ['json-resume', 'waymark'] as const

export const exportProfile = defineEndpoint({
  ...profile,
  method: 'GET',
  path: '/export/:format',
  summary: 'The newest profile as a file: a JSON Resume, or whole as Waymark’s own JSON.',
  params: z.strictObject({ format: z.enum(exportFormats) }),
  answer: fileAnswer,
  at_once: 2,
})

import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { profileDocument } from './profile-document.ts'

/** How many versions can be looked at and restored (decisions.md "Profile"). */
export const versionsKept = 50

const version = z.number().check(z.int(), z.minimum(0))
/** As it stands in an address: digits only, and no more than the column (PostgreSQL integer) holds. */
const versionInAddress = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.coerce.number<string>().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
)
const stored = z.strictObject({ content: profileDocument, version, saved_at: z.nullable(z.string()) })

/** Profile calls send the raw token (spec §7). */
const profile = { noun: 'profile', token: 'raw', max_body_bytes: 1_048_576 } as const

export const loadProfile = defineEndpoint({
  ...profile,
  method: 'GET',
  path: '/load',
  summary: 'The whole profile; a new user gets the empty one at version 0.',
  answer: z.strictObject({ success: z.literal(true), data: stored }),
})

export const saveProfile = defineEndpoint({
  ...profile,
  method: 'POST',
  path: '/save-version',
  summary: 'Save the whole profile as a new version. With `version`, only if that is still the newest one.',
  body: z.strictObject({ data: profileDocument, version: z.optional(version) }),
  answer: z.strictObject({ success: z.literal(true), version }),
  errors: ['profile_changed'],
})

export const listProfileVersions = defineEndpoint({
  ...profile,
  method: 'GET',
  path: '/versions',
  summary: 'The newest 50 versions, without their content.',
  answer: z.strictObject({
    success: z.literal(true),
    versions: z.array(z.strictObject({ version, saved_at: z.string() })),
  }),
})

export const getProfileVersion = defineEndpoint({
  ...profile,
  method: 'GET',
  path: '/versions/:version',
  summary: 'One stored version, whole.',
  params: z.strictObject({ version: versionInAddress }),
  answer: z.strictObject({ success: z.literal(true), data: stored }),
  errors: ['not_found'],
})

export const importProfile = defineEndpoint({
  ...profile,
  method: 'POST',
  path: '/import',
  summary: 'Read a JSON Resume into a profile document. Nothing is saved; what has no place is listed.',
  body: z.strictObject({ format: z.literal('json-resume'), content: z.looseObject({}) }),
  answer: z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      /** Over-long text is kept whole here, so this may break limits that saving enforces; `problems` names them. */
      content: z.looseObject({}),
      not_taken_over: z.array(z.string()),
      problems: z.record(z.string(), z.string()),
    }),
  }),
})

import { messageMaxLength } from '@waymark/contract/chat.ts'
import { day, jobToSave } from '@waymark/contract/job-tracking.ts'
import { savedSearchBody } from '@waymark/contract/job-search/saved-searches.ts'
import type { ProposalKind } from '@waymark/contract/proposals.ts'
import * as z from 'zod/mini'

const aboutJob = z.strictObject({ job_url: z.string() })

export const profileLists = ['skill', 'language', 'phone', 'link'] as const
export const profileTexts = ['name', 'email', 'address', 'present_location', 'profile_summary'] as const
export const lineSections = ['professional_experience', 'volunteer_experience'] as const

/** A place in the profile that may hold one text. */
export const profileTarget = z.discriminatedUnion('field', [
  /** `replaces` is an entry that goes when this one comes, such as the same language with another level. */
  z.strictObject({ field: z.enum(profileLists), text: z.string(), replaces: z.optional(z.string()) }),
  z.strictObject({ field: z.literal('line'), section: z.enum(lineSections), entry_id: z.string(), text: z.string() }),
  z.strictObject({ field: z.enum(profileTexts) }),
])
export type ProfileTarget = z.infer<typeof profileTarget>

/** As long as a message of the chat may be. */
export const postingTextMost = messageMaxLength

/** What a stored proposal needs to be carried out, by kind; stored rows are parsed with these. */
export const payloads = {
  change_profile: profileTarget,
  add_job: z.extend(z.omit(jobToSave, { status: true, if_absent: true, cv_link: true, cover_letter_link: true }), {
    /** The day in the user's calendar on which the job got to its stage, where that was told. */
    reached_on: z.optional(day),
    /** Of a posting that was pasted; it is kept with the job. */
    posting_text: z.optional(z.string().check(z.maxLength(postingTextMost))),
  }),
  move_job: z.extend(aboutJob, { reached_on: z.optional(day) }),
  note_job: aboutJob,
  archive_job: aboutJob,
  set_reminder: aboutJob,
  set_interview: aboutJob,
  generate_documents: aboutJob,
  save_search: z.strictObject({ search: savedSearchBody }),
  save_story: z.strictObject({ question: z.string() }),
} as const satisfies Record<ProposalKind, z.ZodMiniType>

export type PayloadOf<K extends ProposalKind> = z.infer<(typeof payloads)[K]>

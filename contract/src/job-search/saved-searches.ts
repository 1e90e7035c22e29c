import * as z from 'zod/mini'
import { defineEndpoint, oneRow } from '../define-endpoint.ts'
import { jobToFind } from './job-search.ts'

/** As many as one person reads mails of. */
export const mostSavedSearches = 20

/** A search without its page, without what only opens a part of it, and without the position of a device, which moves. */
export const savedSearchBody = z.omit(jobToFind, {
  limit: true,
  offset: true,
  latitude: true,
  longitude: true,
  alike_to: true,
})
export const savedSearchMails = ['none', 'daily', 'weekly'] as const
export type SavedSearchMails = (typeof savedSearchMails)[number]

const savedSearch = z.strictObject({
  id: z.string(),
  search: savedSearchBody,
  /** How often jobs that are new are mailed. */
  mails: z.enum(savedSearchMails),
  paused: z.boolean(),
  /** A private Atom feed; whoever knows the address can read it. */
  feed_url: z.nullable(z.string()),
  created_at: z.string(),
})
export type SavedSearch = z.infer<typeof savedSearch>

const search = { noun: 'job-search' } as const
const one = z.strictObject({ success: z.literal(true), saved: savedSearch })
const params = z.strictObject({ id: z.uuid() })

export const listSavedSearches = defineEndpoint({
  ...search,
  method: 'GET',
  path: '/saved',
  summary: 'Your saved searches, newest first.',
  answer: z.strictObject({ success: z.literal(true), saved: z.array(savedSearch) }),
  at_once: 4,
})

export const saveSearch = defineEndpoint({
  ...search,
  method: 'POST',
  path: '/saved',
  summary: 'Save a search, to be mailed the jobs that are new; at most 20.',
  body: z.strictObject({ search: savedSearchBody, mails: z.enum(savedSearchMails) }),
  answer: one,
  at_once: 2,
})

export const changeSavedSearch = defineEndpoint({
  ...search,
  method: 'PATCH',
  path: '/saved/:id',
  summary: 'Say how often a saved search mails, pause it, or make, renew or remove the address of its feed.',
  params,
  body: z.strictObject({
    mails: z.optional(z.enum(savedSearchMails)),
    paused: z.optional(z.boolean()),
    feed: z.optional(z.enum(['renew', 'remove'])),
  }),
  answer: one,
  errors: ['not_found'],
  no_limit_because: oneRow,
})

export const deleteSavedSearch = defineEndpoint({
  ...search,
  method: 'DELETE',
  path: '/saved/:id',
  summary: 'Delete a saved search and its feed.',
  params,
  answer: z.strictObject({ success: z.literal(true) }),
  errors: ['not_found'],
  no_limit_because: oneRow,
})

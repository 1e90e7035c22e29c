import * as z from 'zod/mini'
import { defineEndpoint } from '../define-endpoint.ts'

export const ledgerDays = 90

/** Entries of a page, which has a few more where its last hour does. */
export const ledgerPageSize = 100

/** Kinds of data that a call reads or proposes to change. */
export const dataKinds = ['profile', 'board', 'attached_cv', 'postings', 'documents', 'message'] as const
export type DataKind = (typeof dataKinds)[number]

/** What went out within one hour to one recipient by one tool. */
const ledgerEntry = z.strictObject({
  hour: z.string(),
  /** An outside client with an access token, or the provider of a language model. */
  via: z.enum(['client', 'provider']),
  /** The token's name, or provider and model. */
  recipient: z.string(),
  /** A tool, resource or model call. */
  what: z.string(),
  kinds: z.array(z.enum(dataKinds)),
  calls: z.number(),
  tokens_in: z.number(),
  tokens_out: z.number(),
  /** Null where no price is known. */
  cost_usd: z.nullable(z.number()),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

export const getLedger = defineEndpoint({
  noun: 'chat',
  method: 'GET',
  path: '/api/ledger',
  summary: 'What outside clients and providers of language models were given in the last 90 days, newest first.',
  query: z.strictObject({ before: z.optional(z.iso.datetime()) }),
  answer: z.strictObject({ success: z.literal(true), entries: z.array(ledgerEntry) }),
  timeout_ms: 10_000,
  at_once: 4,
})

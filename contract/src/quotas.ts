import * as z from 'zod/mini'

type Quota = {
  amount: number
  unit: 'items' | 'bytes'
  sentence: string
}

const mb = 1_048_576

/** Limits per account, as in docs/self-hosting.md: far above the busiest search, yet no account fills the disk. */
export const quotas = {
  jobs: {
    amount: 5000,
    unit: 'items',
    sentence: 'You have 5,000 jobs, archived ones included, and no more fit. Please delete some first.',
  },
  job_bytes: {
    amount: 16 * mb,
    unit: 'bytes',
    sentence: 'Your jobs hold 16 MB of notes, contacts and history, and no more fits. Please shorten or delete some.',
  },
  postings: {
    amount: 5000,
    unit: 'items',
    sentence: 'You keep 5,000 job postings, and no more fit. Please delete jobs that you need no longer.',
  },
  posting_bytes: {
    amount: 100 * mb,
    unit: 'bytes',
    sentence: 'Your job postings hold 100 MB, and no more fits. Please delete jobs that you need no longer.',
  },
  documents: {
    amount: 2000,
    unit: 'items',
    sentence: 'You have 2,000 CVs and letters, and no more fit. Please delete jobs that you need no longer.',
  },
  applications: {
    amount: 5000,
    unit: 'items',
    sentence: 'You have sent 5,000 applications, and no more fit. Please delete jobs that you need no longer.',
  },
  profile_versions: {
    amount: 200,
    unit: 'items',
    sentence: 'Your profile has 200 versions, and no more fit.',
  },
  conversations: {
    amount: 2000,
    unit: 'items',
    sentence: 'You have 2,000 conversations, and no more fit. Please delete some first.',
  },
  messages: {
    amount: 20_000,
    unit: 'items',
    sentence: 'Your conversations hold 20,000 messages, and no more fit. Please delete some conversations first.',
  },
  message_bytes: {
    amount: 50 * mb,
    unit: 'bytes',
    sentence: 'Your conversations hold 50 MB of text, and no more fits. Please delete some conversations first.',
  },
  proposals: {
    amount: 10_000,
    unit: 'items',
    sentence: 'Your conversations hold 10,000 proposals, and no more fit. Please delete some conversations first.',
  },
  attachments: {
    amount: 500,
    unit: 'items',
    sentence: 'You have 500 attached files, and no more fit. Please delete a conversation that has files.',
  },
  attachment_bytes: {
    amount: 200 * mb,
    unit: 'bytes',
    sentence:
      'Your attached files take up 200 MB already. Please delete a conversation that has files, then attach this one again.',
  },
  hidden_jobs: {
    amount: 5000,
    unit: 'items',
    sentence: 'You have hidden 5,000 jobs and employers, and no more fit. Please show some of them again.',
  },
} as const satisfies Record<string, Quota>

export type QuotaKind = keyof typeof quotas
export const quotaKinds = Object.keys(quotas) as QuotaKind[]
export const isQuotaKind = (text: string): text is QuotaKind => Object.hasOwn(quotas, text)

export const quotaUse = z.strictObject({ kind: z.enum(quotaKinds), used: z.number(), amount: z.number() })
export type QuotaUse = z.infer<typeof quotaUse>

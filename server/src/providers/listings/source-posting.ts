import type { Salary } from '../../lib/posting-text/salary.ts'

/** An untrusted posting as a source gives it: texts are strangers' HTML or plain text. */
export type SourcePosting = {
  /** The source's own id, permanent together with the source. */
  external_id: string
  url: string
  title: string
  company: string
  location: string
  country?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  remote?: boolean | undefined
  /** As shown to the reader; built from `pay` if the source has only figures. */
  salary?: string | undefined
  pay?: Salary | undefined
  employment_type?: string | undefined
  language?: string | undefined
  /** The whole text, to be split by its headings; or the parts, if the source separates them. */
  text: string
  company_info?: string | undefined
  requirements?: string | undefined
  benefits?: string | undefined
  posted_at?: Date | undefined
  expires_at?: Date | undefined
}

/** The best copy of a posting has the lowest rank: the employer's own comes first. */
export const sourceRanks = { employer: 0, public: 1, aggregator: 2, sample: 3 } as const
export type SourceKind = keyof typeof sourceRanks

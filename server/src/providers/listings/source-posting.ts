import type { Salary } from '../../lib/posting-text/salary.ts'

/** A posting as a source gives it, before anything of it is believed: texts are HTML or plain text of strangers. */
export type SourcePosting = {
  /** The source's own id; with the source it names the posting for good. */
  external_id: string
  url: string
  title: string
  company: string
  /** As written; several places are separated by semicolons. */
  location: string
  /** ISO 3166 code, where the source says it apart from the place. */
  country?: string | undefined
  latitude?: number | undefined
  longitude?: number | undefined
  remote?: boolean | undefined
  /** As shown to the reader; made from `pay` where the source only has figures. */
  salary?: string | undefined
  pay?: Salary | undefined
  employment_type?: string | undefined
  language?: string | undefined
  /** The whole text, to be split by its headings; or the parts where the source has them apart. */
  text: string
  company_info?: string | undefined
  requirements?: string | undefined
  benefits?: string | undefined
  posted_at?: Date | undefined
  expires_at?: Date | undefined
}

/** Whose copy of a posting is the best one: the employer's own first. */
export const sourceRanks = { employer: 0, public: 1, aggregator: 2, sample: 3 } as const
export type SourceKind = keyof typeof sourceRanks

import type { Posting } from '../../providers/postings/posting.ts'
import type { DocumentContent, Sentence } from './content.ts'

/** Columns of migration 0004 that this feature reads or writes. */
export type DocumentTables = {
  postings: PostingRow & { id: string; user_id: string | null; url: string; url_hash: Buffer; fetched_at: Date }
  document_runs: RunRow & {
    user_id: string
    id: string
    job_url: string
    job_url_hash: Buffer
    last_step_at: Date
    finished_at: Date | null
  }
  documents: {
    user_id: string
    id: string
    kind: DocumentContent['kind']
    job_url_hash: Buffer
    posting_id: string | null
    profile_version: number
    language: string
    content: DocumentContent
    file_name: string
    pdf: Buffer | null
    machine_text: string | null
    created_at: Date
  }
  document_sentences: Sentence & { user_id: string; document_id: string; position: number }
  usage_events: { user_id: string; kind: string; details: object; at: Date }
}

export type PostingRow = Omit<Posting, 'source' | 'posted_at' | 'expires_at'> & {
  source: string
  posted_at: Date | null
  expires_at: Date | null
}
export type RunRow = { posting_id: string; company_name: string; resume_id: string | null; letter_id: string | null }

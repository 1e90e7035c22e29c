import type { AnswerOf } from '@waymark/contract/define-endpoint.ts'
import type { getApplication, KeptPosting, MadeDocument } from '@waymark/contract/job-application.ts'
import type { JobRecord } from '@waymark/contract/job-tracking.ts'
import { noDetails } from './job.ts'

type Application = AnswerOf<typeof getApplication>['data']

/** A job's page as the server answers it: no posting was read and nothing was made, unless told otherwise. */
export function makeApplication(job: JobRecord, more: Partial<Application> = {}): Application {
  return { job, details: noDetails, posting: null, other_postings: [], documents: [], sent: [], phrase: true, ...more }
}

/** A CV of today, or a letter. */
export function makeDocument(more: Partial<MadeDocument> & Pick<MadeDocument, 'id' | 'url'>): MadeDocument {
  return {
    kind: 'resume',
    language: 'en',
    created_at: '2026-11-20T10:00:00.000Z',
    profile_version: 3,
    edits: 0,
    kept: 0,
    profile_changes: [],
    letter: null,
    phrasing: null,
    ...more,
  }
}

export function makePosting(more: Partial<KeptPosting> = {}): KeptPosting {
  return {
    source: 'json-ld',
    read_at: '2026-11-12T10:00:00.000Z',
    title: 'Platform Engineer',
    company: 'Fjord Energy',
    location: 'Oslo',
    salary: '',
    employment_type: '',
    language: 'en',
    company_info: '',
    description: 'You run our platform.',
    requirements: '• Kubernetes\n• Rust',
    benefits: '',
    posted_at: null,
    expires_at: null,
    ...more,
  }
}

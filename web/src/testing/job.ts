import type { JobDetails, JobRecord } from '@waymark/contract/job-tracking.ts'

export function makeJob(job_title: string, more: Partial<JobRecord> = {}): JobRecord {
  return {
    id: job_title.toLowerCase().replaceAll(' ', '-'),
    job_title,
    job_url: `https://jobs.example/${encodeURIComponent(job_title)}`,
    company_name: 'Acme',
    history: [{ status: 'Viewed', timestamp: '2026-01-01T00:00:00.000Z' }],
    location: '',
    salary: '',
    source: '',
    follow_up_on: null,
    next_interview_at: null,
    has_notes: false,
    archived_at: null,
    ...more,
  }
}

export const noDetails: JobDetails = { notes: '', contacts: [], interviews: [], revision: 0 }

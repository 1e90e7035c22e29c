/** A job posting as plain text; list items start with "• ". Unknown fields are empty. */
export type Posting = {
  /** `board`: through the interface of the system that the employer uses. */
  source: 'json-ld' | 'microdata' | 'board' | 'page' | 'pasted'
  title: string
  company: string
  location: string
  salary: string
  employment_type: string
  language: string | null
  company_info: string
  description: string
  requirements: string
  benefits: string
  posted_at: string | null
  expires_at: string | null
}

export function emptyPosting(source: Posting['source']): Posting {
  return {
    source,
    title: '',
    company: '',
    location: '',
    salary: '',
    employment_type: '',
    language: null,
    company_info: '',
    description: '',
    requirements: '',
    benefits: '',
    posted_at: null,
    expires_at: null,
  }
}

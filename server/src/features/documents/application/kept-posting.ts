import type { KeptPosting } from '@waymark/contract/job-application.ts'
import { textLanguage } from '../../../lib/matching/text/text-language.ts'
import type { ReadPosting } from '../../../providers/postings/posting-store.ts'

export function toKeptPosting({ fetched_at, posted_at, expires_at, ...posting }: ReadPosting): KeptPosting {
  return {
    source: posting.source,
    read_at: fetched_at.toISOString(),
    title: posting.title,
    company: posting.company,
    location: posting.location,
    salary: posting.salary,
    employment_type: posting.employment_type,
    // A page in English may hold a posting in German.
    language: textLanguage(`${posting.description}\n${posting.requirements}`) ?? posting.language,
    company_info: posting.company_info,
    description: posting.description,
    requirements: posting.requirements,
    benefits: posting.benefits,
    posted_at: posted_at?.toISOString() ?? null,
    expires_at: expires_at?.toISOString() ?? null,
  }
}

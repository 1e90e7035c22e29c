import { plainTitle } from '../../lib/posting-text/plain-title.ts'
import { splitPosting } from '../../lib/posting-text/posting-sections.ts'
import type { Salary } from '../../lib/posting-text/salary.ts'
import type { SourcePosting } from '../listings/source-posting.ts'
import { emptyPosting, type Posting } from './posting.ts'
import { htmlToText, readHtmlText } from './scan-page.ts'

/** A posting that an applicant-tracking system answered, as plain text in its sections. */
export function postingFromBoard(source: SourcePosting): Posting {
  const parts = splitPosting(source.text)
  const given = (part: string | undefined, found: string) => (part ? htmlToText(part) : readHtmlText(found))
  return {
    ...emptyPosting('board'),
    title: plainTitle(line(source.title), { company: line(source.company), location: line(source.location) }),
    company: line(source.company),
    location: line(source.location),
    salary: line(source.salary ?? '') || (source.pay ? payText(source.pay) : ''),
    employment_type: line(source.employment_type ?? ''),
    language: source.language ?? null,
    company_info: given(source.company_info, parts.company_info),
    description: readHtmlText(parts.description),
    requirements: given(source.requirements, parts.requirements),
    benefits: given(source.benefits, parts.benefits),
    posted_at: source.posted_at?.toISOString() ?? null,
    expires_at: source.expires_at?.toISOString() ?? null,
  }
}

function payText({ min, max, currency, period }: Salary): string {
  const amounts = [...new Set([min, max].filter((amount) => amount !== null))]
  return amounts.length === 0 ? '' : `${currency} ${amounts.join(' – ')} per ${period}`.trim()
}

function line(text: string): string {
  return htmlToText(text).replace(/\s+/g, ' ').trim().slice(0, 300)
}

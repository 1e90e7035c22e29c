import { escapeHtml } from '../../../lib/html.ts'
import type { FoundJob } from '@waymark/contract/job-search/job-search.ts'
import { foundByText, type SavedSearchTexts } from './saved-search-texts.ts'

type Feed = { id: string; title: string; address: string; updated_at: string }

/** An Atom feed (RFC 4287) of found jobs. */
export function writeAtomFeed(
  { id, title, address, updated_at }: Feed,
  jobs: readonly FoundJob[],
  texts: SavedSearchTexts,
): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>urn:uuid:${id}</id>
<title>${xml(title)}</title>
<updated>${jobs[0]?.posted_at ?? updated_at}</updated>
<link href="${xml(address)}"/>
<author><name>Waymark</name></author>
${jobs.map((job) => entry(job, texts)).join('\n')}
</feed>
`
}

function entry(job: FoundJob, texts: SavedSearchTexts): string {
  const place = [job.company, job.location].filter(Boolean).join(', ')
  return `<entry>
<id>urn:uuid:${job.id}</id>
<title>${xml([job.job_title, place].filter(Boolean).join(' – '))}</title>
<updated>${job.posted_at}</updated>
<link href="${xml(job.job_url)}"/>
<summary>${xml([place, job.salary, job.source.name, foundByText(job.found_by, texts)].filter(Boolean).join(' · '))}</summary>
</entry>`
}

/** XML 1.0 has no way to write most control characters. */
function xml(text: string): string {
  return escapeHtml(text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, ' '))
}

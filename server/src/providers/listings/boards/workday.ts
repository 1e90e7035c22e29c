import { parseJson, record, text, texts, time } from '../read-json.ts'
import type { SourcePosting } from '../source-posting.ts'
import { UnknownShape } from '../source.ts'

/**
 * One posting as Workday's career sites fetch it for themselves (`/wday/cxs/{tenant}/{site}/job/{path}`). It is not
 * documented, so anything may be missing.
 * @throws UnknownShape where the answer is not a posting
 */
export function readWorkdayPosting(body: string): SourcePosting {
  const answer = record(parseJson(body))
  const job = record(answer['jobPostingInfo'])
  if (text(job['title']) === '') throw new UnknownShape('The answer has no posting.')
  return {
    external_id: text(job['jobReqId']) || text(job['id']),
    url: text(job['externalUrl']),
    title: text(job['title']),
    company: text(record(answer['hiringOrganization'])['name']),
    location: [text(job['location']), ...texts(job['additionalLocations'])].filter(Boolean).join('; '),
    remote: /^(fully )?remote$/i.test(text(job['remoteType'])) ? true : undefined,
    employment_type: text(job['timeType']),
    text: text(job['jobDescription']),
    posted_at: time(job['startDate']),
    expires_at: time(job['endDate']),
  }
}

import { listAt, parseJson, record, records, text, time } from '../read-json.ts'
import type { Source } from '../source.ts'
import { nameOf } from './lever.ts'

export const ashby: Source = {
  id: 'ashby',
  name: 'Ashby',
  homepage: 'https://www.ashbyhq.com',
  terms: 'https://developers.ashbyhq.com/docs/public-job-posting-api',
  kind: 'employer',
  hosts: ['api.ashbyhq.com'],
  recorded: true,
  // Ashby refuses clients that return too soon.
  everyMinutes: 480,
  pauseMs: 1000,
  mostPages: 1,
  showsAll: true,
  isBoard: true,
  request: ({ board }) => ({
    url: `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`,
  }),
  read(body, { board }) {
    const jobs = listAt(parseJson(body), 'jobs').filter((job) => job['isListed'] !== false)
    return {
      hasMore: false,
      postings: jobs.map((job) => ({
        external_id: text(job['id']),
        url: text(job['jobUrl']),
        title: text(job['title']),
        company: nameOf(board),
        location: [text(job['location']), ...records(job['secondaryLocations']).map((one) => text(one['location']))]
          .filter(Boolean)
          .join('; '),
        remote: job['isRemote'] === true ? true : undefined,
        salary: text(record(job['compensation'])['compensationTierSummary']),
        employment_type: text(job['employmentType']).replace(/(?<=[a-z])(?=[A-Z])/g, ' '),
        text: text(job['descriptionHtml']) || text(job['descriptionPlain']),
        posted_at: time(job['publishedAt']),
      })),
    }
  },
}

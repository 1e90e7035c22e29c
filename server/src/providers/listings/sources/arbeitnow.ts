import { listAt, parseJson, text, texts, time } from '../read-json.ts'
import type { Source } from '../source.ts'

const pageSize = 100

export const arbeitnow: Source = {
  id: 'arbeitnow',
  name: 'Arbeitnow',
  homepage: 'https://www.arbeitnow.com',
  terms: 'https://www.arbeitnow.com/terms',
  kind: 'aggregator',
  hosts: ['www.arbeitnow.com'],
  recorded: true,
  everyMinutes: 120,
  pauseMs: 2000,
  mostPages: 12,
  showsAll: true,
  // Its own link to the next page carries somebody else's search, so addresses are built here.
  request: ({ page }) => ({ url: `https://www.arbeitnow.com/api/job-board-api?page=${page + 1}` }),
  read(body) {
    const jobs = listAt(parseJson(body), 'data')
    return {
      hasMore: jobs.length >= pageSize,
      postings: jobs.map((job) => ({
        external_id: text(job['slug']),
        url: text(job['url']),
        title: text(job['title']),
        company: text(job['company_name']),
        location: text(job['location']),
        remote: job['remote'] === true,
        employment_type: texts(job['job_types']).join(', '),
        text: text(job['description']),
        posted_at: time(job['created_at']),
      })),
    }
  },
}

import { listAt, parseJson, record, text, time } from '../read-json.ts'
import type { Source } from '../source.ts'

export const greenhouse: Source = {
  id: 'greenhouse',
  name: 'Greenhouse',
  homepage: 'https://www.greenhouse.com',
  terms: 'https://developers.greenhouse.io/job-board.html',
  kind: 'employer',
  hosts: ['boards-api.greenhouse.io'],
  recorded: true,
  everyMinutes: 360,
  pauseMs: 1000,
  mostPages: 1,
  showsAll: true,
  isBoard: true,
  request: ({ board }) => ({
    url: `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(board)}/jobs?content=true`,
  }),
  read(body, { board }) {
    return {
      hasMore: false,
      postings: listAt(parseJson(body), 'jobs').map((job) => ({
        external_id: text(job['id']),
        url: text(job['absolute_url']),
        title: text(job['title']),
        company: text(job['company_name']) || board,
        location: text(record(job['location'])['name']),
        language: text(job['language']) || undefined,
        text: text(job['content']),
        posted_at: time(job['first_published']) ?? time(job['updated_at']),
        expires_at: time(job['application_deadline']),
      })),
    }
  },
}

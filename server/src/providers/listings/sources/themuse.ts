import { listAt, number, parseJson, record, records, text, time } from '../read-json.ts'
import type { Source } from '../source.ts'

export const themuse: Source = {
  id: 'themuse',
  name: 'The Muse',
  homepage: 'https://www.themuse.com',
  terms: 'https://www.themuse.com/developers/api/v2/terms',
  kind: 'aggregator',
  hosts: ['www.themuse.com'],
  recorded: true,
  everyMinutes: 240,
  // Without a key 500 calls an hour.
  pauseMs: 3000,
  mostPages: 99,
  showsAll: false,
  request: ({ page }) => ({ url: `https://www.themuse.com/api/public/jobs?page=${page}&descending=true` }),
  read(body, { page }) {
    const answer = parseJson(body)
    return {
      hasMore: page + 1 < (number(record(answer)['page_count']) ?? 0),
      postings: listAt(answer, 'results').map((job) => ({
        external_id: text(job['id']),
        url: text(record(job['refs'])['landing_page']),
        title: text(job['name']),
        company: text(record(job['company'])['name']),
        location: records(job['locations'])
          .map((place) => text(place['name']))
          .join('; '),
        // Its levels are steps of a career; the first one is also a contract.
        employment_type: records(job['levels'])
          .map((level) => text(level['short_name']))
          .filter((level) => level === 'internship')
          .join(''),
        text: text(job['contents']),
        posted_at: time(job['publication_date']),
      })),
    }
  },
}

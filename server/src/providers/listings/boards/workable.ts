import { listAt, parseJson, place, record, records, text, time } from '../read-json.ts'
import type { SourcePosting } from '../source-posting.ts'
import type { Source } from '../source.ts'
import { nameOf } from './lever.ts'

export const workable: Source = {
  id: 'workable',
  name: 'Workable',
  homepage: 'https://www.workable.com',
  terms: 'https://help.workable.com/hc/en-us/articles/115012771647',
  kind: 'employer',
  hosts: ['apply.workable.com'],
  recorded: true,
  everyMinutes: 360,
  pauseMs: 1000,
  mostPages: 1,
  showsAll: true,
  isBoard: true,
  request: ({ board }) => ({
    url: `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(board)}?details=true`,
  }),
  read(body, { board }) {
    const answer = parseJson(body)
    const company = text(record(answer)['name']) || nameOf(board)
    const byId = new Map<string, SourcePosting>()
    for (const job of listAt(answer, 'jobs')) {
      const id = text(job['shortcode'])
      const places = records(job['locations']).map((one) => place(one['city'], one['region'], one['country']))
      const location = places.join('; ') || place(job['city'], job['state'], job['country'])
      // A posting is listed once for each of its places.
      const known = byId.get(id)
      if (known) known.location = `${known.location}; ${location}`
      else
        byId.set(id, {
          external_id: id,
          url: text(job['url']),
          title: text(job['title']),
          company,
          location,
          remote: job['telecommuting'] === true ? true : undefined,
          employment_type: text(job['employment_type']),
          text: text(job['description']),
          requirements: text(job['requirements']) || undefined,
          benefits: text(job['benefits']) || undefined,
          posted_at: time(job['published_on']),
        })
    }
    return { hasMore: false, postings: [...byId.values()] }
  },
}

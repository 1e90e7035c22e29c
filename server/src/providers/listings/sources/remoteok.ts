import { amount, parseJson, records, text, time } from '../read-json.ts'
import { UnknownShape, type Source } from '../source.ts'

export const remoteok: Source = {
  id: 'remoteok',
  name: 'Remote OK',
  homepage: 'https://remoteok.com',
  terms: 'https://remoteok.com/api',
  kind: 'aggregator',
  hosts: ['remoteok.com', 'www.remoteok.com'],
  recorded: true,
  everyMinutes: 180,
  pauseMs: 0,
  mostPages: 1,
  showsAll: true,
  request: () => ({ url: 'https://remoteok.com/api' }),
  read(body) {
    const answer = parseJson(body)
    if (!Array.isArray(answer)) throw new UnknownShape('The answer is no list.')
    // The first element is a note about the terms.
    const jobs = records(answer).filter((job) => text(job['position']) !== '')
    return {
      hasMore: false,
      postings: jobs.map((job) => {
        const [min, max] = [amount(job['salary_min']), amount(job['salary_max'])]
        return {
          external_id: text(job['id']),
          url: text(job['url']),
          title: text(job['position']),
          company: text(job['company']),
          location: `Remote, ${text(job['location'])}`,
          remote: true,
          pay: min === null && max === null ? undefined : { min, max, currency: 'USD', period: 'year' as const },
          text: text(job['description']),
          posted_at: time(job['date']),
        }
      }),
    }
  },
}

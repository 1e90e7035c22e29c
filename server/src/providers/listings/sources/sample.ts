import { amount, number, parseJson, record, records, text } from '../read-json.ts'
import { UnknownShape, type Source } from '../source.ts'

const dayMs = 86_400_000

/** Postings of invented employers, shown while no source has answered. */
export const sample: Source = {
  id: 'sample',
  name: 'Sample',
  homepage: '',
  terms: '',
  kind: 'sample',
  hosts: [],
  recorded: true,
  everyMinutes: 0,
  pauseMs: 0,
  mostPages: 1,
  showsAll: true,
  request: () => ({ url: '' }),
  read(body, { now }) {
    const answer = parseJson(body)
    if (!Array.isArray(answer)) throw new UnknownShape('The sample is no list.')
    return {
      hasMore: false,
      postings: records(answer).map((job) => {
        const pay = record(job['pay'])
        const period = text(pay['period'])
        return {
          external_id: text(job['id']),
          // A reserved domain that never resolves: nobody hires there.
          url: `https://sample.invalid/jobs/${text(job['id'])}`,
          title: text(job['title']),
          company: text(job['company']),
          location: text(job['location']),
          pay: job['pay']
            ? {
                min: amount(pay['min']),
                max: amount(pay['max']),
                currency: text(pay['currency']),
                period: period === 'hour' || period === 'month' ? period : ('year' as const),
              }
            : undefined,
          employment_type: text(job['employment_type']),
          language: text(job['language']),
          company_info: text(job['company_info']),
          text: text(job['description']),
          requirements: text(job['requirements']),
          benefits: text(job['benefits']),
          posted_at: new Date(now.getTime() - (number(job['days_ago']) ?? 0) * dayMs),
        }
      }),
    }
  },
}

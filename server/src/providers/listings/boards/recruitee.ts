import type { SalaryPeriod } from '../../../lib/posting-text/salary.ts'
import { amount, listAt, parseJson, place, record, records, text, time } from '../read-json.ts'
import type { Source } from '../source.ts'
import { nameOf } from './lever.ts'

const periods: Readonly<Record<string, SalaryPeriod>> = {
  year: 'year',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
}

export const recruitee: Source = {
  id: 'recruitee',
  name: 'Recruitee',
  homepage: 'https://recruitee.com',
  terms: 'https://docs.recruitee.com/reference/intro-to-careers-site-api',
  kind: 'employer',
  hosts: ['{board}.recruitee.com'],
  recorded: true,
  everyMinutes: 360,
  pauseMs: 1000,
  mostPages: 1,
  showsAll: true,
  isBoard: true,
  request: ({ board }) => ({ url: `https://${board}.recruitee.com/api/offers/` }),
  read(body, { board }) {
    return {
      hasMore: false,
      postings: listAt(parseJson(body), 'offers').map((job) => {
        const pay = record(job['salary'])
        const [min, max] = [amount(pay['min']), amount(pay['max'])]
        const places = records(job['locations']).map((one) => place(one['city'], one['state'], one['country']))
        return {
          external_id: text(job['id']) || text(job['slug']),
          url: text(job['careers_url']),
          title: text(job['title']),
          company: text(job['company_name']) || nameOf(board),
          location: places.join('; ') || place(job['city'], job['state_name'], job['country']) || text(job['location']),
          remote: job['remote'] === true ? true : undefined,
          pay:
            (min === null && max === null) || text(pay['currency']) === ''
              ? undefined
              : { min, max, currency: text(pay['currency']), period: periods[text(pay['period'])] ?? 'year' },
          employment_type: text(job['employment_type_code']).replace(/_/g, ' '),
          text: text(job['description']),
          requirements: text(job['requirements']) || undefined,
          posted_at: time(job['published_at']) ?? time(job['created_at']),
        }
      }),
    }
  },
}

import type { SalaryPeriod } from '../../../lib/posting-text/salary.ts'
import { amount, listAt, number, parseJson, record, text, texts, time } from '../read-json.ts'
import type { Source } from '../source.ts'

const pageSize = 20
const periods: Readonly<Record<string, SalaryPeriod>> = {
  annual: 'year',
  monthly: 'month',
  weekly: 'week',
  hourly: 'hour',
}

export const himalayas: Source = {
  id: 'himalayas',
  name: 'Himalayas',
  homepage: 'https://himalayas.app',
  terms: 'https://himalayas.app/api',
  kind: 'aggregator',
  hosts: ['himalayas.app'],
  recorded: true,
  everyMinutes: 180,
  pauseMs: 1500,
  // The newest 2,000 of some 90,000: it answers 20 a page.
  mostPages: 100,
  showsAll: false,
  request: ({ page }) => ({ url: `https://himalayas.app/jobs/api?limit=${pageSize}&offset=${page * pageSize}` }),
  read(body, { page, since }) {
    const answer = parseJson(body)
    const jobs = listAt(answer, 'jobs')
    const oldest = time(jobs.at(-1)?.['pubDate'])
    const isNew = since === undefined || oldest === undefined || oldest >= since
    return {
      hasMore: isNew && (page + 1) * pageSize < (number(record(answer)['totalCount']) ?? 0),
      postings: jobs.map((job) => ({
        external_id: text(job['guid']),
        url: text(job['applicationLink']),
        title: text(job['title']),
        company: text(job['companyName']),
        location:
          texts(job['locationRestrictions'])
            .map((country) => `Remote, ${country}`)
            .join('; ') || 'Remote, worldwide',
        remote: true,
        employment_type: text(job['employmentType']),
        pay: payOf(job),
        text: text(job['description']),
        posted_at: time(job['pubDate']),
        expires_at: time(job['expiryDate']),
      })),
    }
  },
}

function payOf(job: Readonly<Record<string, unknown>>) {
  const [min, max] = [amount(job['minSalary']), amount(job['maxSalary'])]
  if (min === null && max === null) return undefined
  return { min, max, currency: text(job['currency']) || 'USD', period: periods[text(job['salaryPeriod'])] ?? 'year' }
}

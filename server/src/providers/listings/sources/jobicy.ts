import type { SalaryPeriod } from '../../../lib/posting-text/salary.ts'
import { amount, listAt, parseJson, text, texts, time } from '../read-json.ts'
import type { Source } from '../source.ts'

const periods: Readonly<Record<string, SalaryPeriod>> = {
  yearly: 'year',
  monthly: 'month',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
}

export const jobicy: Source = {
  id: 'jobicy',
  name: 'Jobicy',
  homepage: 'https://jobicy.com',
  terms: 'https://jobicy.com/jobs-rss-feed',
  kind: 'aggregator',
  hosts: ['jobicy.com'],
  recorded: true,
  // It asks for no more than one call an hour.
  everyMinutes: 90,
  pauseMs: 0,
  mostPages: 1,
  showsAll: false,
  request: () => ({ url: 'https://jobicy.com/api/v2/remote-jobs?count=100' }),
  read(body) {
    return {
      hasMore: false,
      postings: listAt(parseJson(body), 'jobs').map((job) => ({
        external_id: text(job['id']),
        url: text(job['url']),
        title: text(job['jobTitle']),
        company: text(job['companyName']),
        location: /^anywhere$/i.test(text(job['jobGeo']))
          ? 'Remote, worldwide'
          : text(job['jobGeo'])
              .split(',')
              .map((country) => `Remote, ${country.trim()}`)
              .join('; '),
        remote: true,
        employment_type: texts(job['jobType']).join(', '),
        pay: payOf(job),
        text: text(job['jobDescription']),
        posted_at: time(job['pubDate']),
      })),
    }
  },
}

function payOf(job: Readonly<Record<string, unknown>>) {
  const [min, max] = [amount(job['salaryMin']), amount(job['salaryMax'])]
  const currency = text(job['salaryCurrency'])
  if ((min === null && max === null) || currency === '') return undefined
  return { min, max, currency, period: periods[text(job['salaryPeriod'])] ?? 'year' }
}

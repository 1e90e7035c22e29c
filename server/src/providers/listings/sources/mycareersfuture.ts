import { amount, listAt, number, parseJson, record, records, text, time } from '../read-json.ts'
import type { Source } from '../source.ts'

const pageSize = 100

export const mycareersfuture: Source = {
  id: 'mycareersfuture',
  name: 'MyCareersFuture',
  homepage: 'https://www.mycareersfuture.gov.sg',
  terms: 'https://www.mycareersfuture.gov.sg/terms-of-use',
  kind: 'public',
  hosts: ['api.mycareersfuture.gov.sg'],
  country: 'SG',
  recorded: false,
  everyMinutes: 180,
  pauseMs: 1500,
  mostPages: 40,
  showsAll: false,
  // The page counts in the address only; in the body it is ignored.
  request: ({ page }) => ({
    url: `https://api.mycareersfuture.gov.sg/v2/search?limit=${pageSize}&page=${page}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ search: '', sortBy: ['new_posting_date'] }),
  }),
  read(body, { page }) {
    const answer = parseJson(body)
    return {
      hasMore: (page + 1) * pageSize < (number(record(answer)['total']) ?? 0),
      postings: listAt(answer, 'results').map((job) => {
        const salary = record(job['salary'])
        const metadata = record(job['metadata'])
        const [min, max] = [amount(salary['minimum']), amount(salary['maximum'])]
        const id = text(job['uuid'])
        return {
          external_id: id,
          url: text(metadata['jobDetailsUrl']) || `https://www.mycareersfuture.gov.sg/job/${encodeURIComponent(id)}`,
          title: text(job['title']),
          company: text(record(job['postedCompany'])['name']) || text(record(job['hiringCompany'])['name']),
          location: 'Singapore',
          pay: min === null && max === null ? undefined : { min, max, currency: 'SGD', period: 'month' as const },
          employment_type: records(job['employmentTypes'])
            .map((type) => text(type['employmentType']))
            .join(', '),
          text: text(job['description']),
          posted_at: time(metadata['newPostingDate']),
          expires_at: time(metadata['expiryDate']),
        }
      }),
    }
  },
}

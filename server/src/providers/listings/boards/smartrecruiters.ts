import { listAt, number, parseJson, place, record, text, time } from '../read-json.ts'
import type { SourcePosting } from '../source-posting.ts'
import type { Source } from '../source.ts'

const pageSize = 100

export const smartrecruiters: Source = {
  id: 'smartrecruiters',
  name: 'SmartRecruiters',
  homepage: 'https://www.smartrecruiters.com',
  terms: 'https://developers.smartrecruiters.com/docs/posting-api',
  kind: 'employer',
  hosts: ['api.smartrecruiters.com'],
  recorded: true,
  everyMinutes: 360,
  pauseMs: 1000,
  mostPages: 10,
  showsAll: true,
  isBoard: true,
  request: ({ board, page }) => ({
    url: `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(board)}/postings?limit=${pageSize}&offset=${page * pageSize}`,
  }),
  // The list has no texts; whoever opens a result reads them on the employer's page.
  read(body, { board, page }) {
    const answer = parseJson(body)
    return {
      hasMore: (page + 1) * pageSize < (number(record(answer)['totalFound']) ?? 0),
      postings: listAt(answer, 'content').map((job) => {
        const where = record(job['location'])
        const id = text(job['id'])
        const company = record(job['company'])
        return {
          external_id: id,
          url: `https://jobs.smartrecruiters.com/${encodeURIComponent(text(company['identifier']) || board)}/${encodeURIComponent(id)}`,
          title: text(job['name']),
          company: text(company['name']),
          location: place(where['city'], where['region'], text(where['country']).toUpperCase()),
          country: text(where['country']).toUpperCase() || undefined,
          remote: where['remote'] === true ? true : undefined,
          employment_type: text(record(job['typeOfEmployment'])['label']),
          language: text(record(job['language'])['code']) || undefined,
          text: '',
          posted_at: time(job['releasedDate']),
        }
      }),
    }
  },
}

/** One posting whole, as `/v1/companies/{company}/postings/{id}` answers it. */
export function readSmartRecruitersPosting(body: string, board: string): SourcePosting | undefined {
  const answer = record(parseJson(body))
  const [posting] = smartrecruiters.read(JSON.stringify({ content: [answer] }), {
    page: 0,
    since: undefined,
    now: new Date(0),
    board,
    keys: {},
  }).postings
  const written = record(record(answer['jobAd'])['sections'])
  const part = (name: string) => text(record(written[name])['text'])
  return (
    posting && {
      ...posting,
      text: [part('jobDescription'), part('additionalInformation')].filter(Boolean).join('\n'),
      company_info: part('companyDescription'),
      requirements: part('qualifications'),
    }
  )
}

import type { SalaryPeriod } from '../../../lib/posting-text/salary.ts'
import { amount, parseJson, record, records, text, texts, time } from '../read-json.ts'
import { UnknownShape, type Source } from '../source.ts'

const periods: Readonly<Record<string, SalaryPeriod>> = {
  'per-year-salary': 'year',
  'per-month-salary': 'month',
  'per-week-salary': 'week',
  'per-day-wage': 'day',
  'per-hour-wage': 'hour',
}

/** Boards of European customers are on a separate host; they are written `eu:name`. */
const europe = 'eu:'

export const lever: Source = {
  id: 'lever',
  name: 'Lever',
  homepage: 'https://www.lever.co',
  terms: 'https://github.com/lever/postings-api',
  kind: 'employer',
  hosts: ['api.lever.co', 'api.eu.lever.co'],
  recorded: true,
  everyMinutes: 360,
  pauseMs: 1000,
  mostPages: 1,
  showsAll: true,
  isBoard: true,
  request({ board }) {
    const host = board.startsWith(europe) ? 'api.eu.lever.co' : 'api.lever.co'
    return { url: `https://${host}/v0/postings/${encodeURIComponent(board.replace(europe, ''))}?mode=json` }
  },
  read(body, { board }) {
    const answer = parseJson(body)
    if (!Array.isArray(answer))
      throw new UnknownShape(`The answer is no list; it has ${Object.keys(record(answer)).join(', ')}.`)
    return {
      hasMore: false,
      postings: records(answer).map((job) => {
        const categories = record(job['categories'])
        const range = record(job['salaryRange'])
        const [min, max] = [amount(range['min']), amount(range['max'])]
        const places = texts(categories['allLocations'])
        const lists = records(job['lists']).map(
          (list) => `<h3>${text(list['text'])}</h3><ul>${text(list['content'])}</ul>`,
        )
        return {
          external_id: text(job['id']),
          url: text(job['hostedUrl']),
          title: text(job['text']),
          company: nameOf(board.replace(europe, '')),
          location: (places.length > 0 ? places : [text(categories['location'])]).join('; '),
          country: /^[A-Z]{2}$/.test(text(job['country'])) ? text(job['country']) : undefined,
          remote: text(job['workplaceType']) === 'remote' ? true : undefined,
          pay:
            min === null && max === null
              ? undefined
              : { min, max, currency: text(range['currency']), period: periods[text(range['interval'])] ?? 'year' },
          employment_type: text(categories['commitment']),
          text: [text(job['description']), ...lists, text(job['additional'])].join('\n'),
          posted_at: time(job['createdAt']),
        }
      }),
    }
  },
}

/** "acme-health" is most likely Acme Health. */
export function nameOf(board: string): string {
  return board.replace(/[-_]+/g, ' ').replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase())
}

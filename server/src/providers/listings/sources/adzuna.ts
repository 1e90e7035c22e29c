import { amount, listAt, number, parseJson, record, text, time } from '../read-json.ts'
import type { Source } from '../source.ts'

const pageSize = 50
/** In turn, a page each: the free allowance is 250 calls a day. */
const countries = ['gb', 'us', 'de', 'fr', 'ca', 'au', 'in', 'nl', 'pl', 'at', 'it', 'es', 'br', 'za', 'sg', 'nz']
const currencies: Readonly<Record<string, string>> = {
  gb: 'GBP',
  us: 'USD',
  ca: 'CAD',
  au: 'AUD',
  in: 'INR',
  pl: 'PLN',
  br: 'BRL',
  za: 'ZAR',
  sg: 'SGD',
  nz: 'NZD',
}

export const adzuna: Source = {
  id: 'adzuna',
  name: 'Adzuna',
  homepage: 'https://www.adzuna.com',
  terms: 'https://developer.adzuna.com/docs/terms_of_service',
  kind: 'aggregator',
  hosts: ['api.adzuna.com'],
  recorded: false,
  everyMinutes: 240,
  pauseMs: 3000,
  mostPages: countries.length * 2,
  showsAll: false,
  hasPoints: true,
  keys: ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY'],
  request({ page, keys }) {
    const query = new URLSearchParams({
      app_id: keys['ADZUNA_APP_ID'] ?? '',
      app_key: keys['ADZUNA_APP_KEY'] ?? '',
      results_per_page: String(pageSize),
      sort_by: 'date',
      max_days_old: '2',
    })
    const number = Math.floor(page / countries.length) + 1
    return { url: `https://api.adzuna.com/v1/api/jobs/${countryOf(page)}/search/${number}?${query.toString()}` }
  },
  read(body, { page }) {
    const country = countryOf(page)
    return {
      hasMore: true,
      postings: listAt(parseJson(body), 'results').map((job) => {
        const [min, max] = [amount(job['salary_min']), amount(job['salary_max'])]
        // A salary that Adzuna guessed is not the employer's.
        const isGuess = text(job['salary_is_predicted']) === '1' || (min === null && max === null)
        return {
          external_id: text(job['id']),
          url: text(job['redirect_url']),
          title: text(job['title']),
          company: text(record(job['company'])['display_name']),
          location: text(record(job['location'])['display_name']),
          country: country.toUpperCase(),
          latitude: number(job['latitude']),
          longitude: number(job['longitude']),
          pay: isGuess ? undefined : { min, max, currency: currencies[country] ?? 'EUR', period: 'year' as const },
          employment_type: [text(job['contract_time']), text(job['contract_type'])]
            .filter(Boolean)
            .join(', ')
            .replace(/_/g, ' '),
          text: text(job['description']),
          posted_at: time(job['created']),
        }
      }),
    }
  },
}

const countryOf = (page: number): string => countries[page % countries.length] ?? 'gb'

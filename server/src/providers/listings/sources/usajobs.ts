import type { SalaryPeriod } from '../../../lib/posting-text/salary.ts'
import { amount, listAt, number, parseJson, record, records, text, texts, time } from '../read-json.ts'
import type { Source } from '../source.ts'

const pageSize = 500
const periods: Readonly<Record<string, SalaryPeriod>> = { PA: 'year', PH: 'hour', PD: 'day', PW: 'week', PM: 'month' }

export const usajobs: Source = {
  id: 'usajobs',
  name: 'USAJOBS',
  homepage: 'https://www.usajobs.gov',
  terms: 'https://developer.usajobs.gov/general/terms-of-use',
  kind: 'employer',
  hosts: ['data.usajobs.gov'],
  country: 'US',
  recorded: false,
  everyMinutes: 360,
  pauseMs: 2000,
  mostPages: 20,
  showsAll: true,
  keys: ['USAJOBS_KEY', 'USAJOBS_EMAIL'],
  request: ({ page, keys }) => ({
    url: `https://data.usajobs.gov/api/search?ResultsPerPage=${pageSize}&Page=${page + 1}`,
    headers: { 'user-agent': keys['USAJOBS_EMAIL'] ?? '', 'authorization-key': keys['USAJOBS_KEY'] ?? '' },
  }),
  read(body, { page }) {
    const result = record(record(parseJson(body))['SearchResult'])
    return {
      hasMore: (page + 1) * pageSize < (number(result['SearchResultCountAll']) ?? 0),
      postings: listAt(result, 'SearchResultItems').map((item) => {
        const job = record(item['MatchedObjectDescriptor'])
        const details = record(record(job['UserArea'])['Details'])
        const [pay] = records(job['PositionRemuneration'])
        const [min, max] = [amount(pay?.['MinimumRange']), amount(pay?.['MaximumRange'])]
        const period = periods[text(pay?.['RateIntervalCode'])]
        return {
          external_id: text(item['MatchedObjectId']),
          url: text(job['PositionURI']),
          title: text(job['PositionTitle']),
          company: text(job['OrganizationName']),
          location:
            records(job['PositionLocation'])
              .map((place) => text(place['LocationName']))
              .join('; ') || text(job['PositionLocationDisplay']),
          remote: details['RemoteIndicator'] === true,
          pay:
            period === undefined || (min === null && max === null) ? undefined : { min, max, currency: 'USD', period },
          employment_type: [...records(job['PositionSchedule']), ...records(job['PositionOfferingType'])]
            .map((one) => text(one['Name']))
            .join(', '),
          text: [text(details['JobSummary']), ...texts(details['MajorDuties'])].join('\n'),
          requirements: [text(job['QualificationSummary']), text(details['Requirements'])].join('\n'),
          benefits: text(details['Benefits']),
          posted_at: time(job['PublicationStartDate']),
          expires_at: time(job['ApplicationCloseDate']),
        }
      }),
    }
  },
}

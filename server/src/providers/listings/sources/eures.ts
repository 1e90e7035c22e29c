import { listAt, number, parseJson, record, text, texts, time } from '../read-json.ts'
import type { Source } from '../source.ts'

const pageSize = 50

export const eures: Source = {
  id: 'eures',
  name: 'EURES',
  homepage: 'https://europa.eu/eures',
  terms: 'https://commission.europa.eu/legal-notice_en',
  kind: 'public',
  hosts: ['europa.eu'],
  recorded: false,
  everyMinutes: 240,
  pauseMs: 2000,
  mostPages: 60,
  showsAll: false,
  request: ({ page }) => ({
    url: 'https://europa.eu/eures/api/jv-searchengine/public/jv-search/search',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...emptySearch,
      resultsPerPage: pageSize,
      page: page + 1,
    }),
  }),
  read(body, { page }) {
    const answer = parseJson(body)
    return {
      hasMore: (page + 1) * pageSize < (number(record(answer)['numberRecords']) ?? 0),
      postings: listAt(answer, 'jvs').map((job) => {
        const id = text(job['id'])
        // Places are codes of statistical regions, whose first two letters are the country; EL is Greece.
        const countries = Object.keys(record(job['locationMap'])).map((code) => (code === 'EL' ? 'GR' : code))
        return {
          external_id: id,
          url: `https://europa.eu/eures/portal/jv-se/jv-details/${encodeURIComponent(id)}`,
          title: text(job['title']),
          company: text(record(job['employer'])['name']),
          location: countries.map((code) => englishNames.of(code) ?? code).join('; '),
          employment_type: [...texts(job['positionScheduleCodes']), text(job['positionOfferingCode'])]
            .filter(Boolean)
            .join(', '),
          text: text(job['description']),
          posted_at: time(job['creationDate']),
        }
      }),
    }
  },
}

const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** EURES refuses a search that lacks one of these. */
const emptySearch = {
  sortSearch: 'MOST_RECENT',
  publicationPeriod: 'LAST_THREE_DAYS',
  keywords: [],
  occupationUris: [],
  skillUris: [],
  requiredExperienceCodes: [],
  positionScheduleCodes: [],
  sectorCodes: [],
  educationAndQualificationLevelCodes: [],
  positionOfferingCodes: [],
  locationCodes: [],
  euresFlagCodes: [],
  otherBenefitsCodes: [],
  requiredLanguages: [],
  minNumberPost: null,
  sessionId: null,
  userPreferredLanguage: null,
  requestLanguage: 'en',
}

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { describe, expect, test } from 'vitest'
import { allSources } from './sources.ts'
import { sample } from './sources/sample.ts'
import { UnknownShape, type PageRequest, type Source } from './source.ts'

const at: PageRequest = {
  page: 0,
  since: undefined,
  now: new Date('2026-11-20T12:00:00Z'),
  board: 'acme',
  keys: { ADZUNA_APP_ID: 'id', ADZUNA_APP_KEY: 'key', USAJOBS_KEY: 'key', USAJOBS_EMAIL: 'me@example.org' },
}
const sourceOf = (id: string): Source => {
  const source = allSources.find((one) => one.id === id)
  if (!source) throw new Error(`There is no source ${id}.`)
  return source
}

/** Recorded answers by source. */
const recordings: Record<string, string> = {
  arbeitnow: 'arbeitnow/job-board-api.2026.json',
  himalayas: 'himalayas/jobs.2026.first-10.json',
  jobicy: 'jobicy/remote-jobs.2026.json',
  remoteok: 'remoteok/api.2024-12-04.first-20.json',
  themuse: 'themuse/public-jobs.2026.first-10.json',
  greenhouse: 'greenhouse/jobs-content-true.2026.json',
  lever: 'lever/postings.1password.2021.json',
  ashby: 'ashby/job-board.truelogic.2026.json',
  smartrecruiters: 'smartrecruiters/postings.2026.json',
  recruitee: 'recruitee/offers.2026.json',
  workable: 'workable/widget.2026.json',
  personio: 'personio/search.2026.xml',
}

test('a source counts as recorded exactly where there is a recording', () => {
  expect(
    allSources
      .filter(({ recorded }) => recorded)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(Object.keys(recordings).toSorted())
})

for (const [id, file] of Object.entries(recordings)) {
  testOnRealData(
    `${id}: every posting of a recorded answer has an id, a title, an employer and a page`,
    30_000,
    (folder) => {
      const body = readFileSync(path.join(folder, 'api-samples', file), 'utf8')
      const { postings } = sourceOf(id).read(body, at)
      expect(postings.length).toBeGreaterThan(0)
      expect(new Set(postings.map(({ external_id }) => external_id)).size).toBeGreaterThanOrEqual(postings.length / 2)
      for (const posting of postings) {
        expect(posting).toMatchObject({
          external_id: expect.stringMatching(/./),
          title: expect.stringMatching(/./),
          company: expect.stringMatching(/./),
        })
        expect(posting.url).toMatch(/^https:\/\//)
        expect(posting.posted_at).toBeInstanceOf(Date)
      }
    },
  )
}

/** Written for these tests in the shape that a source documents; nobody recorded them. */
const shapes: Record<string, { body: unknown; posting: object }> = {
  arbeitsagentur: {
    body: {
      maxErgebnisse: 1,
      ergebnisliste: [
        {
          referenznummer: '10000-1',
          stellenangebotsTitel: 'Tischler (m/w/d)',
          firma: 'Holz & Söhne',
          stellenlokationen: [{ adresse: { ort: 'Jena', region: 'Thüringen', land: 'Deutschland' } }],
          veroeffentlichungszeitraum: { von: '2026-11-19' },
        },
      ],
    },
    posting: {
      url: 'https://www.arbeitsagentur.de/jobsuche/jobdetail/10000-1',
      title: 'Tischler (m/w/d)',
      location: 'Jena, Thüringen, Deutschland',
      posted_at: new Date('2026-11-19'),
    },
  },
  jobtech: {
    body: {
      total: { value: 1 },
      hits: [
        {
          id: '77',
          webpage_url: 'https://arbetsformedlingen.se/platsbanken/annonser/77',
          headline: 'Snickare',
          employer: { name: 'Bygg AB' },
          workplace_address: {
            municipality: 'Lund',
            region: 'Skåne län',
            country: 'Sverige',
            coordinates: [13.19, 55.7],
          },
          description: { text: 'Du bygger hus.' },
          publication_date: '2026-11-19T08:00:00',
        },
      ],
    },
    posting: {
      title: 'Snickare',
      company: 'Bygg AB',
      location: 'Lund, Skåne län, Sverige',
      latitude: 55.7,
      longitude: 13.19,
    },
  },
  eures: {
    body: {
      numberRecords: 1,
      jvs: [
        {
          id: 'a b',
          title: 'Welder',
          employer: { name: 'Acme' },
          locationMap: { AT: ['AT130'] },
          creationDate: 1_763_500_000_000,
          description: 'Weld.',
        },
      ],
    },
    posting: { url: 'https://europa.eu/eures/portal/jv-se/jv-details/a%20b', location: 'Austria', title: 'Welder' },
  },
  mycareersfuture: {
    body: {
      total: 1,
      results: [
        {
          uuid: 'u1',
          title: 'Cook',
          postedCompany: { name: 'Acme Pte' },
          salary: { minimum: 2500, maximum: 3000 },
          metadata: { jobDetailsUrl: 'https://www.mycareersfuture.gov.sg/job/u1', newPostingDate: '2026-11-18' },
          description: '<p>Cook.</p>',
        },
      ],
    },
    posting: { company: 'Acme Pte', pay: { min: 2500, max: 3000, currency: 'SGD', period: 'month' } },
  },
  'jobbank-ca': {
    body: `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><entry><title><![CDATA[cook]]></title>
      <link rel="alternate" href="https://www.jobbank.gc.ca/jobsearch/jobposting/4242"/><updated>2026-11-19T10:00:00Z</updated>
      <summary type="html">&lt;strong&gt;Location:&lt;/strong&gt; Halifax (NS)&lt;br/&gt;&lt;strong&gt;Employer:&lt;/strong&gt; Acme&lt;br/&gt;&lt;strong&gt;Salary:&lt;/strong&gt; $18.00 hourly</summary></entry></feed>`,
    posting: { external_id: '4242', title: 'cook', company: 'Acme', location: 'Halifax , NS', salary: '$18.00 hourly' },
  },
  adzuna: {
    body: {
      results: [
        {
          id: '1',
          title: '<strong>Nurse</strong>',
          company: { display_name: 'Acme' },
          location: { display_name: 'London, UK' },
          salary_min: 30_000,
          salary_max: 32_000,
          salary_is_predicted: '1',
          created: '2026-11-19T10:00:00Z',
          redirect_url: 'https://www.adzuna.co.uk/land/ad/1',
        },
      ],
    },
    posting: { country: 'GB', pay: undefined },
  },
  usajobs: {
    body: {
      SearchResult: {
        SearchResultCountAll: 1,
        SearchResultItems: [
          {
            MatchedObjectId: '9',
            MatchedObjectDescriptor: {
              PositionTitle: 'Nurse',
              PositionURI: 'https://www.usajobs.gov/job/9',
              OrganizationName: 'Veterans Health Administration',
              PositionLocation: [{ LocationName: 'Reno, Nevada' }],
              PositionRemuneration: [{ MinimumRange: '40.0', MaximumRange: '50.0', RateIntervalCode: 'PH' }],
              UserArea: { Details: { JobSummary: 'Care.', RemoteIndicator: false } },
            },
          },
        ],
      },
    },
    posting: { location: 'Reno, Nevada', pay: { min: 40, max: 50, currency: 'USD', period: 'hour' } },
  },
  'france-travail': {
    body: {
      resultats: [
        {
          id: '1ABC',
          intitule: 'Plombier',
          entreprise: { nom: 'Acme' },
          lieuTravail: { libelle: '75 - PARIS 08', latitude: 48.87, longitude: 2.3 },
          salaire: { libelle: 'Annuel de 28000 Euros' },
          dateCreation: '2026-11-19T10:00:00.000Z',
        },
      ],
    },
    posting: { location: 'PARIS', url: 'https://candidat.francetravail.fr/offres/recherche/detail/1ABC' },
  },
}

test('every source without a recording is read in the shape that it documents', () => {
  const unrecorded = allSources.filter(({ recorded }) => !recorded).map(({ id }) => id)
  expect(unrecorded.toSorted()).toEqual(Object.keys(shapes).toSorted())
  for (const [id, { body, posting }] of Object.entries(shapes)) {
    const { postings } = sourceOf(id).read(typeof body === 'string' ? body : JSON.stringify(body), at)
    expect(postings[0]).toMatchObject(posting)
  }
})

describe.each(allSources.map((source) => [source.id, source] as const))('%s', (_, source) => {
  test.each([
    '',
    'null',
    '[]',
    '{}',
    '{"error":"no"}',
    '<!doctype html><html><body>Blocked</body></html>',
    '{"jobs": [1, null, "x"',
    '\u0000',
  ])('answers that are none of its own are refused, or hold no posting: %j', (body) => {
    try {
      expect(source.read(body, at).postings).toEqual([])
    } catch (error) {
      expect(error).toBeInstanceOf(UnknownShape)
    }
  })

  test('it asks hosts of its own only, over TLS, and says how often it may be asked', () => {
    const url = new URL(source.request(at).url)
    expect(url.protocol).toBe('https:')
    expect(source.hosts.map((host) => host.replace('{board}', 'acme'))).toContain(url.hostname)
    expect(source.everyMinutes).toBeGreaterThanOrEqual(60)
    expect(source.mostPages === 1 || source.pauseMs >= 1000).toBe(true)
    expect(source.terms).toMatch(/^https:\/\//)
  })
})

test('the sample is 60 postings or more in several languages, and every one has all its texts', () => {
  const body = readFileSync(path.join(import.meta.dirname, 'sample-postings.json'), 'utf8')
  const { postings } = sample.read(body, at)
  expect(postings.length).toBeGreaterThanOrEqual(60)
  expect(new Set(postings.map(({ language }) => language)).size).toBeGreaterThanOrEqual(5)
  for (const { text, company_info, requirements, benefits } of postings)
    for (const part of [text, company_info, requirements, benefits]) expect(part).toMatch(/^<(p|ul)>/)
})

import { screen, waitFor, within } from '@testing-library/react'
import {
  follow,
  listFollowed,
  unfollow,
  type FollowedEmployer,
} from '@waymark/contract/job-search/followed-employers.ts'
import { hide, unhide } from '@waymark/contract/job-search/hidden-jobs.ts'
import {
  listCities,
  listCountries,
  listStates,
  searchJobs,
  type FoundJob,
} from '@waymark/contract/job-search/job-search.ts'
import { matchPosting } from '@waymark/contract/documents.ts'
import { matchJobs } from '@waymark/contract/job-search/job-matches.ts'
import { listSources } from '@waymark/contract/job-search/job-sources.ts'
import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  type SavedSearch,
} from '@waymark/contract/job-search/saved-searches.ts'
import { findSameOpenings, listJobs, saveJob } from '@waymark/contract/job-tracking.ts'
import { listConversations } from '@waymark/contract/chat.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { makeJob as makeCard } from '../../testing/job.ts'
import { address, pageTitled, renderPage } from '../../testing/render-page.tsx'

/** Tells each list's end that it is in view, as a browser does when somebody scrolls there. */
let reachEnd: () => void
beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('waymark.position-denied', String(Date.now()))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => tell([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    },
  )
})

const makeJob = (number: number, more: Partial<FoundJob> = {}): FoundJob => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  job_title: `Nurse ${number}`,
  company: 'Harbour Lane',
  location: 'Leeds, United Kingdom',
  salary: '£30,000 per year',
  company_info: '<p>A ward by the sea.</p>',
  description: '<p>Care.</p>',
  requirements: '<ul><li>Patience</li></ul>',
  benefits: '<p>Tea.</p>',
  job_url: `https://jobs.example/${number}`,
  country: 'United Kingdom',
  remote: false,
  language: 'en',
  employment_type: 'Full-time',
  hours: ['full_time'],
  contract: [],
  posted_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  posted_at_known: true,
  first_posted_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  reposts: 0,
  distance_km: null,
  found_by: 'all_words',
  alike: 0,
  followed: null,
  source: { id: 'test', name: 'Test board', url: 'https://board.example', is_sample: false },
  ...more,
})
const jobs = (from: number, count: number) => Array.from({ length: count }, (_, index) => makeJob(from + index))

type Api = ReturnType<typeof fakeApi>

function openSearch(path = '/jobsearch', prepare: (api: Api) => void = () => undefined) {
  const api = fakeApi()
  prepare(api)
  api.answers(matchJobs, { success: true, matches: [] })
  api.answers(listConversations, { success: true, conversations: [] })
  api.answers(listCountries, { success: true, countries: ['Germany', 'Singapore'] })
  api.answers(listSources, { success: true, sources: [] })
  api.answers(listJobs, { success: true, data: [] })
  const { user } = renderPage(path, { token: 'token', name: 'Ada', account: 'ada@example.org' })
  return { api, user }
}
const searchButton = () => screen.getByRole('button', { name: 'Search' })
const titleField = () => screen.findByRole('searchbox', { name: 'Job title' })

test('jobs that the search did not ask for stand below a line that says why', async () => {
  openSearch('/jobsearch?title=nurse', (api) => {
    api.answers(searchJobs, {
      success: true,
      typed_place: null,
      results: [
        makeJob(1),
        makeJob(2, { found_by: 'fewer_words' }),
        makeJob(3, { found_by: 'fewer_words' }),
        makeJob(4, { found_by: 'farther', distance_km: 80 }),
      ],
    })
  })
  const list = await screen.findByRole('list', { name: 'Jobs found' })
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fewer words: these titles have only some of yours', 'More than 50 km away, the nearest first'])
})

test('more of one title from one employer are listed by a link, and a link leads back', async () => {
  const id = '6f1c2a34-0000-4000-8000-00000000000a'
  const { api, user } = openSearch('/jobsearch?title=driver', (prepared) =>
    prepared.answers(searchJobs, { success: true, typed_place: null, results: [makeJob(1, { id, alike: 258 })] }),
  )
  await user.click(await screen.findByRole('link', { name: '258 more with this title from this employer' }))
  await waitFor(() => expect(api.callsTo(searchJobs).at(-1)?.body).toMatchObject({ job_title: 'driver', alike_to: id }))
  const back = screen.getByRole('link', { name: 'Show all jobs found' })
  expect(document.activeElement).toBe(back)
  await user.click(back)
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Show all jobs found' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Nurse 1/ }))
})

test('arrow keys go on from the result whose link has the focus', async () => {
  const { user } = openSearch('/jobsearch?title=driver', (prepared) =>
    prepared.answers(searchJobs, {
      success: true,
      typed_place: null,
      results: [makeJob(1), makeJob(2, { alike: 1 }), makeJob(3)],
    }),
  )
  ;(await screen.findByRole('link', { name: '1 more with this title from this employer' })).focus()
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Nurse 3/ }))
})

test('jobs outside the country of the profile stand below a line that says so', async () => {
  openSearch('/jobsearch?title=nurse', (api) => {
    const results = [makeJob(1), makeJob(2, { found_by: 'abroad' })]
    api.answers(searchJobs, { success: true, typed_place: null, results })
  })
  const list = await screen.findByRole('list', { name: 'Jobs found' })
  expect(within(list).getByRole('heading').textContent).toBe('Not in the country of your profile, as far as is known')
})

test('where a place has nothing, the list says so above remote work and above the rest of the country', async () => {
  openSearch('/jobsearch?title=nurse', (api) => {
    api.answers(searchJobs, {
      success: true,
      typed_place: null,
      results: [makeJob(1, { found_by: 'remote', remote: true }), makeJob(2, { found_by: 'farther' })],
    })
  })
  const list = await screen.findByRole('list', { name: 'Jobs found' })
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Nothing there. These are remote, so please check that each job is open to where you live',
    'Elsewhere in the country',
  ])
})

test('a search that finds only what is farther away says so first', async () => {
  openSearch('/jobsearch?title=nurse', (api) => {
    api.answers(searchJobs, {
      success: true,
      typed_place: null,
      results: [makeJob(1, { found_by: 'farther', distance_km: 80 })],
    })
  })
  await screen.findByRole('heading', { name: /Nothing within 50 km/ })
})

test('before any search it says what to do, and a blank title cannot be searched', async () => {
  const { user } = openSearch()
  await pageTitled('Job Search')
  screen.getByText('Enter a job title and click search to find opportunities')
  await user.type(await titleField(), '   ')
  expect(searchButton()).toHaveProperty('disabled', true)
})

test('results come in pages of ten while the last one was full; repeated ones are dropped', async () => {
  const { api, user } = openSearch()
  api.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 10) })
  api.answers(searchJobs, { success: true, typed_place: null, results: [makeJob(10), ...jobs(11, 3)] })
  await user.type(await titleField(), 'nurse')
  await user.click(searchButton())
  const list = await screen.findByRole('list', { name: 'Jobs found' })
  await within(list).findByText('Nurse 10')
  screen.getByText('Select a job to view details')
  expect(address()).toBe('/jobsearch?title=nurse')
  reachEnd()
  await within(list).findByText('Nurse 13')
  expect(within(list).getAllByRole('listitem')).toHaveLength(13)
  expect(api.callsTo(searchJobs).map(({ body }) => body)).toMatchObject([
    { job_title: 'nurse', limit: 10, offset: 0 },
    { job_title: 'nurse', limit: 10, offset: 10 },
  ])
})

test('a search that finds nothing says so', async () => {
  openSearch('/jobsearch?title=zookeeper', (api) => {
    api.answers(searchJobs, { success: true, typed_place: null, results: [] })
  })
  await screen.findByText('No jobs found. Try adjusting your search criteria.')
  expect(screen.queryByText('Select a job to view details')).toBeNull()
})

test('a search that fails is logged, told once, and can be tried again', async () => {
  const { user } = openSearch('/jobsearch?title=nurse', (api) => {
    api.replies(searchJobs, refusal('unavailable'))
    api.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 1) })
  })
  const retry = await screen.findByRole('button', { name: 'Retry' })
  expect(screen.getAllByText(/The search failed/)).toHaveLength(1)
  expect(screen.queryByText('Select a job to view details')).toBeNull()
  await user.click(retry)
  await screen.findByText('Nurse 1')
  expect(console.warn).toHaveBeenCalled()
})

test('a search refused for too many of them says to wait, and not that it failed', async () => {
  openSearch('/jobsearch?title=nurse', (api) => api.replies(searchJobs, refusal('too_many_requests')))
  await screen.findByText(/wait a minute/)
  expect(screen.queryByText(/The search failed/)).toBeNull()
})

const findLine = (text: string) => waitFor(() => expect(document.body.textContent).toContain(text))

const leeds = {
  job_title: 'nurse',
  country: 'United Kingdom',
  state: null,
  city: 'Leeds',
  language: null,
  taken: true,
} as const

test('a place that was read from the words is told, and the words can be searched for instead', async () => {
  const { api, user } = openSearch('/jobsearch?title=nurse+leeds', (prepared) => {
    prepared.answers(searchJobs, { success: true, typed_place: leeds, results: jobs(1, 1) })
  })
  await findLine('Searched for “nurse” in Leeds, United Kingdom.')
  for (const text of ['nurse', 'Leeds, United Kingdom']) screen.getByText(text, { selector: '[role="status"] bdi' })
  await user.click(screen.getByRole('link', { name: 'Search for all words instead' }))
  await waitFor(() => expect(address()).toBe('/jobsearch?title=nurse+leeds&words=all'))
  await waitFor(() => expect(api.callsTo(searchJobs).at(-1)?.body).toMatchObject({ place_as_words: true }))
  const title = screen.getByRole('searchbox', { name: 'Job title' })
  await user.clear(title)
  await user.type(title, 'cook leeds{Enter}')
  await waitFor(() => expect(address()).toBe('/jobsearch?title=cook+leeds'))
})

test('conditions that were not searched are named', async () => {
  openSearch('/jobsearch?title=cleaner+over+50s', (prepared) => {
    const left_out = ['over 50s', 'immediate start']
    prepared.answers(searchJobs, { success: true, typed_place: null, left_out, results: jobs(1, 1) })
  })
  await findLine('Not searched, because postings rarely say it: “over 50s” and “immediate start”.')
})

test('jobs whose text alone has the words stand under a line that says so', async () => {
  openSearch('/jobsearch?title=kubernetes', (prepared) => {
    const results = [makeJob(1, { found_by: 'similar_words' })]
    prepared.answers(searchJobs, { success: true, typed_place: null, results })
  })
  await screen.findByRole('heading', { name: /^No title has your words. They stand in the text alone/ })
})

test('a doubtful place is offered and chosen with one click', async () => {
  const { api, user } = openSearch('/jobsearch?title=nurse+reading', (prepared) => {
    prepared.answers(listStates, { success: true, states: [] })
    prepared.answers(listCities, { success: true, cities: ['Reading'] })
    const typed_place = { ...leeds, city: 'Reading', taken: false }
    prepared.answers(searchJobs, { success: true, typed_place, results: jobs(1, 1) })
  })
  await findLine('Did you mean “nurse” in Reading, United Kingdom?')
  await user.click(screen.getByRole('link', { name: 'Search there' }))
  await waitFor(() =>
    expect(api.callsTo(searchJobs).at(-1)?.body).toMatchObject({
      job_title: 'nurse',
      country: 'United Kingdom',
      city: 'Reading',
    }),
  )
})

test('hours and contract stand in the address, in the request and at each job', async () => {
  const { api } = openSearch('/jobsearch?title=nurse&hours=part_time&contract=temporary', (prepared) => {
    const results = [
      makeJob(1, { hours: ['part_time'], contract: ['temporary'] }),
      makeJob(2, { hours: [], found_by: 'unstated' }),
    ]
    prepared.answers(searchJobs, { success: true, typed_place: null, results })
  })
  const list = await screen.findByRole('list', { name: 'Jobs found' })
  within(list).getByText('Part time')
  within(list).getByText('Temporary or contract')
  within(list).getByText(/do not say their hours or contract/)
  expect(api.callsTo(searchJobs).at(-1)?.body).toMatchObject({ hours: 'part_time', contract: 'temporary' })
})

test('a job shows its four texts under their headings; Apply opens its page and records it as Viewed', async () => {
  const { api, user } = openSearch('/jobsearch?title=nurse', (api) => {
    api.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 2) })
    api.replies(saveJob, refusal('unavailable'))
  })
  await user.click(await screen.findByText('Nurse 1'))
  const detail = screen.getByRole('article')
  for (const name of ['About the Company', 'Roles and Responsibilities', 'Qualifications', 'Benefits'])
    within(detail).getByRole('heading', { name })
  const apply = within(detail).getByRole('link', { name: 'Apply Now' })
  expect(apply.getAttribute('href')).toBe('https://jobs.example/1')
  expect(apply.getAttribute('target')).toBe('_blank')
  await user.click(apply)
  await screen.findByText('The job was opened, but it could not be added to your board.')
  expect(api.callsTo(saveJob)[0]?.body).toMatchObject({
    job_url: 'https://jobs.example/1',
    company_name: 'Harbour Lane',
    status: 'Viewed',
    if_absent: true,
  })
})

test('an opening that is on the board under another address is told of, and saved or recorded only on the user’s word', async () => {
  const known = makeCard('Nurse', { job_url: 'https://elsewhere.example/7' })
  const { api, user } = openSearch('/jobsearch?title=nurse', (api) => {
    api.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 1) })
    api.answers(findSameOpenings, { success: true, data: [known] })
    api.answers(saveJob, { success: true, data: known, existed: false })
  })
  await user.click(await screen.findByText('Nurse 1'))
  const detail = within(screen.getByRole('article'))
  await user.click(detail.getByRole('link', { name: 'Apply Now' }))
  await screen.findByText('You have this opening on your board already: Nurse, Viewed')
  await user.click(detail.getByRole('button', { name: 'Save to board' }))
  const note = await detail.findByText(/^You have this opening on your board already/)
  expect(within(note).getByRole('link', { name: 'Nurse' }).getAttribute('href')).toBe(`/jobtracking/jobs/${known.id}`)
  expect(api.callsTo(saveJob)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add it nevertheless' }))
  await waitFor(() => expect(api.callsTo(saveJob)).toHaveLength(1))
  await user.click(detail.getByRole('button', { name: 'Save it nevertheless' }))
  await waitFor(() => expect(api.callsTo(saveJob)).toHaveLength(2))
})

test('an Arabic posting keeps the column’s start, and no line of facts begins with a dot', async () => {
  const { user } = openSearch('/jobsearch?title=engineer', (api) => {
    const texts = { job_title: 'مهندس برمجيات أول', company: 'شركة الاتصالات', location: 'الرياض' }
    api.answers(searchJobs, { success: true, typed_place: null, results: [makeJob(1, texts)] })
  })
  await user.click(await screen.findByRole('button', { name: /مهندس/ }))
  for (const text of ['مهندس برمجيات أول', 'شركة الاتصالات', 'الرياض']) {
    const places = screen.getAllByText(text)
    expect(places.map(({ tagName }) => tagName)).toEqual(['BDI', 'BDI'])
    expect(places.map((place) => place.closest('[dir="auto"]'))).toEqual([null, null])
  }
  const found = screen.getByRole('list', { name: 'Jobs found' })
  expect(found.textContent).toContain('الرياض\u00a0· £30,000 per year')
})

test('arrow keys go from job to job', async () => {
  const { user } = openSearch('/jobsearch?title=nurse', (api) => {
    api.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 3) })
  })
  await user.click(await screen.findByText('Nurse 1'))
  await user.keyboard('{ArrowDown}')
  await within(screen.getByRole('article')).findByRole('heading', { name: 'Nurse 2' })
  await user.keyboard('{ArrowUp}')
  await within(screen.getByRole('article')).findByRole('heading', { name: 'Nurse 1' })
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Skip to the details')
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Job details' }))
})

test('a chosen country loads its states, a state its cities; another country clears both', async () => {
  const { api, user } = openSearch()
  api.answers(listStates, { success: true, states: ['Bavaria'] })
  api.answers(listCities, { success: true, cities: ['Munich'] })
  api.answers(listStates, { success: true, states: [] })
  api.answers(listCities, { success: true, cities: ['Singapore'] })
  const choose = async (field: string, option: string) => {
    await user.click(await screen.findByRole('combobox', { name: field }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await choose('Country', 'Germany')
  await choose('State', 'Bavaria')
  await choose('City', 'Munich')
  await choose('Country', 'Singapore')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'State' })).toBeNull())
  expect(await screen.findByRole('combobox', { name: 'City' })).toHaveProperty('value', 'Any city')
  expect(api.callsTo(listCities).map(({ body }) => body)).toEqual([
    { country: 'Germany', state: 'Bavaria' },
    { country: 'Singapore' },
  ])
})

test('a city in the address without its state is shown, and can be cleared', async () => {
  const { api, user } = openSearch('/jobsearch?title=nurse&country=Germany&city=Frankfurt&km=25', (prepared) => {
    prepared.answers(listStates, { success: true, states: ['Hesse'] })
    prepared.answers(searchJobs, { success: true, typed_place: null, results: [] })
  })
  await screen.findByRole('combobox', { name: 'State' })
  const city = screen.getByRole('combobox', { name: 'City' })
  expect(city).toHaveProperty('value', 'Frankfurt')
  await user.click(city)
  await user.click(await screen.findByRole('option', { name: 'Any city' }))
  await user.click(searchButton())
  await waitFor(() => expect(api.callsTo(searchJobs).at(-1)?.body).not.toHaveProperty('city'))
})

test('a known position is said and sent, until a country is chosen', async () => {
  localStorage.setItem('waymark.position', JSON.stringify({ latitude: 53.8, longitude: -1.5, timestamp: Date.now() }))
  const { api } = openSearch('/jobsearch?title=nurse', (api) => {
    api.answers(searchJobs, { success: true, typed_place: null, results: [] })
  })
  await screen.findByText('Using your current location for better results')
  await screen.findByText(/No jobs found/)
  expect(api.callsTo(searchJobs)[0]?.body).toMatchObject({ latitude: 53.8, longitude: -1.5 })
})

test('with a country in the address no position is sent, and the note is gone', async () => {
  localStorage.setItem('waymark.position', JSON.stringify({ latitude: 53.8, longitude: -1.5, timestamp: Date.now() }))
  const { api } = openSearch('/jobsearch?title=nurse&country=Singapore', (api) => {
    api.answers(listStates, { success: true, states: [] })
    api.answers(listCities, { success: true, cities: ['Singapore'] })
    api.answers(searchJobs, { success: true, typed_place: null, results: [] })
  })
  await screen.findByText(/No jobs found/)
  expect(api.callsTo(searchJobs)[0]?.body).toEqual({ job_title: 'nurse', limit: 10, offset: 0, country: 'Singapore' })
  expect(screen.queryByText('Using your current location for better results')).toBeNull()
})

test('a hidden job can be taken back at once; a job opened before is told apart', async () => {
  const { api, user } = openSearch('/jobsearch?title=nurse', (api) => {
    api.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 2) })
    const { id } = makeJob(1)
    const hidden = { id, kind: 'job' as const, job_title: 'Nurse 1', company: 'Harbour Lane', hidden_at: '' }
    api.answers(hide, { success: true, hidden })
    api.answers(unhide, { success: true })
  })
  await user.click(await screen.findByText('Nurse 1'))
  await user.click(await screen.findByRole('button', { name: 'Hide this job' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(api.callsTo(unhide)).toHaveLength(1))
  within(screen.getByRole('list', { name: 'Jobs found' })).getByText('Seen')
})

test('an address of strangers is read for what a search can hold, and nothing else', async () => {
  const { api } = openSearch(
    '/jobsearch?title=nurse&days=5000&sort=evil&pay=-1&remote=x&city=Berlin&language=xx',
    (api) => {
      api.answers(searchJobs, { success: true, typed_place: null, results: [] })
    },
  )
  await screen.findByText(/No jobs found/)
  expect(api.callsTo(searchJobs)[0]?.body).toEqual({ job_title: 'nurse', limit: 10, offset: 0 })
})

test('each result shows how well it fits the profile, and its details the words of both sides', async () => {
  const [job] = jobs(1, 1)
  const { user } = openSearch('/jobsearch?title=nurse', (api) => {
    api.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 2) })
    const counts = { have: 2, similar: 1, missing: 1 }
    api.answers(matchJobs, { success: true, matches: [{ job_id: job?.id ?? '', score: 62, ...counts }] })
    api.answers(matchPosting, {
      success: true,
      score: 62,
      requirements: [{ text: 'Patience', kind: 'required', status: 'have', profile: ['patient'] }],
      languages: { posting: null, profile: null },
    })
  })
  expect(await screen.findAllByText('Match 62')).toHaveLength(1)
  await user.click(await screen.findByRole('button', { name: /Nurse 1/ }))
  await user.click(await screen.findByText('Match with your profile: 62 of 100'))
  await screen.findByText('Required')
})

test('a posting that names too little for a score shows none, in the list and beside it', async () => {
  const [job] = jobs(1, 1)
  const counts = { have: 2, similar: 1, missing: 0 }
  const { user } = openSearch('/jobsearch?title=nurse', (api) => {
    api.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 1) })
    api.answers(matchJobs, { success: true, matches: [{ job_id: job?.id ?? '', score: 62, ...counts }] })
  })
  await user.click(await screen.findByRole('button', { name: /Nurse 1/ }))
  await screen.findByText('Match with your profile', { selector: ':not(option)' })
  expect(screen.queryByText(/62/)).toBeNull()
})

test('a search is saved as it stands, mailed each day, and listed to be changed', async () => {
  const saved: SavedSearch = {
    id: '00000000-0000-4000-8000-000000000009',
    search: { job_title: 'nurse', country: 'Germany', remote: true, salary_currency: 'USD', sort: 'newest' },
    mails: 'daily',
    paused: false,
    feed_url: null,
    created_at: new Date().toISOString(),
  }
  const { api, user } = openSearch('/jobsearch?title=nurse&country=Germany&remote=only&sort=newest', (prepared) => {
    prepared.answers(listStates, { success: true, states: [] })
    prepared.answers(listCities, { success: true, cities: [] })
    prepared.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 2) })
    prepared.answers(saveSearch, { success: true, saved })
    prepared.answers(listSavedSearches, { success: true, saved: [saved] })
    prepared.answers(changeSavedSearch, { success: true, saved })
  })
  await user.click(await screen.findByRole('button', { name: 'Save this search' }))
  await waitFor(() =>
    expect(api.callsTo(saveSearch).map(({ body }) => body)).toEqual([
      { search: { job_title: 'nurse', country: 'Germany', remote: true, sort: 'newest' }, mails: 'daily' },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Saved searches' }))
  const dialog = await screen.findByRole('dialog', { name: 'Saved searches' })
  expect((await within(dialog).findByRole('link', { name: 'nurse' })).getAttribute('href')).toBe(
    '/jobsearch?title=nurse&country=Germany&remote=only&sort=newest',
  )
  expect(dialog.textContent).toContain('Germany\u00a0· Only remote jobs')
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Emails for nurse' }), 'Weekly email')
  await user.click(within(dialog).getByRole('button', { name: 'Create a private feed' }))
  await waitFor(() =>
    expect(api.callsTo(changeSavedSearch).map(({ body }) => body)).toEqual([{ mails: 'weekly' }, { feed: 'renew' }]),
  )
})

const followed = (more: Partial<FollowedEmployer> = {}): FollowedEmployer => ({
  id: '00000000-0000-4000-8000-0000000000f1',
  name: 'Acme',
  system: 'Greenhouse',
  url: 'https://boards.greenhouse.io/acme',
  jobs: 3,
  read_at: new Date().toISOString(),
  problem: null,
  followed_at: new Date().toISOString(),
  ...more,
})

test('an employer is followed by an address, listed, and let go; a wrong address keeps its text and says why', async () => {
  const { api, user } = openSearch('/jobsearch', (api) => {
    api.answers(listFollowed, { success: true, followed: [] })
    api.replies(follow, refusal('board_unknown'))
  })
  await user.click(await screen.findByRole('button', { name: 'Employers you follow' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/You do not follow any employers yet/)
  const field = within(dialog).getByLabelText('Careers page or job posting')
  const hint = /The address of an employer’s careers page/
  within(dialog).getByText(hint)
  await user.type(field, 'acme.example{Enter}')
  await within(dialog).findByText(/No job board was found/)
  expect(within(dialog).queryByText(hint)).toBeNull()
  expect(field).toHaveProperty('value', 'acme.example')
  api.forget(follow)
  api.answers(follow, { success: true, followed: followed() })
  api.forget(listFollowed)
  api.answers(listFollowed, { success: true, followed: [followed()] })
  await user.click(within(dialog).getByRole('button', { name: 'Follow' }))
  await within(dialog).findByText(/Greenhouse · 3 jobs/)
  expect(field).toHaveProperty('value', '')
  api.answers(unfollow, { success: true })
  api.forget(listFollowed)
  api.answers(listFollowed, { success: true, followed: [] })
  await user.click(within(dialog).getByRole('button', { name: 'Stop following Acme' }))
  await within(dialog).findByText(/You do not follow any employers yet/)
})

test('a job’s employer is followed from the job, and the filter asks for followed employers only', async () => {
  const { api, user } = openSearch(`/jobsearch?title=nurse&job=${makeJob(1).id}`, (api) => {
    api.answers(searchJobs, {
      success: true,
      typed_place: null,
      results: [makeJob(1, { followed: false }), makeJob(2, { followed: true })],
    })
    api.answers(follow, { success: true, followed: followed() })
  })
  await screen.findByText('You follow')
  await user.click(await screen.findByRole('button', { name: 'Follow this employer' }))
  await screen.findByText('You follow Acme now.')
  expect(api.callsTo(follow).map(({ body }) => body)).toEqual([{ job_id: makeJob(1).id }])
  await user.selectOptions(screen.getByLabelText('Source'), 'Employers I follow')
  await waitFor(() => expect(api.callsTo(searchJobs).at(-1)?.body).toMatchObject({ followed: true }))
  expect(address()).toContain('source=followed')
})

test('searching keeps the focus in the field; a filter keeps a title that was not searched for yet', async () => {
  const { api, user } = openSearch('/jobsearch', (prepared) => {
    prepared.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 2) })
  })
  const field = await titleField()
  await user.type(field, 'nurse{Enter}')
  await screen.findByText('Nurse 1')
  expect(document.activeElement).toBe(field)
  await user.type(field, ' lead')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Newest')
  await waitFor(() =>
    expect(api.callsTo(searchJobs).at(-1)?.body).toMatchObject({ job_title: 'nurse', sort: 'newest' }),
  )
  expect(field).toHaveProperty('value', 'nurse lead')
})

test('around a chosen city the distance can be chosen, and stands in the address and above what is farther', async () => {
  const { api, user } = openSearch('/jobsearch?title=nurse&country=Germany&city=Berlin&km=10', (prepared) => {
    prepared.answers(listStates, { success: true, states: [] })
    prepared.answers(listCities, { success: true, cities: ['Berlin'] })
    prepared.answers(searchJobs, {
      success: true,
      typed_place: null,
      results: [makeJob(1, { found_by: 'farther', distance_km: 80 })],
    })
  })
  await screen.findByRole('heading', { name: /Nothing within 10 km/ })
  expect(api.callsTo(searchJobs)[0]?.body).toMatchObject({ city: 'Berlin', radius_km: 10 })
  await user.selectOptions(screen.getByLabelText('Distance'), 'Within 100 km')
  await waitFor(() => expect(api.callsTo(searchJobs).at(-1)?.body).toMatchObject({ radius_km: 100 }))
})

test('the currency is muted until a salary is set', async () => {
  const { user } = openSearch('/jobsearch?title=nurse', (api) => {
    api.answers(searchJobs, { success: true, typed_place: null, results: [] })
  })
  const currency = await screen.findByLabelText('Currency')
  expect(currency.className.split(' ')).toContain('text-muted')
  await user.type(screen.getByLabelText('Minimum yearly salary'), '50000')
  expect(currency.className.split(' ')).not.toContain('text-muted')
})

test('searching for the same again starts over from the first page', async () => {
  const { api, user } = openSearch('/jobsearch?title=nurse', (prepared) => {
    prepared.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 10) })
    prepared.answers(searchJobs, { success: true, typed_place: null, results: jobs(11, 2) })
    prepared.answers(searchJobs, { success: true, typed_place: null, results: jobs(21, 1) })
  })
  await screen.findByText('Nurse 10')
  reachEnd()
  await screen.findByText('Nurse 12')
  await user.click(searchButton())
  await screen.findByText('Nurse 21')
  expect(api.callsTo(searchJobs).map(({ body }) => (body as { offset: number }).offset)).toEqual([0, 10, 0])
})

test('a later page that fails can be asked for again, and the results before it stay', async () => {
  const { user } = openSearch('/jobsearch?title=nurse', (prepared) => {
    prepared.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 10) })
    prepared.replies(searchJobs, refusal('unavailable'))
    prepared.answers(searchJobs, { success: true, typed_place: null, results: jobs(11, 1) })
  })
  await screen.findByText('Nurse 10')
  reachEnd()
  await screen.findByText('More jobs could not be loaded. Please try again.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('Nurse 11')
  screen.getByText('Nurse 1')
})

test('after a job is hidden the focus continues in the list; an Undo that fails is told', async () => {
  const { user } = openSearch('/jobsearch?title=nurse', (prepared) => {
    prepared.answers(searchJobs, { success: true, typed_place: null, results: jobs(1, 2) })
    prepared.answers(searchJobs, { success: true, typed_place: null, results: [makeJob(2)] })
    const { id } = makeJob(1)
    const hidden = { id, kind: 'job' as const, job_title: 'Nurse 1', company: 'Harbour Lane', hidden_at: '' }
    prepared.answers(hide, { success: true, hidden })
    prepared.replies(unhide, refusal('unavailable'))
  })
  await user.click(await screen.findByText('Nurse 1'))
  await user.click(await screen.findByRole('button', { name: 'Hide this job' }))
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Nurse 2'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('It could not be shown again. Please try again.')
})

test('a job of a source without an address or an employer is shown, and offers neither Apply nor the board', async () => {
  const { user } = openSearch('/jobsearch?title=nurse', (prepared) => {
    prepared.answers(searchJobs, {
      success: true,
      typed_place: null,
      results: [makeJob(1, { job_url: '', company: '' })],
    })
  })
  await user.click(await screen.findByText('Nurse 1'))
  await screen.findByRole('button', { name: 'Hide this job' })
  expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save to board' })).toBeNull()
})

test('nobody can apply to a sample, and a search that finds nothing among samples says that there are no others', async () => {
  const { user } = openSearch('/jobsearch?title=nurse', (prepared) => {
    prepared.answers(listSources, { success: true, sources: [] })
    const source = { id: 'sample', name: 'Sample', url: '', is_sample: true }
    prepared.answers(searchJobs, { success: true, typed_place: null, results: [makeJob(1, { source })] })
    prepared.answers(searchJobs, { success: true, typed_place: null, results: [] })
  })
  await user.click(await screen.findByText('Nurse 1'))
  await screen.findByText(/Nobody can apply to it/)
  expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Save to board' })).toBeDefined()
  await user.clear(screen.getByLabelText('Job title'))
  await user.type(screen.getByLabelText('Job title'), 'whaler{Enter}')
  const none = await screen.findByText(/^No jobs found/)
  expect(none.textContent).toMatch(/Only samples so far/)
})

test('a saved search is deleted only after a second press', async () => {
  const saved: SavedSearch = {
    id: '00000000-0000-4000-8000-000000000009',
    search: { job_title: 'nurse', salary_currency: 'USD', sort: 'relevance' },
    mails: 'daily',
    paused: false,
    feed_url: null,
    created_at: new Date().toISOString(),
  }
  const { api, user } = openSearch()
  api.answers(listSavedSearches, { success: true, saved: [saved] })
  api.answers(deleteSavedSearch, { success: true })
  await user.click(await screen.findByRole('button', { name: 'Saved searches' }))
  await user.click(await screen.findByRole('button', { name: 'Delete the search nurse' }))
  const question = within(screen.getByRole('group', { name: 'Are you sure?' }))
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete the search nurse' }))
  expect(api.callsTo(deleteSavedSearch)).toEqual([])
  api.forget(listSavedSearches)
  api.answers(listSavedSearches, { success: true, saved: [] })
  await user.click(screen.getByRole('button', { name: 'Delete the search nurse' }))
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByText(/^No saved searches yet/)
  expect(api.callsTo(deleteSavedSearch)).toHaveLength(1)
})

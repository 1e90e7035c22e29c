import { createToken } from '@waymark/contract/account/access-tokens.ts'
import { processMessage } from '@waymark/contract/chat.ts'
import type { Endpoint } from '@waymark/contract/define-endpoint.ts'
import { generateCoverLetter, generateResume, resumePdf, scrapeJob } from '@waymark/contract/documents.ts'
import { endpoints } from '@waymark/contract/endpoints.ts'
import { saveJob, updateJob } from '@waymark/contract/job-tracking.ts'
import { listProposals } from '@waymark/contract/proposals.ts'
import { updateReminders } from '@waymark/contract/reminders.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type CallOptions, type TestApp } from './testing/create-test-app.ts'
import { makeProfile } from './testing/make-profile.ts'
import { addUser } from './testing/add-user.ts'

/** A word that stands in everything that Ada owns and in nothing of Eve's. */
const secret = 'Zebrafish'
const job = { job_title: secret, company_name: secret, job_url: `https://a.example/${secret}`, status: 'Viewed' }
const session_id = `session_${secret}`
const nobodys = '00000000-0000-4000-8000-000000000000'
const empty = { at: null, location: '', salary: '', source: '', notes: '' }
const imported = { ...empty, job_title: 'Mine', company_name: 'Mine', status: 'Viewed' }

type Way = { body?: unknown; options?: CallOptions }
let app: TestApp
let ada: string
let eve: string
/** How each signed-in endpoint is asked for what is Ada's; `null` where it takes nothing that could name it. */
let ways: Record<string, Way | null>

beforeAll(async () => {
  app = await createTestApp()
  ;[{ token: ada }, { token: eve }] = await Promise.all([addUser(app), addUser(app)])
  const asAda = async (endpoint: Endpoint, body: unknown) => (await app.call(endpoint, body, { token: ada })).body
  const data = makeProfile({ profile_summary: `${secret} keeper.` })
  await asAda(saveProfile, { data })
  await asAda(saveJob, job)
  await asAda(updateJob, { job_url: job.job_url, notes: secret, location: secret, revision: 0 })
  await asAda(updateReminders, { mails: true, time_zone: 'Europe/Berlin', feed: 'renew' })
  await asAda(processMessage, { message: `Hello ${secret}`, session_id })
  const scraped = await asAda(scrapeJob, { url: job.job_url, text: `${secret} wanted. `.repeat(40) })
  const generation = { job_id: scraped['id'], company_name: secret }
  const { id: resume_id } = await asAda(generateResume, generation)
  const { id: letter_id } = await asAda(generateCoverLetter, generation)
  await asAda(resumePdf, { resume_id })
  const resume = String(resume_id)
  await asAda(processMessage, { message: `Move ${secret} to Interview`, session_id })
  const { proposals } = (await app.call(listProposals, undefined, { token: ada })).body as {
    proposals: { id: string }[]
  }
  const proposal = proposals[0]?.id ?? nobodys
  const { id: tokenId } = await asAda(createToken, { name: secret, scopes: ['read'] })
  const adasToken = String(tokenId)
  ways = {
    logout: null,
    getSession: null,
    getSecondFactor: {},
    startSecondFactor: { body: { password: 'Wrong horse 7!' } },
    confirmSecondFactor: { body: { code: '000000' } },
    removeSecondFactor: { body: { password: 'Wrong horse 7!' } },
    updateAccount: { body: { name: 'Mine', language: 'de' } },
    getUsage: null,
    exportAccount: {},
    deleteAccount: { body: { password: 'Wrong horse 7!' } },
    updatePassword: { body: { password: 'Wrong horse 7!', new_password: 'Fresh horse 9!' } },
    listSessions: {},
    endSession: { options: { params: { id: nobodys } } },
    endOtherSessions: { body: {} },
    loadProfile: {},
    listProfileVersions: {},
    getProfileVersion: { options: { params: { version: '1' } } },
    saveProfile: { body: { data: makeProfile(), version: 1 } },
    restoreProfileVersion: { body: {}, options: { params: { version: '1' } } },
    importProfile: null,
    exportProfile: { options: { params: { format: 'waymark' } } },
    listJobs: {},
    listArchivedJobs: {},
    saveJob: { body: { ...job, job_title: 'Mine', company_name: 'Mine', if_absent: true } },
    findSameOpenings: {
      options: {
        query: { job_url: 'https://a.example/other', job_title: secret, company_name: secret, location: secret },
      },
    },
    getJobDetails: { options: { query: { job_url: job.job_url } } },
    updateJob: { body: { job_url: job.job_url, location: 'Mine' } },
    readPosting: { body: { job_url: job.job_url } },
    previewJobs: null,
    importJobs: { body: { jobs: [{ ...imported, job_url: job.job_url }] } },
    exportJobs: {},
    getReminders: {},
    updateReminders: { body: { mails: false } },
    deleteJob: { body: { job_url: job.job_url } },
    listCountries: {},
    listStates: { body: { country: 'Germany' } },
    listCities: { body: { country: 'Malta' } },
    searchJobs: { body: { job_title: secret } },
    listSavedSearches: {},
    listFollowed: {},
    follow: { body: { job_id: nobodys } },
    unfollow: { options: { params: { id: nobodys } } },
    saveSearch: { body: { search: { job_title: 'mine' }, mails: 'none' } },
    changeSavedSearch: { body: { paused: true }, options: { params: { id: nobodys } } },
    deleteSavedSearch: { options: { params: { id: nobodys } } },
    matchJobs: { body: { job_ids: [nobodys] } },
    listSources: {},
    listHidden: {},
    hide: { body: { kind: 'job', job_id: nobodys } },
    unhide: { options: { params: { id: nobodys } } },
    scrapeJob: { body: { url: job.job_url, text: 'A posting of my own. '.repeat(40) } },
    generateResume: { body: { ...generation, company_name: 'Mine' } },
    generateCoverLetter: { body: { ...generation, company_name: 'Mine' } },
    resumePdf: { body: { resume_id } },
    coverLetterPdf: { body: { letter_id } },
    downloadDocument: { options: { params: { file: `${resume}.pdf` } } },
    matchPosting: { options: { query: { job_url: job.job_url } } },
    getApplication: { options: { query: { job_url: job.job_url } } },
    choosePhrasing: { body: { phrase: false } },
    choosePosting: { body: { job_url: job.job_url, id: nobodys } },
    keepPosting: { body: { job_url: job.job_url, text: 'Mine.' } },
    keepSent: { body: { job_url: job.job_url } },
    drawDocument: { options: { params: { id: resume } } },
    readDocument: { options: { params: { id: resume } } },
    editDocument: { body: { action: 'accept', position: 0 }, options: { params: { id: resume } } },
    documentEvidence: { options: { params: { id: resume } } },
    processMessage: { body: { message: 'What did I say?', session_id } },
    listConversations: {},
    getConversation: { options: { params: { session_id } } },
    renameConversation: { options: { params: { session_id } }, body: { title: 'Mine' } },
    deleteConversation: { options: { params: { session_id } } },
    stopAnswer: { body: {}, options: { params: { session_id } } },
    showVersion: { body: { message_id: nobodys }, options: { params: { session_id } } },
    searchConversations: { options: { query: { q: secret } } },
    listStories: {},
    changeStory: { body: { answer: 'Mine' }, options: { params: { id: '00000000-0000-4000-8000-000000000000' } } },
    deleteStory: { options: { params: { id: '00000000-0000-4000-8000-000000000000' } } },
    downloadAttachment: { options: { params: { id: '00000000-0000-4000-8000-000000000000' } } },
    exportConversation: { options: { params: { file: `${session_id}.json` } } },
    getDesk: {},
    listProposals: {},
    confirmProposal: { body: {}, options: { params: { id: proposal } } },
    declineProposal: { body: {}, options: { params: { id: proposal } } },
    listTokens: {},
    createToken: { body: { name: 'Mine', scopes: ['read'] } },
    revokeToken: { options: { params: { id: adasToken } } },
    getLedger: {},
    undoProposal: { body: {}, options: { params: { id: proposal } } },
  }
})
afterAll(() => app.close())

const all: [string, Endpoint][] = Object.entries(endpoints)
// Talking comes last: from then on Eve has a conversation of her own under the same id.
const signedIn = all
  .filter(([, endpoint]) => endpoint.access === 'signed-in')
  .toSorted(([a], [b]) => Number(a === 'processMessage') - Number(b === 'processMessage'))

/** The job's own address is what Eve asks with, so it may come back to her. */
const leaks = (body: unknown) =>
  JSON.stringify(body).replaceAll(job.job_url, '').replaceAll(session_id, '').includes(secret)

test('the list below knows every signed-in endpoint: a new one must say how it is asked', () => {
  expect(Object.keys(ways).toSorted()).toEqual(signedIn.map(([name]) => name).toSorted())
})

test.each(signedIn)('%s never shows another user’s rows', async (name, endpoint) => {
  const way = ways[name]
  if (!way) return expect(endpoint.params).toBeUndefined()
  const { status, body } = await app.call(endpoint, way.body, { ...way.options, token: eve })
  expect(leaks(body)).toBe(false)
  // The one parameter that names nobody's rows: the format of one's own profile.
  if (endpoint.params && name !== 'exportProfile') expect(status).toBe(404)
})

test.each([
  'loadProfile',
  'getProfileVersion',
  'exportProfile',
  'listJobs',
  'getJobDetails',
  'findSameOpenings',
  'exportJobs',
  'getApplication',
  'documentEvidence',
  'listConversations',
  'getConversation',
  'listProposals',
  'listTokens',
] as const)('and %s still shows Ada her own, after all that Eve asked', async (name) => {
  const { status, body } = await app.call(endpoints[name], undefined, { ...ways[name]?.options, token: ada })
  expect([status, leaks(body)]).toEqual([200, true])
})

import { listSavedSearches, saveSearch, type SavedSearch } from '@waymark/contract/job-search/saved-searches.ts'
import { confirmProposal, undoProposal } from '@waymark/contract/proposals.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findSavedSearchRequest } from '../../../../lib/intents/saved-searches.ts'
import type { Language } from '../../../../lib/languages.ts'
import { addUser } from '../../../../testing/add-user.ts'
import { createTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { addListings } from '../../../../testing/make-listings.ts'
import { askIn } from '../../../../testing/talk.ts'

let app: TestApp
let token: string

beforeAll(async () => {
  app = await createTestApp()
  await addListings(app, [{ title: 'Port Planner', company: 'Quay Works', location: 'Rotterdam, Netherlands' }])
})
afterAll(() => app.close())
beforeEach(async () => {
  token = (await addUser(app)).token
})
const ask = (first: string, ...next: string[]) => askIn(app, token, first, ...next)
const saved = async () => (await app.call(listSavedSearches, undefined, { token })).body['saved'] as SavedSearch[]

test.each<[Language, string, object | undefined]>([
  ['en', 'save this search', { mails: 'none', words: '' }],
  ['en', 'mail me new jobs like these every week', { mails: 'weekly', words: '' }],
  ['en', 'email me every day with new nurse jobs in Leeds', { mails: 'daily', words: 'nurse in Leeds' }],
  ['en', 'let me know when there are new warehouse jobs in Hull', { mails: 'weekly', words: 'warehouse in Hull' }],
  ['de', 'speichere diese Suche', { mails: 'none', words: '' }],
  ['de', 'schick mir jede Woche neue Stellen wie diese', { mails: 'weekly', words: '' }],
  ['de', 'Speichere eine Suche nach Pflegehelfer in Köln', { mails: 'none', words: 'Pflegehelfer in Köln' }],
  ['fr', 'enregistre cette recherche', { mails: 'none', words: '' }],
  ['fr', 'envoie-moi chaque semaine les nouvelles offres comme celles-ci', { mails: 'weekly', words: '' }],
  ['es', 'guarda esta búsqueda', { mails: 'none', words: '' }],
  ['es', 'mándame cada semana ofertas nuevas como estas', { mails: 'weekly', words: '' }],
  ['en', 'find me nurse jobs in Leeds', undefined],
  ['de', 'such mir Stellen als Koch', undefined],
  ['en', 'I saw it in a job alert yesterday and applied', undefined],
  ['en', 'Their email alert said the position closes on Friday', undefined],
  ['de', 'Ich bin mir nicht sicher, suche etwas im Büro', undefined],
  ['de', 'Ich habe speicherprogrammierbare Steuerungen gelernt und suche Arbeit', undefined],
  ['fr', 'Garde de nuit recherche emploi', undefined],
  ['fr', "J'ai reçu une alerte emploi d'Indeed", undefined],
  ['es', 'Guardia de seguridad en búsqueda de trabajo', undefined],
  ['es', 'Vi la oferta en una alerta de LinkedIn y me apunté', undefined],
  [
    'en',
    `Port planner. ${'We plan the calls of ships. '.repeat(9)} Save this search to be mailed new jobs.`,
    undefined,
  ],
])('a search is to be saved where a short message says so: %s %s', (language, message, expected) => {
  expect(findSavedSearchRequest(message, language)).toEqual(expected && { kind: 'save', ...expected })
})

test.each<[Language, string]>([
  ['en', 'Which jobs are new in my saved searches?'],
  ['de', 'Was gibt es Neues in meinen gespeicherten Suchen?'],
  ['fr', 'quoi de nouveau dans mes recherches enregistrées ?'],
  ['es', '¿qué hay de nuevo en mis búsquedas guardadas?'],
])('what is new in saved searches is asked for: %s %s', (language, message) => {
  expect(findSavedSearchRequest(message, language)).toEqual({ kind: 'news' })
})

test.each<[Language, string]>([
  ['en', 'how do I save a search?'],
  ['en', 'Do you send job alerts?'],
  ['de', 'Gibt es hier einen Jobalarm?'],
  ['fr', 'Comment fonctionne une recherche enregistrée ?'],
  ['es', '¿Puedo guardar una búsqueda?'],
])('whoever asks what saved searches do is told, and none is proposed: %s %s', async (language, message) => {
  expect(findSavedSearchRequest(message, language)).toEqual({ kind: 'about' })
  const { proposals, buttons } = await ask(message)
  expect([proposals, buttons]).toEqual([[], [expect.objectContaining({ href: '/jobsearch' })]])
})

test('the search that was shown is saved by a click, found to be so already, and undone', async () => {
  const { response, proposals } = await ask(
    'find port planner jobs in Rotterdam',
    'mail me new jobs like these every week',
  )
  expect(response).toContain('every week')
  expect(proposals).toMatchObject([
    {
      kind: 'save_search',
      subject: 'port planner, Rotterdam, Netherlands',
      can_undo: true,
      changes: [{ before: null, after: 'weekly' }],
    },
  ])
  expect(await saved()).toEqual([])
  const params = { id: proposals[0]?.id ?? '' }
  expect((await app.call(confirmProposal, {}, { token, params })).status).toBe(200)
  expect(await saved()).toMatchObject([{ search: { job_title: 'port planner', city: 'Rotterdam' }, mails: 'weekly' }])
  const again = await ask('mail me new port planner jobs in Rotterdam every week')
  expect([again.response, again.proposals]).toEqual([expect.stringContaining('saved already'), []])
  expect((await app.call(undoProposal, {}, { token, params })).status).toBe(200)
  expect(await saved()).toEqual([])
})

test.each([
  ['save this search for me: port planner in Rotterdam', 'port planner, Rotterdam, Netherlands'],
  ['Richte einen Jobalarm für Lagerhelfer in Hamburg ein', 'Lagerhelfer, Hamburg, Germany'],
  ['crée une alerte emploi pour infirmière à Nantes', 'infirmière, Nantes, France'],
  ['guarda una búsqueda de camarero en Sevilla', 'camarero, Sevilla, Spain'],
])('a search that the message names is saved: %s', async (message, subject) => {
  expect((await ask(message)).proposals).toMatchObject([{ kind: 'save_search', subject }])
})

test('without a search to save, nothing is made up', async () => {
  const { response, proposals } = await ask('save this search')
  expect([proposals, response]).toEqual([[], expect.stringContaining('Which search shall I save?')])
})

test('jobs that came since a search was saved are told, and a search without news is named', async () => {
  expect((await ask('what is new in my saved searches?')).response).toContain('no saved searches yet')
  for (const job_title of ['Port Planner', 'Astronaut'])
    await app.call(saveSearch, { search: { job_title }, mails: 'none' }, { token })
  expect((await ask('what is new in my saved searches?')).jobs).toEqual([])
  app.clock.advance(60_000)
  await addListings(app, [{ title: 'Port Planner', company: 'New Quay', location: 'Hull, United Kingdom' }])
  const { response, jobs } = await ask('what is new in my saved searches?')
  expect(jobs.map(({ company }) => company)).toEqual(['New Quay'])
  expect(response).toMatch(/Port Planner<\/strong>: one new job[^]*Nothing new[^]*Astronaut/)
})

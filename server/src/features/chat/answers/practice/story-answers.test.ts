import { saveJob } from '@waymark/contract/job-tracking.ts'
import { scrapeJob } from '@waymark/contract/documents.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { changeStory, deleteStory, listStories, type Story } from '@waymark/contract/stories.ts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { asksForStories } from '../../../../lib/intents/story-request.ts'
import type { Language } from '../../../../lib/languages.ts'
import { addUser } from '../../../../testing/add-user.ts'
import { sharedTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { makeProfile } from '../../../../testing/make-profile.ts'
import { askIn, talk } from '../../../../testing/talk.ts'

let app: TestApp
let token: string
let email: string
beforeAll(async () => {
  app = await sharedTestApp()
})
beforeEach(async () => {
  ;({ token, email } = await addUser(app))
  await app.call(saveProfile, { data: makeProfile() }, { token })
})

const stories = async () => (await app.call(listStories, undefined, { token })).body['stories'] as Story[]
const answer =
  'In 2023 our booking system was slow, so I moved it to PostgreSQL with two colleagues, and the waiting time fell from nine seconds to one.'

test.each<[Language, string, boolean]>([
  ['en', 'show me my stories', true],
  ['en', 'what stories do I have? open my story bank', true],
  ['de', 'zeig mir meine Geschichten', true],
  ['fr', 'montre-moi mes récits', true],
  ['es', 'enséñame mis historias', true],
  ['en', 'show me the stories you kept', true],
  ['en', 'how did my stories look', true],
  ['de', 'Welche meiner Antworten hast du gespeichert', true],
  ['fr', "Qu'est-ce que je t'ai raconté pendant l'entraînement", true],
  ['es', 'muestra las historias guardadas', true],
  ['en', 'which stories do employers like?', false],
  ['es', 'enséñame las ofertas guardadas', false],
  ['en', 'tell me a story', false],
  ['de', 'erzähl mir was über das Unternehmen', false],
])('stories are asked for by their name: %s %s', (language, message, expected) => {
  expect(asksForStories(message, language)).toBe(expected)
})

test('what is answered in a round is kept, told again, and offered where the question comes back', async () => {
  expect((await askIn(app, token, 'show me my stories')).response).toContain('no stories yet')
  const say = talk(app, token)
  await say('Practise an interview with me')
  await say('Yes.')
  expect(await stories()).toEqual([])
  await say(answer)
  const [story] = await stories()
  expect(story?.answer).toBe(answer)
  const shown = await askIn(app, token, 'show me my stories')
  expect(shown.response).toContain('the waiting time fell from nine seconds to one')
  expect(shown.buttons).toContainEqual({ label: 'Open my stories', href: '/stories' })
  const again = talk(app, token)
  await again('Practise an interview with me')
  expect((await again('skip')).response).toMatch(/You have told a story for this before: “In 2023/)
})

test.each<[string, string, string, RegExp]>([
  [
    'Practise an interview with me',
    'We had a storm last winter and three crews were stuck in Stavanger. I rang all captains and moved two departures. In the end only one departure was cancelled.',
    'difficult situation',
    /Question 2 of 5[^]*Tell us about yourself/,
  ],
  [
    'Ein Vorstellungsgespräch üben',
    'Letztes Jahr fiel in der Nachtschicht der Lift aus, und wir hatten zwölf Bewohner im dritten Stock. Ich habe die Feuerwehr gerufen und alle beruhigt. Am Ende war nach einer Stunde alles gut.',
    'schwierigen Situation',
    /Frage 2 von 5[^]*etwas über sich/,
  ],
])('a story told instead of oneself is kept under what it answers: %s', async (start, told, question, next) => {
  const say = talk(app, token)
  await say(start)
  const { response } = await say(told)
  expect((await stories()).map((one) => one.question)).toEqual([expect.stringContaining(question)])
  expect(response).toMatch(next)
  expect((await say('skip')).response).not.toContain(question)
})

test('a second answer to a question replaces the first, and a story is changed and deleted', async () => {
  for (const text of [answer, `${answer} That was my idea.`]) {
    const say = talk(app, token)
    await say('Practise an interview with me')
    await say('skip')
    await say(text)
  }
  const [story, ...more] = await stories()
  expect([story?.answer, more]).toEqual([`${answer} That was my idea.`, []])
  const params = { id: story?.id ?? '' }
  await app.call(changeStory, { answer: 'Shorter.' }, { token, params })
  expect((await stories())[0]?.answer).toBe('Shorter.')
  const stranger = (await addUser(app)).token
  expect((await app.call(deleteStory, undefined, { token: stranger, params })).status).toBe(404)
  await app.call(deleteStory, undefined, { token, params })
  expect(await stories()).toEqual([])
})

test('no later answer replaces a story that the user rewrote, and that is said', async () => {
  const practise = async (told: string) => {
    const say = talk(app, token)
    await say('Practise an interview with me')
    await say('Yes.')
    return say(told)
  }
  await practise(answer)
  const [story] = await stories()
  const id = story?.id ?? ''
  await app.call(changeStory, { answer: 'In my own words.' }, { token, params: { id } })
  expect((await practise(`${answer} That was my idea.`)).response).toContain('stays as you wrote it')
  expect((await stories()).map((one) => one.answer)).toEqual(['In my own words.'])
})

test('the preparation of an interview comes back to stories that show what the posting asks for', async () => {
  const job_url = 'https://jobs.example/stories'
  await app.call(saveJob, { job_title: 'Engineer', company_name: 'Fjord', job_url, status: 'Interview' }, { token })
  await app.call(scrapeJob, { url: job_url, text: 'Engineer\n\nRequirements\n- PostgreSQL\n- Kubernetes' }, { token })
  const say = talk(app, token)
  await say('Practise an interview with me')
  await say('skip')
  await say(answer)
  const { response } = await askIn(app, token, 'help me prepare for the interview at Fjord')
  expect(response).toMatch(/Stories of yours[^]*the waiting time fell/)
})

test('at two hundred stories nothing more is kept, and that is said', async () => {
  await sql`insert into interview_stories (user_id, question, answer, created_at, updated_at)
    select (select id from users where email = ${email}), 'Question ' || n, 'Answer', now(), now()
    from generate_series(1, 200) n`.execute(app.db)
  expect(await stories()).toHaveLength(200)
  const say = talk(app, token)
  await say('Practise an interview with me')
  await say('skip')
  expect((await say(answer)).response).toContain('no more fit')
})

import { getConversation, processMessage, searchConversations, type FoundConversation } from '@waymark/contract/chat.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { say, startScriptedModel, type ScriptedModel } from '../../testing/scripted-model.ts'
import { signUp } from '../../testing/sign-up.ts'
import { excerptOf } from './conversation-search.ts'

let app: TestApp
let model: ScriptedModel
let token: string
beforeAll(async () => {
  model = await startScriptedModel()
  model.script((_, response) => say(response, 'Ask **Siobhán & sons** about pay.'))
  app = await createTestApp({ config: { model: model.settings() } })
  token = (await signUp(app)).token
  for (const [index, message] of ['Where is the Heidelberg letter?', 'What is 100% sure?', 'Plan'].entries()) {
    await app.call(processMessage, { message, session_id: `session_found${index}` }, { token })
    app.clock.advance(1000)
  }
})
afterAll(async () => {
  await app.close()
  await model.close()
})

async function search(q: string): Promise<FoundConversation[]> {
  const { body } = await app.call(searchConversations, undefined, { token, query: { q } })
  return body['conversations'] as FoundConversation[]
}

test('finds words of questions and answers in any case, the newest conversation first, with what stands around them', async () => {
  expect(await search('heidelberg')).toMatchObject([
    { session_id: 'session_found0', excerpt: 'Where is the Heidelberg letter?' },
  ])
  const found = await search('siobhán & SONS')
  expect(found.map(({ session_id }) => session_id)).toEqual(['session_found2', 'session_found1', 'session_found0'])
  expect(found[0]?.excerpt).toBe('Ask Siobhán & sons about pay.')
})

test('tags are no words, and signs of patterns are plain signs', async () => {
  expect(await search('strong')).toEqual([])
  expect((await search('100%')).map(({ session_id }) => session_id)).toEqual(['session_found1'])
  expect(await search('1_0')).toEqual([])
})

test("nobody finds another one's conversations", async () => {
  const { token: other } = await signUp(app)
  const { body } = await app.call(searchConversations, undefined, { token: other, query: { q: 'Heidelberg' } })
  expect(body['conversations']).toEqual([])
})

test('the first clear request names a conversation; one with a name keeps it', async () => {
  const builtIn = await createTestApp()
  const { token: own } = await signUp(builtIn)
  const say = (message: string) =>
    builtIn.call(processMessage, { message, session_id: 'session_named1' }, { token: own })
  expect((await say('hello')).body['title']).toBeUndefined()
  expect((await say('Please help me prepare for a job interview.')).body['title']).toBe('Interview preparation')
  expect((await say('How much should I ask for?')).body['title']).toBeUndefined()
  const { body } = await builtIn.call(getConversation, undefined, {
    token: own,
    params: { session_id: 'session_named1' },
  })
  expect(body['conversation']).toMatchObject({ title: 'Interview preparation', first_message: 'hello' })
  await builtIn.close()
})

test('an excerpt is cut around the words', () => {
  const text = `${'a '.repeat(200)}needle${' b'.repeat(200)}`
  const excerpt = excerptOf(text, 'NEEDLE')
  expect(excerpt).toContain('needle')
  expect([excerpt.startsWith('…'), excerpt.endsWith('…'), excerpt.length < 220]).toEqual([true, true, true])
})

import { screen, waitFor } from '@testing-library/react'
import { getConversation, processMessage, showVersion, stopAnswer } from '@waymark/contract/chat.ts'
import { describe, expect, test, vi } from 'vitest'
import { answered, makeConversation, openChat, streamed } from '../../testing/chat.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'

const session_id = 'session_aaaaaa'
const stored = { 'waymark.chatSessionId': session_id }
const ids = {
  session_id,
  message_id: '00000000-0000-4000-8000-000000000001',
  question_id: '00000000-0000-4000-8000-000000000002',
}
const known = makeConversation(session_id, ['First question', 'First answer'])
const [question, answer] = known.messages

async function openKnown() {
  const api = fakeApi()
  api.answers(getConversation, { success: true, conversation: known })
  const chat = await openChat({ api, stored })
  await screen.findByText('First answer')
  return chat
}

test('an answer that was interrupted says so, with what was written of it, and is asked for again', async () => {
  const api = fakeApi()
  const interrupted = { message_id: ids.message_id, html: '<p>Half an</p>' }
  const asked = { ...known, messages: [question!], interrupted }
  api.answers(getConversation, { success: true, conversation: asked })
  const { user } = await openChat({ api, stored })
  await screen.findByText('This answer was interrupted. Your message is kept.')
  expect(screen.getByText('Half an')).toBeDefined()
  api.answers(processMessage, { ...answered('<p>Whole</p>'), ...ids })
  api.forget(getConversation)
  api.answers(getConversation, { success: true, conversation: { ...known, messages: [question!, answer!] } })
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  await screen.findByText('First answer')
  expect(api.callsTo(processMessage)[0]?.body).toMatchObject({ message: '', replaces: ids.message_id })
  expect(screen.queryByText('This answer was interrupted. Your message is kept.')).toBeNull()
})

describe('an answer that comes as events', () => {
  test('is shown while it grows, outside of what is announced, and then as a whole', async () => {
    const { api, say, log } = await openChat()
    const events = streamed()
    api.replies(processMessage, events.reply)
    await say('Tell me')
    events.send('started', ids)
    events.send('text', { html: '<p>Once upon</p>' })
    const growing = await screen.findByText('Once upon')
    expect(growing.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off')
    events.send('answer', { ...answered('<p>Once upon a time</p>'), ...ids })
    expect((await screen.findByText('Once upon a time')).closest('[aria-live]')).toBe(log())
    expect(screen.queryByText('Once upon')).toBeNull()
  })

  test('a refusal at its end is told like any other', async () => {
    const { api, say } = await openChat()
    const events = streamed()
    api.replies(processMessage, events.reply)
    await say('Tell me')
    events.send('started', ids)
    events.send('error', { success: false, code: 'unavailable', error: 'Away.', status: 503 })
    await screen.findByText('The system is currently overloaded. Please try again later.')
  })

  test('a lost connection loses nothing: the conversation is asked until the answer is there', async () => {
    const { api, say } = await openKnown()
    const events = streamed()
    api.replies(processMessage, events.reply)
    const unfinished = {
      ...known.messages[0]!,
      id: ids.question_id,
      content: 'Tell me',
      timestamp: new Date().toISOString(),
    }
    const finished = { ...answer!, id: ids.message_id, content: '<p>The whole story</p>' }
    const messages = [...known.messages, unfinished]
    api.forget(getConversation)
    api.answers(getConversation, {
      success: true,
      conversation: { ...known, messages, running: { message_id: ids.message_id, html: '<p>The who</p>' } },
    })
    api.answers(getConversation, { success: true, conversation: { ...known, messages: [...messages, finished] } })
    await say('Tell me')
    events.send('started', ids)
    await waitFor(() => expect(screen.getByText('Tell me')).toBeDefined())
    events.cut()
    expect(await screen.findByText('The whole story')).toBeDefined()
    expect(screen.getAllByText('Tell me', { selector: 'p' })).toHaveLength(1)
    expect(screen.queryByText(/overloaded/)).toBeNull()
  })

  test('stopping keeps what was written', async () => {
    const { api, user, say } = await openKnown()
    const events = streamed()
    api.replies(processMessage, events.reply)
    api.answers(stopAnswer, { success: true })
    await say('Tell me')
    events.send('started', ids)
    events.send('text', { html: '<p>Once</p>' })
    await screen.findByText('Once')
    const stopped = { ...answer!, id: ids.message_id, content: '<p>Once</p>', stopped: true as const }
    api.forget(getConversation)
    api.answers(getConversation, { success: true, conversation: { ...known, messages: [...known.messages, stopped] } })
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByText('You stopped this answer.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send' })).toBeDefined()
  })
})

describe('another try', () => {
  test('answering again asks for the same question, and the versions can be switched', async () => {
    const { api, user, sent } = await openKnown()
    const again = {
      ...answer!,
      id: ids.message_id,
      content: '<p>Second answer</p>',
      versions: [answer!.id, ids.message_id],
    }
    api.answers(processMessage, { ...answered('<p>Second answer</p>'), ...ids })
    api.forget(getConversation)
    api.answers(getConversation, { success: true, conversation: { ...known, messages: [question!, again] } })
    await user.click(screen.getByRole('button', { name: 'Answer again' }))
    await screen.findByText('Second answer')
    expect(screen.queryByText('First answer')).toBeNull()
    expect(sent()).toEqual([{ message: '', session_id, replaces: answer!.id }])
    expect(screen.getByText('2 of 2')).toBeDefined()
    const before = { ...answer!, versions: again.versions }
    api.answers(showVersion, { success: true, conversation: { ...known, messages: [question!, before] } })
    await user.click(screen.getByRole('button', { name: 'Earlier version' }))
    await screen.findByText('First answer')
    expect(api.callsTo(showVersion)[0]?.body).toEqual({ message_id: answer!.id })
  })

  test('an edited message takes the place of the old one and of what followed', async () => {
    const { api, user, sent } = await openKnown()
    const edited = {
      ...question!,
      id: ids.question_id,
      content: 'Better question',
      versions: [question!.id, ids.question_id],
    }
    const other = { ...answer!, id: ids.message_id, content: '<p>Better answer</p>' }
    api.answers(processMessage, { ...answered('<p>Better answer</p>'), ...ids })
    api.forget(getConversation)
    api.answers(getConversation, { success: true, conversation: { ...known, messages: [edited, other] } })
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    const field = screen.getByRole('textbox', { name: 'Your message' })
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.type(field, 'Better question{Enter}')
    await screen.findByText('Better answer')
    expect(screen.queryByText('First question', { selector: 'p' })).toBeNull()
    expect(sent()).toEqual([{ message: 'Better question', session_id, replaces: question!.id }])
  })

  test('Escape closes an unchanged message, with the focus on Edit; what was typed is kept until Cancel', async () => {
    const { api, user } = await openKnown()
    await user.click(screen.getByRole('button', { name: 'Edit' }))
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }))
    await user.keyboard('{Enter}')
    await user.keyboard(' more{Escape}')
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveProperty('value', `${question!.content} more`)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('First question', { selector: 'p' })).toBeDefined()
    expect(api.callsTo(processMessage)).toEqual([])
  })

  test('a new try that fails leaves the answer, and can be made again', async () => {
    const { api, user } = await openKnown()
    api.replies(processMessage, refusal('unavailable'))
    await user.click(screen.getByRole('button', { name: 'Answer again' }))
    await screen.findByText(/overloaded/)
    expect(screen.getByText('First answer')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Send again' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Edit message' })).toBeNull()
  })
})

test('an answer is copied as text', async () => {
  const { user } = await openKnown()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getAllByRole('button', { name: 'Copy' }).at(-1)!)
  expect(write).toHaveBeenCalledWith('First answer')
  expect(await screen.findByText('The message is copied.')).toBeDefined()
})

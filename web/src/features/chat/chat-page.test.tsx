import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { getConversation, processMessage } from '@waymark/contract/chat.ts'
import { describe, expect, test, vi } from 'vitest'
import { session } from '../../lib/session.ts'
import { answered, later, openChat, storedSession } from '../../testing/chat.ts'
import { fakeApi, refusal } from '../../testing/fake-api.ts'
import { address, pageTitled } from '../../testing/render-page.tsx'

const welcome =
  /^Hello! I'm your career assistant\. I can help with your job search, your CV, interview preparation, career questions and cover letters\. Attach your CV or ask me anything\.$/
const overloaded = 'The system is currently overloaded. Please try again later.'
const thinking = 'AI is analyzing your request...'
const theInput = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
const failing = () => {
  const api = fakeApi()
  api.replies(processMessage, refusal('unavailable'))
  return api
}

describe('a new chat', () => {
  test('a session id that starts with session_ is created when none is stored, without a call to the server', async () => {
    const { api } = await openChat()
    expect(storedSession()).toMatch(/^session_[A-Za-z0-9_-]{6,64}$/)
    expect(screen.getByText(welcome)).toBeDefined()
    expect(api.calls).toEqual([])
  })

  test('New Chat creates a fresh one and shows the welcome message', async () => {
    const { api, user, say, sent } = await openChat()
    api.answers(processMessage, answered('<p>Hello Ada</p>'))
    await say('Hi')
    await screen.findByText('Hello Ada')
    await user.click(screen.getAllByRole('button', { name: 'New Chat' })[0]!)
    await waitFor(() => expect(screen.queryByText('Hello Ada')).toBeNull())
    expect(screen.getByText(welcome)).toBeDefined()
    expect(storedSession()).toMatch(/^session_/)
    expect(storedSession()).not.toBe(sent()[0]!.session_id)
  })

  test('a suggestion is sent as a message', async () => {
    const { api, user, sent } = await openChat()
    api.answers(processMessage, answered('<p>Many things</p>'))
    await user.click(screen.getByRole('button', { name: 'What can you do?' }))
    await screen.findByText('Many things')
    expect(sent()[0]!.message).toBe('What can you do for me?')
  })
})

test('a keyboard that lies over the page lifts the conversation above it', async () => {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', seen)
  await openChat()
  const { style } = screen.getByRole('region', { name: 'Conversation' })
  const change = (part: Partial<typeof seen>) =>
    act(() => {
      Object.assign(seen, part)
      seen.dispatchEvent(new Event('resize'))
    })
  expect(style.bottom).toBe('')
  change({ height: window.innerHeight - 300 })
  expect(style.bottom).toBe('300px')
  // Who zooms in sees less of the page, and has no keyboard.
  change({ scale: 2 })
  expect(style.bottom).toBe('')
})

describe('sending', () => {
  test('the message is appended, then the thinking note until the answer is appended', async () => {
    const { api, input, log, say, sent } = await openChat()
    const { reply, arrive } = later(answered('<p>An <strong>answer</strong></p>'))
    api.replies(processMessage, reply)
    await say('A question')
    expect(log().textContent).toContain('A question')
    expect(screen.getByText(thinking)).toBeDefined()
    expect(screen.getByText('Complex tasks may take up to 2-3 minutes.')).toBeDefined()
    arrive()
    expect((await screen.findByText('answer')).tagName).toBe('STRONG')
    await waitFor(() => expect(screen.queryByText(thinking)).toBeNull())
    expect(sent()).toEqual([{ message: 'A question', session_id: storedSession() }])
    expect(screen.getAllByText('A question', { selector: 'p' })).toHaveLength(1)
    expect(input.value).toBe('')
    expect(document.activeElement).toBe(input)
  })

  test('Shift+Enter adds a line; Enter within a composition sends nothing', async () => {
    const { api, user, input } = await openChat()
    await user.type(input, 'One{Shift>}{Enter}{/Shift}Two')
    expect(input.value).toBe('One\nTwo')
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true })
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })
    expect(api.calls).toEqual([])
  })

  test('pressing Enter twice sends once', async () => {
    const { api, user, input, sent } = await openChat()
    api.answers(processMessage, answered('<p>Once</p>'))
    await user.type(input, 'Hi')
    act(() => {
      fireEvent.keyDown(input, { key: 'Enter' })
      fireEvent.keyDown(input, { key: 'Enter' })
    })
    await screen.findByText('Once')
    expect(sent()).toHaveLength(1)
  })

  test('sending requires text or a file', async () => {
    const { api, user, input } = await openChat()
    await user.type(input, '   {Enter}')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(api.calls).toEqual([])
  })

  test("the user's text is shown as plain text", async () => {
    const { api, log, say } = await openChat()
    api.answers(processMessage, answered('<p>Fine</p>'))
    await say('<b>not bold</b> & <img src=x>')
    await screen.findByText('Fine')
    expect(screen.getByText('<b>not bold</b> & <img src=x>', { selector: 'p' })).toBeDefined()
    expect(log().querySelector('b, img')).toBeNull()
  })

  test('an answer lands in the conversation in which it was asked', async () => {
    const { api, user, log, say, sent } = await openChat()
    const { reply, arrive } = later(answered('<p>The late answer</p>'))
    api.replies(processMessage, reply)
    await say('The early question')
    await user.click(screen.getAllByRole('button', { name: 'New Chat' })[0]!)
    await screen.findByText(welcome)
    arrive()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(log().textContent).not.toContain('late answer')
    window.history.back()
    expect(await screen.findByText('The late answer')).toBeDefined()
    expect(log().textContent).toContain('The early question')
    expect(storedSession()).toBe(sent()[0]!.session_id)
  })
})

describe('Chat errors', () => {
  test.each([
    ['too_many_requests', 'Too many attempts. Please wait a moment and try again.', true],
    ['file_too_large', 'File size must not exceed 10MB.', false],
    ['file_type', 'File type not supported. Please upload PDF, DOC, or DOCX files only.', false],
    ['quota_reached', 'Your account holds as much as it can. Please delete something first.', false],
  ] as const)(
    "%s shows the server's sentence, and can be sent again only if that helps",
    async (code, sentence, helps) => {
      const api = fakeApi()
      api.replies(processMessage, refusal(code))
      const { say } = await openChat({ api })
      await say('Once more')
      await screen.findByText(sentence)
      expect(screen.queryByRole('button', { name: 'Send again' }) !== null).toBe(helps)
      expect(screen.getByRole('button', { name: 'Edit message' })).toBeDefined()
      expect(screen.queryByText(overloaded)).toBeNull()
    },
  )

  test('an error adds the system message, and sending again is one click', async () => {
    const { api, user, say, sent } = await openChat({ api: failing() })
    await say('Precious words')
    await screen.findByText(overloaded)
    expect(screen.getByText('Precious words')).toBeDefined()
    api.forget(processMessage)
    api.answers(processMessage, answered('<p>Here you are</p>'))
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await screen.findByText('Here you are')
    expect(sent().map(({ message }) => message)).toEqual(['Precious words', 'Precious words'])
    expect(screen.queryByText(overloaded)).toBeNull()
    expect(screen.getAllByText('Precious words', { selector: '[data-message] p' })).toHaveLength(1)
  })

  test('a failed message can be edited', async () => {
    const first = await openChat({ api: failing() })
    await first.say('Precious words')
    await screen.findByText(overloaded)
    await first.user.click(screen.getByRole('button', { name: 'Edit message' }))
    expect(first.input.value).toBe('Precious words')
    expect(screen.queryByText(overloaded)).toBeNull()
  })

  test('after a reload the text of a message that failed is in the input', async () => {
    const first = await openChat({ api: failing() })
    await first.say('Precious words')
    await screen.findByText(overloaded)
    cleanup()
    const api = fakeApi()
    api.replies(getConversation, refusal('not_found'))
    const reloaded = await openChat({
      api,
      stored: Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
    })
    expect(reloaded.input.value).toBe('Precious words')
  })

  test.each(['signed_out', 'email_not_verified'] as const)('%s (401 or 403) goes to /login', async (code) => {
    const api = fakeApi()
    api.replies(processMessage, refusal(code))
    const { say } = await openChat({ api })
    await say('Hi')
    await pageTitled('Sign in')
    expect(address()).toBe('/login')
    expect(storedSession()).toBeNull()
  })
})

describe('drafts of unsent text', () => {
  test('survive a reload', async () => {
    const { user, input } = await openChat()
    await user.type(input, 'Half a thou')
    cleanup()
    const reloaded = await openChat({
      stored: Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
    })
    expect(reloaded.input.value).toBe('Half a thou')
  })

  test('survive logging out, for the same user only', async () => {
    const { user, input } = await openChat()
    await user.type(input, 'Half a thou')
    const signInAs = async (name: string) => {
      act(() => session.signOut())
      await pageTitled('Sign in')
      act(() => session.signIn({ token: name, name, account: `${name}@example.org` }))
      await waitFor(() => expect(address()).toBe('/chat'))
      return await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
    }
    expect((await signInAs('eve')).value).toBe('')
    expect((await signInAs('ada')).value).toBe('Half a thou')
  })

  test('go along to the new chat when nothing was said yet, and stay with their conversation otherwise', async () => {
    const { api, user, input, say } = await openChat()
    await user.type(input, 'Half a thou')
    await user.click(screen.getAllByRole('button', { name: 'New Chat' })[0]!)
    await waitFor(() => expect(theInput()).not.toBe(input))
    expect(theInput().value).toBe('Half a thou')
    api.answers(processMessage, answered('<p>Sure</p>'))
    await say('ght')
    await screen.findByText('Sure')
    await user.type(theInput(), 'And')
    await user.click(screen.getAllByRole('button', { name: 'New Chat' })[0]!)
    await screen.findByText(welcome)
    expect(theInput().value).toBe('')
    window.history.back()
    await screen.findByText('Sure')
    expect(theInput().value).toBe('And')
  })
})

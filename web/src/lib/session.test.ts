import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession, type Session } from './session.ts'

/** One tab's sessionStorage, or the browser's localStorage. */
function makeStorage(entries: Record<string, string> = {}): Storage {
  const storage = Object.create({
    getItem: (key: string) => (storage as Record<string, string>)[key] ?? null,
    setItem: (key: string, value: string) => void ((storage as Record<string, string>)[key] = value),
    removeItem: (key: string) => void delete (storage as Record<string, string>)[key],
  }) as Storage
  return Object.assign(storage, entries)
}

const channels: { onmessage: ((event: MessageEvent) => void) | null }[] = []
/** A BroadcastChannel whose messages arrive a moment later in every other tab. */
function makeChannel() {
  const channel = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    postMessage(data: unknown) {
      for (const other of channels) {
        if (other !== channel) setTimeout(() => other.onmessage?.({ data: structuredClone(data) } as MessageEvent), 5)
      }
    },
    close: () => void channels.splice(channels.indexOf(channel), 1),
  }
  channels.push(channel)
  return channel
}

let lasting = makeStorage()
function openTab(entries: Record<string, string> = {}): { session: Session; storage: Storage } {
  const storage = makeStorage(entries)
  return { storage, session: createSession(storage, makeChannel(), lasting) }
}
const ada = { token: 't1', name: 'Ada', account: 'ada@example.org' }
const moment = () => vi.advanceTimersByTime(20)

beforeEach(() => {
  vi.useFakeTimers()
  lasting = makeStorage()
})
afterEach(() => void channels.splice(0))

describe('tabs share one sign-in', () => {
  test('a new tab asks the open ones, waits, and is signed in', () => {
    const first = openTab()
    first.session.signIn(ada)
    const second = openTab()
    expect(second.session.get()).toMatchObject({ token: null, asking: true })
    moment()
    expect(second.session.get()).toMatchObject({ ...ada, asking: false })
    expect(second.storage.getItem('waymark.token')).toBe('t1')
  })

  test('with no other tab signed in it stops asking after a quarter of a second', () => {
    openTab()
    const { session } = openTab()
    vi.advanceTimersByTime(250)
    expect(session.get()).toMatchObject({ token: null, asking: false })
  })

  test('signing in reaches tabs that wait at the sign-in page', () => {
    const [first, second] = [openTab(), openTab()]
    first.session.signIn(ada)
    moment()
    expect(second.session.get()).toMatchObject(ada)
  })

  test.each([
    [0, 1],
    [1, 0],
  ])('signing out in tab %i clears tab %i', (from, to) => {
    const first = openTab()
    first.session.signIn(ada)
    const second = openTab()
    moment()
    const tabs = [first, second]
    tabs[from]!.session.signOut()
    moment()
    expect(tabs[to]!.session.get()).toMatchObject({ token: null, name: null, signedOut: true })
    expect(Object.keys(tabs[to]!.storage)).toEqual([])
  })

  test('a dead token signs out the tabs that hold it, and no tab that signed in anew', () => {
    const first = openTab()
    first.session.signIn(ada)
    const [same, newer] = [openTab(), openTab({ 'waymark.token': 't2' })]
    moment()
    first.session.expire('t1')
    moment()
    expect([first, same, newer].map(({ session }) => session.get().token)).toEqual([null, null, 't2'])
  })

  test('an old call that fails late leaves a newer sign-in alone', () => {
    const { session } = openTab({ 'waymark.token': 't2' })
    session.expire('t1')
    expect(session.get().token).toBe('t2')
  })
})

describe('unsaved work outlives a session that expires by itself', () => {
  const expired = () => {
    const tab = openTab()
    tab.session.signIn(ada)
    tab.storage.setItem('waymark.draft.profile', 'my work')
    tab.storage.setItem('waymark.conversations', '[]')
    tab.session.expire('t1')
    return tab
  }

  test('it waits for the same user, and nothing else does', () => {
    const { session, storage } = expired()
    expect(storage.getItem('waymark.draft.profile')).toBe('my work')
    expect(storage.getItem('waymark.conversations')).toBeNull()
    session.signIn({ ...ada, token: 't2' })
    expect(storage.getItem('waymark.draft.profile')).toBe('my work')
  })

  test('another user never finds it', () => {
    const { session, storage } = expired()
    session.signIn({ token: 't2', name: 'Eve', account: 'eve@example.org' })
    expect(storage.getItem('waymark.draft.profile')).toBeNull()
  })

  test('signing out on purpose leaves nothing behind', () => {
    const { session, storage } = openTab()
    session.signIn(ada)
    storage.setItem('waymark.draft.profile', 'my work')
    expect(session.hasDrafts()).toBe(true)
    session.signOut()
    expect(Object.keys(storage)).toEqual([])
  })
})

describe('half-typed text', () => {
  const typed = () => {
    const tab = openTab()
    tab.session.signIn(ada)
    tab.storage.setItem('waymark.kept.chat new', 'Half a thou')
    return tab
  }

  test("is no reason to ask before signing out, and is there at the same account's next sign-in", () => {
    const { session, storage } = typed()
    expect(session.hasDrafts()).toBe(false)
    session.signOut()
    expect(Object.keys(storage)).toEqual([])
    const later = openTab()
    later.session.signIn({ ...ada, token: 't2' })
    expect(later.storage.getItem('waymark.kept.chat new')).toBe('Half a thou')
    expect(Object.keys(lasting).filter((key) => key.includes('kept'))).toEqual([])
  })

  test.each(['signOut', 'expire'] as const)(
    'is never given to another account after %s, and waits for its own',
    (end) => {
      const { session, storage } = typed()
      session[end]('t1')
      session.signIn({ token: 't2', name: 'Eve', account: 'eve@example.org' })
      expect(Object.keys(storage).filter((key) => key.includes('kept'))).toEqual([])
      session.signOut()
      session.signIn({ ...ada, token: 't3' })
      expect(storage.getItem('waymark.kept.chat new')).toBe('Half a thou')
    },
  )

  test('typed since then in the tab is not overwritten by older text', () => {
    const { session } = typed()
    session.signOut()
    const later = openTab({ 'waymark.kept.chat new': 'Newer', 'waymark.draftsOwner': ada.account })
    later.session.signIn(ada)
    expect(later.storage.getItem('waymark.kept.chat new')).toBe('Newer')
  })
})

test('a browser knows whether anybody has ever signed in with it, also after signing out', () => {
  const { session } = openTab()
  expect(session.hasSignedInBefore()).toBe(false)
  session.signIn(ada)
  session.signOut()
  expect(openTab().session.hasSignedInBefore()).toBe(true)
})

describe('signing out deletes the unsaved work of every tab', () => {
  test.each([
    ['held by another tab', { 'waymark.draft.profile': 'my work' }, true],
    ['held by none', {}, false],
  ])('so the others are asked first: %s', async (_, entries, expected) => {
    const { session } = openTab({ 'waymark.token': 't1' })
    openTab({ 'waymark.token': 't1', ...entries })
    const answer = session.hasDraftsAnywhere()
    await vi.advanceTimersByTimeAsync(250)
    expect(await answer).toBe(expected)
  })
})

describe("the session in the tab's storage", () => {
  test('everything survives a reload of the tab', () => {
    const { session, storage } = openTab()
    session.signIn(ada)
    session.update({ email: 'a@b.c', registrationId: 'r1' })
    session.update({ email: 'a@b.c', resetKey: 'k', codeSentAt: 12, loginFailures: 2, returnTo: '/profile' })
    const reloaded = createSession(storage, null, lasting).get()
    expect(reloaded).toMatchObject({
      ...ada,
      email: 'a@b.c',
      registrationId: 'r1',
      resetKey: 'k',
      codeSentAt: 12,
      loginFailures: 2,
      returnTo: '/profile',
    })
  })

  test('a registration is forgotten with its address', () => {
    const { session, storage } = openTab()
    for (const email of [null, 'b@b.c']) {
      session.update({ email: 'a@b.c', registrationId: 'r1' })
      session.update({ email })
      expect(session.get().registrationId).toBeNull()
      expect(storage.getItem('waymark.registrationId')).toBeNull()
    }
  })

  test('signing out clears all of it, also chat session, history cache and profile draft', () => {
    const { session, storage } = openTab({
      'waymark.token': 't1',
      'waymark.chat_session_id': 'session_1',
      'waymark.conversations': '[]',
      'waymark.profile_draft': '{}',
      other: 'kept',
    })
    session.signOut()
    expect(Object.entries(storage)).toEqual([['other', 'kept']])
  })

  test('a subscriber hears of a change, and of none after leaving', () => {
    const { session } = openTab()
    const heard = vi.fn()
    const leave = session.subscribe(heard)
    session.update({ email: 'a@b.c' })
    leave()
    session.update({ email: null })
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

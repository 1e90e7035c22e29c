import { beforeEach, expect, test, vi } from 'vitest'
import { dateText, deleteText, endOldTexts, lastingKey, putTextAside, takeTextBack } from './kept-text.ts'

const day = 86_400_000
const draft = lastingKey('ada@example.org', 'letter https://acme.example/1')
const texts = () => Object.keys(localStorage).filter((key) => /^waymark\.(kept|lasting)\./.test(key))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a draft that nobody touched for 30 days ends, and so does what waited for a sign-in, whoever they belong to', () => {
  localStorage.setItem(draft, '{}')
  dateText(localStorage, draft)
  sessionStorage.setItem('waymark.kept.chat', 'Half a sentence')
  putTextAside(sessionStorage, localStorage, 'eve@example.org')
  endOldTexts(localStorage, Date.now() + 29 * day)
  expect(texts()).toHaveLength(2)
  endOldTexts(localStorage, Date.now() + 31 * day)
  expect(Object.keys(localStorage)).toEqual([])
})

test('a change begins the 30 days anew, and a text of unknown age has them from now on', () => {
  localStorage.setItem(draft, '{}')
  endOldTexts(localStorage, 1 * day)
  dateText(localStorage, draft, 20 * day)
  endOldTexts(localStorage, 45 * day)
  expect(texts()).toEqual([draft])
  endOldTexts(localStorage, 51 * day)
  expect(texts()).toEqual([])
})

test('signing in takes back nothing that has ended, and nothing of another account', () => {
  const longAgo = Date.now() - 31 * day
  for (const [account, at] of [
    ['ada@example.org', longAgo],
    ['eve@example.org', Date.now()],
  ] as const) {
    localStorage.setItem(`waymark.kept.${account} chat`, account)
    dateText(localStorage, `waymark.kept.${account} chat`, at)
  }
  takeTextBack(sessionStorage, localStorage, 'ada@example.org')
  expect(sessionStorage.getItem('waymark.kept.chat')).toBeNull()
  takeTextBack(sessionStorage, localStorage, 'eve@example.org')
  expect(sessionStorage.getItem('waymark.kept.chat')).toBe('eve@example.org')
  expect(Object.keys(localStorage)).toEqual([])
})

test('a text for which the tab has no room waits for the next sign-in, and this one goes on', () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  localStorage.setItem('waymark.kept.ada@example.org chat', 'Half a sentence')
  dateText(localStorage, 'waymark.kept.ada@example.org chat')
  const full = { getItem: () => null, setItem: () => expect.unreachable('QuotaExceededError') } as unknown as Storage
  takeTextBack(full, localStorage, 'ada@example.org')
  takeTextBack(sessionStorage, localStorage, 'ada@example.org')
  expect(sessionStorage.getItem('waymark.kept.chat')).toBe('Half a sentence')
})

test('a deleted account leaves neither text nor date', () => {
  localStorage.setItem(draft, '{}')
  dateText(localStorage, draft)
  deleteText(localStorage, 'ada@example.org')
  expect(Object.keys(localStorage)).toEqual([])
})

import { expect, test, vi } from 'vitest'
import { keepBrowserText, readBrowserText } from './browser-text.ts'

test('a text that a full storage does not take stays in this tab, until the storage takes another', () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  keepBrowserText('words', 'first')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  keepBrowserText('words', 'second')
  expect(readBrowserText('words')).toBe('second')
  expect(localStorage.getItem('words')).toBe('first')
  full.mockRestore()
  keepBrowserText('words', 'third')
  expect([readBrowserText('words'), localStorage.getItem('words')]).toEqual(['third', 'third'])
  keepBrowserText('words', '')
  expect(readBrowserText('words')).toBe('')
})

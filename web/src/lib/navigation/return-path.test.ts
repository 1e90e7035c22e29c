import { describe, expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

describe('signing in returns to a page of this app only', () => {
  test.each(['/profile', '/jobsearch?title=cook&offset=10', '/chat#end'])('%s is kept', (path) => {
    expect(safeReturnPath(path, 'http://localhost:3000')).toBe(path)
  })
  test.each([
    null,
    '',
    'profile',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/x\\..\\..//evil.example',
  ])('%j is not', (path) => {
    expect(safeReturnPath(path, 'http://localhost:3000')).toBeNull()
  })
})

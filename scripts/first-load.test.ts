import { expect, test } from 'vitest'
import { firstLoadFiles } from './first-load.ts'

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['login-page.tsx', 'chat-page.tsx'],
  },
  'login-page.tsx': { file: 'login-page.js', imports: ['_field.js', 'index.html'] },
  'chat-page.tsx': { file: 'chat-page.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_field.js': { file: 'field.js', imports: ['_react.js'] },
  'styles.css': { file: 'styles.css' },
}

test('the first load is the entry, the page, and what they import statically', () => {
  expect(firstLoadFiles(manifest, 'login-page')).toEqual(['field.js', 'index.js', 'login-page.js', 'react.js'])
})

test('a page inside the entry adds nothing', () => {
  expect(firstLoadFiles(manifest, 'no-such-page')).toEqual(['index.js', 'react.js'])
})

import { expect, test } from 'vitest'
import { makeLines } from '../testing/make-lines.ts'
import { findLinks, writtenLinks } from './web-links.ts'

test('addresses are found with and without scheme', () => {
  expect(writtenLinks('linkedin.com/in/ada | https://ada.dev/, www.example.org')).toStrictEqual([
    'linkedin.com/in/ada',
    'https://ada.dev/',
    'www.example.org',
  ])
})

test('hosts of e-mail addresses, technologies and files are no links', () => {
  expect(writtenLinks('ada@example.org, tomek.dev@example.org, ASP.NET, Node.js, socket.io, e.g. this')).toStrictEqual(
    [],
  )
})

test('an address that the page shows as a name is taken from its link; running text and maps are left out', () => {
  const lines = makeLines(
    ['GitHub', { links: ['https://github.com/ada'] }],
    ['London', { links: ['https://maps.google.com/?q=London'] }],
    ['I wrote the first program of all, and it is read to this day by many.', { links: ['https://example.org/notes'] }],
  )
  expect(findLinks(lines)).toStrictEqual([{ text: 'https://github.com/ada', lines: [0], confidence: 'medium' }])
})

test('one address written twice is one link', () => {
  expect(findLinks(makeLines('github.com/ada', 'https://www.github.com/ada/'))).toHaveLength(1)
})

test('a link whose host lost its slash leads nowhere and is left out', () => {
  const lines = makeLines(['in/ada', { links: ['https://www.linkedin.comin/ada'] }])
  expect(findLinks(lines)).toStrictEqual([])
})

test.each([
  [['www.linkedin.com/in/ada-', 'love-', 'lace (LinkedIn)'], ['www.linkedin.com/in/ada-love-lace']],
  [['vimeo.com/ada-', 'exemple'], ['vimeo.com/ada-exemple']],
  [['linkedin.com/in/', 'ada-lovelace'], ['linkedin.com/in/ada-lovelace']],
  [['github.com/', 'ada'], ['github.com/ada']],
  [['https://example.org/portfolio_', 'ada'], ['https://example.org/portfolio_ada']],
  [['ada.lovelace-byron@', 'example.ca', 'github.com/ada'], ['github.com/ada']],
  [['https://ada.dev/', 'berlin'], ['https://ada.dev/']],
  [['lovelace.com/', 'berlin'], ['lovelace.com/']],
  [
    ['linkedin.com/in/ada-', 'github.com/ada'],
    ['linkedin.com/in/ada-', 'github.com/ada'],
  ],
  [['vimeo.com/ada-', 'Lyon, France'], ['vimeo.com/ada-']],
])('%j: an address goes on over the end of its line, and half of an e-mail address is no link', (lines, expected) => {
  expect(findLinks(makeLines(...lines)).map(({ text }) => text)).toStrictEqual(expected)
})

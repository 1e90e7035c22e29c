import { expect, test } from 'vitest'
import { blocksOf } from './posting-blocks.ts'

const headings = (text: string) => blocksOf(text).flatMap(({ kind, lines }) => (kind === 'heading' ? lines : []))

test('a short line right above its text or its list is a heading', () => {
  const text = [
    'Events Manager',
    '',
    'Corrib Estate, Galway | Full-time',
    '',
    'About us',
    'Corrib Estate is a country house hotel with 62 bedrooms.',
    '',
    'What you bring:',
    '',
    '• Five years in events',
    '• A driving licence',
    'Nice to have',
    '• French',
    '',
    'Apply to Siobhán Ní Chonaill.',
  ].join('\n')
  expect(headings(text)).toEqual(['Events Manager', 'About us', 'What you bring:', 'Nice to have'])
  expect(
    blocksOf(text)
      .map(({ kind }) => kind)
      .join(' '),
  ).toBe('heading paragraph heading paragraph heading list heading list paragraph')
})

test.each([
  ['a sentence', 'We are hiring.\n• Cooks'],
  ['a row of facts', 'Galway | Full-time\nWe run a hotel by the lake.'],
  ['a fact with its name', 'Hours: full-time\nWe run a hotel by the lake.'],
  ['the continuation of a sentence', 'and casual staff\n• Cooks'],
  ['a short line above another', 'Job Purpose\nRole\n\nWe run a hotel by the lake.'],
  ['a short line with nothing below it', 'We run a hotel by the lake.\n\nKind regards'],
  ['a long line', 'In this position you will be responsible for all of the following\n• Cooks'],
])('%s is no heading', (_, text) => {
  expect(headings(text)).toEqual([])
})

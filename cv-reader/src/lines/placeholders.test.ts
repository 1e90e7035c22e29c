import { expect, test } from 'vitest'
import { makeLine } from '../testing/make-lines.ts'
import { withoutPlaceholders } from './placeholders.ts'

const left = (text: string) => withoutPlaceholders(makeLine(text)).text

test.each([
  '<Email address>',
  '< other projects here>',
  '{name}',
  '{{ resume.basics.name }}',
  '{% for job in work %}',
  '[Your Name]',
  'Lorem ipsum dolor sit amet',
])('%s is what a template wants filled in, and no value', (text) => expect(left(text)).toBe(''))

test('a line that is mostly placeholders says nothing: its other words are left out too', () => {
  expect(left('{title} at {company}, since {start}')).toBe('')
})

test('a placeholder among other words is left out, the words stay', () => {
  expect(left('Ada Lovelace, mathematician and writer <photo>')).toBe('Ada Lovelace, mathematician and writer')
})

test('comparisons, generics and brackets are no placeholders', () => {
  for (const text of ['Latency < 5 ms', 'C++ [advanced]', 'Kept errors > 0 and < 3']) expect(left(text)).toBe(text)
})

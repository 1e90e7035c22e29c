import { expect, test } from 'vitest'
import { readLanguages } from './languages.ts'

const read = (...lines: string[]) =>
  readLanguages(lines.map((text, index) => ({ text, index }))).map(({ value }) => value)

test.each([
  ['German (native), English – C1, French', ['German', 'English', 'French']],
  ['Muttersprache: Deutsch', ['Deutsch']],
  ['Français\tlangue maternelle', ['Français']],
  ['Español nativo · Inglés C1 · Euskera', ['Español', 'Inglés', 'Euskera']],
  ['English and Brazilian Portuguese', ['English', 'Brazilian Portuguese']],
  ['Mandarin ●●●○', ['Mandarin']],
])('%s names %j, in the words of the file and without levels', (line, names) => expect(read(line)).toStrictEqual(names))

test('languages of programming and levels are no human languages', () => {
  expect(read('Java, C, Go', 'Fluent', 'Native speaker')).toStrictEqual([])
  expect(read('I lived in many places and taught Spanish to children in a German school for ten years')).toStrictEqual(
    [],
  )
})

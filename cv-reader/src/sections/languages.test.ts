import { expect, test } from 'vitest'
import { readLanguages } from './languages.ts'

const read = (...lines: string[]) =>
  readLanguages(lines.map((text, index) => ({ text, index }))).map(({ value }) => value)

test.each([
  ['German (native), English – C1, French', ['German (native)', 'English (C1)', 'French']],
  ['Muttersprache: Deutsch', ['Deutsch (Muttersprache)']],
  ['Français\tlangue maternelle', ['Français (langue maternelle)']],
  ['Anglais : B2 (TOEIC 810)', ['Anglais (B2, TOEIC 810)']],
  ['Español nativo · Inglés C1 · Euskera', ['Español (nativo)', 'Inglés (C1)', 'Euskera']],
  ['Türkisch: verhandlungssicher in Wort und Schrift', ['Türkisch (verhandlungssicher in Wort und Schrift)']],
  ['Fluent in English; basic Polish', ['English (Fluent)', 'Polish (basic)']],
  ['Deutsch Muttersprache Englisch fließend', ['Deutsch (Muttersprache)', 'Englisch (fließend)']],
  ['English and Brazilian Portuguese', ['English', 'Brazilian Portuguese']],
  ['Mandarin Chinese (native)', ['Mandarin Chinese (native)']],
  ['Fluent Mandarin Chinese', ['Mandarin Chinese (Fluent)']],
  ['English Spanish (fluent)', ['English']],
  ['Fluent: English, French; basic: German', ['English (Fluent)', 'French (Fluent)', 'German (basic)']],
  ['Native: Polish. Beginner: Welsh.', ['Polish (Native)', 'Welsh (Beginner)']],
  ['C1: English, French – B1: Italian', ['English (C1)', 'French (C1)', 'Italian (B1)']],
  ['Muttersprache: Deutsch und Türkisch', ['Deutsch (Muttersprache)', 'Türkisch (Muttersprache)']],
  ['Alto: español, valenciano (C2)', ['español (Alto)', 'valenciano (C2)']],
  ['Ukrainisch und Russisch Muttersprache', ['Ukrainisch (Muttersprache)', 'Russisch (Muttersprache)']],
  ['Deutsch und Englisch B2', ['Deutsch', 'Englisch (B2)']],
  ['English and basic French', ['English', 'French (basic)']],
  ['Mandarin ●●●○', ['Mandarin']],
])('%s names %j, in the words of the file', (line, names) => expect(read(line)).toStrictEqual(names))

test('a level in a line of its own belongs to the language above', () => {
  expect(read('Deutsch: sehr gut', '(C1)', 'Türkisch:', 'Muttersprache')).toStrictEqual([
    'Deutsch (sehr gut, C1)',
    'Türkisch (Muttersprache)',
  ])
})

test('a level that goes on in the next line stays one', () => {
  expect(read('Français : langue', 'maternelle', 'Anglais : A2')).toStrictEqual([
    'Français (langue maternelle)',
    'Anglais (A2)',
  ])
})

test('a row of levels under a row of languages is read column by column, and left alone if the numbers differ', () => {
  expect(read('English\tSpanish', 'Native Speaker\tIntermediate')).toStrictEqual([
    'English (Native Speaker)',
    'Spanish (Intermediate)',
  ])
  expect(read('English\tSpanish', 'Intermediate')).toStrictEqual(['English', 'Spanish'])
})

test('a language that no list knows is shown by its level, and is not taken for a level of the one before', () => {
  expect(read('anglais (scolaire), baoulé (courant)')).toStrictEqual(['anglais (scolaire)', 'baoulé (courant)'])
  expect(read('Inglés: B2', 'Writing: C1')).toStrictEqual(['Inglés (B2, Writing: C1)'])
})

test('languages of programming and levels are no human languages', () => {
  expect(read('Java, C, Go', 'Fluent', 'Native speaker')).toStrictEqual([])
  expect(read('I lived in many places and taught Spanish to children in a German school for ten years')).toStrictEqual(
    [],
  )
})

test.each([
  ['Englisch\tC1 (Cambridge Advanced, 2015)', ['Englisch (C1, Cambridge Advanced, 2015)']],
  ['Französisch\tB1 (DELF, 2012)', ['Französisch (B1, DELF, 2012)']],
  ['Inglés\tB2 (First Certificate)', ['Inglés (B2, First Certificate)']],
  ['Italien\tcourant (séjour à Rome)', ['Italien (courant, séjour à Rome)']],
  ['Castellano y valenciano: nativa', ['Castellano (nativa)', 'valenciano (nativa)']],
  ['Deutsch und Französisch: Muttersprache', ['Deutsch (Muttersprache)', 'Französisch (Muttersprache)']],
])('%s: no language loses its level', (line, expected) => {
  expect(read(line)).toEqual(expected)
})

test('a level that a narrow column breaks within its bracket is whole again', () => {
  expect(read('Deutsch (verhandlungs-', 'sicher)', 'Englisch (B1)')).toEqual([
    'Deutsch (verhandlungssicher)',
    'Englisch (B1)',
  ])
})

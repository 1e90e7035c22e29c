import { expect, test } from 'vitest'
import { practiceLength } from './practice-length.ts'

test.each([
  ['quiz me for Acme, but just a single question', 'en', 1],
  ['frag mich was für Kern, aber bitte nur noch eine Frage', 'de', 1],
  ['entraîne-moi, une seule question suffit', 'fr', 1],
  ['practiquemos, solo una pregunta', 'es', 1],
  ['practise with me, three questions please', 'en', 3],
  ['übe mit mir, 2 Fragen', 'de', 2],
  ['practise with me', 'en', 5],
  ['ask me one question after the other', 'en', 5],
  ['stell mir eine Frage nach der anderen', 'de', 5],
  ['pose-moi une question à la fois', 'fr', 5],
] as const)('%j (%s) is a round of %i', (message, language, count) => {
  expect(practiceLength(message, language)).toBe(count)
})

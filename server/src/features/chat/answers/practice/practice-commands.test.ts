import { expect, test } from 'vitest'
import { createSpeech } from '../speech.ts'
import { isRepeat, isSkip, isStop, isUnsure } from './practice-commands.ts'

const speech = createSpeech('en', 'UTC', new Date('2026-11-22T10:00:00Z'))

test.each([
  'stop',
  'OK stop now',
  'that’s enough',
  'lass uns aufhören',
  'hör auf',
  'das reicht',
  'arrête',
  'ça suffit',
  'para ya',
  'basta',
  'stop thats enough for now thanks',
  'ok thanks, that’s enough for today',
  'danke, das reicht erst mal',
  'ok on arrête',
  'merci, ça suffit pour aujourd’hui',
  'vale, basta por hoy, gracias',
  'I want to stop',
  'I don’t want to do this anymore',
  'can we stop please',
  'ich möchte aufhören',
  'ich hab keine Lust mehr',
  'j’arrête',
  'stop j’arrête',
  'je veux arrêter',
  'quiero parar',
  'no quiero seguir',
])('a practice round ends at: %s', (message) => expect(isStop(message, speech)).toBe(true))

test.each([
  'skip that one',
  'skip',
  'please skip this question',
  'überspring die Frage',
  'passe cette question',
  'salta esta pregunta',
  'next question please',
  'I don’t know',
  'no idea',
  'weiß nich',
  'keine Ahnung',
  'nächste',
  'je sais pas',
  'passe',
  'no sé',
  'siguiente',
  'paso',
])('a question is left out at: %s', (message) => {
  expect(isSkip(message)).toBe(true)
  expect(isStop(message, speech)).toBe(false)
})

test.each([
  'what was the question again',
  'thanks',
  'wie war die Frage nochmal',
  'das verstehe ich nicht',
  'euh attends, elle veut dire quoi la question?',
  'merci',
  '¿cuál era la pregunta?',
])('the question stands again at: %s', (message) => {
  expect(isRepeat(message)).toBe(true)
  expect(isSkip(message)).toBe(false)
})

test.each([
  'I want to stop waste in the kitchen',
  'Ich möchte aufhören, nur zu verwalten',
  'Je veux arrêter les erreurs de livraison',
  'Quiero parar menos la línea',
  'The question was how to save time',
  'I skip lunch to finish orders',
  'skip, move Oakley to Offer',
  'überspring das, verschieb Oakley zu Angebot',
  'je passe Oakley en Offre',
  'salta eso y mueve Oakley a Oferta',
  'I stopped the line and called my foreman',
  'thanks to my team we had enough by Friday',
  'enough people signed up, so I opened a second course',
  'danke für die Frage, ich höre gern zu',
  'Next I asked every driver why',
  'No se me olvida aquel turno de noche',
  'Weiter hinten stand die Maschine, die ich repariert habe',
])('an answer is no command: %s', (message) => {
  expect(isRepeat(message)).toBe(false)
  expect(isSkip(message)).toBe(false)
  expect(isStop(message, speech)).toBe(false)
})

test.each([
  'no lo sé',
  'ni idea',
  'weiß nicht',
  'da fällt mir nichts ein',
  'je ne sais pas',
  "j'en sais rien",
  "I don't know",
  'no clue, sorry',
  'my mind is blank',
])('no answer comes to mind at: %s', (message) => {
  expect(isUnsure(message)).toBe(true)
})

test.each(['pass', 'ich passe', 'next please', 'siguiente', 'I did not know the price, so I asked the foreman'])(
  'nobody is at a loss at: %s',
  (message) => expect(isUnsure(message)).toBe(false),
)

import { expect, test } from 'vitest'
import { judgeOpening, lineWithFigure, strongestSentence } from './practice-opening.ts'

test.each([
  [
    'en',
    'I am an electrician with ten years at Kern. I cut the call-outs by a third. I want this job because of the training.',
  ],
  [
    'de',
    'Ich bin seit zehn Jahren Elektriker. Ich habe die Störungen gesenkt. Ich möchte die Stelle, weil Sie ausbilden.',
  ],
  ['fr', 'Je suis infirmière depuis neuf ans. J’ai réduit les retards. Je voudrais ce poste car votre service forme.'],
  ['es', 'Llevo siete años en almacén. Bajé las diferencias de stock. Quiero este puesto porque está cerca.'],
] as const)('an introduction has work, a proof and a motive: %s', (language, answer) => {
  expect(judgeOpening(answer, language).missing).toEqual([])
})

test('what an introduction lacks is named', () => {
  expect(judgeOpening('I am an electrician.', 'en')).toMatchObject({ found: ['work'], missing: ['proof', 'motive'] })
})

test('the strongest sentence is the one with a result, and with a figure if there is one', () => {
  const answer = 'I like people. I reduced the waiting time. I cut returns by 12 percent.'
  expect(strongestSentence(answer, 'en')).toBe('I cut returns by 12 percent')
  expect(strongestSentence('bajé las diferencias de stock mucho', 'es')).toBe('bajé las diferencias de stock mucho')
  expect(strongestSentence('Hello there.', 'en')).toBeUndefined()
})

test('the figure for it comes from the line of the profile about the same thing', () => {
  const lines = ['Formé a 4 compañeros', 'Reducción de las diferencias de stock del 2,4 al 0,7 %']
  expect(lineWithFigure('bajé las diferencias de stock mucho', lines)).toBe(lines[1])
  expect(lineWithFigure('cociné para muchos', lines)).toBeUndefined()
})

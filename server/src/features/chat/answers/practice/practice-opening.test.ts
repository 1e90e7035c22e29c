import { expect, test } from 'vitest'
import { languages } from '../../../../lib/languages.ts'
import { createSpeech } from '../speech.ts'
import { judgeStory } from './practice-story.ts'
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

test.each([
  ['en', 'In five months I brought the backlog down from 340 to 60, and I was told it helped.'],
  ['de', 'In fünf Monaten habe ich den Rückstand von 340 auf 60 gebracht.'],
  ['fr', 'En deux semaines j’ai fait passer le retard de 340 à 60.'],
  ['es', 'En dos semanas pasé el retraso de 340 a 60.'],
] as const)('a figure that fell is a result, and the time it took is no work: %s', (language, answer) => {
  expect(judgeOpening(answer, language).found).toEqual(['proof'])
})

test.each([
  'I am a clerk, from 9 to 5',
  'I am a clerk and had 20 to 30 calls',
  'I am a clerk and left in 2021 to 2019',
  'I am a clerk on the 340 to Leeds',
])('neither hours nor ranges nor years are a result: %s', (answer) => {
  expect(judgeOpening(answer, 'en').found).toEqual(['work'])
})

test.each([
  [
    'fr',
    'je m’appelle camille j’ai bossé 6 ans dans le prêt-à-porter, chez jules & lou j’ai été deux fois meilleure vendeuse',
  ],
  ['en', 'i worked 6 years in retail and won the prize for best seller twice'],
  ['de', 'ich hab sechs jahre im verkauf gearbeitet und war zweimal beste verkäuferin'],
  ['es', 'llevo seis años de dependienta y me dieron el premio a la mejor vendedora'],
] as const)('plain words of work and of a prize are heard: %s', (language, answer) => {
  expect(judgeOpening(answer, language).found).toEqual(expect.arrayContaining(['work', 'proof']))
})

test.each([
  [
    'en',
    'once a trailer came late and i had to sort 40 pallets in one hour so i asked 2 guys to help me and we done it before the truck left',
  ],
  [
    'de',
    'einmal kam ein lkw zu spät, ich musste alles umpacken und hab zwei kollegen gefragt, wir haben es noch geschafft',
  ],
  ['fr', 'une fois un client a crié, je devais le calmer, je lui ai parlé et il est reparti content'],
  ['es', 'una vez faltó un compañero, tuve que hacer su partida, pedí ayuda y nos dio tiempo'],
] as const)('a story in plain words has a situation and a result: %s', (language, answer) => {
  expect(judgeStory(answer, language).found).toEqual(expect.arrayContaining(['situation', 'result']))
})

test.each(languages)('no answer is told that something is missing: %s', (language) => {
  const { missing } = createSpeech(language, 'UTC', new Date()).texts.practice
  expect(missing).not.toMatch(/do not find|finde ich nicht|ne trouve pas|no encuentro/i)
  expect(missing).toMatch(/certain|sicher|certitude|seguridad/)
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

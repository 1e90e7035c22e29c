import { expect, test } from 'vitest'
import { boardApp } from '../../../../testing/board-app.ts'

const board = boardApp([
  { job_title: 'Junior GIS Analyst', company_name: 'Tamsin', status: 'Applied' },
  { job_title: 'Nurse', company_name: 'Kestrel', status: 'Interview', in_days: 4 },
  { job_title: 'Night Baker', company_name: 'Oakley', status: 'Viewed' },
])

test.each([
  ['How do I ask for more pay?', 'shorter please', 'even shorter'],
  ['Wie bereite ich mich auf das Gespräch bei Kestrel vor?', 'kürzer bitte', 'noch kürzer'],
  ['Comment me préparer à l’entretien chez Kestrel ?', 'plus court stp', 'encore plus court'],
  ['Prepárame para la entrevista en Kestrel', 'más corto por favor', 'todavía más corto'],
])('an answer is told in fewer words, until it gets no shorter: %s', async (question, shorter, again) => {
  const [whole, brief, least] = [
    await board.ask(question),
    await board.ask(question, shorter),
    await board.ask(question, shorter, again),
  ]
  expect(brief.response.length).toBeLessThan(0.85 * whole.response.length)
  expect(whole.response).toContain(/<p>([^<]{10,40})/u.exec(brief.response)?.[1])
  expect(least.response).toMatch(/not get any shorter|Kürzer geht es nicht|faire plus court|Más corto no se puede/)
})

test('a draft is worded anew, and not cut', async () => {
  const { response } = await board.ask('write a follow-up to Tamsin', 'shorter please')
  expect(response).toMatch(/A draft for[^]*Is there any news/)
})

test.each([
  ['Tamsin rejected me', 'why?', 'look into employers’ heads'],
  ['find me nurse jobs in Leeds', 'why?', 'this installation has read'],
  ['Wie bereite ich mich auf das Gespräch bei Kestrel vor?', 'warum?', 'festen Regeln'],
  ['Comment me préparer à l’entretien chez Kestrel ?', 'pourquoi ?', 'règles fixes'],
])('a question for the reason is answered by what the answer rests on: %s %s', async (question, why, reason) => {
  expect((await board.ask(question, why)).response).toContain(reason)
})

test('grief is asked about with no lesson on rules', async () => {
  expect((await board.ask('I cannot go on like this', 'why')).response).not.toContain('fixed rules')
})

test('a draft that is refused changes nothing', async () => {
  const { response } = await board.ask('tell Kestrel I am withdrawing', 'actually no, keep it')
  expect(response).toMatch(/Kestrel[^]*stays as it is/)
})

test('capital letters of a title name its job at the end of a question', async () => {
  expect((await board.ask('is my degree good enough for gis')).response).toContain('Tamsin')
  expect((await board.ask('is my degree good enough for night work')).response).not.toMatch(/posting of.*Oakley/)
})

test.each([
  'how long have I been waiting for Tamsin',
  'wie lange warte ich schon auf Tamsin',
  'depuis combien de temps j’attends Tamsin',
  'cuánto llevo esperando a Tamsin',
])('how long somebody waits is told by the board: %s', async (message) => {
  const { response } = await board.ask(message)
  expect(response).toContain('Tamsin')
  expect(response).not.toMatch(/not sure|nicht sicher|pas sûr|segur[oa]/)
})

test.each([
  'Oakley m’a répondu non',
  'Oakley replied with a no',
  'Oakley me ha contestado que no',
  'Oakley hat nein gesagt',
])('a no in other words is a rejection: %s', async (message) => {
  const { proposals } = await board.ask(message)
  expect(proposals).toMatchObject([{ kind: 'move_job', changes: [{ after: 'Rejected' }] }])
})

test('what a named work pays is looked up for that work, and its country is told in the language of the question', async () => {
  expect((await board.ask('ils payent combien une barmaid ?')).response).toMatch(/« barmaid » \(Pologne\)/i)
  expect((await board.ask('what do they pay for a roofer?')).response).toMatch(/“roofer”/i)
})

import { getJobDetails, updateJob } from '@waymark/contract/job-tracking.ts'
import { expect, test } from 'vitest'
import { addDays } from '../../../lib/zoned-time.ts'
import { boardApp, jobUrlOf } from '../../../testing/board-app.ts'

const today = new Date().toISOString().slice(0, 10)
const { ask, call } = boardApp([
  { job_title: 'Cookery Instructor', company_name: 'Wealstun', status: 'Applied', follow_up_on: addDays(today, 5) },
  { job_title: 'Development Chef', company_name: 'Pennine', status: 'Interview', in_days: 3 },
  { job_title: 'Empfangskraft', company_name: 'Hartwig', status: 'Applied', location: 'Baunatal, Germany' },
])

test.each(['take the wealstun nudge off', 'cancel the wealstun ping', 'stop the reminder for wealstun'])(
  'a reminder taken off leaves its job on the board: %s',
  async (message) => {
    const { proposals } = await ask(message)
    expect(proposals.map(({ kind }) => kind)).toEqual(['set_reminder'])
  },
)

test.each(['pennine just rang, they wanna move it to thursday 4pm', 'pennine hat auf donnerstag 16 uhr verschoben'])(
  'an interview that the employer moved gets its new hour: %s',
  async (message) => {
    const { proposals } = await ask(message)
    expect(proposals.map(({ kind }) => kind)).toEqual(['set_interview'])
  },
)

test.each([
  ['add head chef to my cv', 'job and no skill'],
  ['add development chef to my skills', 'job and no skill'],
  ['add team of 7 to my cv', 'belongs to that job'],
])('neither a title nor a duty becomes a skill: %s', async (message, part) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(part)
  expect(proposals).toEqual([])
})

test('skills named together are all proposed', async () => {
  const { proposals } = await ask('add Rust and Haskell to my skills')
  expect(JSON.stringify(proposals.map(({ changes }) => changes))).toMatch(/Rust.*Haskell/)
})

test('a course beside a skill is not dropped without a word', async () => {
  const { response, proposals } = await ask('add the till course from 2019 and welding to my skills')
  expect(response).toContain('training or education')
  expect(proposals.map(({ kind }) => kind)).toEqual(['change_profile'])
})

test.each([
  'i baked bread all day and my cat watched me',
  'mein sohn hat heute seinen ersten zahn verloren und ich war nicht dabei',
  'j’ai regardé la pluie toute la journée avec mon chien',
  'mi perro y yo hemos visto llover toda la tarde',
])('whoever tells of themselves is never sent away: %s', async (message) => {
  expect((await ask(message)).response).not.toMatch(
    /not what I am made for|bin ich nicht gemacht|ne suis pas fait|No estoy hecho/,
  )
})

test.each(['wie weit ist baunatal', 'was macht man am empfang'])(
  'a question that touches a card of the board shows it: %s',
  async (message) => expect((await ask(message)).response).toContain('Hartwig'),
)

test.each([
  ['ta thats all for now', 'Goodbye'],
  ['danke, muss los', 'Wiedersehen|Tschüss|Bis'],
  ['eso es todo, hasta luego', 'Adiós|Hasta'],
])('a goodbye is no hello: %s', async (message, words) => {
  const { response } = await ask(message)
  expect(response).not.toMatch(/^<p>(?:Hello|Hallo|Hola)/)
  expect(response).toMatch(new RegExp(words))
})

test.each(['comment je finance l’école d’infirmière à 38 ans', 'estudiar para conserje, que servicio lo paga'])(
  'no occupation is cut out of the middle of a word: %s',
  async (message) => expect((await ask(message)).response).not.toMatch(/« ?(?:nt je|je finance)|«je|«vicio/),
)

test.each([
  ['when did i apply to wealstun', 'You applied for'],
  ['wann hab ich mich in baunatal beworben', 'haben Sie sich am'],
  ['j’ai postulé quand chez wealstun', 'Vous avez postulé pour'],
  ['cuando eche en wealstun', 'Te presentaste a'],
  ['whats the closing date on the wealstun one', 'names a closing date'],
  ['bis wann muss ich mich bei hartwig bewerben', 'nennt einen Bewerbungsschluss'],
  ['what did i write to wealstun', 'I keep no messages'],
  ['q le escribi a wealstun', 'No guardo los mensajes'],
])('a question about a card’s past gets what the board knows: %s', async (message, part) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(part)
  expect(response).toMatch(/Wealstun|Hartwig|messages|mensajes/)
  expect(proposals).toEqual([])
})

test('the closing date stands in the notes', async () => {
  const { body } = await call(getJobDetails, undefined, { query: { job_url: jobUrlOf('Hartwig') } })
  const { revision } = body['data'] as { revision: number }
  await call(updateJob, {
    job_url: jobUrlOf('Hartwig'),
    revision,
    notes: 'Nice team.\nBewerbung bis 27. November, per Mail',
  })
  expect((await ask('bis wann muss ich mich bei hartwig bewerben')).response).toContain('Bewerbung bis 27. November')
})

test.each([
  ['i hate interviews', 'single question'],
  ['ich hasse vorstellungsgespräche', 'einzige Frage'],
  ['les entretiens m’angoissent, je déteste les entretiens', 'seule question'],
  ['me corto mucho en las entrevistas', 'sola pregunta'],
  ['bin 56, die nehmen doch eh nur junge oder', 'Das tut weh'],
  ['nobody hires at my age', 'That hurts'],
])('fear of interviews and of being too old is met with a human word: %s', async (message, part) => {
  expect((await ask(message)).response).toContain(part)
})

test.each([
  'move wealstun to Interview and add a note: they ring on Thursday',
  'verschieb wealstun auf Gespräch und notiere: sie rufen am Donnerstag an',
  'passe wealstun en entretien et ajoute une note : ils appellent jeudi',
  'pasa wealstun a entrevista y añade una nota: llaman el jueves',
])('a move beside a note is not dropped, and the day stays in the note: %s', async (message) => {
  const { proposals } = await ask(message)
  expect(proposals.map(({ kind }) => kind)).toEqual(['move_job', 'note_job'])
})

test.each([
  'add a note to wealstun: move it to Interview when they ring',
  'notiz für wealstun: auf Gespräch setzen, wenn sie anrufen',
])('what a note says orders nothing: %s', async (message) => {
  const { proposals } = await ask(message)
  expect(proposals.map(({ kind }) => kind)).toEqual(['note_job'])
})

test.each([
  'wealstun is closed, the ad is gone',
  'die Stelle bei Wealstun ist schon besetzt',
  'l’annonce de Wealstun a disparu',
  'la oferta de Wealstun ya no está',
])('a posting that is gone archives its card: %s', async (message) => {
  const { proposals } = await ask(message)
  expect(proposals.map(({ kind }) => kind)).toEqual(['archive_job'])
})

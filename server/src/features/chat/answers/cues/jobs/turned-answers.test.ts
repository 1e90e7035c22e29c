import { expect, test } from 'vitest'
import { boardApp } from '../../../../../testing/board-app.ts'

const { ask } = boardApp([
  { job_title: 'Sous Chef', company_name: 'Oakley', status: 'Applied' },
  { job_title: 'Night Porter', company_name: 'Tannert', status: 'Rejected' },
  { job_title: 'Formatrice', company_name: 'Bellevue', status: 'Interview' },
])

const changesOf = async (message: string) =>
  (await ask(message)).proposals.map(({ kind, subject, changes }) => [kind, subject, changes[0]?.after])

test.each([
  'tannert called again, interested after all',
  'tannert changed their mind',
  'tannert hat nochmal angerufen, doch interesse',
  'tannert a changé d’avis',
  'tannert ha cambiado de opinión',
])('an employer that comes back after a refusal is joy, and the card moves back: %s', async (message) => {
  expect(await changesOf(message)).toEqual([['move_job', 'Night Porter, Tannert', 'Applied']])
})

test.each([
  'did tannert call again?',
  'i changed my mind about tannert',
  'tannert hat nicht nochmal angerufen',
  'oakley called again',
])('a question, a denial or a job that is open moves nothing back: %s', async (message) => {
  expect((await changesOf(message)).filter(([kind]) => kind === 'move_job')).toEqual([])
})

test.each([
  'oakley can go',
  'oakley is closed, the ad is gone',
  'oakley kann weg',
  'oakley: die anzeige ist weg',
  'oakley, je laisse tomber',
  'oakley, la oferta ya no está',
])('a job that is over may be archived: %s', async (message) => {
  expect(await changesOf(message)).toEqual([['archive_job', 'Sous Chef, Oakley', 'archived']])
})

test.each([
  'i can go to oakley on friday',
  'is oakley closed on monday?',
  'oakley is not closed',
  'can i go to oakley',
  'oakley is closed on sundays',
  'the letter for oakley can go',
  'oakley ist mir zu weit',
  'die Bewerbung an oakley kann weg',
  'oakley ist am Montag geschlossen',
  'oakley est fermé le lundi',
  'la lettre pour oakley peut partir',
  'oakley está cerrado los lunes',
  'lo dejo para mañana, oakley',
])('the same words about something else archive nothing: %s', async (message) => {
  expect((await changesOf(message)).filter(([kind]) => kind === 'archive_job')).toEqual([])
})

test.each(['bellevue m’a prise !!', 'bellevue took me!!', 'bellevue hat mich genommen!', 'bellevue me ha cogido!'])(
  'whoever is taken is congratulated, and the card goes to its offer: %s',
  async (message) => {
    expect(await changesOf(message)).toEqual([['move_job', 'Formatrice, Bellevue', 'Offer']])
  },
)

test.each(['bellevue took me two hours', 'it took me ages to get to bellevue', 'bellevue m’a pris beaucoup de temps'])(
  'the same verb about something else brings no offer: %s',
  async (message) => {
    expect(await changesOf(message)).toEqual([])
  },
)

test('a second job in half a sentence has the same news', async () => {
  expect(await changesOf('bellevue said no. and oakley too')).toEqual([
    ['move_job', 'Formatrice, Bellevue', 'Rejected'],
    ['move_job', 'Sous Chef, Oakley', 'Rejected'],
  ])
})

import { expect, test } from 'vitest'
import { boardApp, jobUrlOf } from '../../../../testing/board-app.ts'

const board = boardApp([
  { job_title: 'Night Baker', company_name: 'Oakley', status: 'Interview', in_days: 3, notes: 'Ask for Mrs Pell' },
  { job_title: 'Store Lead', company_name: 'Brambling', status: 'Interview', in_days: 5, notes: 'Bring your passport' },
  { job_title: 'Depot Clerk', company_name: 'Tamsin', status: 'Offer', salary: '£27,000' },
  { job_title: 'Porter', company_name: 'Dunmore', status: 'Viewed' },
  { job_title: 'Barista', company_name: 'Quayside', status: 'Rejected' },
])

async function ask(first: string, ...next: string[]) {
  const { response, proposals } = await board.ask(first, ...next)
  return { response, changes: proposals.map(({ kind, job_url, changes }) => [kind, job_url, changes[0]?.after]) }
}

test.each([
  'i havent withdrawn from Oakley',
  'ich zieh bei Oakley nicht zurück',
  'je ne retire pas ma candidature chez Oakley',
  'no retiro mi candidatura de Oakley',
  'Oakley havent rejected me yet',
  'Oakley hat nicht abgesagt',
  'Oakley ne m’a pas encore refusée',
  'Oakley no me ha rechazado',
  'if Oakley say no put it in rejected',
  'wenn Oakley absagt, nehm ich Tamsin',
  'si Oakley dit non je prends Tamsin',
  'si Oakley me dice que no cojo Tamsin',
  'je dis non à Tamsin si Oakley marche',
])('what has not happened changes nothing and writes no refusal: %s', async (message) => {
  const { response, changes } = await ask(message)
  expect(changes).toEqual([])
  expect(response).not.toMatch(/decided to withdraw|ziehe ich|retirer ma candidature|retirar mi candidatura/)
  expect(response).not.toMatch(/hurts|tut weh|fait mal|duele/)
})

test.each([
  ['cant make the interview at Oakley, kid is ill, what do i say', 'cannot come then'],
  ['muss das Gespräch bei Oakley absagen, kind krank, was schreib ich', 'nicht kommen'],
  ['je peux pas venir chez Oakley, ma fille est malade', 'pourrai pas venir'],
  ['no puedo ir a lo de Oakley, está mala la niña', 'no voy a poder ir'],
  ['im late for Oakley, bus broke down', 'minutes late'],
  ['komm zu spät zu Oakley, die bahn steht', 'Minuten später'],
  ['je serai en retard chez Oakley', 'minutes de retard'],
  ['llego tarde a Oakley', 'minutos tarde'],
])('whoever cannot come or is late declines nothing: %s', async (message, text) => {
  const { response, changes } = await ask(message)
  expect(response).toContain(text)
  expect(response).not.toMatch(/decided against|dagegen entschieden|décliner|rechazar/)
  expect(changes).toEqual([])
})

test.each([
  'sent the Dunmore one off yesterday',
  'hab mich gestern bei Dunmore beworben',
  'j’ai postulé chez Dunmore samedi',
  'ya eché en Dunmore el viernes',
])('an application that is told is a move to Applied, and no reminder: %s', async (message) => {
  expect((await ask(message)).changes).toEqual([['move_job', jobUrlOf('Dunmore'), 'Applied']])
})

test('a refused job is not moved back by words about another one', async () => {
  const { changes } = await ask('Quayside said no. and i applied to Dunmore on saturday')
  expect(changes).toEqual([['move_job', jobUrlOf('Dunmore'), 'Applied']])
})

test.each([
  'remind me thursday about Oakley and friday Brambling',
  'erinner mich donnerstag an Oakley und freitag früh an Brambling',
])('a part without a verb goes on with the one before: %s', async (message) => {
  expect((await ask(message)).changes.map(([kind, job]) => [kind, job])).toEqual([
    ['set_reminder', jobUrlOf('Oakley')],
    ['set_reminder', jobUrlOf('Brambling')],
  ])
})

test('a day and two jobs beside an offer are no wish to be reminded', async () => {
  const { response, changes } = await ask(
    'Tamsin want to know by thursday but Oakley is friday. can i ask for a few days',
  )
  expect(changes).toEqual([])
  expect(response).toContain('by [day]')
})

test.each([
  ['i start at Tamsin on 4th jan!!', 'Congratulations'],
  ['ich fang am 2.1. bei Tamsin an!!', 'Glückwunsch'],
  ['je commence chez Tamsin le 4 janvier !!', 'Félicitations'],
  ['empiezo en Tamsin el 4 de enero!!', 'Enhorabuena'],
])('a first day that is told is a joy: %s', async (message, joy) => {
  expect((await ask(message)).response).toContain(joy)
})

test.each(['undo that', 'mach das rückgängig', 'annule ça', 'deshaz eso'])(
  'taking something back is explained: %s',
  async (message) => {
    expect((await ask(message)).response).toContain('<strong>Undo</strong>')
  },
)

test('of an appointment both notes are told, and the second one is the second interview', async () => {
  const { response } = await ask('when is Oakley', 'and do i need to bring anything to the second one')
  expect(response).toContain('Bring your passport')
})

test.each([
  'my boss will not give me the certificate',
  'mon chef veut pas me donner de certificat',
  'el jefe no me da el certificado de empresa',
])('who asks for no course is not told what to learn: %s', async (message) => {
  expect((await ask(message)).response).not.toMatch(/compared your profile|comparé votre profil|comparado tu perfil/)
})

test.each([
  'Dunmore don’t want to interview me on thursday at 10am',
  'Dunmore wanted to meet me on thursday at 10am but cancelled',
  'Dunmore hat mich für Freitag 10 Uhr nicht eingeladen',
  'Dunmore no quieren verme el jueves a las 10',
])('an interview that is denied or called off is not proposed: %s', async (message) => {
  expect((await ask(message)).changes.filter(([kind]) => kind === 'set_interview')).toEqual([])
})

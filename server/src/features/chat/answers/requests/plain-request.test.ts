import { expect, test } from 'vitest'
import { boardApp } from '../../../../testing/board-app.ts'
import { typedPayIn } from '../pay/typed-pay.ts'

const board = boardApp([
  { job_title: 'Night Baker', company_name: 'Oakley', status: 'Interview', in_days: 3, location: 'Leeds' },
  { job_title: 'Store Lead', company_name: 'Brambling', status: 'Viewed', location: 'York' },
  { job_title: 'Depot Clerk', company_name: 'Tamsin', status: 'Applied' },
])

async function ask(message: string) {
  const { response, proposals } = await board.ask(message)
  return { response, kinds: proposals.map(({ kind }) => kind) }
}

test.each([
  'Tamsin called, they want to talk to me next Tuesday at 14:30, put it on the board',
  'Tamsin rang, they’d like me in Thursday the 3rd, half past nine',
  'Tamsin emailed, video call on Monday at 13:00, can you add it?',
  'Tamsin hat angerufen, sie wollen nächsten Dienstag um 14:30 mit mir reden, trag es ein',
  'Tamsin veut discuter avec moi lundi à 9h, note-le',
  'Tamsin quiere hablar conmigo el lunes a las nueve, apúntalo',
])('an employer who wants to talk at a day and an hour invites to an interview: %s', async (message) => {
  expect((await ask(message)).kinds).toEqual(['set_interview', 'move_job'])
})

test.each([
  'I want to call Tamsin on Monday at 9',
  'if Tamsin want to talk to me on Monday at 9, what do I say',
  'Ich will Tamsin am Montag um 9 anrufen',
])('a call of one’s own is none, nor one that may come: %s', async (message) => {
  expect((await ask(message)).kinds).not.toContain('set_interview')
})

test.each([
  ['write me something short to Tamsin, I applied two weeks ago and heard nothing', 'Dear [name]'],
  ['Kannst du eine Mail an Tamsin entwerfen? Vor drei Wochen beworben, nichts gehört', 'Guten Tag [Name]'],
  ['lettre de relance pour Tamsin', 'Bonjour [nom]'],
  ['Hazme un correo para Tamsin, envié la solicitud hace un mes y nada', 'Buenos días, [nombre]'],
])('after a silence the follow-up is drafted at once: %s', async (message, greeting) => {
  const { response, kinds } = await ask(message)
  expect(response).toContain(greeting)
  expect(kinds).toEqual([])
})

test.each([
  ['Oakley 31,000 with a pension, Brambling 33,000 but further away', 'Brambling</strong> pays 2,000 more, about 6 %'],
  ['33.000 bei Brambling und 31.000 bei Oakley, was nehme ich?', 'Brambling</strong> zahlt 2.000 mehr, etwa 6 %'],
  ['Dois-je prendre Brambling à 33 000 ou Oakley à 31 000 ?', 'Brambling</strong> paie 2 000 de plus, environ 6 %'],
  ['38.000 en Brambling y 41.000 en Oakley', 'Oakley</strong> paga 3.000 más, cerca de un 8 %'],
  ['one firm offers me 38,000 and another 41,000 but far from home, which one?', 'The second</strong> pays 3,000 more'],
])('two offers are compared by the figures that were written: %s', async (message, more) => {
  const { response, kinds } = await ask(message)
  expect(response.replace(/[\u00a0\u202f]/gu, ' ')).toContain(more)
  expect(response).not.toMatch(/interview in|Interview:|Gespräch:|Entretien :|Entrevista:/)
  expect(kinds).toEqual([])
})

test('what was written of an offer is said back, and what nobody said is a question', async () => {
  const { response } = await ask('Oakley: 31,000, 37.5 hours. Brambling: 33,000, 40 hours. Which is better?')
  expect(response).toMatch(/Oakley[^]*37\.5 hours[^]*Brambling[^]*40 hours/)
  expect(response).toContain('How long is the way')
  expect(response).not.toContain('How many hours')
})

test.each([
  ['31.50 an hour from one and 29 with free lunch from the other', [31.5, 29], 'hour'],
  ['52,000 a month, or 50,500 with 5 more days off', [52_000, 50_500], 'month'],
  ['2 400 € par mois ou 2 600 € mais une heure de route', [2400, 2600], 'month'],
  ['41k oder 38k seit 2019, 30 Tage Urlaub', [41_000, 38_000], 'year'],
] as const)('figures of pay are told from years, days and hours: %s', (message, values, unit) => {
  const pays = typedPayIn(message)
  expect(pays.map(({ value }) => value)).toEqual(values)
  expect(new Set(pays.map((pay) => pay.unit))).toEqual(new Set([unit]))
})

test.each([
  ['I quit my job today. now what', 'Register as unemployed'],
  ['Hab grad hingeschmissen, was nun', 'arbeitsuchend'],
  ["J'ai démissionné ce matin. Que dois-je faire ?", 'demandeur d’emploi'],
  ['He renunciado. ¿Cuáles son los siguientes pasos?', 'demandante de empleo'],
  ['what do I tell my boss to quit', 'Tell your boss first'],
  ['Was sage ich meinem Chef, wenn ich kündige?', 'Führungskraft'],
  ['Je dois donner ma démission, je dis quoi ?', 'de vive voix'],
  ['¿Qué le digo a mi jefe para renunciar?', 'Díselo primero'],
])('who has resigned hears what cannot wait, and who is about to hears how: %s', async (message, answer) => {
  expect((await ask(message)).response).toContain(answer)
})

test.each([
  ['A friend of mine has offered me a job at her bakery', 'Congratulations!'],
  ['Mein Onkel hat mir einen Ausbildungsplatz angeboten', 'Herzlichen Glückwunsch!'],
  ['Frau Müller hat mich zum Gespräch eingeladen', 'gute Nachricht'],
  ["Ma voisine m'a décroché un entretien à l'hôpital", 'Bonne nouvelle'],
  ['Un amigo me ha hecho una oferta', '¡Enhorabuena!'],
])(
  'an offer or an invitation by somebody who is no employer of the board is the user’s own news: %s',
  async (message, answer) => {
    const { response, kinds } = await ask(message)
    expect(response).toContain(answer)
    expect(kinds).toEqual([])
  },
)

test.each([
  ['thinking of going into childcare, where do I start', 'childcare'],
  ['Quereinstieg als Hebamme, wo fange ich an?', 'Hebamme'],
  ['je veux me reconvertir comme enseignante, par où commencer ?', 'enseignante'],
  ['Quiero reconvertirme en maestra', 'maestra'],
])('a wish to change is about the field that it names: %s', async (message, field) => {
  expect((await ask(message)).response).toMatch(new RegExp(`[“„«]\\s?${field}\\s?[”“»]`, 'u'))
})

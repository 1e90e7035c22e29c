import { expect, test } from 'vitest'
import { boardApp, jobUrlOf } from '../../../../../testing/board-app.ts'

const board = boardApp([
  { job_title: 'Driver', company_name: 'Oakmere', status: 'Offer', salary: '£25,400' },
  { job_title: 'Night Baker', company_name: 'Brambling', status: 'Applied' },
  { job_title: 'Forklift Driver', company_name: 'Tannert', status: 'Viewed', salary: '£13.20 an hour' },
])

async function ask(message: string) {
  const { response, proposals } = await board.ask(message)
  return { response, changes: proposals.map(({ kind, job_url }) => [kind, job_url]) }
}

test.each([
  'i accepted oakmere',
  'i told oakmere yes',
  'ich hab oakmere zugesagt',
  'j’ai accepté chez oakmere',
  'he aceptado lo de oakmere',
  'le he dicho que si a oakmere',
])('an offer that was accepted is a joy, and the others may go to the archive: %s', async (message) => {
  const { response, changes } = await ask(message)
  expect(response).toMatch(/Congratulations|Glückwunsch|Félicitations|Enhorabuena/)
  expect(changes).toEqual([['archive_job', jobUrlOf('Brambling')]])
})

test.each(['tell oakmere yes', 'ich will oakmere zusagen', 'je veux accepter oakmere', 'quiero aceptar lo de oakmere'])(
  'who wants to accept gets the mail, and nothing changes: %s',
  async (message) => {
    const { response, changes } = await ask(message)
    expect(response).toMatch(/glad to accept|nehme es gern an|accepte avec plaisir|acepto con mucho gusto/)
    expect(changes).toEqual([])
  },
)

test.each([
  ['oakmere pulled the offer', 'Oakmere', /taken back/],
  ['oakmere hat das angebot zurückgezogen', 'Oakmere', /zurückgenommenes Angebot/],
  ['oakmere a retiré son offre', 'Oakmere', /offre reprise/],
  ['oakmere ha retirado la oferta', 'Oakmere', /oferta retirada/],
  ['brambling is no longer recruiting', 'Brambling', /nothing to do with you/],
  ['brambling hat die stelle gestrichen', 'Brambling', /mit Ihnen hat es nichts zu tun/],
  ['brambling ne recrute plus', 'Brambling', /rien à voir avec vous/],
  ['brambling ya no busca gente', 'Brambling', /nada que ver contigo/],
])('what the employer ended goes to the archive, and was no refusal: %s', async (message, company, line) => {
  const { response, changes } = await ask(message)
  expect(response).toMatch(line)
  expect(changes).toEqual([['archive_job', jobUrlOf(company)]])
})

test.each(['brambling ghosted me', 'brambling hat mich geghostet', 'brambling m’a ghostée'])(
  'silence is no refusal: %s',
  async (message) => {
    const { response, changes } = await ask(message)
    expect(response).toMatch(/not a no yet|noch keine Absage|pas encore un non/)
    expect(changes).toEqual([])
  },
)

test.each([
  'i havent accepted oakmere yet',
  'did i accept oakmere?',
  'if oakmere pull the offer what then',
  'i accepted the interview at brambling',
  'ich hab oakmere nicht zugesagt',
  'wenn oakmere das angebot zurückzieht, was dann',
  'je n’ai pas accepté oakmere',
  'no he aceptado lo de oakmere',
])('nothing is archived and nobody congratulated for: %s', async (message) => {
  const { response, changes } = await ask(message)
  expect(changes.filter(([kind]) => kind === 'archive_job')).toEqual([])
  expect(response).not.toMatch(/Congratulations|Glückwunsch|Félicitations|Enhorabuena/)
})

test.each([
  'la fe me dijo que no y oakmere quiere respuesta el viernes',
  'the depot said no and oakmere want an answer by friday',
  'das lager hat abgesagt und oakmere will ne antwort bis freitag',
])('an employer who is not on the board refused, and the offer beside it stays: %s', async (message) => {
  expect((await ask(message)).changes.filter(([kind]) => kind === 'move_job')).toEqual([])
})

test('who wrote and said no in the next sentence is refused', async () => {
  expect((await ask('brambling wrote to me. they said no')).changes).toEqual([['move_job', jobUrlOf('Brambling')]])
})

test('the first step after a lost job is what has a deadline', async () => {
  const { response } = await board.ask('i lost my job yesterday', 'what do i do first')
  expect(response).toContain('money can depend on the day')
})

test('a figure that is asked about is measured by the card of that title', async () => {
  expect((await ask('is 13.20 an hour good for a forklift driver')).response).toContain('£13.20 an hour')
})

test.each([
  ['any news from brambling or oakmere', /Brambling/],
  ['i can only work mornings', /Say it early/],
  ['what documents did i send to brambling', /no document from here/],
  ['what are my strengths', /Cut deployment time/],
])('%s is answered from what is known', async (message, line) => {
  expect((await ask(message)).response).toMatch(line)
})

import { expect, test } from 'vitest'
import { boardApp, jobUrlOf } from '../../../../../testing/board-app.ts'

const board = boardApp([
  { job_title: 'Driver', company_name: 'Oakmere', status: 'Offer', salary: '£25,400' },
  { job_title: 'Night Baker', company_name: 'Brambling', status: 'Applied', contact: 'Priya Nair' },
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

test.each([
  'i dont want the job at brambling to be rejected',
  'i dont want brambling moved to rejected',
  'ich will nicht, dass brambling auf abgelehnt steht',
  'je ne veux pas que brambling soit refusé',
  'no quiero que me rechacen en brambling',
])('a wish against a stage proposes nothing, however sure the words are: %s', async (message) => {
  expect((await ask(message)).changes).toEqual([])
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

test.each([
  ['brambling want me to do a test', 'set_reminder', /good sign/],
  ['Priya hat angerufen, sie brauchen noch mein Zeugnis', 'set_reminder', /gutes Zeichen/],
  ['brambling demande mon diplôme, ils en ont besoin', 'set_reminder', /bon signe/],
  ['brambling me pide el título', 'set_reminder', /buena señal/],
])('what an employer still wants is proposed as a reminder: %s', async (message, kind, line) => {
  const { response, changes } = await ask(message)
  expect(response).toMatch(line)
  expect(changes).toEqual([[kind, jobUrlOf('Brambling')]])
})

test.each([
  ['Priya called, they are interested', /<strong>Brambling<\/strong> wants to know more of you/],
  ['sie haben angerufen und sind interessiert', /Welche Firma war es/],
  ['mme Nair m’a rappelée, ils sont intéressés', /en savoir plus/],
  ['brambling ha llamado, les gusta mi perfil', /quiere saber más de ti/],
  ['brambling wrote to me', /An invitation, a no, or a question/],
  ['brambling hat geantwortet', /Eine Einladung, eine Absage oder eine Frage/],
  ['i have not heard from brambling in weeks', /After such a wait/],
  ['von brambling hör ich seit drei wochen nichts', /Nach so langer Zeit/],
  ['brambling ne donne plus de nouvelles depuis des semaines', /Après une telle attente/],
  ['brambling no me dice nada desde hace semanas', /Después de tanta espera/],
  ['i asked for 30 and they said no', /no to the figure/],
  ['mehr gehalt ist nicht drin sagen sie', /Nein zur Summe/],
  ['ils ont refusé l’augmentation', /non au montant/],
  ['no me suben el sueldo', /no a la cifra/],
  ['no me suben el sueldo, dicen que no pueden', /no a la cifra/],
  ['they let me go during probation', /In probation nobody/],
  ['mir wurde gekündigt während ich krank war', /während man krank ist/],
  ['je me suis fait virer, j’ai deux enfants', /Perdre son travail/],
  ['me han despedido y tengo dos niños', /Perder el trabajo/],
  ['how do i say yes to an offer', /I am glad to accept it/],
  ['wie sage ich denen freundlich ab', /dagegen entschieden/],
  ['had the brambling interview this morning', /How did it go/],
  ['ich komme gerade vom gespräch bei brambling', /Wie war es/],
  ['je sors de l’entretien chez brambling', /Comment cela/],
  ['acabo de salir de la entrevista en brambling', /Cómo ha ido/],
  ['i thought the call went really well too', /sting/],
  ['dabei lief es doch so gut', /ärgerlicher/],
  ['what interviews do i have', /No interview is noted/],
  ['quels entretiens j’ai de prévus', /Aucun entretien/],
  ['comment répondre à parlez-moi de vous', /une bonne minute/],
])('what somebody tells or asks in plain words gets its own answer, and nothing moves: %s', async (message, line) => {
  const { response, changes } = await ask(message)
  expect(response).toMatch(line)
  expect(changes).toEqual([])
})

test('a draft greets the contact of its card', async () => {
  expect((await ask('write a follow-up to brambling')).response).toContain('Dear Priya Nair,')
})

test('after talk of more pay the draft asks for it', async () => {
  const { response } = await board.ask('how do i ask for more money', 'write something to oakmere')
  expect(response).toContain('Is there room for that?')
})

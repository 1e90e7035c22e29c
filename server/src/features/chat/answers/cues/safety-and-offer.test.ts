import { expect, test } from 'vitest'
import { boardApp } from '../../../../testing/board-app.ts'

const { ask } = boardApp([
  { job_title: 'Store Lead', company_name: 'Brambling', status: 'Interview' },
  { job_title: 'Porter', company_name: 'Dunmore', status: 'Offer' },
])

test.each([
  ['is this a scam, they want money upfront for training', 'Pay nothing'],
  ['they asked me to send my passport before the interview', 'Pay nothing'],
  ['ist das betrug die wollen vorab geld', 'Zahlen Sie nichts'],
  ['soll ich denen meinen ausweis schicken vor dem gespräch', 'Zahlen Sie nichts'],
  ['c est une arnaque ? ils demandent de l argent avant', 'Ne payez rien'],
  ['me piden dinero por adelantado, es una estafa?', 'No pagues nada'],
])('whoever may be cheated is warned and told nothing of pay: %s', async (message, warning) => {
  expect((await ask(message)).response).toContain(warning)
})

test.each([
  ['i got the brambling job!!!', 'Congratulations on'],
  ['ich hab die stelle bei brambling bekommen!!', 'Glückwunsch zu'],
  ['j’ai eu le poste chez brambling !', 'Félicitations pour'],
  ['me han cogido en brambling!!', 'Enhorabuena por'],
])('a job that was got is a joy, and its move a proposal: %s', async (message, joy) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(joy)
  expect(proposals).toMatchObject([{ kind: 'move_job' }])
})

test.each([
  ['how do i turn down dunmore', 'Dunmore'],
  ['wie sag ich bei dunmore ab', 'Dunmore'],
  ['comment je refuse dunmore', 'Dunmore'],
  ['como digo q no a dunmore', 'Dunmore'],
])('a refusal gets its letter: %s', async (message, company) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(company)
  expect(proposals).toMatchObject([{ kind: 'archive_job' }])
})

test.each(['i didnt get the brambling job', 'how do i get the brambling job', 'what if they hired someone else'])(
  'a job that was not got is no joy: %s',
  async (message) => {
    expect((await ask(message)).response).not.toContain('Congratulations')
  },
)

test('paying for things of everyday is no fraud', async () => {
  expect((await ask('how much do they pay at brambling')).response).not.toContain('Pay nothing')
})

test.each([
  'got laid off from my job today',
  'i got fired from my job',
  'i got turned down for the brambling job',
  'someone else got the brambling job',
  'my friend got the job at brambling',
  'i got an email about the brambling job',
  'i got the job description from brambling, tailor my cv',
  'i accepted the other offer, what do i tell brambling',
  'i start looking again on monday',
  'j’ai eu un refus pour le poste chez brambling',
  'j’ai obtenu un entretien pour le poste chez brambling',
  'je suis prise vendredi, brambling peut attendre',
  'ich hab für den job bei brambling eine einladung bekommen',
  'ich hab die absage für die stelle bei brambling bekommen',
  'jemand anderes hat die stelle bei brambling bekommen',
  'tengo mucho trabajo hoy',
  'me han seleccionado para una entrevista en brambling',
  'me quedo sin trabajo',
])('nobody is congratulated who got no job: %s', async (message) => {
  const { response, proposals } = await ask(message)
  expect(response).not.toMatch(/Congratulations|Glückwunsch|Félicitations|Enhorabuena/)
  expect(JSON.stringify(proposals)).not.toContain('"Offer"')
})

test.each([
  'i got the job at brambling',
  'they offered me the job at brambling',
  'ich hab den job bei brambling bekommen',
  'j’ai enfin décroché le poste chez brambling',
  'he conseguido el trabajo en brambling',
])('other words for a job that was got: %s', async (message) => {
  expect((await ask(message)).response).toMatch(/Congratulations|Glückwunsch|Félicitations|Enhorabuena/)
})

test.each([
  'die stelle bei brambling ist echt super, schreib mir ein anschreiben',
  'ist mein Lebenslauf echt so schlecht?',
  'i need the interview details before friday',
  'is the brambling interview on whatsapp or zoom?',
  'l’entretien chez brambling est sur whatsapp ?',
  'la entrevista de brambling es por whatsapp?',
  'cuál es mejor, sería bueno esperar?',
])('what sounds alike is no fraud: %s', async (message) => {
  expect((await ask(message)).response).not.toMatch(/Pay nothing|Zahlen Sie nichts|Ne payez rien|No pagues nada/)
})

test('a request beside the fear of a fraud is answered too', async () => {
  const { response } = await ask('brambling wants a deposit upfront. Also write me a cover letter for dunmore')
  expect(response).toContain('Pay nothing')
  expect(response).toContain('Dunmore')
})

test.each([
  'ich will die stelle bei dunmore nicht verlieren',
  'i dont want the job at dunmore to be rejected',
  'i dont want to lose the dunmore job',
  'i dont want to turn down dunmore',
  'je veux pas perdre le poste chez dunmore',
  'no quiero perder el puesto en dunmore',
])('whoever wants to keep an offer does not refuse it: %s', async (message) => {
  expect((await ask(message)).proposals).toEqual([])
})

test.each([
  'dunmore want an answer by tuesday, what do i tell them',
  'how do i buy time with dunmore',
  'dunmore will bis dienstag ne antwort aber brambling ist erst mittwoch, was mach ich',
  'dunmore veut ma réponse demain mais brambling c’est jeudi, je leur dis quoi',
  'dunmore me da hasta el miercoles y brambling es el jueves. les contesto ya?',
])('an employer whose offer waits is asked for time, never how far the selection is: %s', async (message) => {
  const { response, proposals } = await ask(message)
  expect(response).toMatch(/time to think|Bedenkzeit|réfléchir|réflexion|pensar|decidir|Tage|days|jours|días/)
  expect(response).not.toMatch(/how far the selection|wie weit die Auswahl|où en est|en qué punto/)
  expect(proposals).toEqual([])
})

test.each([
  ['brambling made me an offer', 'Congratulations on'],
  ['brambling hat mir ne zusage geschickt', 'Glückwunsch zu'],
  ['brambling m’a fait une offre', 'Félicitations pour'],
  ['brambling me ofrece el puesto', 'Enhorabuena por'],
])('an offer that is told is a joy, and its move a proposal: %s', async (message, joy) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(joy)
  expect(proposals).toMatchObject([{ kind: 'move_job' }])
})

test('an offer that is accepted is accepted in the draft', async () => {
  expect((await ask('nehm die stelle bei dunmore an, schreib denen')).response).toContain('nehme')
  expect((await ask('je prends le poste chez dunmore, je leur écris quoi')).response).toMatch(/accept/)
})

test.each([
  ['brambling invited me to come in on 2 december at half nine', '09:30'],
  ['gespräch bei brambling am 3.12. um halb elf', '10:30'],
  ['entretien chez brambling jeudi 9h et quart', '09:15'],
  ['entrevista en brambling el jueves a las 9 menos cuarto', '08:45'],
])('a told interview is noted with its own hour, and never as a reminder: %s', async (message, hour) => {
  const { proposals } = await ask(message)
  expect(proposals.map(({ kind }) => kind)).toEqual(['set_interview'])
  expect(JSON.stringify(proposals)).toContain(`T${hour}`)
})

test('an interview without an hour is asked for it', async () => {
  const { response, proposals } = await ask('brambling want me in for a chat on 2 december')
  expect(proposals).toEqual([])
  expect(response).toContain('What time is the interview')
})

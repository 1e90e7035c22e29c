import { hasAddress, listJobs, saveJob, type JobRecord } from '@waymark/contract/job-tracking.ts'
import { confirmProposal } from '@waymark/contract/proposals.ts'
import { expect, test } from 'vitest'
import { addDays } from '../../../../lib/zoned-time.ts'
import { addUser } from '../../../../testing/add-user.ts'
import { boardApp, jobUrlOf } from '../../../../testing/board-app.ts'
import { createTestApp } from '../../../../testing/create-test-app.ts'
import { askIn } from '../../../../testing/talk.ts'

const dayMs = 86_400_000

const { ask, call } = boardApp([
  { job_title: 'Sous Chef', company_name: 'Oakley', status: 'Applied' },
  { job_title: 'Night Porter', company_name: 'Tannert', status: 'Applied' },
  { job_title: 'Schichtleiter', company_name: 'Vollmer', status: 'Interview' },
  { job_title: 'Senior Carer', company_name: 'Beechcroft Care Home', status: 'Rejected' },
  { job_title: 'Archivist', company_name: 'Wendlebury', status: 'Viewed' },
])

test.each([
  [
    'add a job: kennel assistant at Roath Dogs Home, saw it on their website',
    'Kennel Assistant, Roath Dogs Home',
    'Viewed',
  ],
  // A care home of the board is another employer.
  ['add the job Team Leader at Larkrise Care Group to my board', 'Team Leader, Larkrise Care Group', 'Viewed'],
  ['and i applied yesterday at pumpernickels as team member', 'Team Member, Pumpernickels', 'Applied'],
  ['i applied to st brannoc hospital today, band 5 staff nurse', 'Band 5 Staff Nurse, St Brannoc Hospital', 'Applied'],
  ['sous chef at the alembic said no', 'Sous Chef, The Alembic', 'Rejected'],
  [
    'i have an interview for night porter at maple leaf sports, monday 10am',
    'Night Porter, Maple Leaf Sports',
    'Interview',
  ],
  ['ajoute une offre : responsable logistique chez Dubreuil', 'Responsable logistique, Dubreuil', 'Viewed'],
  ['ajoute cette offre d’emploi : magasinier chez Dubreuil', 'Magasinier, Dubreuil', 'Viewed'],
  ['add a job with an offer: cook at Pumpernickels', 'Cook, Pumpernickels', 'Offer'],
  ['añade una oferta de trabajo: camarero en Brezales', 'Camarero, Brezales', 'Viewed'],
  ['hab mich gestern bei Kornblum als Kassiererin beworben', 'Kassiererin, Kornblum', 'Applied'],
  [
    'trag ein: schichtleiter fertigung bei kornblum winnenden, heute beworben',
    'Schichtleiter Fertigung, Kornblum',
    'Applied',
  ],
  [
    'ajoute une offre : formatrice FLE, Institut Mirabeau, j’ai postulé hier',
    'Formatrice FLE, Institut Mirabeau',
    'Applied',
  ],
  ['j’ai postulé comme formatrice chez dubreuil', 'Formatrice, Dubreuil', 'Applied'],
  ['hoy fui a un bar, Zum Anker, buscan camarero, me llama el jueves', 'Camarero, Zum Anker', 'Viewed'],
  ['he echado el curriculum de camarero en hotel brezales', 'Camarero, Hotel Brezales', 'Applied'],
  [
    'add job: Staff Nurse at Leeds Brackwell Trust, https://jobs.example/1 , i applied on monday',
    'Staff Nurse, Leeds Brackwell Trust',
    'Applied',
  ],
  ['neue Stelle: Koch bei Brackwell', 'Koch, Brackwell', 'Viewed'],
  ['j’ai postulé hier chez Brackwell comme vendeur', 'Vendeur, Brackwell', 'Applied'],
  ['he solicitado ayer un puesto de camarero en Brackwell', 'Camarero, Brackwell', 'Applied'],
])('a job that is told becomes one proposal of a card, in its own words: %s', async (message, subject, after) => {
  const { proposals } = await ask(message)
  expect(proposals).toMatchObject([{ kind: 'add_job', subject, changes: [{ after }] }])
})

test.each([
  [['i applied at pumpernickels', 'team member'], 'What is the job called', 'Team Member, Pumpernickels'],
  [['add a job: barista', 'its at the alembic'], 'Who is the employer', 'Barista, The Alembic'],
  [['hab mich bei kornblum beworben', 'als lagerist'], 'Wie heißt die Stelle', 'Lagerist, Kornblum'],
  [['j’ai postulé chez dubreuil', 'comptable'], 'Comment s’appelle le poste', 'Comptable, Dubreuil'],
  [['he mandado el cv a brezales', 'camarero'], 'Cómo se llama el puesto', 'Camarero, Brezales'],
] as const)('what is missing is asked for, and the answer goes on: %s', async ([first, second], question, subject) => {
  const { response, proposals } = await ask(first)
  expect(response).toContain(question)
  expect(proposals).toEqual([])
  expect((await ask(first, second)).proposals).toMatchObject([{ kind: 'add_job', subject }])
})

test('another request is no answer to what was asked for', async () => {
  const { proposals } = await ask('i applied at pumpernickels', 'how do i get better at interviews?')
  expect(proposals).toEqual([])
})

test('another title at an employer of the board may be the same job, so it is asked', async () => {
  const first = await ask('i applied at oakley as breakfast cook')
  expect(first.proposals).toEqual([])
  expect(first.response).toContain('the same job, or another one')
  const { proposals } = await ask('i applied at oakley as breakfast cook', 'Another job: Breakfast Cook, Oakley')
  expect(proposals).toMatchObject([
    { kind: 'add_job', subject: 'Breakfast Cook, Oakley', changes: [{ after: 'Applied' }] },
  ])
})

test('a job of the board is not added again', async () => {
  const { response, proposals } = await ask('add a job: sous chef at Oakley')
  expect(response).toContain('on your board already')
  expect(proposals).toEqual([])
})

test.each([
  ['applied to Brackwell and Kornblum today as cashier', ['Cashier, Brackwell', 'Cashier, Kornblum'], 'Applied'],
  [
    'applied for cleaner at Brackwell and night porter at the Kornblum',
    ['Cleaner, Brackwell', 'Night Porter, The Kornblum'],
    'Applied',
  ],
  [
    'hab mich bei brackwell und kornblum als kassiererin beworben',
    ['Kassiererin, Brackwell', 'Kassiererin, Kornblum'],
    'Applied',
  ],
  [
    'j’ai postulé chez brackwell et kornblum comme caissière',
    ['Caissière, Brackwell', 'Caissière, Kornblum'],
    'Applied',
  ],
  [
    'he echado el curriculum en brackwell y en kornblum de cajera',
    ['Cajera, Brackwell', 'Cajera, Kornblum'],
    'Applied',
  ],
])('each of several employers that are told gets a card: %s', async (message, subjects, stage) => {
  const { proposals } = await ask(message)
  expect(proposals.map(({ subject, changes }) => [subject, changes[0]?.after])).toEqual(
    subjects.map((subject) => [subject, stage]),
  )
})

test('of two employers that are told, the one on the board is no further card', async () => {
  const { proposals } = await ask('I applied to Oakley and Brackwell today as a sous chef')
  expect(proposals.map(({ subject }) => subject)).toEqual(['Sous Chef, Brackwell'])
})

test.each([
  ['got a no from brackwell', 'Brackwell', /sorry/, 'Rejected'],
  ['brackwell rang, they want me thursday at 11', 'Brackwell', /not on your board/, 'Interview'],
  ['brackwell hat mir heute abgesagt', 'Brackwell', /tut mir leid/, 'Rejected'],
  ['la mercerie brackwell m’a refusée', 'Mercerie Brackwell', /désolé/, 'Rejected'],
  ['brackwell me ha llamado, me quieren ver el jueves a las 11', 'Brackwell', /todavía no está/, 'Interview'],
])(
  'news of an employer without a card asks for the title, and offers the card: %s',
  async (news, name, said, stage) => {
    const { response } = await ask(news)
    expect(response).toContain(name)
    expect(response).toMatch(said)
    const { proposals } = await ask(news, 'Porter')
    expect(proposals.map(({ subject, changes }) => [subject, changes[0]?.after])).toEqual([[`Porter, ${name}`, stage]])
  },
)

test.each(['my friend rang, they want me to come over on thursday', 'I was walking the dog and my mum called me'])(
  'who is no employer gets no card: %s',
  async (message) => expect((await ask(message)).response).not.toContain('not on your board'),
)

test.each([
  'did i apply at pumpernickels as team member?',
  'should i apply at pumpernickels as team member',
  'if pumpernickels says no i apply at alembic as a cook',
  'i have not applied at pumpernickels as a cook yet',
  'find me a job as a cook in leeds',
  'add excel to my skills',
  'füg Excel als Kenntnis hinzu',
  'ajoute Excel comme compétence',
  'añade Excel a mi perfil',
  'prepare me for the night porter interview',
  'remind me on friday to apply at pumpernickels',
  'soll ich mich bei kornblum als lagerist bewerben',
])('what is asked, open or about something else tells of no job: %s', async (message) => {
  const { proposals } = await ask(message)
  expect(proposals.filter(({ kind }) => kind === 'add_job')).toEqual([])
})

test.each([
  'when did I apply at Brackwell as chef',
  'I applied Python at work to automate reports',
  'I applied to five jobs last week',
  'I work as a chef at Brackwell',
])('a question of when, another sense of "applied" and a job that is held propose nothing: %s', async (message) =>
  expect((await ask(message)).proposals).toEqual([]),
)

test.each([
  'move the night porter job to Offer',
  'my interview for the night porter job is at the Brackwell hotel, move it to Offer',
])('a title names its card where no other employer is named: %s', async (message) => {
  const { proposals } = await ask(message)
  expect(proposals.map(({ subject }) => subject)).toEqual(['Night Porter, Tannert'])
})

test('the day of applying that was told is that of the card, which has no address', async () => {
  const { proposals } = await ask('i applied yesterday at brambling as store lead')
  const [proposal] = proposals
  await call(confirmProposal, {}, { params: { id: proposal?.id ?? '' } })
  const jobs = (await call(listJobs)).body['data'] as JobRecord[]
  const card = jobs.find(({ company_name }) => company_name === 'Brambling')
  const other = jobs.find(({ company_name }) => company_name === 'Oakley')
  const dayOf = (job: JobRecord | undefined) => (job?.history[0]?.timestamp ?? '').slice(0, 10)
  expect(card?.job_title).toBe('Store Lead')
  expect(hasAddress(card?.job_url ?? '')).toBe(false)
  expect(dayOf(card)).toBe(addDays(dayOf(other), -1))
})

test('an application told of an earlier day is dated so on its card, unless the card moved since', async () => {
  expect((await ask('i applied to Wendlebury yesterday')).response).not.toContain('applied on')
  const app = await createTestApp()
  const { token } = await addUser(app, { name: 'Maja' })
  const job = { job_title: 'Archivist', company_name: 'Wendlebury', job_url: jobUrlOf('Wendlebury'), status: 'Viewed' }
  await app.call(saveJob, job, { token })
  app.clock.advance(3 * dayMs)
  const { proposals } = await askIn(app, token, 'i applied to Wendlebury yesterday')
  await app.call(confirmProposal, {}, { token, params: { id: proposals[0]?.id ?? '' } })
  const [card] = (await app.call(listJobs, undefined, { token })).body['data'] as JobRecord[]
  const yesterday = new Date(app.clock.now().getTime() - dayMs).toISOString().slice(0, 10)
  expect(card?.history.at(-1)?.status).toBe('Applied')
  expect(card?.history.at(-1)?.timestamp.slice(0, 10)).toBe(yesterday)
  await app.close()
})

test.each([
  'me han llamado de Zarcillo para hacer una prueba el jueves',
  'Zarcillo want me for a trial shift on friday',
])('a trial is no title of a job: %s', async (message) => {
  const { response, proposals } = await ask(message)
  expect(proposals.map(({ subject }) => subject)).toEqual([])
  expect(response).toContain('Zarcillo')
})

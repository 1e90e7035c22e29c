import { getJobDetails, saveJob, updateJob } from '@waymark/contract/job-tracking.ts'
import { saveProfile } from '@waymark/contract/profile.ts'
import { confirmProposal, undoProposal } from '@waymark/contract/proposals.ts'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../../lib/zoned-time.ts'
import { addUser } from '../../../../testing/add-user.ts'
import { sharedTestApp, type TestApp } from '../../../../testing/create-test-app.ts'
import { makeProfile } from '../../../../testing/make-profile.ts'
import { askIn } from '../../../../testing/talk.ts'

let app: TestApp
let token: string

const url = (name: string) => `https://jobs.example/${name}`
const cards = [
  { job_title: 'Depot Clerk', company_name: 'Tamsin Freight', job_url: url('tamsin'), status: 'Applied' },
  {
    job_title: 'Night Baker',
    company_name: 'Oakley',
    job_url: url('oakley'),
    status: 'Interview',
    location: 'York, UK',
  },
  {
    job_title: 'Store Lead',
    company_name: 'Brambling',
    job_url: url('brambling'),
    status: 'Offer',
    salary: '£27,000 to £29,500 a year',
  },
  { job_title: 'Bookkeeper', company_name: 'Tessel', job_url: url('tessel'), status: 'Offer', salary: '42,000 €' },
  { job_title: 'Porter', company_name: 'Dunmore', job_url: url('dunmore'), status: 'Viewed', salary: '£24,800 a year' },
]
const today = () => new Date().toISOString().slice(0, 10)
const interviewDay = addDays(today(), 3)

beforeAll(async () => {
  app = await sharedTestApp()
  token = (await addUser(app, { name: 'Maja' })).token
  const profile = makeProfile()
  await app.call(
    saveProfile,
    {
      data: {
        ...profile,
        certifications: [
          { certification_name: 'Crane licence', certification_date: '2019', certification_organization: '' },
        ],
      },
    },
    { token },
  )
  for (const card of cards) await app.call(saveJob, card, { token })
  const { body } = await app.call(getJobDetails, undefined, { token, query: { job_url: url('oakley') } })
  const { revision } = body['data'] as { revision: number }
  const interviews = [{ at: `${interviewDay}T09:30:00.000Z`, text: 'Ask for Mrs Pell' }]
  await app.call(updateJob, { job_url: url('oakley'), interviews, revision }, { token })
})

const ask = (message: string) => askIn(app, token, message)

test.each([
  ['could you ring Tamsin and ask if they got my papers', 'I cannot call anybody', 'have reached you'],
  ['kannst du mal bei Tamsin anrufen', 'Anrufen kann ich niemanden', 'Tamsin Freight'],
  ['tu peux téléphoner à Tamsin pour moi', 'Je ne peux appeler personne', 'Tamsin Freight'],
  ['puedes llamar tú a Tamsin', 'No puedo llamar a nadie', 'Tamsin Freight'],
])('nobody is called, and there is a text to send: %s', async (message, no, draft) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(no)
  expect(response).toContain('<blockquote')
  expect(response).toContain(draft)
  expect(proposals).toEqual([])
})

test.each([
  ['no word from Tamsin, chase them or give up?', 'wait until'],
  ['Funkstille bei Tamsin, nachhaken oder abhaken?', 'Mein Rat'],
  ['toujours rien de Tamsin, je relance ou je laisse tomber ?', 'Mon conseil'],
  ['ni una palabra de Tamsin, ¿insisto o lo dejo?', 'Mi consejo'],
])('waiting gets one piece of advice by the age of the application: %s', async (message, advice) => {
  expect((await ask(message)).response).toContain(advice)
})

test('a job that was only saved keeps nobody waiting', async () => {
  expect((await ask('Dunmore gone quiet, do I chase or give up on them')).response).toContain('not marked as applied')
})

test.each([
  ['when is Oakley again and how do I get there', 'Ask for Mrs Pell', 'I know no routes'],
  ['wann ist das Gespräch bei Oakley und was soll ich anziehen', 'Mrs Pell', 'Eine Stufe schicker'],
  ['Oakley, c’est quand déjà, et je m’habille comment', 'Mrs Pell', 'Un cran au-dessus'],
  ['¿cuándo es lo de Oakley y qué me pongo?', 'Mrs Pell', 'Un punto más arreglado'],
])('the hour, the place and what else was asked: %s', async (message, note, more) => {
  const { response } = await ask(message)
  expect(response).toContain(note)
  expect(response).toContain('York')
  expect(response).toContain(more)
})

test.each([
  ['the Oakley interview moved to 12 March 2031 at 3pm', '2031-03-12T15:00:00.000Z'],
  ['das Gespräch bei Oakley ist jetzt am 12.03.2031 um 15 Uhr', '2031-03-12T15:00:00.000Z'],
])('the hour of an interview is kept, once it is confirmed: %s', async (message, at) => {
  const { proposals } = await ask(message)
  expect(proposals).toMatchObject([{ kind: 'set_interview', job_url: url('oakley'), changes: [{ after: at }] }])
  expect(await interviewsOf('oakley')).toEqual([{ at: `${interviewDay}T09:30:00.000Z`, text: 'Ask for Mrs Pell' }])
  const id = proposals[0]?.id ?? ''
  await app.call(confirmProposal, {}, { token, params: { id } })
  expect(await interviewsOf('oakley')).toEqual([{ at, text: 'Ask for Mrs Pell' }])
  await app.call(undoProposal, {}, { token, params: { id } })
  expect(await interviewsOf('oakley')).toEqual([{ at: `${interviewDay}T09:30:00.000Z`, text: 'Ask for Mrs Pell' }])
})

async function interviewsOf(name: string) {
  const { body } = await app.call(getJobDetails, undefined, { token, query: { job_url: url(name) } })
  return (body['data'] as { interviews: object[] }).interviews
}

test('a move to Interview with a day and an hour proposes both, and no reminder', async () => {
  const { proposals } = await ask('put Dunmore to interview, no hang on, i meant Tamsin, it is 12 March 2031 at 10am')
  expect(proposals).toMatchObject([
    { kind: 'move_job', job_url: url('tamsin') },
    { kind: 'set_interview', job_url: url('tamsin'), changes: [{ after: '2031-03-12T10:00:00.000Z' }] },
  ])
})

test('a reminder is no interview, whatever hour it names', async () => {
  const both = await ask('move Tamsin to Interview and remind me on 12 March 2031 at 10am')
  expect(both.proposals.map(({ kind }) => kind)).toEqual(['move_job', 'set_reminder'])
  const one = await ask('remind me to call Tamsin on 12 March 2031 at 10am')
  expect(one.proposals.map(({ kind }) => kind)).toEqual(['set_reminder'])
})

test.each([
  ['tell Tamsin no thanks, I found something better', 'withdraw my application'],
  ['sag Tamsin bitte ab', 'Bewerbung'],
  ['dis non à Tamsin', 'candidature'],
  ['dile a Tamsin que no', 'candidatura'],
])('a no to an employer is written, and the card is archived on a click: %s', async (message, draft) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain('<blockquote')
  expect(response).toContain(draft)
  expect(proposals).toMatchObject([{ kind: 'archive_job', job_url: url('tamsin') }])
})

test.each([
  'please do not archive Tamsin, leave it as it is',
  'Tamsin nicht archivieren, lass die Karte so wie sie ist',
  'n’archive pas Tamsin, laisse la fiche comme elle est',
  'no archives Tamsin, déjalo como está',
])('what somebody does not want is not proposed: %s', async (message) => {
  const { proposals } = await ask(message)
  expect(proposals).toEqual([])
})

test('a reminder that is not wanted any more is taken off on a click', async () => {
  const day = addDays(today(), 2)
  await app.call(updateJob, { job_url: url('tamsin'), follow_up_on: day }, { token })
  const { proposals } = await ask('stop reminding me about Tamsin')
  expect(proposals).toMatchObject([{ kind: 'set_reminder', changes: [{ before: day, after: null }] }])
})

test('a named pay is measured by the posting meant, or by the pay lines of the board', async () => {
  const offer = await ask('Brambling offers 28k, is that ok? i make 31k now')
  expect(offer.response).toContain('£27,000 to £29,500 a year')
  expect(offer.response).toContain('lies within that')
  expect(offer.response).toContain('(10 %) less')
  const any = await ask('is 26.5 a fair wage, they pay me 30')
  expect(any.response).toContain('Store Lead, Brambling')
  expect(any.response).toContain('Porter, Dunmore')
})

test.each([
  ['Tessel offered me 42000 for 30 hours, is that ok?', 'If 42,000 is the pay for 30 hours a week, that is 56,000'],
  ['Tessel hat mir ein Angebot gemacht, 42000 für 30 Stunden. ist das ok?', '56.000 für 40 Stunden'],
  ['Tessel me propose 42000 pour 30 heures, c’est correct ?', 'pour 40 heures'],
  ['Tessel me ofrece 42000 por 30 horas, ¿está bien?', 'por 40 horas'],
])('an offer is not measured by itself, and part-time pay is told for a full week: %s', async (message, full) => {
  const { response } = await ask(message)
  expect(response).toContain(full)
  expect(response).not.toMatch(/lies within|in diesem Rahmen|dans cette fourchette|dentro de/)
  expect(response).not.toMatch(/The posting of|Die Anzeige von|L’annonce de|La oferta de/)
})

test.each(['Tessel offered me 42000 for 40 hours, ok?', 'Tessel offered 42000, overtime of 10 hours a month, ok?'])(
  'no full week is made of other hours: %s',
  async (message) => {
    expect((await ask(message)).response).not.toContain('at the same hourly pay')
  },
)

test('two named jobs are put side by side', async () => {
  const { response } = await ask('which is better for me, Brambling or Oakley')
  expect(response).toContain('£27,000 to £29,500 a year')
  expect(response).toContain('Stage: Interview')
})

test.each([
  ['got sacked this morning', 'Losing a job is a blow'],
  ['mir wurde heute gekündigt', 'ein Schlag'],
  ['je viens d’être licencié', 'coup dur'],
  ['hoy me han despedido', 'es un golpe'],
])('a lost job gets a human word first: %s', async (message, human) => {
  const { response } = await ask(message)
  expect(response.indexOf(human)).toBeGreaterThan(-1)
  expect(response.indexOf(human)).toBeLessThan(response.indexOf('<ol>'))
})

test('several changes of the profile in one breath are each proposed, with whatever else was asked', async () => {
  const { response, proposals } = await ask(
    'drop Terraform off my cv and add Ansible, remove the crane licence, and what is due this week',
  )
  expect(proposals).toMatchObject([
    { kind: 'change_profile', changes: [{ before: 'Terraform', after: null }] },
    { kind: 'change_profile', changes: [{ before: null, after: 'Ansible' }] },
  ])
  expect(response).toContain('stands in your profile as “Crane licence”')
  expect(response).toContain('Night Baker, Oakley')
})

test('working hours that no search can filter by are said', async () => {
  const { response } = await ask('find baker jobs in York, mornings only')
  expect(response).toContain('did not filter by “mornings only”')
})

test.each([
  ['put excel in my skills, i nearly know it', 'but no'],
  ['say i was at Tamsin since 2020 so theres no gap', 'but no'],
  ['schreib in mein cv dass ich C1 englisch kann auch wenns nich stimmt', 'aber nein'],
  ['schreib in meinen lebenslauf dass ich meister bin, bin ich ja fast', 'aber nein'],
  ['trag meister ein, hab ich fast fertig', 'aber nein'],
  ['mets anglais C1 dans mon cv, c’est presque vrai', 'mais non'],
  ['pon en mi cv 10 años en vez de 8', 'pero no'],
])('what is nearly true is not proposed for the profile: %s', async (message, no) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(no)
  expect(proposals).toEqual([])
})

test.each([
  ['add my food hygiene course to my profile', 'no skill'],
  ['trag wincc grundkurs ein', 'keine Kenntnis'],
  ['ajoute le diplôme de secrétaire dans mon profil', 'pas une compétence'],
  ['añade legionela a mis cursos', 'no es un conocimiento'],
])('a course or a title is no skill: %s', async (message, told) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(told)
  expect(proposals).toEqual([])
})

test('help is named beside the buttons where a short dark message is not understood', async () => {
  const { response } = await ask('everything around me is dark and numb')
  expect(response).toContain('findahelpline')
})

test('a full week in France has 35 hours', async () => {
  const card = { job_title: 'Roofer', company_name: 'Valmy', job_url: url('valmy'), status: 'Offer' }
  await app.call(saveJob, { ...card, location: 'Lyon, France' }, { token })
  const { response } = await ask('Valmy offered me 21000 for 30 hours, is that ok?')
  expect(response).toContain('that is 24,500 for 35 hours')
  expect((await ask('Valmy offered me 21000 for 35 hours, is that ok?')).response).not.toContain('same hourly pay')
})

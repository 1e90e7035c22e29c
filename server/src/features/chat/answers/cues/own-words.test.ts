import { scrapeJob } from '@waymark/contract/documents.ts'
import { saveJob } from '@waymark/contract/job-tracking.ts'
import { expect, test } from 'vitest'
import { boardApp, jobUrlOf } from '../../../../testing/board-app.ts'

const employers = ['Hafod', 'Henshaw', 'Tannert', 'Rhönblick', 'Bellevue', 'Goya', 'Vollmer']
const { ask, call } = boardApp(
  employers.map((company_name) => ({ job_title: 'Porter', company_name, status: 'Applied' })),
)

test.each([
  ['put a note on hafod: spoke to carys, ring back thurs', 'spoke to carys, ring back thurs'],
  ['notiz bei tannert: rückruf am freitag, absage möglich', 'rückruf am freitag, absage möglich'],
  ['note pour bellevue : rappeler jeudi, entretien peut-être', 'rappeler jeudi, entretien peut-être'],
  ['nota en goya: llamar el viernes a las 10', 'llamar el viernes a las 10'],
])('what follows the colon is the note, whatever it says: %s', async (message, note) => {
  const { proposals } = await ask(message)
  expect(proposals).toMatchObject([{ kind: 'note_job', changes: [{ after: note }] }])
})

test.each([
  'move hafod and henshaw to rejected',
  'verschieb tannert und rhönblick nach absage',
  'mets bellevue et hafod en refus',
  'pasa goya y bellevue a rechazado',
])('each of two jobs is moved where both are named: %s', async (message) => {
  const { proposals } = await ask(message)
  expect(proposals.map(({ kind }) => kind)).toEqual(['move_job', 'move_job'])
})

test.each([
  ['im pregnant, when do i tell hafod', 'need not say that you are pregnant'],
  ['bin schwanger, muss ich das vollmer sagen', 'müssen Sie die Schwangerschaft nicht nennen'],
  ['fuck this', 'it may be said'],
  ['maybe im just not good enough', 'That is a heavy thought'],
  ['maybe im the problem', 'One small step'],
  ['vielleicht liegt es an mir', 'Das ist ein schwerer Gedanke'],
  ['this job is pointless', 'That sounds exhausting'],
  ['was bringt das bewerben, antwortet eh keiner', 'Das klingt'],
  ['à quoi bon postuler, personne répond', 'épuis'],
  ['para qué voy a mandar más curriculums si nadie contesta', 'Suena agotador'],
  ['c’est moi le problème je crois', 'Un petit pas'],
  ['a lo mejor el problema soy yo', 'Un paso pequeño'],
  ['je bois une bouteille par soir depuis mai', 'ligne d’écoute'],
  ['dis que j’ai géré une équipe de 12, c’était 5 en vrai', 'mais non'],
])('a delicate matter gets its own honest lines, and no card: %s', async (message, line) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(line)
  expect(proposals).toEqual([])
})

test.each([
  ['ce boulot sert à rien', false],
  ['nothing makes sense anymore, and I don’t mean only work', true],
])('help lines are for whoever sees no point in anything, not in work alone: %s', async (message, isNamed) => {
  const { response } = await ask(message)
  expect(response.includes('findahelpline.com')).toBe(isNamed)
})

test('a letter that shall claim more than the profile is offered with a word about it', async () => {
  await call(scrapeJob, { url: jobUrlOf('Hafod'), text: 'Porter at Hafod\n\nWe need a porter who lifts and carries.' })
  const { response, proposals } = await ask('cover letter for hafod, say im fluent in welsh and managed 12 people')
  expect(response).toContain('stays out of the letter')
  expect(proposals).toMatchObject([{ kind: 'generate_documents' }])
})

test.each([
  ['cover letter for henshaw', 'Paste the text of the posting'],
  ['anschreiben für vollmer', 'Fügen Sie ihren Text'],
  ['fais une lettre pour bellevue', 'Collez le texte'],
  ['hazme una carta para goya', 'Pega el texto'],
])('for a posting that cannot be read its text is asked for, and nothing is proposed: %s', async (message, told) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(told)
  expect(proposals).toEqual([])
})

test.each([
  ['my sister got an offer from hafod', 'somebody else’s news'],
  ['mein mann wurde bei tannert eingeladen', 'von jemand anderem'],
  ['should I take hafod or henshaw?', 'Side by side'],
  ['hafod: three weeks of silence now, should I chase?', '21 days'],
  ['bei tannert seit 3 wochen funkstille, soll ich nachhaken?', '21 Tagen'],
  ['what else could someone like me do?', 'I go by your last job'],
  ['je veux changer de métier mais je sais pas vers quoi', 'Je pars de votre dernier poste'],
  ['how do I take my data with me', 'Export everything'],
])('what is told or asked in plain words gets its own answer, and moves nothing: %s', async (message, told) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(told)
  expect(proposals).toEqual([])
})

let isKept = false
/** Documents are offered only where the posting can be read. */
async function keepPostings(): Promise<void> {
  if (isKept) return
  isKept = true
  for (const name of employers)
    await call(scrapeJob, { url: jobUrlOf(name), text: `Porter at ${name}\n\nWe need a porter who lifts and carries.` })
}

test.each([
  'Make a CV and a cover letter for Hafod',
  'write a cv for hafod and a cover letter',
  'Erstelle Lebenslauf und Anschreiben für Tannert',
  'Mach mir bitte einen Lebenslauf und ein Anschreiben für Rhönblick.',
  'Fais un CV et une lettre de motivation pour Bellevue',
  'Haz un currículum y una carta de presentación para Goya',
])('a CV and a letter for one job are one request: %s', async (message) => {
  await keepPostings()
  const { response, proposals } = await ask(message)
  expect(proposals).toMatchObject([{ kind: 'generate_documents', status: 'open' }])
  expect(response.match(/<strong>/g)).toHaveLength(1)
})

test.each([
  'make a CV for Hafod and write a cover letter for Goya',
  'mach einen Lebenslauf für Tannert und schreib ein Anschreiben für Goya',
])('a CV for one job and a letter for another are two: %s', async (message) => {
  await keepPostings()
  const { proposals } = await ask(message)
  expect(proposals.map(({ status }) => status)).toEqual(['open', 'open'])
})

test('stray words of a sentence are no skill', async () => {
  expect((await ask('schreib für vollmer rein dass ich imos kann, die wollen das')).proposals).toEqual([])
})

test('each skill of a list is proposed', async () => {
  const { proposals } = await ask('trag bei kenntnissen ein: treppenbau und imos')
  expect(proposals).toMatchObject([{ changes: [{ after: 'treppenbau' }] }, { changes: [{ after: 'imos' }] }])
})

test.each([
  ['do i need to sign on straight away', 'Jobcentre'],
  ['krieg ich alg wenn ich selber kündige', 'Sperrzeit'],
  ['chômage si je démissionne', 'rupture conventionnelle'],
  ['el jefe no me da el certificado de empresa', 'Inspección de Trabajo'],
  ['undo that', 'Undo'],
  ['mach den lebenslauf kürzer', 'Profilseite'],
])('a question on rules gets what anybody may know, and where to ask: %s', async (message, part) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(part)
  expect(proposals).toEqual([])
})

test.each([
  ['tengo que dar mi numero de seguridad social antes de firmar?', 'Normalmente no antes del contrato', 'estafa'],
  ['und wenn ich einfach nicht mehr hingehe?', 'nicht einfach wegbleiben', 'TelefonSeelsorge'],
  ['was darf der chef im gespräch nicht fragen', 'Gefragt werden darf nur', 'Diese Fragen kommen'],
  ['do i need to write a cover letter for hafod', 'Only if they ask for it', 'Hafod'],
  ['combien de temps avant de relancer', 'Une dizaine de jours', 'tableau :'],
  ['how do i do a linkedin', 'It depends on your work', 'plan for this week'],
])('a plain question of the trade is answered, and nothing else: %s', async (message, answer, other) => {
  const { response, proposals } = await ask(message)
  expect(response).toContain(answer)
  expect(response).not.toContain(other)
  expect(proposals).toEqual([])
})

test.each(['find jobs on linkedin', 'remind me on friday to ask about the contract of hafod'])(
  'an order asks for no advice: %s',
  async (message) => {
    expect((await ask(message)).response).not.toMatch(/It depends on your work|Take it home/)
  },
)

test('a CV to be made shorter for a job is that job’s CV', async () => {
  expect((await ask('make my cv one page for henshaw')).response).toContain('Henshaw')
})

const withOffer = () =>
  call(saveJob, {
    job_title: 'Baker',
    company_name: 'Kestrel',
    job_url: jobUrlOf('Kestrel'),
    status: 'Offer',
    salary: '£26,000 a year',
  })

test.each([
  'i start at kestrel on 4th jan!!',
  'ich fang am 2.1. bei kestrel an!!',
  'je commence chez kestrel le 4 janvier !!',
  'empiezo en kestrel el 4 de enero!!',
])('a first day at work is met with joy, and the others can be let go: %s', async (message) => {
  await withOffer()
  const { response, proposals } = await ask(message)
  expect(response).toMatch(/Congratulations|Glückwunsch|Félicitations|Enhorabuena/)
  expect(response).toContain('Kestrel')
  expect(proposals.map(({ kind }) => kind)).toEqual(['archive_job', 'archive_job', 'archive_job'])
})

test.each([
  'when do i start at kestrel',
  'if i start at kestrel on 4th jan what about hafod',
  'i have an interview at kestrel, it starts on 4th jan',
  'remind me on 4th jan that i start at kestrel',
  'i will start with the kestrel application on 4th jan',
  'ich fang am 4.1. bei kestrel mit dem anschreiben an',
])('a question about the first day is none: %s', async (message) => {
  await withOffer()
  expect((await ask(message)).response).not.toContain('Congratulations')
})

test.each([
  ['kestrel rang and upped it to 30k', '30,000'],
  ['kestrel hat auf 30000 erhöht', '30.000'],
  ['kestrel monte à 30000', '30\u202f000'],
  ['kestrel sube la oferta a 30000', '30.000'],
])('an offer that went up is told from the pay on its card: %s', async (message, amount) => {
  await withOffer()
  const { response, proposals } = await ask(message)
  expect(response).toContain(amount)
  expect(response).toMatch(/4[.,\s\u202f]?000/)
  expect(proposals).toEqual([])
})

import { expect, test } from 'vitest'
import { addDays } from '../../../../lib/zoned-time.ts'
import { boardApp } from '../../../../testing/board-app.ts'

const board = boardApp([
  { job_title: 'Bookkeeper', company_name: 'Lovell', status: 'Interview', in_days: -1 },
  { job_title: 'Ward Nurse', company_name: 'Nuffing', status: 'Applied' },
  { job_title: 'Analyst', company_name: 'Shopwell', status: 'Offer' },
  { job_title: 'Trainer', company_name: 'Barlitz', status: 'Interview', in_days: 3 },
  { job_title: 'Kellner', company_name: 'Adlerhof', status: 'Applied' },
])
const today = new Date().toISOString().slice(0, 10)
/** Two days that have names of their own this week and the next. */
const interviewDay = addDays(today, 3)
const otherDay = addDays(today, 4)
const weekday = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** The answer to the last of several messages of one conversation. */
const ask = async (first: string, ...next: string[]) => (await board.ask(first, ...next)).response

test.each([
  ['schreib mir mal die Bitte ums Zwischenzeugnis an meinen Chef', 'schreiben Sie mir bitte ein Zwischenzeugnis'],
  ['write a mail to my boss asking for an interim reference', 'write me a reference about my work so far'],
  ['écris un mail à mon patron pour demander une attestation de travail', 'établir une attestation de travail'],
  ['escribe un correo a mi jefe para pedir un certificado de empresa', 'hacerme un certificado de empresa'],
])('a paper from the present employer is asked for without a word of an application: %s', async (message, request) => {
  const answer = await ask(message)
  expect(answer).toContain(request)
  expect(answer).not.toMatch(/Bookkeeper|\[Stelle\]|interessiert/)
})

test.each([
  [
    'write a thank you mail to Lovell, I talked to Susan about the till audit',
    'Dear Susan,',
    'said about the till audit',
  ],
  ['write a thank you mail to Lovell, I spoke with mrs pell', 'Dear Mrs Pell,', 'about [a topic'],
  [
    'Dankesmail an Lovell, ich habe mit Frau Schulte über die Inventur gesprochen',
    'Guten Tag Frau Schulte,',
    'Sie über die Inventur gesagt',
  ],
  [
    'écris un mail de remerciement à Lovell, j’ai parlé avec Madame Roy de la clôture',
    'Bonjour Madame Roy,',
    'dit de la clôture',
  ],
  [
    'hazme un correo de agradecimiento para Lovell, hablé con la señora Pérez sobre los cierres',
    'Señora Pérez:',
    'contó sobre los cierres',
  ],
])('a draft bears the name and the topic that were said: %s', async (message, greeting, topic) => {
  const answer = await ask(message)
  expect(answer).toContain(greeting)
  expect(answer).toContain(topic)
})

test.each([
  'write a thank you mail to Lovell, I talked to the manager',
  'write a thank you mail to Lovell, I had the interview with Lovell on Monday',
  'write a thank you mail to Lovell after the call with HR',
])('neither an employer nor a function is a name: %s', async (message) => {
  expect(await ask(message)).toContain('Dear [name],')
})

const thanks = 'write a thank you mail to Lovell, I talked to Susan about the till audit'
test.each([
  ['make it shorter and less formal', 'Hi Susan,'],
  ['put in that i can start in 4 weeks', 'I can start in 4 weeks.'],
  ['write it for me please', 'Dear Susan,'],
  ['in german pls', 'Guten Tag Susan,'],
])('the next message changes the draft and keeps what was said: %s', async (message, holds) => {
  const answer = await ask(thanks, message)
  expect(answer).toContain(holds)
  expect(answer).not.toContain('for me')
})

test.each([
  ['make it shorter, and put her name Mrs Pell', ['Hi Mrs Pell,', 'thanks for the talk'], false],
  ['shorter and ask if there is parking', ['Hi Susan,', 'I would also like to ask whether there is parking.'], false],
  ['not so long, and sign it with a poem', ['Hi Susan,'], true],
])('several changes are made, and what could not be made is said: %s', async (message, held, isRest) => {
  const answer = await ask(thanks, message)
  for (const words of held) expect(answer).toContain(words)
  expect(answer.includes('I could not do all of that')).toBe(isRest)
})

test('what is not understood in between does not lose the draft', async () => {
  expect(await ask(thanks, 'hmm blue marmalade whistles', 'shorter please')).toContain('Hi Susan,')
})

test.each(['move it to Offer and remind me on Friday', 'thanks, and now find me jobs in Leeds', 'ok and what is due'])(
  'another wish is no change of the draft: %s',
  async (message) => {
    expect(await ask(thanks, message)).not.toContain('Hi Susan')
  },
)

test('what was added stays, and stands in no draft of another language', async () => {
  const added = ['add that I am free on Mondays', 'shorter'] as const
  expect(await ask(thanks, ...added)).toContain('I am free on Mondays.')
  expect(await ask(thanks, ...added, 'auf deutsch')).not.toContain('Mondays')
})

test.each([
  [
    'schreib eine Nachfrage an Adlerhof',
    'schreib noch rein, dass ich auch samstags kann',
    'dass ich auch samstags kann.',
  ],
  ['écris une relance à Adlerhof', 'ajoute que je suis libre le samedi', 'Je suis libre le samedi.'],
  ['escribe un mensaje de seguimiento a Adlerhof', 'añade que puedo los sábados', 'Puedo los sábados.'],
])('a sentence is added in the words of the user: %s %s', async (first, second, holds) => {
  expect(await ask(first, second)).toContain(holds)
})

test.each([
  ['how do I explain a gap?', 'shorter'],
  [thanks, 'what is due this week?'],
])('a message that is no wish about a draft is answered by itself: %s %s', async (first, second) => {
  expect(await ask(first, second)).not.toContain('Susan')
})

test.each([
  ['write a follow-up message to Adlerhof, I applied two weeks ago', 'Dear [name],', 'I applied on'],
  ['ich will bei Adlerhof nachfragen, ist schon 2 Wochen her, was schreib ich?', 'Guten Tag', 'beworben'],
])('a follow-up bears no date that the user contradicts, nor that of today: %s', async (message, holds, not) => {
  const answer = await ask(message)
  expect(answer).toContain(holds)
  expect(answer).not.toContain(not)
})

test.each([
  ['Nuffing rejected me', 'what do I reply'],
  ['Nuffing hat mir abgesagt', 'was antworte ich denen?'],
  ['Nuffing m’a dit non', 'je leur réponds quoi'],
  ['Nuffing me ha rechazado', '¿qué les contesto?'],
])('after a rejection the reply is a message away: %s %s', async (first, second) => {
  const draft = /one sentence on what decided|was den Ausschlag gab|ce qui a décidé|lo que decidió/
  expect(await ask(first)).not.toMatch(draft)
  expect(await ask(first, second)).toMatch(draft)
})

test('whoever asks whether to ask for the reasons gets the question to send', async () => {
  expect(await ask('I got rejected by Nuffing, should I ask them why?')).toContain('one sentence on what decided')
})

test.each(['fr', 'en', 'de', 'es'])(
  'an appointment that does not fit is put off, not confirmed: %s',
  async (language) => {
    const [taken, free] = [weekday(interviewDay, language), weekday(otherDay, language)]
    const messages: Record<string, string> = {
      en: `write to Barlitz that I cannot come on ${taken} and propose ${free}`,
      de: `schreib Barlitz eine Mail, dass ich am ${taken} nicht kommen kann und ${free} vorschlage`,
      fr: `écris un mail à Barlitz pour dire que j’ai un empêchement ${taken} et proposer ${free}`,
      es: `escribe a Barlitz que no puedo ir el ${taken} y propón el ${free}`,
    }
    const answer = await ask(messages[language] ?? '')
    expect(answer).toMatch(/I cannot come then|da kann ich nicht kommen|je ne pourrai pas venir|no voy a poder ir/)
    expect(answer).toMatch(new RegExp(`(?:Would|stattdessen|Est-ce que|vendría bien) ${free}`))
  },
)

test.each([
  ['write them yes i accept, start 1st december', 'I start on December 1'],
  ['schreib Shopwell eine Mail, dass ich den Job nehme, aber erst ab 1. Januar anfangen kann', 'nehme es gern an'],
  ['can I ask Shopwell for more time?', 'May I give you my answer'],
  ['puis-je demander plus de temps à Shopwell ?', 'Puis-je vous répondre d’ici'],
  ['¿puedo pedir más tiempo a Shopwell?', '¿Puedo darle mi respuesta'],
])('an offer is answered with the day that was said: %s', async (message, holds) => {
  expect(await ask(message)).toContain(holds)
})

test.each([
  ['write the resignation, last day 31 december', 'I resign from my position', 'December 31, 20'],
  ['schreib mir die Kündigung zum 31. Januar', 'hiermit kündige ich', 'zum 31. Januar 20'],
  ['écris ma lettre de démission, dernier jour le 15 janvier', 'ma démission', 'le 15 janvier 20'],
  ['redacta mi carta de dimisión para el 15 de enero', 'mi baja voluntaria', '15 de enero de 20'],
])('a resignation is written for whoever asks for its text: %s', async (message, holds, day) => {
  const answer = await ask(message)
  expect(answer).toContain(holds)
  expect(answer).toContain(day)
})

test('whoever asks how to resign gets advice and no letter', async () => {
  expect(await ask('how do I resign nicely?')).not.toContain('I resign from')
})

test.each([
  ['write a follow-up to Nuffing', 'say that again'],
  ['write a follow-up to Nuffing', 'add that job to my board'],
  ['write a follow-up to Nuffing', 'add I speak Spanish to my profile'],
  ['schreib eine Nachfrage an Nuffing', 'schreib rein, dass ich Spanisch kann, ins Profil'],
  ['écris une relance à Nuffing', 'ajoute que je parle espagnol dans mon profil'],
  ['escribe un seguimiento a Nuffing', 'pon que hablo inglés en mi perfil'],
])('what is no sentence for the employer stands in no draft: %s, %s', async (first, second) => {
  const { response } = await board.ask(first, second)
  expect(response).not.toMatch(/Again\.|Job to my board|I speak Spanish|Spanisch kann|parle espagnol|Hablo inglés/)
})

test.each(['yes do it', 'go ahead'])('a yes to the move after a rejection asks for no draft: %s', async (second) => {
  const { response } = await board.ask('Nuffing rejected me', second)
  expect(response).not.toContain('Thank you for letting me know')
})

import { expect, test } from 'vitest'
import { understand } from '../../../../lib/intents/understand.ts'
import type { Card } from '../../board/cards.ts'
import { isAside, isHurt, leavesPractice } from './practice-leave.ts'

const jobs = ['Oakley Freight', 'Premier Inn'].map(
  (company_name) =>
    ({
      job_url: company_name,
      company_name,
      job_title: 'Clerk',
      location: 'Leeds',
      archived: false,
    }) as unknown as Card,
)
const now = new Date('2026-11-23T10:00:00Z')

function leaves(message: string): boolean {
  const understood = understand(message, { jobs, now, timeZone: 'UTC' })
  return understood.kind !== 'crisis' && leavesPractice(message, understood)
}

function hurts(message: string): boolean {
  const understood = understand(message, { jobs, now, timeZone: 'UTC' })
  return understood.kind !== 'crisis' && isHurt(message, understood)
}

test.each([
  'what do I say about the gap 22 to 24, I was looking after my mum',
  'premier inn turned me down, feeling a bit rubbish about it',
  'can you write a follow-up to Oakley for me',
  'wie erkläre ich die Lücke im Lebenslauf, ich war in Elternzeit',
  'Oakley hat mir abgesagt',
  'comment expliquer un trou de deux ans dans mon CV',
  'Oakley m’a refusé',
  'cómo explico un hueco de dos años en el currículum',
])('a practice round ends for: %s', (message) => expect(leaves(message)).toBe(true))

test.each([
  'A customer was turned down by the bank and I found another way for her',
  'I was refused the budget, so I asked three suppliers',
  'At Oakley I sorted four hundred parcels a shift',
  'Oakley rejected me last year, but I asked them why',
  'I lost my job at Oakley when the store closed, so I retrained',
  'what should I say to that?',
  'how do I answer this one',
  'Ich habe zwei Jahre meine Mutter gepflegt und dabei viel gelernt',
  'J’ai refusé une livraison abîmée',
])('a practice round goes on with: %s', (message) => expect(leaves(message)).toBe(false))

test.each([
  'sorry i cant do this, i keep crying. im useless',
  "I'm crying",
  'whats the point, nobody will hire me anyway',
  'im having a panic attack',
  'my mother died',
  'they rejected me',
  'lass gut sein, bringt doch eh nix',
  'mir kommen grad die tränen',
  'mir ist grad nicht gut, ich will einfach nur noch meine ruhe',
  'meine Mutter ist gestern gestorben',
  'je n’y arrive pas, je suis nulle',
  'je pleure désolée',
  'ma mère est morte',
  'estoy llorando, no puedo',
  'ha muerto mi madre',
])('what hurts is no answer: %s', (message) => expect(hurts(message)).toBe(true))

test.each([
  'My mother died when I was ten, so I learned early to look after others',
  'I lost my father years ago and took over the shop',
  'The customer was crying and I calmed her down',
  'A colleague was in tears because of the workload',
  'I can’t do it alone, so I ask my team',
  'I was rejected by one bank but found another',
  'Too much stock was a problem for us',
  'Die Kundin weinte und ich habe sie beruhigt',
  'Das kann ich nicht allein, da frage ich mein Team',
  'La cliente pleurait et je l’ai calmée',
  'La clienta estaba llorando y la calmé',
])('what somebody tells of others, or of long ago, is an answer: %s', (message) => {
  expect(hurts(message)).toBe(false)
  expect(leaves(message)).toBe(false)
})

test.each([
  'My salary expectation is 32000',
  'I am looking for a new challenge in logistics',
  'I want to change careers because I like people',
  'Meine Gehaltsvorstellung liegt bei 45000 Euro',
  'Ich möchte in die Pflege wechseln',
  'Je cherche un nouveau défi',
  'Je voudrais gagner 2000 euros net',
  'Busco un nuevo reto',
  'Mi expectativa salarial es de 24000 euros',
])('whoever speaks of themselves answers: %s', (message) => expect(leaves(message)).toBe(false))

test.each([
  'how much should I ask for',
  'find me jobs in Leeds',
  'Oakley invited me for an interview',
  'Oakley hat mich zum Gespräch eingeladen',
  'Oakley m’a invité à un entretien',
  'Oakley me ha citado para una entrevista',
  'I got the job!',
])('a request, and news, end the round: %s', (message) => expect(leaves(message)).toBe(true))

test.each([
  'can you give me an example answer',
  'what if they ask why I want to leave',
  'was wenn die nach Kindern fragen',
])('a question to the assistant is no answer: %s', (message) => expect(isAside(message)).toBe(true))

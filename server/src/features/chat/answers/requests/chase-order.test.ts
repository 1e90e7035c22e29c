import { describe, expect, test } from 'vitest'
import { addDays } from '../../../../lib/zoned-time.ts'
import { boardApp } from '../../../../testing/board-app.ts'

const today = new Date().toISOString().slice(0, 10)
const board = boardApp([
  { job_title: 'Depot Clerk', company_name: 'Tamsin', status: 'Applied' },
  { job_title: 'Platform Engineer', company_name: 'Heidi', status: 'Applied', follow_up_on: addDays(today, -1) },
  { job_title: 'Nurse', company_name: 'Kestrel', status: 'Interview', in_days: -9 },
  { job_title: 'Night Baker', company_name: 'Oakley', status: 'Interview', in_days: 3 },
  { job_title: 'Driver', company_name: 'Brambling', status: 'Rejected' },
  { job_title: 'Cook', company_name: 'Saffron', status: 'Viewed' },
])

const order = async (message: string) => {
  const { response } = await board.ask(message)
  return [...response.matchAll(/Heidi|Kestrel|Tamsin|Oakley|Brambling|Saffron/g)].map(([name]) => name)
}

test.each([
  'Which of my applications should I chase first?',
  'rank my waiting applications',
  'who should I nudge first',
  'which applications are worth chasing this week',
  'Welche Bewerbung soll ich zuerst nachfassen?',
  'Wo sollte ich als erstes nachhaken?',
  'Quelle candidature dois-je relancer en premier ?',
  'classe mes candidatures en attente',
  '¿Qué candidatura debería reclamar primero?',
  'ordena mis solicitudes pendientes',
])(
  'who is chased first is a planned day, then an interview without an answer, and what can wait is told last: %s',
  async (message) => {
    expect((await order(message)).slice(0, 3)).toEqual(['Heidi', 'Kestrel', 'Tamsin'])
    expect(await order(message)).not.toContain('Oakley')
  },
)

test('each job stands with its reason', async () => {
  const { response } = await board.ask('Which of my applications should I chase first?')
  expect(response).toMatch(
    /Heidi<\/strong>: you planned to follow up[^]*Kestrel<\/strong>: the interview was 9 days ago/,
  )
  expect(response).toMatch(/can wait[^]*Tamsin<\/strong>: applied today/)
})

describe('an interview that is over', () => {
  const met = boardApp([
    { job_title: 'Nurse', company_name: 'Kestrel', status: 'Interview', in_days: -1 },
    { job_title: 'Depot Clerk', company_name: 'Tamsin', status: 'Applied', in_days: -8 },
    { job_title: 'Cook', company_name: 'Saffron', status: 'Interview' },
  ])

  test('counts from its own day, whatever the stage of the card', async () => {
    const { response } = await met.ask('Which of my applications should I chase first?')
    expect(response).toMatch(/Tamsin<\/strong>: the interview was 8 days ago[^]*can wait/)
    expect(response).toMatch(/can wait[^]*Kestrel<\/strong>: the interview was yesterday/)
    expect(response).toMatch(/Saffron<\/strong>: in the stage Interview since today/)
  })

  test('is told in place of the application, and asked about after a week', async () => {
    const { response } = await met.ask('have I heard back from Kestrel?')
    expect(response).toMatch(/the interview was a day ago[^]*after about a week/)
    expect((await met.ask('have I heard back from Tamsin?')).response).toMatch(/8 days ago[^]*polite question/)
  })

  test('keeps an early question back', async () => {
    const { response } = await met.ask('should I give up on Kestrel or ask again?')
    expect(response).toContain('the interview was a day ago')
    expect(response).not.toContain('A draft for')
  })
})

test('a message for an entry of the order is the follow-up for that job', async () => {
  const order = 'Which of my applications should I chase first?'
  const first = await board.ask(order, 'write the message for the first one')
  expect(first.response).toMatch(/A draft for[^]*Heidi/)
  const next = await board.ask(order, 'write the message for the first one', 'shorter please', 'and the second one?')
  expect(next.response).toMatch(/A draft for[^]*Kestrel[^]*May I ask/)
  expect((await board.ask(order, 'the third one')).response).not.toContain('A draft for')
})

import { expect, test } from 'vitest'
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
  expect(response).toMatch(/Heidi<\/strong>: you planned to follow up[^]*Kestrel<\/strong>: in the stage Interview/)
  expect(response).toMatch(/can wait[^]*Tamsin<\/strong>: applied today/)
})

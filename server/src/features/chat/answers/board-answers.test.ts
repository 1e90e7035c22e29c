import { expect, test } from 'vitest'
import { boardApp } from '../../../testing/board-app.ts'

const board = boardApp([
  { job_title: 'Shift Lead', company_name: 'Brightwell', status: 'Offer' },
  { job_title: 'Depot Clerk', company_name: 'Tamsin', status: 'Applied' },
  { job_title: 'Stock Planner', company_name: 'Orlop', status: 'Rejected' },
])

test.each([
  ['whats on my board right now', 'Nothing is due yet for Depot Clerk, Tamsin (Applied).'],
  ['Was steht auf meinem Board an?', 'Noch nichts zu tun ist bei Depot Clerk, Tamsin (Beworben).'],
])('what is due names the other cards that go on too, and not what is over: %s', async (message, rest) => {
  const { response } = await board.ask(message)
  expect(response).toContain('Brightwell')
  expect(response).toContain(rest)
  expect(response).not.toContain('Orlop')
})

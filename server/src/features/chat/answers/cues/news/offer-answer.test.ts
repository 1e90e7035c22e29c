import { expect, test } from 'vitest'
import { boardApp } from '../../../../../testing/board-app.ts'

const { ask } = boardApp([
  { job_title: 'Finance Director', company_name: 'Pellbrook Foods', status: 'Interview', in_days: 3 },
  { job_title: 'Financial Controller', company_name: 'Wexcombe Logistics', status: 'Applied' },
])

test('an offer that the board has not heard of is by the one of two employers that does not interview any more', async () => {
  const { response } = await ask(
    "Pellbrook's interview is next Tuesday at 10, can I ask Wexcombe for more time before I decide?",
  )
  expect(response).toContain('Tell Pellbrook Foods today')
  expect(response).toContain('Thank Wexcombe Logistics for the offer')
  expect(response).not.toContain('Tell Wexcombe')
})

test('of one that is named it is not known whether it made the offer', async () => {
  const { response } = await ask('can I ask Wexcombe for more time before I decide?')
  expect(response).not.toContain('Tell Wexcombe')
})

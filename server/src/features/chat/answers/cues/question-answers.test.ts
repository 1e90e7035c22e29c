import { expect, test } from 'vitest'
import { boardApp, jobUrlOf } from '../../../../testing/board-app.ts'

const board = boardApp([
  { job_title: 'Depot Clerk', company_name: 'Tamsin', status: 'Interview', in_days: 3 },
  { job_title: 'Store Lead', company_name: 'Brambling', status: 'Offer' },
])

async function ask(first: string, ...next: string[]) {
  const { response, proposals } = await board.ask(first, ...next)
  return { response, changes: proposals.map(({ kind, job_url, changes }) => [kind, job_url, changes[0]?.after]) }
}

test.each([
  ['should I tell the next employer that Tamsin turned me down', 'nobody expects you'],
  ['soll ich dem nächsten Arbeitgeber sagen dass Tamsin mir abgesagt hat', 'geht niemanden etwas an'],
  ['dois-je dire au prochain employeur que Tamsin m’a refusé', 'ne regarde que vous'],
  ['debo decir a la siguiente empresa que Tamsin me rechazó', 'es cosa tuya'],
])('a question about a rejection is answered, and nobody is comforted or moved by it: %s', async (message, text) => {
  const { response, changes } = await ask(message)
  expect(response).toContain(text)
  expect(response).not.toMatch(/hurts|tut weh|fait mal|duele/)
  expect(changes).toEqual([])
})

test('news before a question is heard first, then the question is answered', async () => {
  const { response, changes } = await ask('Tamsin rejected me. Is it my fault?')
  expect(changes).toEqual([['move_job', jobUrlOf('Tamsin'), 'Rejected']])
  expect(response).toContain('often nobody tells you')
})

test.each([
  ['should I accept a counter offer', 'Think first why you wanted to leave'],
  ['kann mein Chef meine Kündigung ablehnen', 'niemand muss zustimmen'],
  ['2100 brut ça fait combien net ?', 'mon-entreprise.urssaf.fr'],
  ['cuántos días de vacaciones me tocan', '30 días naturales'],
])('an everyday question gets a short answer of its own: %s', async (message, text) => {
  expect((await ask(message)).response).toContain(text)
})

test('whoever cannot come to a named interview gets the mail for it', async () => {
  expect((await ask('cant make the interview at Tamsin, kid is ill, what do i say')).response).toContain('Dear')
})

test('a question that is none about the card shown last does not go on with it', async () => {
  const { response } = await ask('show me Brambling', 'how many days holiday do I get?')
  expect(response).toContain('I do not know your contract')
})

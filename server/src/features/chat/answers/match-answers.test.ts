import { scrapeJob } from '@waymark/contract/documents.ts'
import { beforeAll, expect, test } from 'vitest'
import { boardApp, jobUrlOf } from '../../../testing/board-app.ts'

const board = boardApp([{ job_title: 'Depot Clerk (m/f/d)', company_name: 'Tamsin', status: 'Applied' }])
beforeAll(async () => {
  const text = 'Depot Clerk\n\nRequirements\n- Depot Clerk\n- Forklift licence\n- SAP\n- Kubernetes\n- Fluent French'
  await board.call(scrapeJob, { url: jobUrlOf('Tamsin'), text })
})

test.each([
  ['What is missing for the job at Tamsin?', 'The most useful next step: “', 'other jobs fit better'],
  ['Was fehlt mir für die Stelle bei Tamsin?', 'nützlichste nächste Schritt: „', 'passen besser'],
  ['Que me manque-t-il pour le poste chez Tamsin ?', 'L’étape la plus utile : «', 'vont mieux'],
  ['¿Qué me falta para el puesto en Tamsin?', 'El paso más útil: «', 'encajan mejor'],
])('what is missing ends with one next step and sends nobody away: %s', async (message, step, away) => {
  const { response } = await board.ask(message)
  expect(response).toContain(step)
  expect(response).not.toContain(away)
  expect(response).toContain('Kubernetes')
  expect(response).not.toContain('<li>Depot Clerk')
})

test.each(['Is my CV any good for the Tamsin job?', 'Check my CV for the Tamsin job'])(
  'whether the CV is good for a job of the board is answered by comparing the two: %s',
  async (message) => {
    const { response } = await board.ask(message)
    expect(response).toContain('Kubernetes')
  },
)

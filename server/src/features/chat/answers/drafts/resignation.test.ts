import { expect, test } from 'vitest'
import { boardApp } from '../../../../testing/board-app.ts'

const board = boardApp([{ job_title: 'Night Baker', company_name: 'Oakley', status: 'Applied' }])

test.each([
  [
    'Write a resignation letter. My boss is Denise Hall and my last day is 31 December.',
    ['Dear Denise Hall', 'December 31'],
  ],
  [
    'draft my resignation, my manager is called Mr Patel, last day 31 December, four weeks notice',
    ['Dear Mr Patel', 'notice period: four weeks'],
  ],
  [
    'Schreib mir eine Kündigung, meine Chefin heißt Petra Kuhn, letzter Tag ist der 31.12., 3 Monate Kündigungsfrist',
    ['Petra Kuhn', '31. Dezember', 'Kündigungsfrist: 3 Monate'],
  ],
  ['Formuliere meine Kündigung an Herrn Kuhn zum 31.12.', ['Herr Kuhn', '31. Dezember']],
  [
    'Rédige ma lettre de démission, ma cheffe est Anne Morel, mon dernier jour est le 31 décembre, un mois de préavis',
    ['Bonjour Anne Morel', '31 décembre', 'préavis : un mois'],
  ],
  [
    'Escribe mi carta de renuncia, mi jefa es Marta Ruiz, mi último día es el 31 de diciembre, 15 días de preaviso',
    ['Marta Ruiz', '31 de diciembre', 'preaviso: 15 días'],
  ],
  [
    'lettre de démission stp, ma responsable s’appelle Mme Leroy, dernier jour le 15 janvier',
    ['Mme Leroy', '15 janvier'],
  ],
  ['carta de baja, mi jefa es Lola Gil, último día 15 de enero, 15 días de preaviso', ['Lola Gil', '15 de enero']],
])('a resignation has the superior, the last day and the notice that were told: %s', async (message, told) => {
  const { response } = await board.ask(message)
  for (const text of told) expect(response).toContain(text)
  expect(response).not.toMatch(/\[(?:name|Name|nom|nombre|date|Datum|fecha)\]/)
})

test('what was not told stays a placeholder', async () => {
  const { response } = await board.ask('Write a resignation letter for me')
  expect(response).toContain('[name]')
  expect(response).not.toContain('notice period')
})

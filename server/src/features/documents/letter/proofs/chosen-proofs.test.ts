import { expect, test } from 'vitest'
import { chosenProofs, rowProofs } from './chosen-proofs.ts'
import type { Proof } from './proof.ts'

const yearsOf = (words: string, title: string, weight: number): Proof => ({
  kind: 'years',
  bring: { text: title, sources: ['j1/title'], origin: 'verbatim' },
  meta: null,
  asks: [],
  words: [words],
  weight,
})

test('more or fewer years of the same thing are answered once, years of another thing again', () => {
  const proofs = [
    yearsOf('1+ years of leading a team', 'Warehouse Team Lead', 4),
    yearsOf('2+ years of leading a team', 'Shift Lead', 8),
    yearsOf('3 years in logistics', 'Forklift Operator', 3),
  ]
  expect(chosenProofs(proofs, 5).map(({ bring }) => bring.text)).toEqual(['Shift Lead', 'Forklift Operator'])
})

test('the licence of a trade stands before all that the posting names first, that of a car only where somebody is to drive', () => {
  const asked = (place: number) => [{ kind: 'required', place, requirements: [] }] as unknown as Proof['asks']
  const work: Proof = { ...yearsOf('Ward rounds', 'Nurse', 9), asks: asked(0) }
  const paperOf = (text: string): Proof => ({
    ...yearsOf(text, `${text}, 2018`, 1),
    kind: 'paper',
    asks: asked(4),
  })
  const orderFor = (paper: string, position: string) =>
    chosenProofs([work, paperOf(paper)], 5, position).map(({ kind }) => kind)
  expect(orderFor('NMC registration', 'Staff Nurse')).toEqual(['paper', 'years'])
  expect(orderFor('Driving licence', 'Delivery Driver')).toEqual(['paper', 'years'])
  expect(orderFor('Driving licence', 'Staff Nurse')).toEqual(['years', 'paper'])
})

test('of what is required, languages stand last', () => {
  const asked = (place: number) => [{ kind: 'required', place, requirements: [] }] as unknown as Proof['asks']
  const language: Proof = { ...yearsOf('English B2', 'English (C1)', 9), kind: 'language', asks: asked(0) }
  const work: Proof = { ...yearsOf('Payroll', 'Payroll Clerk', 2), asks: asked(3) }
  expect(chosenProofs([language, work], 5).map(({ kind }) => kind)).toEqual(['years', 'language'])
})

test('where rows are few, the licence of a car makes room for a paper of the work', () => {
  const required = [{ kind: 'required', place: 0, requirements: [] }] as unknown as Proof['asks']
  const paperOf = (text: string, weight: number): Proof => ({
    ...yearsOf(text, `${text}, 2019`, weight),
    kind: 'paper',
    asks: required,
  })
  const papers = [paperOf('Driving licence', 9), paperOf('IPAF 3a', 5), paperOf('PASMA', 4), paperOf('Asbestos', 3)]
  expect(chosenProofs(papers, 3).map(({ words }) => words[0])).toEqual(['IPAF 3a', 'PASMA', 'Asbestos'])
})

test('no row tells the licence of a car, nor a paper by the very words that ask for it, where it is not the work', () => {
  const required = [{ kind: 'required', place: 0, requirements: [] }] as unknown as Proof['asks']
  const paper = (words: string, text: string): Proof => ({ ...yearsOf(words, text, 1), kind: 'paper', asks: required })
  const proofs = [paper('Full licence', 'Driving licence'), paper('IPAF', 'IPAF'), paper('IPAF', 'IPAF 3a, 2022')]
  expect(rowProofs(proofs, 'Electrician').map(({ bring }) => bring.text)).toEqual(['IPAF 3a, 2022'])
  expect(rowProofs(proofs, 'Delivery Driver').map(({ bring }) => bring.text)).toContain('Driving licence')
})

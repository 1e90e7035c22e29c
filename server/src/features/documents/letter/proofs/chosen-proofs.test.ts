import { expect, test } from 'vitest'
import { chosenProofs } from './chosen-proofs.ts'
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

test('of what is required, languages stand last', () => {
  const asked = (place: number) => [{ kind: 'required', place }] as unknown as Proof['asks']
  const language: Proof = { ...yearsOf('English B2', 'English (C1)', 9), kind: 'language', asks: asked(0) }
  const work: Proof = { ...yearsOf('Payroll', 'Payroll Clerk', 2), asks: asked(3) }
  expect(chosenProofs([language, work], 5).map(({ kind }) => kind)).toEqual(['years', 'language'])
})

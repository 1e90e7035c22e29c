import { proposalKinds } from '@waymark/contract/proposals.ts'
import { expect, test } from 'vitest'
import { deedText } from './ledger-texts.ts'

test.each(proposalKinds)('%s is called a suggestion: nothing was changed by it', (kind) => {
  expect(deedText(kind)).toMatch(/^Suggested /)
})

test('what this version does not know keeps its name', () => {
  expect(deedText('count_stars')).toBe('count stars')
})

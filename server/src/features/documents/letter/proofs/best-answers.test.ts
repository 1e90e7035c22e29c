import { expect, test } from 'vitest'
import { bestAnswers, type Pair } from './best-answers.ts'

test('a requirement gets the line of highest value, and of equals the one that answers more', () => {
  const pairs = [
    { line: 'reports', ask: 'SQL', value: 3 },
    { line: 'forecast', ask: 'SQL', value: 3 },
    { line: 'forecast', ask: 'Python', value: 3 },
    { line: 'scripts', ask: 'Python', value: 5 },
  ]
  expect([...bestAnswers(pairs)].map(([ask, { line }]) => [ask, line])).toEqual([
    ['SQL', 'forecast'],
    ['Python', 'scripts'],
  ])
})

test('the work grows with the pairs and no faster', () => {
  const readsOf = (lines: number): number => {
    let reads = 0
    const pairs = Array.from({ length: lines * 40 }, (_, index): Pair<number, number> => ({
      get line() {
        reads++
        return Math.floor(index / 40)
      },
      ask: index % 40,
      value: (index * 7919) % 101,
    }))
    bestAnswers(pairs)
    return reads / pairs.length
  }
  expect(readsOf(500)).toBe(readsOf(50))
})

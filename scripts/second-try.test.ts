import { expect, test } from 'vitest'
import { countOf, filesToTryAgain, type FileResult, withSecondTry, type Run } from './second-try.ts'

const good: FileResult = { passed: 3, failed: 0 }
const bad: FileResult = { passed: 2, failed: 1, problem: 'jobs > saves a job\n    Connection terminated' }
const leaky: FileResult = { passed: 3, failed: 0, problem: 'jobs\n    Connection terminated' }

const run = (files: Record<string, FileResult>, problems: string[] = []): Run => ({
  files: new Map(Object.entries(files)),
  problems,
  flaky: [],
})

test.each([
  ['a failed test', bad],
  ['an error that no test caught', leaky],
])(
  'a file with %s passes if it passes at its second try, and the list of flaky files says why it needed one',
  (_, b) => {
    const first = run({ a: good, b })
    expect(countOf(first).failed).toBe(1)
    expect(filesToTryAgain(first)).toEqual(['b'])
    expect(countOf(withSecondTry(first, run({ b: good })))).toEqual({ passed: 6, failed: 0, flaky: [b.problem] })
  },
)

test('what fails twice has failed, and is not called flaky', () => {
  const twice = withSecondTry(run({ a: good, b: bad }), run({ b: leaky }))
  expect(countOf(twice)).toEqual({ passed: 6, failed: 1, flaky: [] })
})

test('a file that the second try did not reach has failed', () => {
  expect(countOf(withSecondTry(run({ a: good, b: bad }), run({}, ['worker exited']))).failed).toBe(2)
})

test('an error that belongs to no file fails the run', () => {
  const first = run({ a: good }, ['worker exited'])
  expect(filesToTryAgain(first)).toEqual([])
  expect(countOf(first)).toEqual({ passed: 3, failed: 1, flaky: [] })
})

test('six failed files are a broken change: none is tried again', () => {
  const files = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, file) => [`${file}`, bad]))
  expect(filesToTryAgain(run(files(5)))).toHaveLength(5)
  expect(filesToTryAgain(run(files(6)))).toEqual([])
})

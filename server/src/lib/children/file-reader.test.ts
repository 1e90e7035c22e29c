import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import { createFileReader, type FileReader } from './file-reader.ts'

const script = path.join(import.meta.dirname, '../../testing/guarded-child-tasks.ts')
const started: FileReader<{ act: string }, unknown>[] = []
afterEach(() => started.splice(0).forEach((reader) => reader.stop()))

function makeReader(timeoutMs = 20_000, queue?: FairQueue): FileReader<{ act: string }, unknown> {
  const limits = { heapMb: 128, residentMb: 300, timeoutMs }
  const reader = createFileReader<{ act: string }, unknown>({
    script,
    limits,
    queue,
    busy: 'busy',
    failed: (reason) => reason,
  })
  started.push(reader)
  return reader
}

test('each file is read in a process of its own', async () => {
  const reader = makeReader()
  expect(await reader.read({ act: 'process' })).not.toBe(await reader.read({ act: 'process' }))
})

test('a file that the child cannot read, that never ends or that ends the child is an answer', async () => {
  expect(await makeReader().read({ act: 'throw' })).toBe('failed')
  expect(await makeReader(400).read({ act: 'hang' })).toBe('timeout')
  expect(await makeReader().read({ act: 'exit' })).toBe('crashed')
})

test('more than 24 files at once are told to come back, and the others are read', async () => {
  const reader = makeReader()
  const answers = await Promise.all(Array.from({ length: 28 }, () => reader.read({ act: 'process' })))
  expect(answers.filter((answer) => answer === 'busy')).toHaveLength(4)
})

test('the third file of one user at once is told to come back', async () => {
  const reader = makeReader()
  const answers = await Promise.all(['ada', 'ada', 'ada', 'bob'].map((owner) => reader.read({ act: 'process' }, owner)))
  expect(answers.map((answer) => answer === 'busy')).toEqual([false, false, true, false])
})

test('readers that share a queue share what one user may have at once', async () => {
  const queue = createFairQueue(2)
  const [cvs, spreadsheets] = [makeReader(20_000, queue), makeReader(20_000, queue)]
  const mine = [cvs, spreadsheets, cvs].map((reader) => reader.read({ act: 'process' }, 'ada'))
  const answers = await Promise.all([...mine, spreadsheets.read({ act: 'process' }, 'bob')])
  expect(answers.map((answer) => answer === 'busy')).toEqual([false, false, true, false])
})

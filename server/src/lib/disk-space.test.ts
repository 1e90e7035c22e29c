import { expect, onTestFinished, test } from 'vitest'
import { watchDiskSpace } from './disk-space.ts'
import { createLog } from './log.ts'

const full = Object.assign(new Error('could not extend file'), { code: '53100' })

function watch(freeMb: () => number | undefined) {
  const disk = watchDiskSpace('/', createLog('silent'), () => {
    const free = freeMb()
    return Promise.resolve(free === undefined ? undefined : free * 1_048_576)
  })
  onTestFinished(disk.stop)
  return disk
}

test('a disk is full while it is seen to be, and no longer', async () => {
  let freeMb = 10
  const disk = watch(() => freeMb)
  expect(disk.isFullError(full)).toBe(true)
  expect(await disk.isFull()).toBe(true)
  freeMb = 5000
  expect(await disk.isFull()).toBe(false)
})

test.each([5000, undefined])('a write that failed counts where %s MB are seen to be free', async (freeMb) => {
  const disk = watch(() => freeMb)
  expect(await disk.isFull()).toBe(false)
  disk.isFullError(full)
  expect(await disk.isFull()).toBe(true)
})

test('other errors say nothing of the disk', async () => {
  const disk = watch(() => undefined)
  for (const error of [new Error('x'), undefined, { code: '23505' }]) expect(disk.isFullError(error)).toBe(false)
  expect(await disk.isFull()).toBe(false)
})

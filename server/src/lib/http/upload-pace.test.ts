import { PassThrough } from 'node:stream'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPace } from './upload-pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch() {
  const body = new PassThrough()
  const onSlow = vi.fn<() => void>()
  const stop = watchPace(body as unknown as IncomingMessage, onSlow)
  return { body, onSlow, stop }
}
const arrive = async (body: PassThrough, bytes: number, seconds: number) => {
  body.write(Buffer.alloc(bytes))
  await vi.advanceTimersByTimeAsync(seconds * 1000)
}

test('a byte every two seconds is too slow after ten', async () => {
  const { body, onSlow } = watch()
  for (let n = 0; n < 4; n++) await arrive(body, 1, 2)
  expect(onSlow).not.toHaveBeenCalled()
  await arrive(body, 1, 2)
  expect(onSlow).toHaveBeenCalledTimes(1)
})

test('8 kB a second may take three minutes and no longer', async () => {
  const { body, onSlow } = watch()
  for (let n = 0; n < 17; n++) await arrive(body, 81_920, 10)
  expect(onSlow).not.toHaveBeenCalled()
  await arrive(body, 81_920, 10)
  expect(onSlow).toHaveBeenCalledTimes(1)
})

test('a body that has ended is watched no more', async () => {
  const { body, onSlow, stop } = watch()
  await arrive(body, 1, 2)
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(onSlow).not.toHaveBeenCalled()
})

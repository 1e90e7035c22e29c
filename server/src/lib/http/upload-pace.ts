import type { IncomingMessage } from 'node:http'

/** The slowest mobile networks carry ten times as much, and 10 MB take 160 s at 64 kB/s. */
const pace = { bytesPerS: 2048, windowMs: 10_000, totalMs: 180_000 }

/** Requires 2 kB/s over any ten seconds, three minutes in all; else calls `onSlow`. The returned function stops it. */
export function watchPace(incoming: IncomingMessage, onSlow: () => void, limits: typeof pace = pace): () => void {
  let bytes = 0
  let windows = 0
  const count = (chunk: Buffer) => void (bytes += chunk.length)
  const stop = () => {
    clearInterval(timer)
    incoming.off('data', count)
  }
  const timer = setInterval(() => {
    windows++
    const isTooSlow = bytes < (limits.bytesPerS * limits.windowMs) / 1000
    bytes = 0
    if (!isTooSlow && windows * limits.windowMs < limits.totalMs) return
    stop()
    onSlow()
  }, limits.windowMs)
  incoming.on('data', count)
  return stop
}

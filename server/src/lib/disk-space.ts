import { statfs } from 'node:fs/promises'
import type { Log } from './log.ts'

/** Below this the database stops soon, and a failed write itself uses some of it. */
const fullBelowBytes = 64 * 1_048_576
const warnBelowBytes = 1024 * 1_048_576
const everyMs = 60_000
/** How long a failed write counts as "full" although free space is seen: a quota, or another machine's disk. */
const rememberMs = 10_000

/** PostgreSQL's and the system's word for it. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

export type DiskSpace = {
  /** Free bytes where the data lies; undefined where that cannot be known. */
  freeBytes(): Promise<number | undefined>
  isFull(): Promise<boolean>
  /** Whether an error says that the disk is full; remembers that it did. */
  isFullError(error: unknown): boolean
  stop(): void
}

/** Watches the free space of a folder, and warns in the log once when less than 1 GB is left. */
export function watchDiskSpace(folder: string, log: Log, freeBytes = () => freeBytesOf(folder)): DiskSpace {
  let failedAt = Number.NEGATIVE_INFINITY
  let isWarned = false

  const isShort = (free: number | undefined) => free !== undefined && free < fullBelowBytes

  async function noteFailure(): Promise<void> {
    const at = performance.now()
    if (!isShort(await freeBytes())) failedAt = at
  }

  async function warn(): Promise<void> {
    const free = await freeBytes()
    const isLow = free !== undefined && free < warnBelowBytes
    if (isLow && !isWarned)
      log.warn({ folder, free_mb: Math.round(free / 1_048_576) }, 'little space is left on this disk')
    isWarned = isLow
  }

  void warn()
  const timer = setInterval(() => void warn(), everyMs).unref()
  return {
    freeBytes,
    async isFull() {
      return isShort(await freeBytes()) || performance.now() - failedAt < rememberMs
    },
    isFullError(error) {
      const { code } = (error ?? {}) as { code?: unknown }
      const isFull = typeof code === 'string' && fullCodes.has(code)
      if (isFull) void noteFailure()
      return isFull
    },
    stop: () => clearInterval(timer),
  }
}

async function freeBytesOf(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    return undefined
  }
}

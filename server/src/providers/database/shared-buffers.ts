import { totalmem } from 'node:os'

const megabyte = 1024 ** 2
const least = 128
const most = 4096

/** Of the machine, or of the container where it may use less. */
const memoryHere = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/**
 * PostgreSQL's `shared_buffers`, an eighth of the memory in bytes, from 128 MB to 4 GB. A page in them costs a search a tenth of
 * what the system's own copy of the file costs. The memory is taken as pages are read: a small database never fills it.
 */
export function sharedBuffers(memory = memoryHere()): string {
  const wanted = Math.floor(memory / 8 / megabyte)
  return `${Math.min(most, Math.max(least, wanted))}MB`
}

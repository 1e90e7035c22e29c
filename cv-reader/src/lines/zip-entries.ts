import { inflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  method: number
  encrypted: boolean
  packedSize: number
  size: number
  offset: number
}

const endMark = Buffer.from('PK\x05\x06', 'latin1')
const megabyte = 1_048_576

/** Limits for a Word file. The largest of 58 real CVs has 60 entries and 3 MB. */
export const zipLimits = { entry: 20 * megabyte, total: 60 * megabyte, entries: 2000 } as const

export function listZipEntries(bytes: Buffer): ZipEntry[] | undefined {
  const end = bytes.lastIndexOf(endMark)
  if (end === -1 || end + 22 > bytes.length) return undefined
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) return undefined
    const nameLength = bytes.readUInt16LE(at + 28)
    entries.push({
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      method: bytes.readUInt16LE(at + 10),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) !== 0,
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Checks the directory, then inflates each part with a hard limit, because a directory can lie. */
export function checkZip(bytes: Buffer): 'fine' | 'too_complex' | 'damaged' | 'password' {
  const entries = listZipEntries(bytes)
  if (!entries) return 'damaged'
  if (entries.some(({ encrypted }) => encrypted)) return 'password'
  const declared = entries.reduce((sum, { size }) => sum + size, 0)
  if (entries.length > zipLimits.entries || declared > zipLimits.total) return 'too_complex'
  if (entries.some(({ size }) => size > zipLimits.entry)) return 'too_complex'
  let total = 0
  for (const entry of entries) {
    const content = inflateEntry(bytes, entry)
    if (typeof content === 'string') return content
    total += content.length
    if (total > zipLimits.total) return 'too_complex'
  }
  return 'fine'
}

export function inflateEntry(
  bytes: Buffer,
  { offset, method, packedSize }: ZipEntry,
): Buffer | 'too_complex' | 'damaged' {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50) return 'damaged'
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const packed = bytes.subarray(start, start + packedSize)
  if (packed.length < packedSize) return 'damaged'
  if (method === 0) return packed.length > zipLimits.entry ? 'too_complex' : packed
  if (method !== 8) return 'damaged'
  try {
    return inflateRawSync(packed, { maxOutputLength: zipLimits.entry })
  } catch (error) {
    return error instanceof RangeError ? 'too_complex' : 'damaged'
  }
}

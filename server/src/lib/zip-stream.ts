import { crc32 } from 'node:zlib'

export type ZipFile = { name: string; bytes: Uint8Array }

/** Bit 11: names are UTF-8. */
const flags = 0x0800
const version = 20
/** 1 January 1980, the first day that a ZIP can hold: the files inside say when they were made. */
const date = 0x0021

/** An uncompressed ZIP archive that holds one file at a time in memory. Its files may have 4 GB together. */
export async function* zipStream(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for await (const { name, bytes } of files) {
    const path = Buffer.from(name, 'utf8')
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(version, 0)
    fields.writeUInt16LE(flags, 2)
    fields.writeUInt16LE(date, 8)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(bytes.length, 14)
    fields.writeUInt32LE(bytes.length, 18)
    fields.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([signature(0x04034b50), fields, path])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const made = Buffer.alloc(2)
    made.writeUInt16LE(version, 0)
    directory.push(Buffer.concat([signature(0x02014b50), made, fields, place, path]))
    offset += local.length + bytes.length
    yield local
    yield bytes
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(entries.length, 8)
  end.writeUInt32LE(offset, 12)
  yield Buffer.concat([entries, signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

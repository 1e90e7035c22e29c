import { deflateSync, inflateSync } from 'node:zlib'

export type PdfObject = { dictionary: string; stream: Buffer | null }

/** The objects of a PDF that Typst wrote: a plain cross-reference table and no object streams. */
export type PdfObjects = {
  all(): Iterable<[id: number, object: PdfObject]>
  get(id: number): PdfObject
  /** Returns the object's number: `id`, or a new one. Compresses the stream. */
  put(dictionary: string, stream: Buffer | null, id?: number): number
  /** The file with the changes appended as an incremental update; the rest stays byte by byte as it was. */
  save(): Uint8Array
}

/** Null for a file of another structure. */
export function openPdfObjects(pdf: Uint8Array): PdfObjects | null {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  const end = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1', Math.max(0, bytes.length - 60)))
  if (!end) return null
  const start = Number(end[1])
  const table = bytes.toString('latin1', start)
  const [, count, entries, trailer] =
    /^xref\s+0 (\d+)\s+([\s\S]*?)trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(table) ?? []
  if (count === undefined || entries === undefined || trailer === undefined) return null
  const offsets = new Map<number, number>()
  for (const [index, [, offset, kind]] of [...entries.matchAll(/(\d{10}) \d{5} ([nf])/g)].entries())
    if (kind === 'n') offsets.set(index, Number(offset))
  const changed = new Map<number, PdfObject>()
  let size = Number(count)

  function read(id: number): PdfObject {
    const from = offsets.get(id)
    if (from === undefined) throw new Error(`The PDF has no object ${id}`)
    const begin = bytes.indexOf('obj', from) + 3
    const close = bytes.indexOf('endobj', begin)
    const inner = bytes.indexOf('stream\n', begin)
    if (inner < 0 || inner > close) return { dictionary: bytes.toString('latin1', begin, close).trim(), stream: null }
    const dictionary = bytes.toString('latin1', begin, inner).trim()
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
    return { dictionary, stream: bytes.subarray(inner + 7, inner + 7 + length) }
  }
  const get = (id: number): PdfObject => changed.get(id) ?? read(id)

  return {
    *all() {
      for (const id of offsets.keys()) yield [id, get(id)]
    },
    get,
    put(dictionary, stream, id = size++) {
      changed.set(id, stream === null ? { dictionary, stream } : packed(dictionary, stream))
      return id
    },
    save() {
      const parts: Buffer[] = [bytes, Buffer.from('\n')]
      let at = bytes.length + 1
      const add = (part: Buffer) => {
        parts.push(part)
        at += part.length
      }
      const places = [...changed].map(([id, { dictionary, stream }]) => {
        const place = `${id} 1\n${String(at).padStart(10, '0')} 00000 n\r\n`
        add(Buffer.from(`${id} 0 obj\n${dictionary}\n`, 'latin1'))
        if (stream) add(Buffer.concat([Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n')]))
        add(Buffer.from('endobj\n'))
        return place
      })
      const last = trailer.replace(/\/Size \d+/, `/Size ${size}\n  /Prev ${start}`)
      parts.push(Buffer.from(`xref\n${places.join('')}trailer\n<<${last}>>\nstartxref\n${at}\n%%EOF`, 'latin1'))
      return new Uint8Array(Buffer.concat(parts))
    },
  }
}

function packed(dictionary: string, stream: Buffer): PdfObject {
  const data = deflateSync(stream)
  const rest = dictionary.replace(/\s*\/(?:Length \d+|Filter \/FlateDecode)(?=\s)/g, '')
  return { dictionary: rest.replace('<<', `<<\n  /Length ${data.length}\n  /Filter /FlateDecode`), stream: data }
}

export function contentOf({ dictionary, stream }: PdfObject): Buffer {
  if (!stream) throw new Error('This object of the PDF has no stream')
  return dictionary.includes('/FlateDecode') ? inflateSync(stream) : stream
}

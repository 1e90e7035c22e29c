import { inflateSync } from 'node:zlib'

/** How many streams are searched, and how far each may inflate; a drawn letter takes some 30 bytes. */
const maxStreams = 200
const maxBytes = 4 * 1_048_576

/** ActualText by glyph code (PDF 32000-1 §14.9.4), which browsers write for ligatures. Ambiguous codes are left out. */
export function actualTexts(bytes: Buffer): ReadonlyMap<number, string> {
  const texts = new Map<number, string>()
  const contradicted = new Set<number>()
  for (const stream of inflatedStreams(bytes)) {
    for (const [, actual = '', drawing = ''] of stream.matchAll(span)) {
      const code = onlyCode(drawing)
      const text = decode(actual)
      if (code === undefined || text === '') continue
      if ((texts.get(code) ?? text) !== text) contradicted.add(code)
      texts.set(code, text)
    }
  }
  for (const code of contradicted) texts.delete(code)
  return texts
}

const span =
  /\/ActualText\s*(\((?:\\.|[^\\()]){0,40}\)|<[0-9A-Fa-f]{4,80}>)\s*>>\s*BDC\b([^<>()]{0,200}<[0-9A-Fa-f]+>\s*Tj)\s*EMC/g

function onlyCode(drawing: string): number | undefined {
  const [, hex] = /<([0-9A-Fa-f]{2}|[0-9A-Fa-f]{4})>\s*Tj$/.exec(drawing) ?? []
  return hex === undefined ? undefined : Number.parseInt(hex, 16)
}

function decode(actual: string): string {
  if (actual.startsWith('(')) return actual.slice(1, -1).replace(/\\(.)/g, '$1')
  const bytes = Buffer.from(actual.slice(1, -1), 'hex')
  if (bytes.length % 2 !== 0 || bytes.readUInt16BE(0) !== 0xfeff) return bytes.toString('latin1')
  return bytes.subarray(2).swap16().toString('utf16le')
}

function* inflatedStreams(bytes: Buffer): Generator<string> {
  let at = 0
  for (let count = 0; count < maxStreams; count++) {
    const found = bytes.indexOf('stream', at)
    if (found === -1) return
    at = found + 6
    if (bytes.toString('latin1', found - 3, found) === 'end') continue
    const start = at + (bytes[at] === 0x0d ? 2 : 1)
    const end = bytes.indexOf('endstream', start)
    if (end === -1) return
    at = end + 9
    // Only deflated streams begin with this byte (RFC 1950).
    if (bytes[start] !== 0x78) continue
    try {
      const content = inflateSync(bytes.subarray(start, end), { maxOutputLength: maxBytes })
      if (content.includes('/ActualText')) yield content.toString('latin1')
    } catch {}
  }
}

import { listZipEntries } from './zip-entries.ts'

export type FileKind = 'pdf' | 'doc' | 'docx'

/** `sealed` is an Office file with a password, `other` another known type, `unknown` garbage or plain text. */
export type Content = FileKind | 'sealed' | 'other' | 'unknown'

/** Tells kinds by content, OLE and zip by their parts. General recognisers run too many parsers on hostile bytes. */
export function contentOf(bytes: Buffer): Content {
  // Some writers put a line or byte-order mark before the header; PDF readers search the first 1,024 bytes.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  if (bytes.subarray(0, 8).equals(oleSignature)) return oleContent(bytes)
  if (bytes.subarray(0, 4).equals(zipSignature)) return isWordZip(bytes) ? 'docx' : 'other'
  return isOtherType(bytes) ? 'other' : 'unknown'
}

export function namedKind(name: string): FileKind | undefined {
  return (['pdf', 'doc', 'docx'] as const).find((kind) => name.toLowerCase().endsWith(`.${kind}`))
}

const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const zipSignature = Buffer.from('PK\x03\x04', 'latin1')

const otherSignatures = [
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'BM',
  'II*\0',
  'MM\0*',
  'RIFF',
  'PK',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
  '{\\rtf',
  '%!PS',
  '\x7fELF',
  'MZ',
  'ID3',
].map((signature) => Buffer.from(signature, 'latin1'))

function isOtherType(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 64)
  const isMarkup = /^(\ufeff)?\s*<[!?a-z]/i.test(start.toString())
  return (
    isMarkup ||
    start.subarray(4, 8).equals(Buffer.from('ftyp')) ||
    otherSignatures.some((signature) => start.subarray(0, signature.length).equals(signature))
  )
}

function oleContent(bytes: Buffer): Content {
  if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) return 'sealed'
  if (!bytes.includes(Buffer.from('WordDocument', 'utf16le'))) return 'other'
  return isEncryptedDoc(bytes) ? 'sealed' : 'doc'
}

/** The Word stream starts at a sector with A5EC; bit 8 of its flags at offset 10 means encrypted ([MS-DOC] 2.5.2). */
function isEncryptedDoc(bytes: Buffer): boolean {
  for (let at = 512; at + 12 <= bytes.length; at += 512) {
    if (bytes.readUInt16LE(at) === 0xa5ec) return (bytes.readUInt16LE(at + 10) & 0x0100) !== 0
  }
  return false
}

function isWordZip(bytes: Buffer): boolean {
  const entries = listZipEntries(bytes)
  if (entries === undefined) return bytes.includes('word/')
  return (
    entries.some(({ name }) => name === '[Content_Types].xml') &&
    entries.some(({ name }) => /^word\/.+\.xml$/.test(name))
  )
}

import type { ImportSource } from '@waymark/contract/profile-import.ts'
import type { FileLines } from './lines/lines-from-file.ts'
import { contentOf, namedKind } from './lines/file-kind.ts'
import { listZipEntries } from './lines/zip-entries.ts'
import type { SourceFile, ProfileReading, UnreadableProfile } from './facts/outcome.ts'
import { storable } from './storable.ts'
import { withinFields } from './facts/field-limits.ts'
import { sizeOf, withDoubt } from './facts/field-values.ts'

type Kind = 'pdf' | 'docx' | 'doc'
type Outcome = ProfileReading | UnreadableProfile

/** Fifty jobs with twenty lines each are 1,350 values; 5,000 hold the server's event loop for some 25 ms. */
const most = { values: 5000, lines: 15_000, characters: 1_048_576 }
const maxNames = 100
/** What is longer is shown in several pieces. */
const piece = /.{1,1000}/gsu

/** Reads any file that can become a profile, by content; the name must not contradict. Throws for damaged files. */
export async function profileFromFile({ name, bytes: given }: SourceFile): Promise<Outcome> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const outcome = await readByContent(name, bytes)
  if ('unreadable' in outcome) return outcome
  const { values, characters, entries } = sizeOf(outcome.profile)
  if (values === 0) return { unreadable: 'empty' }
  if (Math.max(values, entries) > most.values || characters > most.characters) return { unreadable: 'too_complex' }
  if (outcome.lines.length > most.lines || lengthOf(outcome.lines) > most.characters)
    return { unreadable: 'too_complex' }
  const parts = outcome.not_taken_over.flatMap((part) => part.match(piece) ?? [])
  return storable({ ...outcome, not_taken_over: parts.slice(0, maxNames) })
}

const lengthOf = (lines: ProfileReading['lines']): number => lines.reduce((sum, { text }) => sum + text.length, 0)

async function readByContent(name: string, bytes: Buffer): Promise<Outcome> {
  if (bytes.length === 0) return { unreadable: 'empty' }
  const content = contentOf(bytes)
  const named = nameSays(name)
  if (content === 'sealed') return { unreadable: ['doc', 'docx', 'other'].includes(named) ? 'password' : 'type' }
  if (content === 'pdf' || content === 'docx' || content === 'doc')
    return named === content || named === 'other' ? readDocument(bytes, content) : { unreadable: 'type' }
  if (named === 'pdf' || named === 'docx' || named === 'doc')
    return { unreadable: content === 'unknown' ? 'damaged' : 'type' }
  if (bytes.subarray(0, 2).equals(Buffer.from('PK'))) return readArchive(name, bytes)
  return content === 'unknown'
    ? (await import('./structured/json-file.ts')).readJson(bytes, named === 'json')
    : { unreadable: 'type' }
}

function nameSays(name: string): Kind | 'json' | 'zip' | 'other' {
  const kind = namedKind(name)
  if (kind) return kind
  const lower = name.toLowerCase()
  return lower.endsWith('.json') ? 'json' : lower.endsWith('.zip') ? 'zip' : 'other'
}

async function readArchive(name: string, bytes: Buffer): Promise<Outcome> {
  if (!listZipEntries(bytes)) return { unreadable: name.toLowerCase().endsWith('.zip') ? 'damaged' : 'type' }
  return (await import('./structured/linkedin-archive.ts')).readLinkedInArchive(bytes)
}

async function readDocument(bytes: Buffer, kind: Kind): Promise<Outcome> {
  const { readLines } = await import('./lines/lines-from-file.ts')
  const reading = await readLines(bytes, kind)
  if ('unreadable' in reading) return reading
  // A .docx with macros is a renamed .docm. The old .doc has always carried them, and only its text is read.
  if (reading.macros && kind === 'docx') return { unreadable: 'macros' }
  const { profileFromLines } = await import('./profile-from-lines.ts')
  const { unread, unplaced, ...read } = profileFromLines(reading.lines)
  const incomplete = new Set(reading.lines.flatMap(({ lacksLetters }, index) => (lacksLetters ? [index] : [])))
  const { profile, leftOut } = withinFields(withDoubt(read, incomplete))
  if (sizeOf(profile).values === 0 && isPicture(reading)) return { unreadable: 'no_text' }
  return {
    source: kind satisfies ImportSource,
    profile,
    lines: reading.lines.map(({ text, page }) => ({ text, place: String(page) })),
    unread: [...unread],
    not_taken_over: [...new Set([...leftOut, ...unplaced])],
    warnings: warningsOf(reading),
  }
}

/** The pages of a scan hold a few stray characters at most: page numbers, a watermark. */
function isPicture({ lines, pagesRead }: FileLines): boolean {
  return lines.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0) < 50 * pagesRead
}

function warningsOf({ cut, pages = 0, pagesRead, mixedColumns, lines }: FileLines): ProfileReading['warnings'] {
  return [
    ...(cut ? [pages > pagesRead ? ('pages_left_out' as const) : ('text_left_out' as const)] : []),
    ...(mixedColumns ? ['mixed_columns' as const] : []),
    ...(lines.some(({ lacksLetters }) => lacksLetters) ? ['letters_lost' as const] : []),
  ]
}

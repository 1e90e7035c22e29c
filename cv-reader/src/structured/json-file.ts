import type { ProfileReading, UnreadableProfile } from '../facts/outcome.ts'
import { exactText } from './exact-text.ts'
import { record, type Fields } from './json-values.ts'
import { jsonResumeSections, readJsonResume } from './json-resume.ts'
import { readWaymarkExport, waymarkFormat } from './waymark-export.ts'

/** Reads our export or a JSON Resume. Other text counts as damaged only if `isNamedJson`, by the file's name. */
export function readJson(bytes: Buffer, isNamedJson: boolean): ProfileReading | UnreadableProfile {
  const json = parse(bytes)
  if (json === undefined) return { unreadable: isNamedJson ? 'damaged' : 'type' }
  if (json['format'] === waymarkFormat) return { source: 'waymark', ...nothingBesides, ...readWaymarkExport(json) }
  if (!jsonResumeSections.some((section) => section in json)) return { unreadable: 'type' }
  return { source: 'json-resume', ...nothingBesides, ...readJsonResume(json) }
}

const nothingBesides = { lines: [], unread: [], warnings: [] }

function parse(bytes: Buffer): Fields | undefined {
  try {
    return record(JSON.parse(exactText(bytes)) as unknown)
  } catch {
    return undefined
  }
}

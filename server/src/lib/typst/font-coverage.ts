import { closeSync, openSync, readSync } from 'node:fs'

/** Whether a font has a glyph of its own for a code point. */
type Covers = (codePoint: number) => boolean

export type Coverage = (text: string) => string[]

/**
 * Reads the character maps of TrueType and OpenType files (the tables `cmap`, formats 4 and 12). Characters that a
 * text engine never draws (joiners, marks of direction, white space) count as drawn, and so does a letter whose
 * composed form is.
 */
export function readCoverage(files: readonly string[]): Coverage {
  const fonts = files.flatMap(readFont)
  const known = new Map<string, boolean>()
  const isDrawn = (character: string): boolean => {
    const found = known.get(character) ?? fonts.some((covers) => covers(character.codePointAt(0)!))
    known.set(character, found)
    return found
  }
  return (text) => {
    const foreign = text.normalize('NFC').match(/[^\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu) ?? []
    return [...new Set(foreign)].filter((character) => !isDrawn(character))
  }
}

function readFont(file: string): Covers[] {
  const handle = openSync(file, 'r')
  const read = (length: number, at: number) => {
    const buffer = Buffer.alloc(length)
    readSync(handle, buffer, 0, length, at)
    return buffer
  }
  try {
    const tables = read(read(12, 0).readUInt16BE(4) * 16, 12)
    const at = tables.indexOf('cmap', 0, 'latin1')
    if (at < 0) return []
    const map = read(tables.readUInt32BE(at + 12), tables.readUInt32BE(at + 8))
    const offsets = Array.from({ length: map.readUInt16BE(2) }, (_, index) => map.readUInt32BE(8 + 8 * index))
    return [...new Set(offsets)].flatMap((offset) => readMap(map.subarray(offset)))
  } finally {
    closeSync(handle)
  }
}

function readMap(map: Buffer): Covers[] {
  const format = map.readUInt16BE(0)
  if (format === 12) return [inGroups(map)]
  return format === 4 ? [inSegments(map)] : []
}

/** Twelve bytes each: first and last code point, and the glyph of the first. */
function inGroups(map: Buffer): Covers {
  const count = map.readUInt32BE(12)
  return (codePoint) => {
    const index = firstFrom(count, (at) => map.readUInt32BE(16 + 12 * at + 4) >= codePoint)
    return index < count && map.readUInt32BE(16 + 12 * index) <= codePoint
  }
}

/** Four lists: ends, begins, deltas, and offsets of glyph lists counted from where the offset itself stands. */
function inSegments(map: Buffer): Covers {
  const twice = map.readUInt16BE(6)
  return (codePoint) => {
    if (codePoint > 0xffff) return false
    const at = 2 * firstFrom(twice / 2, (index) => map.readUInt16BE(14 + 2 * index) >= codePoint)
    if (at >= twice) return false
    const begin = map.readUInt16BE(16 + twice + at)
    if (codePoint < begin) return false
    const delta = map.readUInt16BE(16 + 2 * twice + at)
    const place = 16 + 3 * twice + at
    const offset = map.readUInt16BE(place)
    if (offset === 0) return ((codePoint + delta) & 0xffff) !== 0
    const listed = place + offset + 2 * (codePoint - begin)
    return listed + 1 < map.length && map.readUInt16BE(listed) !== 0
  }
}

function firstFrom(count: number, isFrom: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isFrom(middle)) high = middle
    else low = middle + 1
  }
  return low
}

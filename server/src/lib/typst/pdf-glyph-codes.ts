import { contentOf, type PdfObjects } from './pdf-objects.ts'

/** The codes of an embedded font: the glyph that each draws, and the text that programs read for it. */
export type GlyphCodes = {
  /** What a code reads as in the file that Typst wrote. */
  textOf(code: number): string
  widthOf(code: number): number
  /** Whether some code reads as a letter with a mark, or as a syllable. */
  hasSyllables: boolean
  /** A code that draws the glyph of `code` and reads as `text`; `isWithoutWidth` is for what is not drawn. */
  codeOf(code: number, text: string, isWithoutWidth?: boolean): number
  save(): void
}

/** Null for a font that codes cannot be added to (PostScript outlines). `id` is that of its Type0 dictionary. */
export function openGlyphCodes(objects: PdfObjects, id: number): GlyphCodes | null {
  const { dictionary: font } = objects.get(id)
  const [descendantId, unicodeId] = [/\/DescendantFonts \[(\d+) /, /\/ToUnicode (\d+) /].map((pattern) =>
    Number(pattern.exec(font)?.[1]),
  )
  if (!descendantId || !unicodeId) return null
  const descendant = objects.get(descendantId).dictionary
  const listed = /\/W \[([^[\]]*)\]/.exec(descendant)?.[1]
  if (listed === undefined || !descendant.includes('/CIDToGIDMap /Identity')) return null
  const widths = readWidths(listed)
  const unicode = contentOf(objects.get(unicodeId)).toString('latin1')
  const read = new Map(
    [...unicode.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gim)].map(([, code, text]) => [
      Number.parseInt(code!, 16),
      textOfHex(text!),
    ]),
  )
  const glyphs = Math.max(...widths.keys(), ...read.keys()) + 1
  const added = new Map<string, { code: number; glyph: number; text: string; width: string }>()

  return {
    textOf: (code) => read.get(code) ?? '',
    widthOf: (code) => Number(widths.get(code) ?? 0),
    hasSyllables: [...read.values()].some((text) => text.length > 1 && /\p{M}/u.test(text)),
    codeOf(glyph, text, isWithoutWidth = false) {
      if (read.get(glyph) === text && !isWithoutWidth) return glyph
      const key = `${glyph} ${text} ${isWithoutWidth}`
      const width = isWithoutWidth ? '0' : (widths.get(glyph) ?? '0')
      const entry = added.get(key) ?? { code: glyphs + added.size, glyph, text, width }
      added.set(key, entry)
      return entry.code
    },
    save() {
      if (added.size === 0) return
      const entries = [...added.values()]
      const map = Buffer.alloc(2 * (glyphs + entries.length))
      for (let glyph = 0; glyph < glyphs; glyph++) map.writeUInt16BE(glyph, 2 * glyph)
      for (const { code, glyph } of entries) map.writeUInt16BE(glyph, 2 * code)
      const mapId = objects.put('<<\n>>', map)
      const all = entries.map(({ code, width }) => `${code} ${code} ${width}`).join(' ')
      objects.put(
        descendant
          .replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${mapId} 0 R`)
          .replace(`/W [${listed}]`, `/W [${listed} ${all}]`),
        null,
        descendantId,
      )
      withoutGlyphSet(objects, descendant)
      const lines = entries.map(({ code, text }) => `<${hexOf(code)}> <${hexOfText(text)}>\n`)
      const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
        const block = lines.slice(100 * index, 100 * index + 100)
        return `${block.length} beginbfchar\n${block.join('')}endbfchar\n`
      })
      const told = unicode.replace(/(?=^endcmap)/m, blocks.join(''))
      objects.put(objects.get(unicodeId).dictionary, Buffer.from(told, 'latin1'), unicodeId)
    },
  }
}

/** The set of codes must be complete or absent, so it is removed. */
function withoutGlyphSet(objects: PdfObjects, descendant: string): void {
  const id = Number(/\/FontDescriptor (\d+) /.exec(descendant)?.[1])
  const { dictionary } = objects.get(id)
  objects.put(dictionary.replace(/\s*\/CIDSet \d+ 0 R/, ''), null, id)
}

/** `first last width` three by three, as Typst writes it. */
function readWidths(listed: string): Map<number, string> {
  const numbers = listed.trim().split(/\s+/)
  const widths = new Map<number, string>()
  for (let at = 0; at + 2 < numbers.length; at += 3)
    for (let code = Number(numbers[at]); code <= Number(numbers[at + 1]); code++) widths.set(code, numbers[at + 2]!)
  return widths
}

export const hexOf = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')
export const hexOfText = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hexOf(text.charCodeAt(index))).join('')
const textOfHex = (hex: string): string =>
  Array.from({ length: hex.length / 4 }, (_, index) =>
    String.fromCharCode(Number.parseInt(hex.slice(4 * index, 4 * index + 4), 16)),
  ).join('')

import { createSyllables, type Glyph } from './glyph-shares.ts'
import { hexOf, hexOfText, openGlyphCodes, type GlyphCodes } from './pdf-glyph-codes.ts'
import { contentOf, openPdfObjects } from './pdf-objects.ts'
import { bytesOf, isString, toldText, tokensOf } from './pdf-tokens.ts'

type CodesOf = (font: string) => GlyphCodes | null
/** A string of a page, and where it stands in the page's tokens. */
type Shown = { at: number; isInList: boolean; glyphs: Glyph[] }

/**
 * The same pages, from which also programs get the text that know the codes of glyphs alone. Where several glyphs draw
 * several characters (a Thai vowel above its consonant, a Devanagari syllable), Typst writes the text once beside them.
 * pdf.js, on which many readers of applications are built, does not look there and reads each of the glyphs as the
 * whole syllable. Here each gets a code of its own for its share of the text. A file of another structure stays as it is.
 */
export function withReadableCodes(pdf: Uint8Array): Uint8Array {
  const objects = openPdfObjects(pdf)
  if (!objects) return pdf
  const fonts = new Map<number, GlyphCodes | null>()
  let isChanged = false
  for (const [, { dictionary }] of objects.all()) {
    const contents = Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1])
    if (!contents || !/\/Type \/Page\b/.test(dictionary)) continue
    const ofPage = new Map<string, GlyphCodes | null>()
    for (const [, name = '', number] of dictionary.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
      const id = Number(number)
      if (!fonts.has(id)) fonts.set(id, openGlyphCodes(objects, id))
      ofPage.set(name, fonts.get(id) ?? null)
    }
    const page = objects.get(contents)
    const content = contentOf(page).toString('latin1')
    if (!content.includes('/ActualText') && ![...ofPage.values()].some((codes) => codes?.hasSyllables)) continue
    const recoded = recode(content, (name) => ofPage.get(name) ?? null)
    if (recoded === content) continue
    objects.put(page.dictionary, Buffer.from(recoded, 'latin1'), contents)
    isChanged = true
  }
  if (!isChanged) return pdf
  for (const codes of fonts.values()) codes?.save()
  return objects.save()
}

function recode(content: string, codesOf: CodesOf): string {
  const parts: string[] = []
  const all: Shown[] = []
  const spans: { text: string | null; toldAt: number; glyphs: Glyph[] }[] = []
  const syllables = createSyllables()
  let shown: Glyph[] = []
  let [font, name, text]: [string, string, string | null] = ['', '', null]
  let [isTold, isInList, toldAt] = [false, false, 0]
  for (const token of tokensOf(content)) {
    if (isString(token)) {
      if (isTold) {
        text = toldText(token)
        toldAt = parts.length
      } else {
        const glyphs = glyphsOf(bytesOf(token), font, codesOf(font))
        all.push({ at: parts.length, isInList, glyphs })
        shown.push(...glyphs)
      }
      isTold = false
    } else if (token === '/ActualText') isTold = true
    else if (token.startsWith('/')) name = token.slice(1)
    else if (token === 'Tf') font = name
    else if (token === '[' || token === ']') isInList = token === '['
    else if (token === 'TJ' || token === 'Tj') {
      const span = spans.findLast((one) => one.text !== null)
      if (span) span.glyphs.push(...shown)
      else
        for (const glyph of shown) {
          const read = codesOf(glyph.font)?.textOf(glyph.code) ?? ''
          if ([...read].length > 1) syllables.add([glyph], read)
          else syllables.close()
        }
      shown = []
    } else if (token === 'BDC') {
      spans.push({ text, toldAt, glyphs: [] })
      text = null
    } else if (token === 'BMC') spans.push({ text: null, toldAt: 0, glyphs: [] })
    else if (token === 'EMC') {
      const span = spans.pop()
      if (span?.text)
        syllables.add(span.glyphs, span.text, (told) => void (parts[span.toldAt] = `<FEFF${hexOfText(told)}>`))
    }
    parts.push(token)
  }
  syllables.close()
  for (const { at, isInList: isListed, glyphs } of all)
    if (glyphs.some(({ share }) => share !== undefined)) parts[at] = written(glyphs, isListed, codesOf)
  return parts.join('')
}

function glyphsOf(bytes: Buffer, font: string, codes: GlyphCodes | null): Glyph[] {
  return Array.from({ length: bytes.length >> 1 }, (_, index) => {
    const code = bytes.readUInt16BE(2 * index)
    return { font, code, width: codes?.widthOf(code) ?? 0 }
  })
}

/** What is read without being drawn is shown invisibly between two strings, and moves nothing. */
function written(glyphs: readonly Glyph[], isInList: boolean, codesOf: CodesOf): string {
  const [close, open] = isInList ? ['] TJ', '['] : [' Tj', '']
  const between = (operators: string) => `>${close}\n${operators}\n${open}<`
  const inside = glyphs.map(({ font, code, share, before = [], after = [], told }) => {
    const codes = codesOf(font)
    if (!codes || share === undefined) return hexOf(code)
    const hidden = (characters: readonly string[]) => {
      const shown = characters.map((character) => hexOf(codes.codeOf(code, character, true)))
      return shown.length === 0 ? '' : between(`3 Tr\n<${shown.join('')}> Tj\n0 Tr`)
    }
    const shown = hidden(before) + hexOf(codes.codeOf(code, share)) + hidden(after)
    return told === undefined
      ? shown
      : between(`/Span <<\n  /ActualText <FEFF${hexOfText(told)}>\n>> BDC`) + shown + between('EMC')
  })
  return `<${inside.join('')}>`
}

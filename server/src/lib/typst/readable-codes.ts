import { createSyllables, isFromRight, type Glyph } from './glyph-shares.ts'
import { hexOf, hexOfText, openGlyphCodes, type GlyphCodes } from './pdf-glyph-codes.ts'
import { contentOf, openPdfObjects } from './pdf-objects.ts'
import { bytesOf, isString, toldText, tokensOf } from './pdf-tokens.ts'
import { inReadingOrder, isMostlyFromRight, type Piece } from './reading-order.ts'

type CodesOf = (font: string) => GlyphCodes | null
/** A string of a page, and where it stands in the page's tokens. */
type Shown = { at: number; isInList: boolean; glyphs: Glyph[] }
/** A mark of the page's structure around some text; with `isGone` it is not written again. */
type Span = { text: string | null; toldAt: number; glyphs: Glyph[]; isGone?: boolean }
/** Where the tokens of a piece begin and end. */
type Found = Omit<Piece, 'content'> & { from: number; to: number }

/**
 * The same pages, made readable for programs that know only the codes of glyphs. Where several glyphs draw several
 * characters together (a Thai vowel above its consonant, a Devanagari syllable), Typst writes the text once beside
 * them. pdf.js, on which many applications' readers are built, does not look there and reads each glyph as the whole
 * syllable. Here each glyph gets its own code for its share of the text. A file of another structure stays as it is.
 */
export function withReadableCodes(pdf: Uint8Array): Uint8Array {
  const objects = openPdfObjects(pdf)
  if (!objects) return pdf
  const fonts = new Map<number, GlyphCodes | null>()
  let isChanged = false
  for (const [, { dictionary }] of objects.all()) {
    const contents = Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1])
    // Only at the start: another dictionary may hold these words in a person's name.
    if (!contents || !/^<<\s*\/Type \/Page\s/.test(dictionary)) continue
    const ofPage = new Map<string, GlyphCodes | null>()
    for (const [, name = '', number] of dictionary.matchAll(/\/(f\d+) (\d+) 0 R/g)) {
      const id = Number(number)
      if (!fonts.has(id)) fonts.set(id, openGlyphCodes(objects, id))
      ofPage.set(name, fonts.get(id) ?? null)
    }
    const page = objects.get(contents)
    const content = contentOf(page).toString('latin1')
    const hasMarks = content.includes('/ActualText') || content.includes('/ReversedChars')
    if (!hasMarks && ![...ofPage.values()].some((codes) => codes?.hasSyllables)) continue
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
  const spans: Span[] = []
  const pieces: Found[] = []
  let piece: Found | undefined
  const numbers: number[] = []
  const syllables = createSyllables()
  let shown: Glyph[] = []
  let [font, name, text]: [string, string, string | null] = ['', '', null]
  let [isTold, isInList, toldAt, tagAt, depth] = [false, false, 0, 0, 0]
  for (let token of tokensOf(content)) {
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
    else if (token.startsWith('/')) {
      name = token.slice(1)
      if (depth === 0) tagAt = parts.length
    } else if (token === '<<' || token === '>>') depth += token === '<<' ? 1 : -1
    else if (token === 'Tf') font = name
    else if (token === '[' || token === ']') isInList = token === '['
    else if (token === 'TJ' || token === 'Tj') {
      if (piece) piece.text += textOf(shown, codesOf)
      const span = spans.findLast((one) => one.text !== null)
      if (span) span.glyphs.push(...shown)
      else
        for (const glyph of shown) {
          const read = textOf([glyph], codesOf)
          if ([...read].length > 1) syllables.add([glyph], read)
          else syllables.close()
        }
      shown = []
    } else if (token === 'cm') {
      if (piece && Number.isNaN(piece.y)) [piece.x, piece.y] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0]
    } else if (token === 'BDC') {
      if (spans.length === 0 && parts[tagAt] !== '/Artifact')
        piece = { x: Number.NaN, y: Number.NaN, text: '', from: tagAt, to: 0 }
      // pdf.js splits lines at a mark, and only whole lines keep their words in order. The codes are enough.
      const isGone = text !== null && isFromRight(text) && codesOf(font) !== null
      if (isGone) parts.fill('', tagAt)
      if (isGone) token = ''
      spans.push({ text, toldAt, glyphs: [], isGone })
      text = null
    } else if (token === 'BMC') {
      // Words marked as drawn backwards would be read one by one; without the mark a line of one font is read whole.
      const isGone = name === 'ReversedChars'
      spans.push({ text: null, toldAt: 0, glyphs: [], isGone })
      if (isGone) parts[tagAt] = ''
      if (isGone) token = ''
    } else if (token === 'EMC') {
      const span = spans.pop()
      if (span?.isGone) token = ''
      if (span?.text)
        syllables.add(span.glyphs, span.text, (told) => {
          if (!span.isGone) parts[span.toldAt] = `<FEFF${hexOfText(told)}>`
        })
      if (piece && spans.length === 0) {
        pieces.push({ ...piece, to: parts.length + 1 })
        piece = undefined
      }
    } else if (/^[-+.\d]/.test(token)) numbers.push(Number(token))
    parts.push(token)
  }
  syllables.close()
  for (const { at, isInList: isListed, glyphs } of all)
    if (glyphs.some(({ share }) => share !== undefined)) parts[at] = written(glyphs, isListed, codesOf)
  return inOrder(parts, pieces)
}

const textOf = (glyphs: readonly Glyph[], codesOf: CodesOf): string =>
  glyphs.map(({ font, code }) => codesOf(font)?.textOf(code) ?? '').join('')

/** Pieces with nothing but white between them may change places. */
function inOrder(parts: readonly string[], found: readonly Found[]): string {
  const isFromRight = isMostlyFromRight(found.map(({ text }) => text).join(''))
  const written: string[] = []
  let group: Piece[] = []
  let at = 0
  const close = () => {
    written.push(
      inReadingOrder(group, isFromRight)
        .map(({ content }) => content)
        .join('\n'),
    )
    group = []
  }
  for (const { from, to, ...piece } of found) {
    const between = parts.slice(at, from).join('')
    if (between.trim() !== '') close()
    if (group.length === 0) written.push(between)
    group.push({ ...piece, content: parts.slice(from, to).join('') })
    at = to
  }
  close()
  return [...written, ...parts.slice(at)].join('')
}

function glyphsOf(bytes: Buffer, font: string, codes: GlyphCodes | null): Glyph[] {
  // A font of drawings has codes of one byte.
  if (!codes) return []
  return Array.from({ length: bytes.length >> 1 }, (_, index) => {
    const code = bytes.readUInt16BE(2 * index)
    return { font, code, width: codes.widthOf(code) }
  })
}

/** Text that is read but not drawn is shown invisibly between two strings and moves nothing. */
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

/** A glyph of a page and the text that programs will read for it. */
export type Glyph = {
  font: string
  code: number
  /** How far it moves the pen; marks stand on their letter and move nothing. */
  width: number
  /** Undefined: as Typst wrote it. */
  share?: string
  /** Characters that are read but not drawn, after this glyph or before it. */
  after?: string[]
  before?: string[]
  /** Drawn separately within a syllable, where pdf.js would find a space behind a mark: it reads as nothing. */
  isApart?: boolean
  /** The text beside this glyph alone, for programs that look there. */
  told?: string
}

/** A glyph needs some text; readers skip this one. */
const nothing = '\u200b'
/** pdf.js gives a glyph whose text holds a mark no width, and so finds a space before the next one. */
const isMark = (character: string): boolean => /[\p{Mn}\p{Cf}]/u.test(character)
export const isFromRight = (text: string): boolean => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)

const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Distributes the characters of `text` over the glyphs that draw it, in the order of the text: letters to glyphs that
 * move the pen, marks to glyphs that do not. Characters in between are read without being drawn.
 */
export function shareText(glyphs: readonly Glyph[], text: string): void {
  const inOrder = isFromRight(text) ? glyphs.toReversed() : glyphs
  const characters = [...text.replace(directionMarks, '')]
  const letters = [...characters.keys()].filter((index) => !isMark(characters[index]!))
  const movers = inOrder.filter(({ width }) => width > 0).length
  const begins = letters.length < movers ? letters : [letters[0] ?? 0, ...letters.slice(letters.length - movers + 1)]
  let [mover, last] = [0, inOrder.find(({ isApart }) => !isApart)]
  let waiting = movers === 0 ? characters : characters.slice(0, begins[0])
  for (const glyph of inOrder) {
    if (glyph.isApart) {
      glyph.share = nothing
      continue
    }
    if (glyph.width > 0) {
      readBeside(last, waiting, text)
      const begin = begins[mover++]
      waiting = begin === undefined ? [] : characters.slice(begin, begins[mover])
      const end = isFromRight(text) ? 1 : waiting.findIndex(isMark)
      glyph.share = waiting.splice(0, end < 0 ? waiting.length : end).join('') || nothing
    } else glyph.share = waiting.shift() ?? nothing
    last = glyph
  }
  readBeside(last, waiting, text)
}

function readBeside(glyph: Glyph | undefined, characters: readonly string[], text: string): void {
  if (!glyph || characters.length === 0) return
  if (isFromRight(text)) glyph.before = characters.toReversed()
  else glyph.after = [...characters]
}

/** The syllables of a page, as their glyphs come. */
export type Syllables = {
  /** `tell` sets the text that stands beside the glyphs. */
  add(glyphs: readonly Glyph[], text: string, tell?: (text: string) => void): void
  close(): void
}

/**
 * Typst splits a syllable at a raised mark and repeats the whole text for each piece; and if all of a syllable's
 * glyphs first occur in it, each of them reads as the whole. So neighbours with the same text are one syllable, until
 * one of its glyphs occurs again.
 */
export function createSyllables(): Syllables {
  type Piece = { glyphs: readonly Glyph[]; tell: ((text: string) => void) | undefined }
  let open: { pieces: Piece[]; text: string } | undefined

  function close(): void {
    if (!open) return
    const { pieces, text } = open
    const glyphs = pieces.flatMap((piece) => piece.glyphs)
    const [first] = glyphs
    open = undefined
    if (glyphs.length === 1 && first && !pieces[0]?.tell) {
      if (first.width === 0 || !(isFromRight(text) || [...text].some(isMark))) return
      if (!isFromRight(text)) first.told = text
    }
    for (const glyph of pieces.slice(1).flatMap((piece) => piece.glyphs)) if (glyph.width === 0) glyph.isApart = true
    shareText(glyphs, text)
    // If the first piece tells the whole syllable, the others tell nothing.
    for (const piece of pieces.slice(1)) piece.tell?.(pieces[0]?.tell ? '' : piece.glyphs.map(readOf).join(''))
  }

  return {
    add(glyphs, text, tell) {
      const before = open?.text === text && [...text].length > 1 ? open.pieces.flatMap((piece) => piece.glyphs) : []
      const goesOn =
        before.length > 0 &&
        glyphs.length > 0 &&
        glyphs.every(({ font, code }) => !before.some((one) => one.font === font && one.code === code))
      if (!goesOn) close()
      if (open) open.pieces.push({ glyphs, tell })
      else open = { pieces: [{ glyphs, tell }], text }
    },
    close,
  }
}

function readOf({ share, before = [], after = [] }: Glyph): string {
  return [share === nothing ? '' : share, ...before.toReversed(), ...after].join('')
}

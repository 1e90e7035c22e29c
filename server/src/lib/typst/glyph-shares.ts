/** A glyph on its way from a page to a program that reads it: what it reads as is set here. */
export type Glyph = {
  font: string
  code: number
  /** How far it moves the pen; marks stand on their letter and move nothing. */
  width: number
  /** Undefined: as Typst wrote it. */
  share?: string
  /** Single characters to read, without anything drawn, after this glyph as it is drawn, or before it. */
  after?: string[]
  before?: string[]
  /** Drawn anew within a syllable, where pdf.js would find a space behind a mark: it reads as nothing. */
  isApart?: boolean
  /** The text beside this glyph alone, for programs that look there. */
  told?: string
}

/** Readers skip it, and a glyph must not read as nothing. */
const nothing = '\u200b'
/** pdf.js lets a glyph whose text holds a mark move nothing, and finds a space where the next one stands further. */
const isMark = (character: string): boolean => /[\p{Mn}\p{Cf}]/u.test(character)
export const isFromRight = (text: string): boolean => /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text)

const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Gives the characters of `text` to the glyphs that draw it together, in the order of the text: to each glyph that moves the
 * pen a letter, marks to the glyphs that move nothing, and what is left between them to be read without being drawn.
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
 * Typst begins anew within a syllable where a mark is raised, and says the whole text again; and where all glyphs of a
 * syllable were first met in it, each of them reads as all of it. So neighbours with one text are one syllable, until one
 * of its glyphs comes again.
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
    // Where the first piece tells all of it, the others tell nothing.
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

/** What is read of a glyph, in the order of the text. */
function readOf({ share, before = [], after = [] }: Glyph): string {
  return [share === nothing ? '' : share, ...before.toReversed(), ...after].join('')
}

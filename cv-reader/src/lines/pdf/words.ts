import type { FontLook } from './font-look.ts'
import type { Glyph, GlyphRun } from './drawn-glyphs.ts'

export type Word = {
  text: string
  left: number
  right: number
  base: number
  size: number
  font: FontLook
  order: number
  end: number
  spacing: number
  mark: number | undefined
  afterSpace: boolean
  lacksLetters?: true
}

/** As a share of the font size. A space is 0.2 to 0.33 wide, a tight line's 0.15; kerning stays below 0.1. */
const minSpace = 0.13
const minLetterSpacing = 0.06

/** Splits a run into words; spaced-out letters ("C O N T A C T") are one word. */
export function wordsOf(run: GlyphRun): Word[] {
  const glyphs = joinAccents(run.glyphs)
  const spacing = letterSpacing(glyphs, run.size)
  const breaks = isTypedApart(glyphs) ? wideBreaks(glyphs) : spaceBreaks(glyphs, run.size, spacing)
  const words: Word[] = []
  let afterSpace = false
  let isNew = true
  glyphs.forEach((glyph, index) => {
    isNew ||= breaks.has(index)
    if (glyph.isSpace) {
      afterSpace = true
      return
    }
    const text = readable(glyph.text, run.font)
    const lost = lacksName(run, glyphs, index) ? { lacksLetters: true as const } : undefined
    const word = words.at(-1)
    if (word && !isNew) {
      word.text += text
      word.right = Math.max(word.right, glyph.right)
      word.end = run.order + index + 1
      Object.assign(word, lost)
    } else {
      const { base, size, font, order, mark } = run
      const place = { left: glyph.left, right: glyph.right, order: order + index, end: order + index + 1 }
      words.push({ text, ...place, base, size, font, mark, afterSpace, spacing: spacing * size, ...lost })
    }
    isNew = afterSpace = false
  })
  return words.filter(({ text }) => text !== '')
}

/** A sign without a letter of its own beside small letters is a ligature that the font does not name. */
function lacksName({ font }: GlyphRun, glyphs: readonly Glyph[], at: number): boolean {
  const glyph = glyphs[at]
  if (!glyph || font.draws !== 'letters' || glyph.right <= glyph.left || !/^[\p{Co}\p{Cc}\ufffd]+$/u.test(glyph.text))
    return false
  return (
    !signBullets.test(glyph.text) && [glyphs[at - 1], glyphs[at + 1]].some((near) => /\p{Ll}/u.test(near?.text ?? ''))
  )
}

function letterSpacing(glyphs: readonly Glyph[], size: number): number {
  const gaps = glyphs.flatMap((glyph, index) => {
    const before = glyphs[index - 1]
    return before && !before.isSpace && !glyph.isSpace ? [(glyph.left - before.right) / size] : []
  })
  const usual = gaps.length >= 3 ? (gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0) : 0
  return usual > minLetterSpacing ? usual : 0
}

function spaceBreaks(glyphs: readonly Glyph[], size: number, spacing: number): Set<number> {
  const least = spacing > 0 ? spacing * 1.6 + 0.1 : minSpace
  return new Set(
    glyphs.flatMap((glyph, index) => {
      const before = glyphs[index - 1]
      const isBreak = before && (before.isSpace || (!glyph.isSpace && (glyph.left - before.right) / size > least))
      return isBreak ? [index] : []
    }),
  )
}

function isTypedApart(glyphs: readonly Glyph[]): boolean {
  const text = glyphs.map(({ isSpace, text: one }) => (isSpace ? ' ' : one)).join('')
  return /^\s*\p{L}( \p{L}){3,}(\s{2,}\p{L}( \p{L})+)*\s*$/u.test(text)
}

function wideBreaks(glyphs: readonly Glyph[]): Set<number> {
  const isWide = (index: number) => glyphs[index - 1]?.isSpace && glyphs[index - 2]?.isSpace
  return new Set(glyphs.flatMap((_, index) => (isWide(index) ? [index] : [])))
}

const accents: Record<string, string> = {
  '¨': '\u0308',
  '´': '\u0301',
  '`': '\u0300',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
  '¯': '\u0304',
}

/** Older TeX fonts draw an accent and then its letter in the same place. */
function joinAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => text in accents)) return glyphs
  const joined: Glyph[] = []
  for (const glyph of glyphs) {
    const before = joined.at(-1)
    const accent = before && accents[before.text]
    const overlap = before ? before.right - glyph.left : 0
    if (before && accent && /^\p{L}$/u.test(glyph.text) && overlap > (before.right - before.left) / 2)
      joined[joined.length - 1] = { ...glyph, text: (glyph.text + accent).normalize('NFC') }
    else joined.push(glyph)
  }
  return joined
}

/** Bullets of Symbol and Wingdings in the private use area. */
const signBullets = /[\uf06c\uf06e\uf071\uf075-\uf077\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc]/

function readable(text: string, font: FontLook): string {
  if (font.draws === 'icons') return ''
  if (font.draws === 'signs' || signBullets.test(text)) return '•'
  return text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\p{Co}\p{Cc}\ufffd\u200b-\u200f\u2060\ufeff]/gu, '')
}

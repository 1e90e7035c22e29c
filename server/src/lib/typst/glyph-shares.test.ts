import { expect, test } from 'vitest'
import { createSyllables, shareText, type Glyph } from './glyph-shares.ts'

const glyph = (code: number, width: number): Glyph => ({ font: 'f0', code, width })
const nothing = '\u200b'

test('each glyph that moves the pen reads as a letter, and marks lie on the glyphs that move nothing', () => {
  const [consonant, vowel, tone] = [glyph(1, 500), glyph(2, 0), glyph(3, 0)]
  shareText([consonant, vowel, tone], 'ที่')
  expect([consonant, vowel, tone].map(({ share }) => share)).toEqual(['ท', 'ี', '่'])
})

test('a syllable in one glyph is read letter by letter: a mark within would take its width away', () => {
  const syllable = glyph(1, 700)
  shareText([syllable], 'प्र')
  expect(syllable).toMatchObject({ share: 'प', after: ['्', 'र'] })
})

test('a vowel that is drawn before its consonant is read behind it', () => {
  const [vowel, consonants] = [glyph(1, 250), glyph(2, 700)]
  shareText([vowel, consonants], 'प्रि')
  expect(vowel).toMatchObject({ share: 'प', after: ['्', 'र'] })
  expect(consonants).toMatchObject({ share: 'ि' })
})

test('of more glyphs than characters the marks among them read as nothing', () => {
  const [consonant, ring, vowel] = [glyph(1, 500), glyph(2, 0), glyph(3, 400)]
  shareText([consonant, ring, vowel], 'ทำ')
  expect([consonant, ring, vowel].map(({ share }) => share)).toEqual(['ท', nothing, 'ำ'])
})

test('what runs from the right is drawn from its end: the last character lies on the first glyph', () => {
  const ligature = glyph(1, 600)
  shareText([ligature], 'لا')
  expect(ligature).toMatchObject({ share: 'ل', before: ['ا'] })
})

test('pieces with one text are one syllable until a glyph comes again, and only the first tells it', () => {
  const told: string[] = []
  const [base, raised] = [glyph(1, 500), glyph(2, 0)]
  const [again, raisedAgain] = [glyph(1, 500), glyph(2, 0)]
  const syllables = createSyllables()
  for (const piece of [base, raised, again, raisedAgain]) syllables.add([piece], 'ดี', (text) => void told.push(text))
  syllables.close()
  expect([base, raised, again, raisedAgain].map(({ share }) => share)).toEqual(['ด', nothing, 'ด', nothing])
  expect([base.after, again.after]).toEqual([['ี'], ['ี']])
  expect(told).toEqual(['', ''])
})

test('direction marks are no text', () => {
  const letter = glyph(1, 500)
  shareText([letter], 'g\u202c')
  expect(letter).toMatchObject({ share: 'g' })
  expect(letter.after).toBeUndefined()
})

import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Span } from '../line.ts'
import { actualTexts } from './actual-text.ts'
import { fontLook } from './font-look.ts'
import { inReadingDirection } from './right-to-left.ts'

describe('a font says its look by its name', () => {
  test.each([
    ['ABCDEF+Lato-Bold', 'bold'],
    ['TimesNewRomanPS-BoldItalicMT', 'bold italic'],
    ['ABCDEF+CMBX10', 'bold'],
    ['ABCDEF+CMTI12', 'italic'],
    ['SFBX1095', 'bold'],
    ['SegoeUI,Bold', 'bold'],
    ['Inter-SemiBold', 'bold'],
    ['Helvetica-Oblique', 'italic'],
    ['CMR10', ''],
    ['Roboto-Medium', ''],
    ['ABCDEF+Abadi', ''],
    ['FontAwesome6Free-Solid', 'icons'],
    ['ABCDEF+Wingdings-Regular', 'signs'],
  ])('%s: %s', (name, expected) => {
    const { bold, italic, draws } = fontLook(name)
    const said = [bold ? 'bold' : '', italic ? 'italic' : '', draws === 'letters' ? '' : draws]
    expect(said.filter((word) => word !== '').join(' ')).toBe(expected)
  })
})

describe('texts beside the drawing (ActualText)', () => {
  const file = (...streams: string[]) =>
    Buffer.concat(
      streams.flatMap((stream) => [
        Buffer.from('5 0 obj\n<<>>\nstream\n'),
        deflateSync(stream),
        Buffer.from('\nendstream\n'),
      ]),
    )
  const span = (text: string, code: string) => `/Span<</ActualText ${text} >> BDC\n7.9 0 Td <${code}> Tj\nEMC\n`

  test('a ligature without letters of its own is read from them', () => {
    const texts = actualTexts(file(span('(fi)', '007F'), `q ${span('<FEFF0066006C>', '0080')} Q`))
    expect([...texts]).toEqual([
      [0x7f, 'fi'],
      [0x80, 'fl'],
    ])
  })

  test('a code that stands for two texts in two fonts stands for none', () => {
    expect([...actualTexts(file(span('(fi)', '007F'), span('(tt)', '007F')))]).toEqual([])
  })

  test('a stream that inflates beyond all measure is left out', () => {
    const bomb = file(span('(fi)', '007F') + ' '.repeat(30_000_000))
    expect([...actualTexts(bomb)]).toEqual([])
  })
})

describe('text that runs from right to left is drawn as it is seen', () => {
  const span = (text: string, apart = false): Span => ({
    text,
    left: 0,
    right: 0,
    size: 10,
    bold: false,
    italic: false,
    apart,
  })
  const read = (...spans: Span[]) => inReadingDirection(spans).map(({ text, apart }) => (apart ? `\t${text}` : text))

  test('letters, words and pieces come in the order in which they are read', () => {
    expect(read(span('םולש ןב המלש'))).toEqual(['שלמה בן שלום'])
    expect(read(span('2019 - 2021'), span('תוחא', true))).toEqual(['אחות', '\t2019 - 2021'])
  })

  test('a contact row with as many addresses as words keeps the direction of its addresses', () => {
    expect(read(span('ןמע'), span('· ada@example.org', true))).toEqual(['עמן', '\t· ada@example.org'])
  })

  test('Latin words and numbers keep theirs, and joined Arabic letters become plain ones', () => {
    expect(read(span('Node.js React םע דבע'))).toEqual(['עבד עם Node.js React'])
    expect(read(span('\ufea9\ufe8e\ufee4\ufecb'))).toEqual(['عماد'])
    expect(read(span('Mira Example'))).toEqual(['Mira Example'])
  })
})

import { describe, expect, test } from 'vitest'
import { makePdf, type Dot, type Placed } from '../../testing/make-files.ts'
import { profileFromFile } from '../../profile-from-file.ts'
import type { Line } from '../line.ts'
import { readLines, type FileLines } from '../lines-from-file.ts'

type Page = readonly (string | Placed | Dot)[]

async function read(...pages: Page[]): Promise<FileLines> {
  return (await readLines(makePdf(pages), 'pdf')) as FileLines
}
const linesOf = async (...pages: Page[]) => (await read(...pages)).lines
const textsOf = async (...pages: Page[]) => (await linesOf(...pages)).map(({ text }) => text)
const find = (lines: readonly Line[], text: string) => lines.findIndex((line) => line.text.includes(text))

/** Lines of text down from a place, `step` points apart. */
const column = (name: string, x: number, y: number, count: number, step = 14): Placed[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `${name} line ${index} of some length`,
    x,
    y: y - step * index,
  }))

describe('letters become words', () => {
  test('a spaced-out heading is one word, whether the space is in the font or typed', async () => {
    const page = [
      { text: 'CONTACT', x: 50, y: 700, spacing: 4 },
      { text: 'WORK HISTORY', x: 50, y: 680, spacing: 4 },
      { text: 'S K I L L S', x: 50, y: 660 },
    ]
    expect(await textsOf(page)).toEqual(['CONTACT', 'WORK HISTORY', 'SKILLS'])
  })

  test('pieces drawn without a gap are one word, and a gap is a space though none was drawn', async () => {
    const page = [
      { text: 'Ham', x: 50, y: 700 },
      { text: 'burg', x: 73.2, y: 700 },
      { text: 'Port', x: 100, y: 700 },
    ]
    expect(await textsOf(page)).toEqual(['Hamburg Port'])
  })

  test('text drawn twice in the same place is read once', async () => {
    const twice = [0, 0.4].map((shift) => ({ text: 'Mira Example', x: 50 + shift, y: 700 }))
    expect(await textsOf(twice)).toEqual(['Mira Example'])
  })

  test('a raised piece of smaller type stays in its line', async () => {
    const page = [
      { text: 'Grade 10', x: 50, y: 700 },
      { text: 'th', x: 95.5, y: 704, size: 7 },
    ]
    expect(await textsOf(page)).toEqual(['Grade 10th'])
  })
})

describe('a ligature of which the font does not say the letters', () => {
  const page = [
    'MIRA EXAMPLE',
    'mira@example.org',
    'EXPERIENCE',
    'Accountant, Harbour Ltd, 2019 - 2021',
    '• Wrote the \x01nancial reports of three of\x02ces',
    '• Trained two colleagues \x03',
  ]

  /** As fonts of web pages write ligatures: with a width, in the private use area. */
  const pdf = Buffer.from(
    makePdf([page])
      .toString('latin1')
      .replace(
        '/Helvetica /Encoding /WinAnsiEncoding',
        `/Helvetica /FirstChar 1 /LastChar 255 /Widths [${'500 '.repeat(255)}] /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /uniE001 /uniE002 /uniE003] >>`,
      ),
    'latin1',
  )

  test('is told, and what was read of its line is doubtful', async () => {
    const reading = await profileFromFile({ name: 'cv.pdf', bytes: pdf })
    if ('unreadable' in reading) throw new Error(reading.unreadable)
    expect(reading.warnings).toEqual(['letters_lost'])
    expect(reading.profile.professional_experience[0]?.responsibilities).toMatchObject([
      { value: 'Wrote the nancial reports of three ofces', confidence: 'low' },
      { value: 'Trained two colleagues', confidence: 'high' },
    ])
  })

  test('is a sign where it stands alone', async () => {
    const { lines } = (await readLines(pdf, 'pdf')) as FileLines
    expect(lines.map(({ lacksLetters }) => lacksLetters === true)).toEqual([false, false, false, false, true, false])
  })
})

describe('a line knows its look', () => {
  test('bold, italic and size part a line into pieces', async () => {
    const [line] = await linesOf([
      { text: 'Nurse,', x: 50, y: 700, bold: true },
      { text: 'Example Hospital', x: 92, y: 700, italic: true },
    ])
    expect(line).toMatchObject({ text: 'Nurse, Example Hospital', size: 11, bold: false, left: 50 })
    expect(line?.spans).toMatchObject([
      { text: 'Nurse,', bold: true, italic: false, apart: false },
      { text: 'Example Hospital', bold: false, italic: true, apart: false },
    ])
  })

  test('white space above is counted in heights of the line', async () => {
    const lines = await linesOf([
      { text: 'First', x: 50, y: 700 },
      { text: 'Second', x: 50, y: 686 },
      { text: 'Third', x: 50, y: 653 },
    ])
    expect(lines.map(({ gapAbove }) => Math.round(gapAbove * 10) / 10)).toEqual([0, 0.3, 2])
  })

  test('a tagged PDF says which lines are headings', async () => {
    const bytes = makePdf([[{ text: 'Experience', x: 50, y: 700, mark: 3 }, 'Nurse']], { headings: [3] })
    const { lines } = (await readLines(bytes, 'pdf')) as FileLines
    expect(lines.map(({ text, heading }) => [text, heading])).toEqual([
      ['Nurse', undefined],
      ['Experience', 2],
    ])
  })

  test('links are found on the line that they cover', async () => {
    const lines = await linesOf([{ text: 'LinkedIn', x: 50, y: 700, url: 'https://example.org/in/mira' }, 'Nurse'])
    expect(lines.map(({ links }) => links)).toEqual([[], ['https://example.org/in/mira']])
  })
})

describe('what stands before a list entry is no text', () => {
  test('a bullet is taken off, also where it is drawn by itself or as a shape', async () => {
    const lines = await linesOf([
      { text: '• Trained colleagues', x: 50, y: 700 },
      { text: '•', x: 50, y: 686 },
      { text: 'Cut waiting times', x: 68, y: 686 },
      { dot: 4, x: 52, y: 675 },
      { text: 'Ran the night shift', x: 68, y: 672 },
    ])
    expect(lines.map(({ text, bullet }) => [text, bullet])).toEqual([
      ['Trained colleagues', true],
      ['Cut waiting times', true],
      ['Ran the night shift', true],
    ])
  })

  test('a dash is a bullet where several lines begin with one, and the rest of a range of dates where not', async () => {
    const bullets = async (...texts: string[]) => (await linesOf(texts)).map(({ bullet }) => bullet)
    expect(await bullets('Nurse', '– Trained colleagues', '– Cut waiting times')).toEqual([false, true, true])
    expect(await bullets('Nurse, Jan 2019', '– Present')).toEqual([false, false])
  })

  test('a number is taken off where its neighbours are there too', async () => {
    expect(await textsOf(['1. Trained colleagues', '2. Cut waiting times'])).toEqual([
      'Trained colleagues',
      'Cut waiting times',
    ])
    expect(await textsOf(['1. Platz, Jugend forscht', 'Berlin'])).toEqual(['1. Platz, Jugend forscht', 'Berlin'])
  })

  test('dots that show how well somebody knows something are left out', async () => {
    const dots = [0, 1, 2, 3].map((index) => ({ text: '•', x: 200 + 9 * index, y: 700 }))
    expect(await textsOf([{ text: 'Python', x: 50, y: 700 }, ...dots])).toEqual(['Python'])
  })
})

describe('pages', () => {
  const body = (page: number) => column(`Page ${page}`, 50, 660, 10)

  test('what the edges of the pages repeat is read once, and page numbers never', async () => {
    const page = (number: number) => [
      { text: `Mira Example, CV`, x: 50, y: 760 },
      ...body(number),
      { text: `mira@example.org`, x: 50, y: 40 },
      { text: `Page ${number} of 3`, x: 300, y: 25 },
    ]
    const texts = await textsOf(page(1), page(2), page(3))
    expect(texts.filter((text) => text === 'Mira Example, CV')).toHaveLength(1)
    expect(texts.at(-1)).toBe('mira@example.org')
    expect(texts.filter((text) => text.endsWith('of 3'))).toEqual([])
    expect(texts).toHaveLength(32)
  })

  test('a column that goes on over the end of a page stays one block, and its neighbour comes after it', async () => {
    const page = (number: number) => [
      ...column(`Side ${'ab'[number]}`, 40, 680, 12, 17),
      ...column(`Main ${'ab'[number]}`, 260, 685, 20),
    ]
    const lines = await linesOf(page(0), page(1))
    expect(lines.map(({ text }) => text.slice(0, 6))).toEqual([
      ...Array<string>(12).fill('Side a'),
      ...Array<string>(12).fill('Side b'),
      ...Array<string>(20).fill('Main a'),
      ...Array<string>(20).fill('Main b'),
    ])
    expect(new Set(lines.map(({ block }) => block))).toEqual(new Set([0, 1]))
  })

  test('a section name written up the margin stands where its section begins', async () => {
    const lines = await linesOf([
      ...column('Summary', 120, 700, 4),
      ...column('Nurse', 120, 600, 9),
      { text: 'Experience', x: 80, y: 520, turn: 90, size: 14 },
    ])
    const at = find(lines, 'Experience')
    expect(lines.slice(at - 1, at + 2).map(({ text }) => text.split(' of')[0])).toEqual([
      'Summary line 3',
      'Experience',
      'Nurse line 0',
    ])
  })
})

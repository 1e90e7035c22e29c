import { describe, expect, test } from 'vitest'
import { makePdf, type Placed } from '../../testing/make-files.ts'
import { profileFromLines } from '../../profile-from-lines.ts'
import { readLines, type FileLines } from '../lines-from-file.ts'

const read = async (...pages: Placed[][]) => (await readLines(makePdf(pages), 'pdf')) as FileLines
const textsOf = async (...pages: Placed[][]) => (await read(...pages)).lines.map(({ text }) => text)
const startsOf = async (...pages: Placed[][]) => (await textsOf(...pages)).map((text) => text.split(' ')[0])

const column = (name: string, x: number, y: number, count: number, step = 14): Placed[] =>
  Array.from({ length: count }, (_, index) => ({
    text: `${name} line ${index} of some length`,
    x,
    y: y - step * index,
  }))
const times = (count: number, name: string) => Array<string>(count).fill(name)
/** Draws pieces row by row, whatever order they come in. */
const acrossThePage = (pieces: Placed[]) => pieces.toSorted((a, b) => b.y - a.y || a.x - b.x)

describe('columns are read one after the other', () => {
  test.each([
    ['a sidebar on the left', column('Side', 40, 700, 14, 19), column('Main', 240, 705, 24)],
    ['a sidebar on the right', column('Main', 40, 705, 24), column('Side', 420, 700, 14, 19)],
    ['two equal columns on one grid', column('One', 40, 700, 20), column('Two', 320, 700, 20)],
  ])('%s', async (_, left, right) => {
    const names = [left, right].flatMap((pieces) => times(pieces.length, pieces[0]?.text.split(' ')[0] ?? ''))
    expect(await startsOf([...left, ...right])).toEqual(names)
    expect(await startsOf([...right, ...left])).toEqual(names)
  })

  test('also where a page draws them row by row, and the reading says so', async () => {
    const page = acrossThePage([...column('Side', 40, 700, 14, 19), ...column('Main', 240, 705, 24)])
    expect(await startsOf(page)).toEqual([...times(14, 'Side'), ...times(24, 'Main')])
    expect((await read(page)).mixedColumns).toBe(true)
    expect((await read([...column('Side', 40, 700, 14, 19), ...column('Main', 240, 705, 24)])).mixedColumns).toBe(false)
  })

  test('a band above them and a band below them stay whole', async () => {
    const wide = (text: string, y: number) => ({
      text: `${text} ${'right across the whole of the page '.repeat(3)}`,
      x: 40,
      y,
    })
    const page = [wide('Above', 740), ...column('One', 40, 700, 9), ...column('Two', 320, 703, 9), wide('Below', 560)]
    expect(await startsOf(page)).toEqual(['Above', ...times(9, 'One'), ...times(9, 'Two'), 'Below'])
  })

  test('a contact row above them is no part of them, though their gap runs through it', async () => {
    const row = ['Berlin', 'mira@example.org', '+49 30 5550 1234'].map((text, index) => ({
      text,
      x: 40 + 190 * index,
      y: 750,
    }))
    const page = [...row, ...column('One', 40, 700, 14), ...column('Two', 330, 704, 14, 15)]
    expect((await textsOf(page))[0]).toBe('Berlin\tmira@example.org\t+49 30 5550 1234')
  })

  test('two cells side by side are columns of their own, also below rows that have the same gap', async () => {
    const rows = [0, 1, 2, 3].flatMap((index) => [
      { text: `Job ${index}, Example Hospital`, x: 40, y: 740 - 14 * index },
      { text: `Jan 201${index}`, x: 330, y: 740 - 14 * index },
    ])
    const page = [...rows, ...column('One', 40, 640, 4), ...column('Two', 330, 640, 4)]
    expect(await startsOf(page)).toEqual([...times(4, 'Job'), ...times(4, 'One'), ...times(4, 'Two')])
  })

  test('lists side by side are lists', async () => {
    const list = (name: string, x: number) =>
      [0, 1, 2].map((index) => ({ text: `• ${name} ${index}`, x, y: 700 - 14 * index }))
    expect(await startsOf(acrossThePage([...list('One', 40), ...list('Two', 320)]))).toEqual([
      ...times(3, 'One'),
      ...times(3, 'Two'),
    ])
  })
})

describe('what stands side by side in a row is one line', () => {
  const entries = Array.from({ length: 5 }, (_, index) => 700 - 70 * index)
  const withEach = (make: (y: number, index: number) => Placed[]) => entries.flatMap((y, index) => make(y, index))
  const duties = (x: number, y: number): Placed[] =>
    [1, 2, 3].map((line) => ({ text: `Duty ${line} with some words about it`, x, y: y - 14 * line }))

  test.each([
    ['row by row', (page: Placed[]) => page],
    [
      'all dates last, as a drawing program does',
      (page: Placed[]) => page.toSorted((a, b) => Number(/–/.test(a.text)) - Number(/–/.test(b.text))),
    ],
  ])('dates at the right edge, drawn %s', async (_, draw) => {
    const page = withEach((y, index) => [
      { text: `Job ${index}, Example Hospital`, x: 50, y },
      { text: `Jan 201${index} – Dec 201${index}`, x: 450, y },
      ...duties(50, y),
    ])
    expect(await textsOf(draw(page))).toContain('Job 3, Example Hospital\tJan 2013 – Dec 2013')
  })

  test('dates in the left margin, also over two lines', async () => {
    const page = withEach((y, index) => [
      { text: `Jan 201${index} –`, x: 50, y },
      { text: `Dec 201${index}`, x: 50, y: y - 14 },
      { text: `Job ${index}`, x: 150, y },
      ...duties(150, y),
    ])
    const texts = await textsOf(page)
    expect(texts.slice(4, 8)).toEqual([
      'Jan 2011 – Dec 2011\tJob 1',
      'Duty 1 with some words about it',
      'Duty 2 with some words about it',
      'Duty 3 with some words about it',
    ])
  })

  test('section names in the left margin, in larger type and beside or above their text', async () => {
    const beside = withEach((y, index) => [
      { text: `Section ${index}`, x: 40, y, size: 13, bold: true },
      ...duties(160, y + 14),
    ])
    expect(await textsOf(beside)).toContain('Section 2\tDuty 1 with some words about it')
    const above = withEach((y, index) => [
      { text: `Section ${index}`, x: 40, y, size: 12, bold: true },
      ...duties(160, y - 4),
    ])
    expect((await textsOf(above)).slice(0, 5)).toEqual([
      'Section 0',
      'Duty 1 with some words about it',
      'Duty 2 with some words about it',
      'Duty 3 with some words about it',
      'Section 1',
    ])
  })

  test('a section name that goes on in the next row is one, and a table keeps the label of each row', async () => {
    const page = [
      { text: 'EDUCATION AND', x: 40, y: 700, bold: true },
      { text: 'TRAINING', x: 40, y: 686, bold: true },
      { text: 'Diploma in Nursing', x: 150, y: 700 },
      { text: 'Example School', x: 150, y: 686 },
    ]
    expect(await textsOf(page)).toEqual(['EDUCATION AND TRAINING\tDiploma in Nursing', 'Example School'])
    const table = [page[0], page[2], page[1], page[3]].filter((piece) => piece !== undefined)
    expect(await textsOf(table)).toEqual(['EDUCATION AND\tDiploma in Nursing', 'TRAINING\tExample School'])
  })

  test('section names in the left margin whose text stands a little lower, as padding makes it', async () => {
    const page = [0, 1, 2, 3].flatMap((index) => [
      { text: `Section ${index}`, x: 40, y: 700 - 90 * index, bold: true },
      ...duties(160, 714 - 90 * index - (index > 1 ? 2.5 : 0)),
    ])
    const texts = await textsOf(page)
    expect(texts.filter((text) => text.startsWith('Section')).every((text) => text.includes('\t'))).toBe(true)
    expect(texts).toHaveLength(12)
  })

  test('place and dates of one entry at the right edge, drawn after its text', async () => {
    const text = Array.from({ length: 8 }, (_, index) => ({
      text: index % 3 === 0 ? `Line ${index} of what was done in this position, in some words` : 'and so on',
      x: 40,
      y: 700 - 14 * index,
    }))
    const flushRight = async (piece: string, y: number) => {
      const [line] = (await read([{ text: piece, x: 0, y }])).lines
      return { text: piece, x: 560 - (line?.right ?? 0), y }
    }
    const first = ['San Francisco, CA', 'June 2023 – present', '2 years'].map((piece, index) =>
      flushRight(piece, 700 - 14 * index),
    )
    const next = ['Austin, TX', 'May 2021 – May 2023', '2 years', 'full time'].flatMap((piece, index) => [
      { text: `Other ${index} of what was done in this position, in some words`, x: 40, y: 560 - 14 * index },
      flushRight(piece, 560 - 14 * index),
    ])
    const texts = await textsOf([...text, ...(await Promise.all([...first, ...next]))])
    expect(texts.map((one) => one.split('\t')[1])).toEqual([
      'San Francisco, CA',
      'June 2023 – present',
      '2 years',
      ...Array<undefined>(5).fill(undefined),
      'Austin, TX',
      'May 2021 – May 2023',
      '2 years',
      'full time',
    ])
  })

  test('a full cell that leaves no gap before the next one', async () => {
    const row = (y: number, left: string, below: string, right: string) => [
      { text: left, x: 40, y },
      { text: below, x: 40, y: y - 14 },
      { text: right, x: 200, y },
    ]
    const page = [
      ...row(700, 'May 2018 – today', 'part time', 'Nurse'),
      ...row(650, 'June 2016 – May 2018', 'part time', 'Assistant nurse'),
      ...row(600, 'a'.repeat(26), 'part time', 'Trainee'),
    ]
    expect(
      (await textsOf(page)).filter((text) => /Nurse|nurse|Trainee/.test(text)).every((text) => text.includes('\t')),
    ).toBe(true)
  })

  test('a table of skills', async () => {
    const rows = ['Languages', 'Tools', 'Methods', 'Databases']
    const page = rows.flatMap((name, index) => [
      { text: name, x: 50, y: 700 - 14 * index, bold: true },
      { text: `Skill ${index}, another one and a third`, x: 160, y: 700 - 14 * index },
    ])
    expect(await textsOf(page)).toEqual(rows.map((name, index) => `${name}\tSkill ${index}, another one and a third`))
  })
})

test('dates stacked beside jobs, closer than their lines, are read with each job', async () => {
  const jobs = ['JUN 2021|PRESENT|Cook', 'JAN 2012|MAY 2021|Porter', '2004|2011|Driver'].map((job) => job.split('|'))
  const page = jobs.flatMap(([from = '', to = '', title = ''], index): Placed[] => {
    const y = 700 - 60 * index
    return [
      { text: from, x: 40, y: y + 3, size: 9 },
      { text: to, x: 40, y: y - 8, size: 9 },
      { text: title, x: 130, y },
      { text: `Acme Ltd, Hull`, x: 130, y: y - 15 },
      { text: `Some words about the job`, x: 130, y: y - 30 },
    ]
  })
  const head = [
    { text: 'Toni Berg', x: 40, y: 780, size: 22 },
    { text: 'EXPERIENCE', x: 40, y: 730, size: 14 },
  ]
  const { lines } = await read([...head, ...page])
  expect(
    profileFromLines(lines).professional_experience.map(({ title, from, to }) => [
      title?.value,
      from?.value,
      to?.value,
    ]),
  ).toEqual([
    ['Cook', '2021-06', 'present'],
    ['Porter', '2012-01', '2021-05'],
    ['Driver', '2004', '2011'],
  ])
})

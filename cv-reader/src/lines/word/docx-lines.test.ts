import { describe, expect, test } from 'vitest'
import { makeDocx, makeZip, type ZipPart } from '../../testing/make-files.ts'
import type { Line } from '../line.ts'
import { readLines, type FileLines } from '../lines-from-file.ts'

type Options = { header?: string; more?: ZipPart[] }
const read = async (paragraphs: string[], options?: Options) =>
  (await readLines(makeDocx(paragraphs, options), 'docx')) as FileLines
const linesOf = async (paragraphs: string[], options?: Options): Promise<Line[]> =>
  (await read(paragraphs, options)).lines
const textsOf = async (paragraphs: string[], options?: Options) =>
  (await linesOf(paragraphs, options)).map(({ text }) => text)

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (content: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`
const cell = (...texts: string[]) => `<w:tc>${texts.map((text) => paragraph(run(text))).join('')}</w:tc>`
const table = (...rows: string[][]) =>
  `<w:tbl><w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="7000"/></w:tblGrid>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`
const styles: ZipPart = {
  name: 'word/styles.xml',
  content: `<w:styles ${word}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>
    <w:style w:type="paragraph" w:default="1" w:styleId="Standard"><w:name w:val="Normal"/></w:style>
    <w:style w:type="paragraph" w:styleId="berschrift2"><w:name w:val="heading 2"/><w:basedOn w:val="Standard"/><w:pPr><w:spacing w:before="240"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>
    <w:style w:type="paragraph" w:styleId="Ring"><w:name w:val="Ring"/><w:basedOn w:val="Ring"/></w:style></w:styles>`,
}
const numbering: ZipPart = {
  name: 'word/numbering.xml',
  content: `<w:numbering ${word}><w:abstractNum w:abstractNumId="4"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="720"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="4"/></w:num></w:numbering>`,
}

describe('a paragraph is a line with the look that its styles give it', () => {
  test('headings by the built-in name of their style, sizes and bold through styles', async () => {
    const heading = paragraph(run('Erfahrung'), '<w:pStyle w:val="berschrift2"/>')
    const lines = await linesOf([heading, 'Nurse', paragraph(run('Ring'), '<w:pStyle w:val="Ring"/>')], {
      more: [styles],
    })
    expect(lines).toMatchObject([
      { text: 'Erfahrung', heading: 2, bold: true, size: 14 },
      { text: 'Nurse', heading: undefined, bold: false, size: 11 },
      { text: 'Ring' },
    ])
  })

  test('runs of one look are one piece, a tab sets apart, a line break ends the line', async () => {
    const content = `${run('Nurse', '<w:b/>')}${run('se', '<w:b/>')}<w:r><w:tab/></w:r>${run('2019 ')}${run('– 2021')}<w:r><w:br/></w:r>${run('Berlin', '<w:i/>')}`
    const lines = await linesOf([paragraph(content)])
    expect(lines.map(({ text }) => text)).toEqual(['Nursese\t2019 – 2021', 'Berlin'])
    expect(lines[0]?.spans).toMatchObject([
      { text: 'Nursese', bold: true, apart: false },
      { text: '2019 – 2021', bold: false, apart: true },
    ])
    expect(lines[1]).toMatchObject({ italic: true })
  })

  test('list entries carry a bullet, whether Word counts them or a sign was typed', async () => {
    const listed = paragraph(run('Trained colleagues'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="7"/></w:numPr>')
    const lines = await linesOf([listed, '• Cut waiting times', 'Nurse'], { more: [numbering] })
    expect(lines.map(({ text, bullet, left }) => [text, bullet, left])).toEqual([
      ['Trained colleagues', true, 36],
      ['Cut waiting times', true, 0],
      ['Nurse', false, 0],
    ])
  })

  test('links are addresses of the line; deleted and hidden text and page numbers are not there', async () => {
    const relations = {
      name: 'word/_rels/document.xml.rels',
      content:
        '<Relationships><Relationship Id="r9" Target="https://example.org/in/mira" TargetMode="External"/></Relationships>',
    }
    const content = `<w:hyperlink r:id="r9">${run('LinkedIn')}</w:hyperlink><w:del>${run('gone')}</w:del>${run('hidden', '<w:vanish/>')}<w:fldSimple w:instr=" PAGE ">${run('1')}</w:fldSimple>`
    expect(await linesOf([paragraph(content)], { more: [relations] })).toMatchObject([
      { text: 'LinkedIn', links: ['https://example.org/in/mira'] },
    ])
  })

  test('empty paragraphs are white space above the next line', async () => {
    const lines = await linesOf(['Nurse', '', '', 'Education'])
    expect(lines.map(({ text, gapAbove }) => [text, Math.round(gapAbove)])).toEqual([
      ['Nurse', 0],
      ['Education', 3],
    ])
  })
})

describe('tables', () => {
  test('cells of single lines are one line, and a label stands with the first line of its text', async () => {
    const rows = table([cell('2019 – 2021'), cell('Nurse')], [cell('2017'), cell('Carer', 'Example Home', 'Two wards')])
    expect(await textsOf([rows])).toEqual(['2019 – 2021\tNurse', '2017\tCarer', 'Example Home', 'Two wards'])
  })

  test('a table that only lays out columns is read cell by cell, each a block', async () => {
    const side = ['Contact', 'Berlin', 'Skills', 'Wound care']
    const main = ['Experience', 'Nurse', 'Example Hospital', 'Two wards', 'Education']
    const lines = await linesOf(['Mira Example', table([cell(...side), cell(...main)])])
    expect(lines.map(({ text }) => text)).toEqual(['Mira Example', ...side, ...main])
    expect(lines.map(({ block }) => block)).toEqual([0, ...side.map(() => 1), ...main.map(() => 2)])
  })
})

describe('what stands beside the text', () => {
  test('headers come first and are counted', async () => {
    const reading = await read(['Mira Example'], { header: 'mira@example.org' })
    expect(reading.lines.map(({ text }) => text)).toEqual(['mira@example.org', 'Mira Example'])
    expect(reading.asideLines).toBe(1)
  })

  test('a text box is read once though Word writes it twice, and is a block of its own', async () => {
    const box = `<w:txbxContent>${paragraph(run('Berlin'))}</w:txbxContent>`
    const drawing = `<w:r><mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`
    const lines = await linesOf(['Nurse', paragraph(run('Carer') + drawing), 'Cook'])
    expect(lines.map(({ text, block }) => [text, block])).toEqual([
      ['Nurse', 0],
      ['Carer', 0],
      ['Cook', 0],
      ['Berlin', 1],
    ])
  })
})

describe('hostile files', () => {
  test('macros are found by what is in the file', async () => {
    expect((await read(['Nurse'])).macros).toBe(false)
    expect((await read(['Nurse'], { more: [{ name: 'word/vbaProject.bin', content: 'x' }] })).macros).toBe(true)
  })

  test('an entity that points to a file stays unread (XXE)', async () => {
    const xml = `<!DOCTYPE x [<!ENTITY secret SYSTEM "file:///etc/passwd">]><w:document ${word}><w:body>${paragraph(run('A &secret; Z'))}</w:body></w:document>`
    const zip = makeZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: xml },
    ])
    const { lines } = (await readLines(zip, 'docx')) as FileLines
    expect(lines.map(({ text }) => text)).toEqual(['A &secret; Z'])
  })

  test('tables in tables and elements beyond all measure end in an error, not in a crash', async () => {
    const deep = `${'<w:tbl><w:tr><w:tc>'.repeat(3000)}${paragraph(run('x'))}`
    await expect(linesOf([deep])).rejects.toThrow('too many elements')
  })
})

test('a part without a byte says nothing, and the rest is read', async () => {
  const more = ['header1', 'styles', 'numbering'].map((name) => ({ name: `word/${name}.xml`, content: '' }))
  expect(await textsOf(['Ada Lovelace'], { more })).toEqual(['Ada Lovelace'])
})

import { afterAll, describe, expect, test } from 'vitest'
import { makeDocx, makePdf, makePdfBomb, makeZip, sampleCv } from '@waymark/cv-reader/testing/make-files.ts'
import { maxTextLength } from '@waymark/cv-reader/lines/lines-from-file.ts'
import type { FileText } from '@waymark/cv-reader/text-from-file.ts'
import { sharedProcesses } from '../../testing/shared-processes.ts'
import { createTextFiles } from './text-files.ts'

// The rule that each file has a process of its own is proven in file-reader.test.ts.
const { textFiles: reader } = sharedProcesses
const read = (name: string, bytes: Uint8Array) => reader.read({ name, bytes })
const textOf = async (name: string, bytes: Uint8Array) => ((await read(name, bytes)) as FileText).text
const pdf = makePdf([sampleCv])
const docx = makeDocx(sampleCv)
const ole = (...streams: string[]) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(1016),
    ...streams.map((name) => Buffer.from(name, 'utf16le')),
    Buffer.alloc(512),
  ])

describe('the text of an attached CV', () => {
  test('a PDF gives its lines and pages', async () => {
    const reading = await read('CV.PDF', makePdf([sampleCv, sampleCv]))
    expect(reading).toMatchObject({
      kind: 'pdf',
      media_type: 'application/pdf',
      pages: 2,
      cut: false,
      mixed_columns: false,
    })
    expect((reading as FileText).text.split('\n').slice(0, 5)).toEqual(sampleCv.slice(0, 5))
  })

  test('a DOCX gives its paragraphs, and its page header apart', async () => {
    const reading = await read(
      'cv.docx',
      makeDocx(['<b>Mira</b> & Söhne', ...sampleCv.slice(2)], { header: 'mira@example.org' }),
    )
    expect(reading).toMatchObject({ kind: 'docx', aside: 'mira@example.org', pages: undefined })
    expect((reading as FileText).text).toMatch(/^<b>Mira<\/b> & Söhne\n+Work Experience/)
  })

  test('a page drawn line by line across two columns is read column by column, and says so', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => [
      { text: `Left column line ${index}`, x: 50, y: 680 - 14 * index },
      { text: `Right column line ${index}`, x: 330, y: 680 - 14 * index },
    ])
    const reading = (await read(
      'cv.pdf',
      makePdf([[{ text: 'Mira Example, a name right across the whole of the page', x: 50, y: 740 }, ...rows.flat()]]),
    )) as FileText
    expect(reading.mixed_columns).toBe(true)
    expect(reading.text.split('\n').slice(0, 4)).toEqual([
      'Mira Example, a name right across the whole of the page',
      '',
      'Left column line 0',
      'Left column line 1',
    ])
    expect(reading.text.indexOf('Left column line 19')).toBeLessThan(reading.text.indexOf('Right column line 0'))
  })

  test('dates at the right edge stay with their jobs', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => [
      { text: `Job number ${index}`, x: 50, y: 680 - 14 * index },
      { text: `Jan 20${10 + index} - Dec 20${10 + index}`, x: 430, y: 680 - 14 * index },
    ])
    const reading = (await read('cv.pdf', makePdf([rows.flat()]))) as FileText
    expect(reading.mixed_columns).toBe(false)
    expect(reading.text).toMatch(/Job number 3\s+Jan 2013/)
  })

  test('at most 30 pages and 200 kB are read, and the reading says so', async () => {
    expect(await read('cv.pdf', makePdf(Array.from({ length: 40 }, () => sampleCv)))).toMatchObject({
      pages: 40,
      cut: true,
    })
    const long = (await read('cv.docx', makeDocx(['a'.repeat(300_000)]))) as FileText
    expect([long.text.length, long.cut]).toEqual([maxTextLength, true])
  })
})

describe('only PDF, DOC and DOCX are read, by name and by content', () => {
  test.each([
    ['a picture named .pdf', 'cv.pdf', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['a PDF named .docx', 'cv.docx', pdf],
    ['a DOCX named .pdf', 'cv.pdf', docx],
    ['a DOCX named .doc', 'cv.doc', docx],
    ['a PDF named .pdf.exe', 'cv.pdf.exe', pdf],
    ['a zip named .docx', 'cv.docx', makeZip([{ name: 'a.txt', content: 'text' }])],
    [
      'a spreadsheet named .docx',
      'cv.docx',
      makeZip([
        { name: '[Content_Types].xml', content: '' },
        { name: 'xl/workbook.xml', content: '' },
      ]),
    ],
    ['another OLE file named .doc', 'cv.doc', ole('Workbook')],
    ['HTML named .doc', 'cv.doc', Buffer.from('<html>Word</html>')],
    ['RTF named .doc', 'cv.doc', Buffer.from('{\\rtf1 text}')],
    ['a picture named .pdf', 'cv.pdf', Buffer.from('\x89PNG\r\n\x1a\n rest', 'latin1')],
    ['garbage without a name that claims a kind', 'cv.txt', Buffer.from('\x01\x02 garbage')],
  ])('%s is refused', async (_, name, bytes) => {
    expect(await read(name, bytes)).toEqual({ unreadable: 'type' })
  })

  test.each([
    ['garbage named .pdf', 'cv.pdf', Buffer.from('\x01\x02 garbage')],
    ['a PDF without its first bytes', 'cv.pdf', Buffer.from(pdf).subarray(5)],
    ['garbage named .docx', 'cv.docx', Buffer.from('\x01\x02 garbage')],
    ['an empty file', 'cv.pdf', Buffer.alloc(0)],
    ['a PDF mark after the first kB', 'cv.pdf', Buffer.concat([Buffer.alloc(1100, 0x20), pdf])],
  ])('%s is damaged, not of another type', async (_, name, bytes) => {
    expect(await read(name, bytes)).toEqual({ unreadable: 'damaged' })
  })

  test('a PDF may have junk before its header', async () => {
    expect(await textOf('cv.pdf', Buffer.concat([Buffer.from('\n\n\ufeff junk \n'), pdf]))).toContain('Mira Example')
  })
})

describe('files that cannot be read say why', () => {
  const password = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >> /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`
  const encryptedDoc = (() => {
    const bytes = Buffer.concat([
      ole('WordDocument').subarray(0, 1024),
      Buffer.alloc(1024),
      Buffer.from('WordDocument', 'utf16le'),
    ])
    bytes.writeUInt16LE(0xa5ec, 1024)
    bytes.writeUInt16LE(0x0100, 1034)
    return bytes
  })()
  test.each([
    ['a PDF behind a password', 'cv.pdf', makePdf([sampleCv], { trailer: password }), 'password'],
    ['a DOCX behind a password', 'cv.docx', ole('EncryptedPackage'), 'password'],
    ['a DOC behind a password', 'cv.doc', encryptedDoc, 'password'],
    [
      'a DOCX with encrypted parts',
      'cv.docx',
      makeDocx(sampleCv, { more: [{ name: 'word/x.xml', content: 'x', encrypted: true }] }),
      'password',
    ],
    ['a truncated DOCX', 'cv.docx', docx.subarray(0, docx.length - 200), 'damaged'],
    ['a DOC of zeros', 'cv.doc', ole('WordDocument'), 'damaged'],
    [
      'garbage after a PDF header',
      'cv.pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5000, 0xa7)]),
      'damaged',
    ],
    ['a scan', 'cv.pdf', makePdf([['1'], ['2']]), 'no_text'],
    ['a DOCX without text', 'cv.docx', makeDocx([]), 'no_text'],
  ])('%s', async (_, name, bytes, unreadable) => {
    expect(await read(name, bytes)).toEqual({ unreadable })
  })
})

describe('hostile files end at their limits and harm nobody', () => {
  const strict = createTextFiles()
  afterAll(() => strict.stop())
  const zeros = Buffer.alloc(30 * 1_048_576)
  test.each([
    ['a part that inflates to 30 MB', [{ name: 'word/media/a.bin', content: zeros }]],
    [
      'a part that inflates to 30 MB and says 10 bytes',
      [{ name: 'word/media/a.bin', content: zeros, claimedSize: 10 }],
    ],
    [
      'parts of 80 MB together',
      Array.from({ length: 5 }, (_, index) => ({
        name: `word/${index}.bin`,
        content: zeros.subarray(0, 16 * 1_048_576),
        claimedSize: 10,
      })),
    ],
    ['2,100 parts', Array.from({ length: 2100 }, (_, index) => ({ name: `word/${index}.xml`, content: 'x' }))],
  ])('a DOCX with %s', async (_, more) => {
    expect(await strict.read({ name: 'cv.docx', bytes: makeDocx(sampleCv, { more }) })).toEqual({
      unreadable: 'too_complex',
    })
  })

  test('a DOCX of millions of tags is stopped', async () => {
    const xml = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${'<w:p/>'.repeat(3_000_000)}</w:body></w:document>`
    const bomb = makeZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'word/document.xml', content: xml },
    ])
    expect(await strict.read({ name: 'cv.docx', bytes: bomb })).toHaveProperty('unreadable')
  })

  test('a PDF whose page inflates to 200 MB of operators is stopped at the limit of time or memory', async () => {
    const impatient = createTextFiles({ timeoutMs: 2000 })
    expect(
      await impatient.read({ name: 'cv.pdf', bytes: makePdfBomb(Buffer.alloc(200_000_000, 'q 1 0 0 1 0 0 cm Q\n')) }),
    ).toEqual({ unreadable: 'too_complex' })
  })
})

import { crc32, deflateRawSync } from 'node:zlib'

/** Text on a page of 612 × 792 points, from its lower left corner. `spacing` in points, `turn` counterclockwise. */
export type Placed = {
  text: string
  x: number
  y: number
  size?: number
  bold?: boolean
  italic?: boolean
  spacing?: number
  turn?: 0 | 90
  url?: string
  mark?: number
}

export type Dot = { dot: number; x: number; y: number }

export function makePdf(
  pages: readonly (readonly (string | Placed | Dot)[])[],
  { trailer = '', headings = [] }: { trailer?: string; headings?: readonly number[] } = {},
): Buffer {
  const placed = pages.map((page) =>
    page.map((line, index) => (typeof line === 'string' ? { text: line, x: 50, y: 740 - 14 * index } : line)),
  )
  const contents = placed.map((page) =>
    page.map((piece) => ('dot' in piece ? showDot(piece) : showText(piece))).join('\n'),
  )
  const numbers = pages.map((_, index) => firstPage + 2 * index)
  const marked = headings.length > 0
  const structure = firstPage + 2 * pages.length
  const fonts = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique']
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${marked ? `/MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R` : ''} >>`,
    `<< /Type /Pages /Kids [${numbers.map((number) => `${number} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    ...fonts.map((font) => `<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`),
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /StructParents ${index} /Annots [${(placed[index] ?? []).map(linkOver).join(' ')}] /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> /Contents ${firstPage + 1 + 2 * index} 0 R >>`,
      `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ]),
    ...(marked ? structureOf(headings, structure) : []),
  ]
  return assemblePdf(objects, trailer)
}

const firstPage = 6

function structureOf(headings: readonly number[], root: number): string[] {
  const kids = headings.map((_, index) => `${root + 2 + index} 0 R`).join(' ')
  return [
    `<< /Type /StructTreeRoot /K [${kids}] /ParentTree ${root + 1} 0 R >>`,
    `<< /Nums [0 [${kids}]] >>`,
    ...headings.map((mark) => `<< /Type /StructElem /S /H2 /P ${root} 0 R /Pg ${firstPage} 0 R /K ${mark} >>`),
  ]
}

function linkOver(piece: Placed | Dot): string {
  if ('dot' in piece || piece.url === undefined) return ''
  const { x, y, text, url } = piece
  return `<< /Type /Annot /Subtype /Link /Rect [${x} ${y - 3} ${x + 5 * text.length} ${y + 9}] /A << /S /URI /URI (${url}) >> >>`
}

/** A PDF whose only page is this stream, deflated: small to send and large inside. */
export function makePdfBomb(content: Buffer): Buffer {
  const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), deflateRawSync(content)])
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    `<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n${packed.toString('latin1')}\nendstream`,
  ]
  return assemblePdf(objects, '')
}

function showText({ text, x, y, size = 11, bold, italic, spacing = 0, turn = 0, mark }: Placed): string {
  const font = bold ? 'F2' : italic ? 'F3' : 'F1'
  const matrix = turn === 90 ? `0 1 -1 0 ${x} ${y} Tm` : `${x} ${y} Td`
  const shown = text
    .replace(/•/g, '\x95')
    .replace(/–/g, '\x96')
    .replace(/[\\()]/g, '\\$&')
  const drawing = `BT /${font} ${size} Tf ${spacing} Tc ${matrix} (${shown}) Tj ET`
  return mark === undefined ? drawing : `/H2 << /MCID ${mark} >> BDC\n${drawing}\nEMC`
}

function showDot({ dot, x, y }: Dot): string {
  return `${x - dot / 2} ${y - dot / 2} ${dot} ${dot} re f`
}

function assemblePdf(objects: readonly string[], trailer: string): Buffer {
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(body + table + end, 'latin1')
}

export type ZipPart = { name: string; content: Buffer | string; claimedSize?: number; encrypted?: boolean }

export function makeZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claimedSize, encrypted = false } of parts) {
    const plain = Buffer.from(content as string)
    const packed = deflateRawSync(plain)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(encrypted ? 1 : 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(plain), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(claimedSize ?? plain.length, 18)
    common.writeUInt16LE(name.length, 22)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, place.subarray(0, 14), Buffer.from(name))
    files.push(file)
    offset += file.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06'), end])
}

/** A Word file. A paragraph that starts with "<w:" is markup; `more` parts are added unchanged. */
export function makeDocx(
  paragraphs: readonly string[],
  { header, more = [] }: { header?: string; more?: ZipPart[] } = {},
): Buffer {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const office = 'http://schemas.openxmlformats.org'
  const toXml = (lines: readonly string[]) =>
    lines
      .map((line) =>
        line.startsWith('<w:')
          ? line
          : `<w:p><w:r><w:t xml:space="preserve">${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</w:t></w:r></w:p>`,
      )
      .join('')
  return makeZip([
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?><w:document xmlns:w="${word}"><w:body>${toXml(paragraphs)}</w:body></w:document>`,
    },
    ...(header === undefined
      ? []
      : [
          {
            name: 'word/header1.xml',
            content: `<?xml version="1.0"?><w:hdr xmlns:w="${word}">${toXml([header])}</w:hdr>`,
          },
        ]),
    ...more,
  ])
}

/** A short CV of an invented person, with lines that the chat's checks find. */
export const sampleCv = [
  'Mira Example',
  'mira@example.org | +49 30 5550 1234 | Berlin',
  'Work Experience',
  'Nurse, Example Hospital, Jan 2019 - Present',
  '• Responsible for 12 beds on the night shift',
  '• Cut waiting times by 20 % with a new plan',
  '• Trained four new colleagues in in wound care',
  'Education',
  'Example School of Nursing, Sep 2015 - Aug 2018',
  'Skills',
  'Wound care, triage, first aid',
]

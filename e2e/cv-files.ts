import { crc32 } from 'node:zlib'
import { openPage } from './fixtures.ts'

export type CvFile = { name: string; mimeType: string; buffer: Buffer }

export const cv = {
  name: 'Ingrid Solheim',
  email: 'ingrid.solheim@example.org',
  job: { title: 'Software Engineer', company: 'Harbour Systems', from: 'March 2019', to: 'Present' },
  earlier: { title: 'Junior Developer', company: 'Fjord Bank', from: 'June 2015', to: 'February 2019' },
  lines: ['Moved the booking database to PostgreSQL without downtime', 'Taught four colleagues to read query plans'],
  school: { institution: 'University of Bergen', degree: 'Bachelor of Science in Informatics', years: '2012 - 2015' },
  skills: ['PostgreSQL', 'TypeScript', 'Docker', 'Linux'],
}

const paragraphs = [
  cv.name,
  `${cv.email} | +47 55 55 01 23 | Bergen, Norway`,
  'Work Experience',
  `${cv.job.title}, ${cv.job.company}, ${cv.job.from} - ${cv.job.to}`,
  ...cv.lines.map((line) => `• ${line}`),
  `${cv.earlier.title}, ${cv.earlier.company}, ${cv.earlier.from} - ${cv.earlier.to}`,
  '• Wrote the nightly reports',
  'Education',
  `${cv.school.degree}, ${cv.school.institution}, ${cv.school.years}`,
  'Skills',
  cv.skills.join(', '),
]

export async function makeCvPdf(): Promise<CvFile> {
  const page = await openPage('about:blank')
  const job = ({ title, company, from, to }: typeof cv.job, lines: readonly string[]) =>
    `<h3>${title}</h3><p><em>${company}</em>, ${from} – ${to}</p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
  await page.setContent(`<html lang="en"><body style="font-family: sans-serif; font-size: 11pt">
    <h1>${cv.name}</h1><p>${cv.email} · +47 55 55 01 23 · Bergen, Norway</p>
    <h2>Experience</h2>${job(cv.job, cv.lines)}${job(cv.earlier, ['Wrote the nightly reports'])}
    <h2>Education</h2><h3>${cv.school.degree}</h3><p>${cv.school.institution}, ${cv.school.years}</p>
    <h2>Skills</h2><p>${cv.skills.join(', ')}</p></body></html>`)
  const buffer = await page.pdf({ format: 'A4', margin: { top: '20mm', bottom: '20mm', left: '20mm', right: '20mm' } })
  await page.close()
  return { name: 'ingrid.pdf', mimeType: 'application/pdf', buffer }
}

export function makeCvDocx(): CvFile {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const office = 'http://schemas.openxmlformats.org'
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`).join('')
  const buffer = makeZip({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
  })
  return {
    name: 'ingrid.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer,
  }
}

export function makeLinkedInZip(): CvFile {
  const [first, last] = cv.name.split(' ')
  const short = (month: string) => month.replace(/^(\w{3})\w*/, '$1')
  const position = ({ title, company, from, to }: typeof cv.job, text: string) =>
    `${company},${title},"${text}","Bergen, Norway",${short(from)},${to === 'Present' ? '' : short(to)}`
  const buffer = makeZip({
    'Profile.csv': `First Name,Last Name,Headline,Summary,Geo Location\n${first},${last},Engineer,,"Bergen, Norway"\n`,
    'Email Addresses.csv': `Email Address,Confirmed,Primary,Updated On\n${cv.email},Yes,Yes,1/1/2020\n`,
    'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On\n${position(cv.job, cv.lines.join('\n'))}\n${position(cv.earlier, 'Wrote the nightly reports')}\n`,
    'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities\n${cv.school.institution},2012,2015,,${cv.school.degree},\n`,
    'Skills.csv': `Name\n${cv.skills.join('\n')}\n`,
    'Connections.csv': 'First Name,Last Name\nNobody,Else\n',
  })
  return { name: 'Basic_LinkedInDataExport.zip', mimeType: 'application/zip', buffer }
}

export function makeZip(parts: Record<string, string>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(content.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), content])
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, place, Buffer.from(name))
    files.push(file)
    offset += file.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06'), end])
}

/** A Word 97 file: the text in one piece, without any formatting ([MS-DOC] 2.4.1). */
export function makeCvDoc(): CvFile {
  const text = Buffer.from(`${paragraphs.join('\r')}\r`.replaceAll('•', '\x95'), 'latin1')
  const textAt = 0x800
  const word = Buffer.alloc(4096)
  word.writeUInt16LE(0xa5ec, 0)
  word.writeUInt16LE(0x00c1, 2)
  word.writeUInt16LE(0x1200, 0x0a)
  word.writeUInt32LE(textAt, 0x18)
  word.writeUInt32LE(text.length, 0x4c)
  text.copy(word, textAt)
  const pieces = Buffer.alloc(21)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(text.length, 9)
  // Bit 30: one byte per letter, and the offset is doubled.
  pieces.writeUInt32LE(0x40000000 + textAt * 2, 15)
  word.writeUInt32LE(pieces.length, 0x1a6)
  return {
    name: 'ingrid.doc',
    mimeType: 'application/msword',
    buffer: makeOle({ WordDocument: word, '1Table': pieces }),
  }
}

/** An OLE file of two streams, padded to 4,096 bytes: shorter ones would have to go into the mini stream. */
function makeOle(streams: Record<string, Buffer>): Buffer {
  const [none, end] = [0xffffffff, 0xfffffffe]
  const table = Buffer.alloc(512, 0xff)
  const directory = Buffer.alloc(512)
  const entry = (index: number, name: string, type: number, links: number[], start: number, size: number) => {
    const at = index * 128
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE(name === '' ? 0 : name.length * 2 + 2, at + 64)
    directory.writeUInt8(type, at + 66)
    directory.writeUInt8(1, at + 67)
    links.forEach((link, position) => directory.writeUInt32LE(link, at + 68 + 4 * position))
    directory.writeUInt32LE(start, at + 116)
    directory.writeUInt32LE(size, at + 120)
  }
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(end, 4)
  entry(0, 'Root Entry', 5, [none, none, 1], end, 0)
  entry(3, '', 0, [none, none, none], 0, 0)
  const contents = Object.entries(streams).map(([name, stream], index) => {
    const first = 2 + 8 * index
    for (let sector = 0; sector < 8; sector++)
      table.writeUInt32LE(sector === 7 ? end : first + sector + 1, (first + sector) * 4)
    // Siblings are ordered by length of name.
    entry(index + 1, name, 2, [index === 0 ? 2 : none, none, none], first, 4096)
    return Buffer.concat([stream, Buffer.alloc(4096 - stream.length)])
  })
  const header = Buffer.alloc(512, 0xff)
  header.fill(0, 0, 76)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(end, 60)
  header.writeUInt32LE(end, 68)
  header.writeUInt32LE(0, 76)
  return Buffer.concat([header, table, directory, ...contents])
}

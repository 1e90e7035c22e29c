import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDocx, makePdf, makePdfBomb, makeZip, sampleCv } from '@waymark/cv-reader/testing/make-files.ts'
import { makeLinkedInArchive } from '@waymark/cv-reader/testing/make-linkedin-archive.ts'
import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import { sharedProcesses } from '../../testing/shared-processes.ts'
import { createProfileFiles } from './profile-files.ts'

// The rule that each file has a process of its own is proven in file-reader.test.ts.
const { profileFiles: reader } = sharedProcesses
/** For files that fill their process's memory. */
const strict = createProfileFiles()
/** For files whose reading takes seconds: on a busy machine, others go first after two of them. */
const patient = createProfileFiles({ timeoutMs: 100_000 })
afterAll(() => {
  strict.stop()
  patient.stop()
})
const read = (name: string, bytes: Buffer | string, by = reader) =>
  by.read({ name, bytes: Buffer.from(bytes as string) })
const reasonOf = async (name: string, bytes: Buffer | string, by = reader) => {
  const reading = await read(name, bytes, by)
  return 'unreadable' in reading ? reading.unreadable : reading.source
}

const waymark = JSON.stringify({
  format: 'waymark-profile',
  format_version: 1,
  profile: { skills: [{ skill: 'Tea' }] },
})
const resume = JSON.stringify({ basics: { name: 'Ada' } })

describe('the content of a file says what it is', () => {
  test.each([
    ['cv.pdf', makePdf([sampleCv]), 'pdf'],
    ['CV.PDF', makePdf([sampleCv]), 'pdf'],
    ['cv.docx', makeDocx(sampleCv), 'docx'],
    ['resume.json', resume, 'json-resume'],
    ['with a byte-order mark.json', `\ufeff${resume}`, 'json-resume'],
    ['as Windows PowerShell writes it.json', Buffer.from(`\ufeff${resume}`, 'utf16le'), 'json-resume'],
    ['export.json', waymark, 'waymark'],
    ['Basic_LinkedInDataExport.zip', makeLinkedInArchive(), 'linkedin'],
    ['without an ending', makePdf([sampleCv]), 'pdf'],
  ])('%s', async (name, bytes, source) => {
    expect(await reasonOf(name, bytes)).toBe(source)
  })
})

const png = Buffer.from('\x89PNG\r\n\x1a\n0000000000000000', 'latin1')
const sealed = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')])
/** The dictionary of a 40-bit password that nobody was told. */
const locked = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> /P -4 >> /ID [<${'43'.repeat(16)}> <${'43'.repeat(16)}>]`
const macros = makeDocx(sampleCv, { more: [{ name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' }] })
const xxe = makeZip([
  { name: '[Content_Types].xml', content: '<Types/>' },
  {
    name: 'word/document.xml',
    content:
      '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&e;</w:t></w:r></w:p></w:body></w:document>',
  },
])

describe('a file that cannot be read says why', () => {
  test.each([
    ['a picture named as a PDF', 'cv.pdf', png, 'type'],
    ['a PDF named as a Word file', 'cv.docx', makePdf([sampleCv]), 'type'],
    ['a zip of something else', 'cv.zip', makeZip([{ name: 'photo.png', content: 'x' }]), 'type'],
    ['a JSON of something else', 'package.json', '{"name": "x"}', 'type'],
    ['plain text', 'cv.txt', 'Ada Lovelace', 'type'],
    ['a Word file behind a password', 'cv.docx', sealed, 'password'],
    ['a PDF behind a password', 'cv.pdf', makePdf([sampleCv], { trailer: locked }), 'password'],
    ['a Word file with macros', 'cv.docx', macros, 'macros'],
    ['a PDF that was cut off', 'cv.pdf', makePdf([sampleCv]).subarray(0, 60), 'damaged'],
    ['a Word file that was cut off', 'cv.docx', makeDocx(sampleCv).subarray(0, 700), 'damaged'],
    ['an archive that was cut off', 'export.zip', makeLinkedInArchive().subarray(0, 2000), 'damaged'],
    ['JSON that was cut off', 'resume.json', '{"basics": {"na', 'damaged'],
    ['garbage named as a PDF', 'cv.pdf', Buffer.alloc(5000, 7), 'damaged'],
    ['a PDF of pictures', 'scan.pdf', makePdf([[], []]), 'no_text'],
    ['a page that inflates to 400 MB', 'bomb.pdf', makePdfBomb(Buffer.alloc(400_000_000, 32)), 'too_complex'],
    [
      'a Word file that inflates to 100 MB',
      'bomb.docx',
      makeDocx(sampleCv, { more: [{ name: 'word/media/x.xml', content: Buffer.alloc(100_000_000) }] }),
      'too_complex',
    ],
    ['an empty file', 'cv.pdf', '', 'empty'],
    ['a JSON Resume of nothing', 'resume.json', '{"basics": {}, "work": []}', 'empty'],
    ['an archive without a CV', 'c.zip', makeLinkedInArchive({ 'Connections.csv': 'First Name\nA\n' }), 'empty'],
    [
      'more entries than any life has',
      'resume.json',
      JSON.stringify({ work: Array.from({ length: 20_000 }, () => ({ name: 'A' })) }),
      'too_complex',
    ],
    // A million of them were 3 MB on the way in and 106 MB on the way out.
    [
      'more empty entries than any life has',
      'resume.json',
      JSON.stringify({ basics: { name: 'A' }, work: Array.from({ length: 20_000 }, () => ({})) }),
      'too_complex',
    ],
    [
      'an archive of 200,000 rows that say the same',
      'linkedin.zip',
      makeLinkedInArchive({ 'Skills.csv': `Name\n${'Tea\n'.repeat(200_000)}` }),
      'too_complex',
    ],
    [
      'an archive with a cell of 9 MB',
      'linkedin.zip',
      makeLinkedInArchive({ 'Skills.csv': 'Name\nTea\n', 'Honors.csv': `Title\n${'x'.repeat(9_000_000)}\n` }),
      'too_complex',
    ],
    [
      'an archive of tables that nobody knows',
      'l.zip',
      makeZip([{ name: 'constructor.csv', content: 'Name\n' }]),
      'type',
    ],
    ['JSON in an old encoding', 'resume.json', Buffer.from('{"basics":{"name":"Zoë"}}', 'latin1'), 'damaged'],
  ])('%s', async (_, name, bytes, reason) => {
    expect(await reasonOf(name, bytes, reason === 'too_complex' ? strict : reader)).toBe(reason)
  })

  test('a Word file that asks for a file of this machine gets none of it', async () => {
    expect(JSON.stringify(await read('cv.docx', xxe))).not.toContain('root:')
  })
})

describe('the largest files that may be sent are read', () => {
  const work = Array.from({ length: 4000 }, (_, n) => ({ name: `Firm ${n}` }))
  const json = Buffer.from(JSON.stringify({ work, rest: 'x'.repeat(10_000_000) }))
  const text = makePdf(Array.from({ length: 5000 }, () => sampleCv))
  const pdf = Buffer.concat([text, Buffer.alloc(10_485_760 - text.length, 0x20)])
  test.each([
    ['a JSON Resume of 10 MB with 4,000 jobs', 'resume.json', json, { source: 'json-resume' }],
    ['a PDF of 10 MB with 5,000 pages', 'long.pdf', pdf, { warnings: ['pages_left_out'] }],
  ])('%s', async (_, name, bytes, expected) => {
    expect(await patient.read({ name, bytes })).toMatchObject(expected)
  })
})

test('a reading that takes too long is ended, and the next one runs', async () => {
  const hasty = createProfileFiles({ timeoutMs: 1 })
  expect(await hasty.read({ name: 'resume.json', bytes: Buffer.from(resume) })).toEqual({ unreadable: 'too_complex' })
  hasty.stop()
})

testOnRealData('every hostile PDF and Word file ends with a reading or a reason', 600_000, async (folder) => {
  const reasons = new Map<string, number>()
  for (const kind of ['pdf', 'word']) {
    for (const file of readdirSync(path.join(folder, 'hostile', kind))) {
      const reason = await reasonOf(file, readFileSync(path.join(folder, 'hostile', kind, file)))
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
    }
  }
  expect(reasons.get('busy')).toBeUndefined()
  console.info(`hostile files: ${JSON.stringify([...reasons])}`)
})

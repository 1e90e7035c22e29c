import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { contentOf, type FileKind } from './lines/file-kind.ts'
import { readLines, type FileLines, type Unreadable } from './lines/lines-from-file.ts'
import { profileFromLines } from './profile-from-lines.ts'
import { testOnRealData } from './testing/real-data.ts'
import { textFromFile, textOfReading } from './text-from-file.ts'

type Labelled = { file: string; format: FileKind; expected?: { name?: string; email?: string } }
type Read = Labelled & { content: string; reading: FileLines | Unreadable }

let all: Promise<Read[]> | undefined
/** Reading the files takes longer than all that the tests do with their lines. */
const readOnce = (folder: string): Promise<Read[]> => (all ??= readAll(folder))

async function readAll(folder: string): Promise<Read[]> {
  const index = JSON.parse(readFileSync(path.join(folder, 'cvs/index.json'), 'utf8')) as Labelled[]
  const reads: Read[] = []
  for (const labelled of index) {
    const bytes = readFileSync(path.join(folder, 'cvs', labelled.file))
    reads.push({ ...labelled, content: contentOf(bytes), reading: await readLines(bytes, labelled.format) })
  }
  return reads
}

const wordsOf = (text = '') => text.match(/\p{L}{3,}/gu) ?? []

testOnRealData(
  'every real CV is what its name says and has text, and a DOC and a DOCX of one CV give the same words',
  300_000,
  async (folder) => {
    const reads = await readOnce(folder)
    expect(reads.length).toBeGreaterThan(50)
    expect(reads.filter(({ format, content }) => content !== format).map(({ file }) => file)).toEqual([])
    const texts = new Map<string, string>()
    for (const { file, format, reading } of reads) {
      const read = 'unreadable' in reading ? reading : textOfReading(format, reading)
      if ('text' in read) texts.set(file, read.text)
    }
    expect(reads.filter(({ file }) => !texts.has(file)).map(({ file }) => file)).toEqual([])
    for (const name of ['skillora-data_scientist', 'skillora-software_engineer', 'skillora-junior_developer'])
      expect(wordsOf(texts.get(`doc/${name}.doc`))).toEqual(wordsOf(texts.get(`docx/${name}.docx`)))
  },
)

testOnRealData(
  'name and e-mail of the real CVs are right, or not read at all; a wrong one is very rare',
  300_000,
  async (folder) => {
    const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d@]/gu, '')
    const wrong: string[] = []
    let read = 0
    for (const { file, reading, expected } of await readOnce(folder)) {
      if ('unreadable' in reading) continue
      const { personal_details } = profileFromLines(reading.lines)
      for (const field of ['name', 'email'] as const) {
        const value = personal_details[field]?.value
        if (value === undefined || expected?.[field] === undefined) continue
        read++
        if (plain(value) !== plain(expected[field])) wrong.push(`${file}: ${value}`)
      }
    }
    expect(read).toBeGreaterThan(90)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(1)
  },
)

// Hostile files are read by the server's tests, in a process that can be killed.
testOnRealData('a file that is no CV has text or a reason why not', 300_000, async (folder) => {
  const directory = path.join(folder, 'cvs/not-cvs')
  const readings = []
  for (const name of readdirSync(directory))
    readings.push(await textFromFile({ name, bytes: readFileSync(path.join(directory, name)) }))
  expect(readings.some((reading) => 'text' in reading)).toBe(true)
  expect(readings.every((reading) => 'text' in reading || reading.unreadable !== 'busy')).toBe(true)
})

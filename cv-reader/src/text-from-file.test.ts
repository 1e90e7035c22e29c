import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import type { Unreadable } from './lines/lines-from-file.ts'
import { testOnRealData } from './testing/real-data.ts'
import { textFromFile, type FileText } from './text-from-file.ts'

type Readings = Map<string, FileText | Unreadable>

async function readAll(folder: string, part: string): Promise<Readings> {
  const directory = path.join(folder, part)
  const readings: Readings = new Map()
  for (const file of readdirSync(directory))
    readings.set(file, await textFromFile({ name: file, bytes: readFileSync(path.join(directory, file)) }))
  return readings
}

testOnRealData(
  'every real CV is read with some text, and a DOC and a DOCX of one CV give the same words',
  300_000,
  async (folder) => {
    const readings: Readings = new Map([
      ...(await readAll(folder, 'cvs/pdf')),
      ...(await readAll(folder, 'cvs/docx')),
      ...(await readAll(folder, 'cvs/doc')),
    ])
    expect([...readings].filter(([, reading]) => 'unreadable' in reading).map(([file]) => file)).toEqual([])
    for (const name of ['skillora-data_scientist', 'skillora-software_engineer', 'skillora-junior_developer']) {
      expect(wordsOf(readings, `${name}.doc`)).toEqual(wordsOf(readings, `${name}.docx`))
    }
  },
)

function wordsOf(readings: Readings, file: string): string[] {
  const reading = readings.get(file)
  return reading && 'text' in reading ? (reading.text.match(/\p{L}{3,}/gu) ?? []) : []
}

// Hostile files are read by the server's tests, in a process that can be killed.
testOnRealData('a file that is no CV has text or a reason why not', 300_000, async (folder) => {
  const readings = [...(await readAll(folder, 'cvs/not-cvs')).values()]
  expect(readings.some((reading) => 'text' in reading)).toBe(true)
  expect(readings.every((reading) => 'text' in reading || reading.unreadable !== 'busy')).toBe(true)
})

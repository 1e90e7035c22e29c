import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Unreadable } from '@waymark/cv-reader/lines/lines-from-file.ts'
import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import type { FileText } from '@waymark/cv-reader/text-from-file.ts'
import { afterAll, expect } from 'vitest'
import { createTextFiles } from './text-files.ts'

const reader = createTextFiles()
afterAll(() => reader.stop())

type Readings = Map<string, FileText | Unreadable>

/** Reads every file of a folder. */
async function readAll(folder: string, part: string): Promise<Readings> {
  const directory = path.join(folder, part)
  const files = readdirSync(directory)
  const readings: Readings = new Map()
  // Two at a time, as many as the reader works on: more would be told to come back.
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      readings.set(file, await reader.read({ name: file, bytes: readFileSync(path.join(directory, file)) }))
    }
  }
  await Promise.all([work(), work()])
  return readings
}

testOnRealData(
  'every real CV is read with some text, and a DOC and a DOCX of one CV give the same words',
  120_000,
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

// Hostile files are read by profile-files.test.ts: both readers find the lines of a file in the same way.
testOnRealData('every file that is no CV ends with text or a reason', 300_000, async (folder) => {
  const readings = [...(await readAll(folder, 'cvs/not-cvs')).values()]
  expect(readings.filter((reading) => 'unreadable' in reading && reading.unreadable === 'busy')).toEqual([])
  expect(readings.some((reading) => 'text' in reading)).toBe(true)
})

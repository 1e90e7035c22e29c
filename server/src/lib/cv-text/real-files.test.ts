import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect } from 'vitest'
import { testOnRealData } from '@waymark/cv-reader/testing/real-data.ts'
import type { Unreadable } from '@waymark/cv-reader/lines/lines-from-file.ts'
import type { FileText } from '@waymark/cv-reader/text-from-file.ts'
import { createCvTextReader } from './cv-text.ts'

const reader = createCvTextReader()
afterAll(() => reader.stop())

type Read = { file: string; ms: number; reading: FileText | Unreadable }

/** Reads every file of a folder, renamed to an ending that may be attached. */
async function readAll(folder: string, part: string, ending?: string): Promise<Read[]> {
  const directory = path.join(folder, part)
  const files = readdirSync(directory)
  const results: Read[] = []
  // Two at a time, as many as the reader works on: a third one's time would be waiting.
  const work = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const startedAt = performance.now()
      const name = ending === undefined || /\.(pdf|docx?)$/i.test(file) ? file : `${file}${ending}`
      const reading = await reader.read({ name, bytes: readFileSync(path.join(directory, file)) })
      results.push({ file, ms: performance.now() - startedAt, reading })
    }
  }
  await Promise.all([work(), work()])
  return results
}

function report(name: string, results: readonly Read[]): void {
  const times = results.map(({ ms }) => Math.round(ms)).toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  const outcomes = Object.entries(
    Object.groupBy(results, ({ reading }) => ('unreadable' in reading ? reading.unreadable : 'text')),
  ).map(([outcome, all]) => `${all?.length} ${outcome}`)
  console.log(
    `${name}: ${results.length} files, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${times.at(-1)} ms; ${outcomes.join(', ')}`,
  )
}

testOnRealData(
  'every real CV is read with some text, and a DOC and a DOCX of one CV give the same words',
  120_000,
  async (folder) => {
    const results = [
      ...(await readAll(folder, 'cvs/pdf')),
      ...(await readAll(folder, 'cvs/docx')),
      ...(await readAll(folder, 'cvs/doc')),
    ]
    report('CVs', results)
    expect(results.filter(({ reading }) => 'unreadable' in reading).map(({ file }) => file)).toEqual([])
    for (const name of ['skillora-data_scientist', 'skillora-software_engineer', 'skillora-junior_developer']) {
      expect(wordsOf(results, `${name}.doc`)).toEqual(wordsOf(results, `${name}.docx`))
    }
  },
)

function wordsOf(results: readonly Read[], file: string): string[] {
  const reading = results.find((result) => result.file === file)?.reading
  return reading && 'text' in reading ? (reading.text.match(/\p{L}{3,}/gu) ?? []) : []
}

testOnRealData(
  'every damaged, looping or hostile file ends within 20 s with text or an honest refusal',
  300_000,
  async (folder) => {
    const results = [
      ...(await readAll(folder, 'hostile/pdf', '.pdf')),
      ...(await readAll(folder, 'hostile/word', '.docx')),
      ...(await readAll(folder, 'cvs/not-cvs')),
    ]
    report('hostile', results)
    expect(results.filter(({ ms }) => ms > 20_000)).toEqual([])
  },
)

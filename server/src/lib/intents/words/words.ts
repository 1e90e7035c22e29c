import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../languages.ts'

type Headings = ReadonlyMap<string, readonly { line: string; writer: number }[]>

/** Each list asks for its headings by itself, and a file has dozens of them. */
const known = new Map<string, Headings>()

/** Reads headings `# name` with a line each below them; empty lines separate writers, `## ` says what a list is for. */
export function readHeadings(language: Language, file: string): Headings {
  const path = join(import.meta.dirname, language, file)
  const kept = known.get(path)
  if (kept) return kept
  const read = headingsOf(readFileSync(path, 'utf8'))
  known.set(path, read)
  return read
}

function headingsOf(text: string): Headings {
  const found = new Map<string, { line: string; writer: number }[]>()
  let lines: { line: string; writer: number }[] = []
  let writer = 0
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line.startsWith('## ')) continue
    const heading = /^# (\S+)$/.exec(line)?.[1]
    if (heading) {
      lines = found.get(heading) ?? []
      found.set(heading, lines)
      writer = 0
    } else if (line === '') writer += 1
    else lines.push({ line, writer })
  }
  return found
}

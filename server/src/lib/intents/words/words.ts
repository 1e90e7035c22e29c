import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../languages.ts'

/** Reads headings `# name` with a line each below them; empty lines separate writers, `## ` says what a list is for. */
export function readHeadings(language: Language, file: string): Map<string, { line: string; writer: number }[]> {
  const found = new Map<string, { line: string; writer: number }[]>()
  let lines: { line: string; writer: number }[] = []
  let writer = 0
  for (const raw of readFileSync(join(import.meta.dirname, language, file), 'utf8').split('\n')) {
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

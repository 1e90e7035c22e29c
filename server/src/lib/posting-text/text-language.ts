import path from 'node:path'
import { wordRows } from '../list-file.ts'

const rows = wordRows(path.join(import.meta.dirname, 'language-words.tsv'))
const languages = rows.map(({ name }) => name)
const languagesOf = new Map<string, number[]>()
for (const [position, { words }] of rows.entries())
  for (const word of words) languagesOf.set(word, [...(languagesOf.get(word) ?? []), position])

const scripts: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['th', /\p{Script=Thai}/gu],
]

/** Enough text to tell languages apart, and little enough to read thousands of postings. */
const looksAt = 1500

export function languageOf(text: string): string | undefined {
  const start = text.slice(0, looksAt)
  // Most texts are entirely Latin, and this check is enough.
  const script = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(start) ? scriptOf(start) : undefined
  if (script) return script
  const counts = languages.map(() => 0)
  const found = start.toLowerCase().match(/\p{L}+/gu) ?? []
  for (const word of found)
    for (const position of languagesOf.get(word) ?? []) counts[position] = (counts[position] ?? 0) + 1
  const most = Math.max(...counts)
  if (most < 4 || most < found.length * 0.06) return undefined
  const best = counts.indexOf(most)
  return counts.lastIndexOf(most) === best ? languages[best] : undefined
}

function scriptOf(text: string): string | undefined {
  const length = text.match(/\p{L}/gu)?.length ?? 0
  return scripts.find(
    ([language, pattern]) => (text.match(pattern)?.length ?? 0) > length * (language === 'uk' ? 0.03 : 0.3),
  )?.[0]
}

import type { House } from './sources.ts'

/** Words that stand twice in one list: an array of a .json file, or the lines under one heading of a .txt or .tsv file. */
export function findRepeatedWords({ lists }: House): string[] {
  return lists.flatMap(({ path, text }) => {
    const found = path.endsWith('.json') ? arraysOf(JSON.parse(text) as unknown) : linesOf(text)
    return found.flatMap(repeated).map((word) => `${path}: ${word} stands twice in one list`)
  })
}

function arraysOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [value.filter((item) => typeof item === 'string')] : []
  return [...own, ...Object.values(value).flatMap(arraysOf)]
}

const linesOf = (text: string): string[][] =>
  text.split(/^#.*$/mu).map((part) => part.split('\n').filter((line) => line.trim() !== ''))

const repeated = (list: readonly string[]): string[] =>
  [...Map.groupBy(list, (word) => word)].filter(([, same]) => same.length > 1).map(([word]) => word)

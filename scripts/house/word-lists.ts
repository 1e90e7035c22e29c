import type { House } from './sources.ts'

/** Words that stand twice in an array of a .json file, under one heading of a list, or in one row of a .tsv file. */
export function findRepeatedWords({ lists: files }: House): string[] {
  return files.flatMap(({ path, text }) => {
    const lists = linesOf(text)
    const rows = path.endsWith('.tsv')
      ? lists.flat().map(
          (line) =>
            line
              .split('\t')
              .at(-1)
              ?.split('|')
              .map((word) => word.trim()) ?? [],
        )
      : []
    const found = path.endsWith('.json') ? arraysOf(JSON.parse(text) as unknown) : [...lists, ...rows]
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

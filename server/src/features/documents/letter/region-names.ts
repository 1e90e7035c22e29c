import list from './region-names.json' with { type: 'json' }

const names = new Set(list)
const mostWords = 4

/** Whether a part of a title names a country, a region or a city that a position may be of: "Country Director India". */
export function namesRegion(part: string): boolean {
  const words = part.toLowerCase().split(/\s+/)
  return words.some((_, at) =>
    Array.from({ length: mostWords }, (_, count) => at + count + 1).some((end) =>
      names.has(words.slice(at, end).join(' ')),
    ),
  )
}

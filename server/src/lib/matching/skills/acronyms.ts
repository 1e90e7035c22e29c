import groups from './list/acronyms.json' with { type: 'json' }
import { readWords } from '../text/words.ts'

export const acronyms: readonly (readonly string[])[] = groups

const keyOf = (name: string): string =>
  readWords(name)
    .map(({ key }) => key)
    .join(' ')

const groupOf: ReadonlyMap<string, number> = new Map(
  groups.flatMap((names, at) => names.map((name) => [keyOf(name), at] as const)),
)

/** "KPIs" and "key performance indicators": one is what the letters of the other stand for. Takes keys of phrases. */
export function isSpeltOut(one: string, other: string): boolean {
  const group = groupOf.get(one)
  return group !== undefined && group === groupOf.get(other)
}

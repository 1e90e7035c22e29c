import type { AskedSkill } from '../posting/requirement.ts'
import suites from './suites.json' with { type: 'json' }

const parts: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(suites).map(([name, own]) => [name, new Set(own)]),
)
const none: ReadonlySet<string> = new Set()
/** One program is a part of a suite; who works with three of them works with it. */
const fewestParts = 3

/** The programs that a suite is known by; none for what is no suite. */
export const partsOf = (name: string): ReadonlySet<string> => parts.get(name) ?? none

/** Whether somebody knows so many programs of the asked suite that nobody would say less of it. */
export function showsWhole(
  { name, kind }: AskedSkill,
  held: readonly { skill: { name: string }; isLoose: boolean }[],
): boolean {
  const own = partsOf(name)
  const known = new Set(held.flatMap(({ skill, isLoose }) => (!isLoose && own.has(skill.name) ? [skill.name] : [])))
  return kind === 'name' && known.size >= fewestParts
}

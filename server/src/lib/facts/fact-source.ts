import { findSkills } from '../matching/skills/find-skills.ts'
import { contentStems } from '../matching/text/stems.ts'
import { readClaims, type Claims } from './claim-facts.ts'
import { readDates, saysLasting } from './date-facts.ts'
import { wordsIn } from './name-facts.ts'
import { readNumbers, type NumberFact } from './number-facts.ts'

/** What a text of the profile supports. */
export type FactSource = {
  text: string
  numbers: readonly NumberFact[]
  dates: ReadonlySet<string>
  isLasting: boolean
  skills: ReadonlySet<string>
  words: ReadonlySet<string>
  claims: Claims
  stems: ReadonlySet<string>
}

/** `occupation`: titles of the jobs that the text is about, which settle what everyday words mean. */
export function readSource(text: string, occupation = ''): FactSource {
  const skills = findSkills(text, occupation).flatMap(({ skill }) => [skill.name, ...skill.implies])
  return {
    text,
    numbers: readNumbers(text),
    dates: readDates(text),
    isLasting: saysLasting(text),
    skills: new Set(skills),
    words: wordsIn(text),
    claims: readClaims(text),
    stems: contentStems(text),
  }
}

export function joinSources(sources: readonly FactSource[]): FactSource {
  const union = <T>(of: (source: FactSource) => Iterable<T>) => new Set(sources.flatMap((source) => [...of(source)]))
  return {
    text: sources.map(({ text }) => text).join('\n'),
    numbers: sources.flatMap(({ numbers }) => numbers),
    dates: union(({ dates }) => dates),
    isLasting: sources.some(({ isLasting }) => isLasting),
    skills: union(({ skills }) => skills),
    words: union(({ words }) => words),
    claims: new Map(sources.flatMap(({ claims }) => [...claims])),
    stems: union(({ stems }) => stems),
  }
}

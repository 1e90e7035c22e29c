import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../../languages.ts'
import { feminineForms } from '../skills/feminine-forms.ts'
import { readWords } from '../text/words.ts'

export type Occupation = {
  /** What people are called who do the work; the first is shown. */
  names: Readonly<Record<Language, readonly string[]>>
  skills: readonly string[]
}
/** A skill by the name of the curated list. */
export type Neighbour = { occupation: Occupation; shared: string[]; missing: string[] }

type Loaded = { occupations: Occupation[]; weights: Map<string, number>; titles: Map<Occupation, string[]> }
let known: Loaded | undefined
let names: ReadonlyMap<string, Readonly<Record<Language, string>>> | undefined

/** With fewer in common, anybody would be near to anything. */
const fewestShared = 2
const leastShare = 0.2

/**
 * The occupations that need a good part of what a person has or what their own occupations usually need, the nearest
 * first. A skill that many need counts less. The list was written by hand (occupations.tsv); no posting is asked.
 */
export function nearOccupations(held: ReadonlySet<string>, own: readonly Occupation[], most: number): Neighbour[] {
  const { occupations, weights } = load()
  const pool = new Set([...held, ...own.flatMap(({ skills }) => skills)])
  const sum = (skills: readonly string[]) => skills.reduce((total, skill) => total + (weights.get(skill) ?? 0), 0)
  return occupations
    .filter((occupation) => !own.includes(occupation))
    .map((occupation) => {
      const shared = occupation.skills.filter((skill) => pool.has(skill))
      return { occupation, shared, missing: occupation.skills.filter((skill) => !pool.has(skill)) }
    })
    .map((one) => ({ ...one, share: sum(one.shared) / sum(one.occupation.skills) }))
    .filter(({ shared, missing, share }) => shared.length >= fewestShared && share >= leastShare && missing.length > 0)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, most)
    .map(({ share: _, ...neighbour }) => neighbour)
}

/** The occupations that a job title names, in any language; "chef de chantier" names no chef. */
export function occupationsOf(title: string): Occupation[] {
  const said = ` ${keysOf(title)} `
  const named = [...load().titles].flatMap(([occupation, keys]) =>
    keys.filter((key) => said.includes(` ${key} `)).map((key) => ({ occupation, key: ` ${key} ` })),
  )
  const whole = named.filter(({ key }) => !named.some((other) => other.key !== key && other.key.includes(key)))
  return [...new Set(whole.map(({ occupation }) => occupation))]
}

/** The occupations that need a skill of the curated list, those to which it means most first. */
export function occupationsNeeding(skill: string): Occupation[] {
  const share = ({ skills }: Occupation) => skills.indexOf(skill) / skills.length
  return load()
    .occupations.filter(({ skills }) => skills.includes(skill))
    .toSorted((a, b) => share(a) - share(b))
}

/** A skill of the curated list as a reader calls it; names of products are the same everywhere. */
export function skillName(skill: string, language: Language): string {
  names ??= new Map(
    rowsOf('skill-names.tsv').map(([en = '', de = '', fr = '', es = '']) => [en, { en, de, fr, es }] as const),
  )
  return names.get(skill)?.[language] ?? skill
}

const keysOf = (text: string): string =>
  readWords(text)
    .map(({ key }) => key)
    .join(' ')

function load(): Loaded {
  if (known) return known
  const occupations = rowsOf('occupations.tsv').map(([en = '', de = '', fr = '', es = '', skills = '']) => ({
    names: { en: en.split('|'), de: de.split('|'), fr: fr.split('|'), es: es.split('|') },
    skills: skills.split(';'),
  }))
  const counts = new Map<string, number>()
  for (const { skills } of occupations) for (const skill of skills) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  const weights = new Map([...counts].map(([skill, count]) => [skill, Math.log(1 + occupations.length / count)]))
  const titles = new Map(
    occupations.map((occupation) => [
      occupation,
      languages.flatMap((language) =>
        occupation.names[language].flatMap((name) => [name, ...feminineForms(name)]).map(keysOf),
      ),
    ]),
  )
  known = { occupations, weights, titles }
  return known
}

function rowsOf(file: string): string[][] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => line.split('\t'))
}

/** Every skill that an occupation of the list needs. */
export const occupationSkills = (): string[] => [...load().weights.keys()]

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markEveryday } from './everyday-names.ts'
import { addPhrase, phrasesAt, type Skill, type SkillNode } from './skill-phrases.ts'

/**
 * A kind of thing, and what belongs to it. Members of a `product` class can stand in for each other, those of a `work`
 * class only show it, and those of a `near` class are similar to it and no more.
 */
type SkillClass = { name: string; group: string; kind: string; names: string[]; members: string[] }

/** What single phrases show that a file has as another name of a wider skill: Cubase is audio production, and a DAW. */
export type PhraseClasses = ReadonlyMap<string, { shows: readonly string[]; near: readonly string[] }>

/** Adds the classes of `classes.tsv`, with the members that no other list has; whoever has a member has the class. */
export function addClasses(skills: Map<string, Skill>, root: SkillNode): PhraseClasses {
  const classes = readClasses()
  const ofComputing = new Set([...skills.values()].filter((it) => it.isComputing).map(({ group }) => group))
  const phraseClasses = new Map<string, { shows: string[]; near: string[] }>()
  const skillOf = (name: string, group: string, family: string, isActivity: boolean): Skill => {
    const known = skills.get(name)
    if (known) return known
    if (group === '') throw new Error(`classes.tsv gives no group for ${name}`)
    const isComputing = ofComputing.has(group)
    const skill = {
      name,
      group,
      isComputing,
      family,
      implies: [],
      near: [],
      parts: [],
      isActivity,
      context: new Set<string>(),
    }
    skills.set(name, skill)
    addPhrase(root, name, markEveryday(name, nameOf(skill)))
    return skill
  }
  const ownOf = (key: string) => {
    const own = phraseClasses.get(key) ?? { shows: [], near: [] }
    phraseClasses.set(key, own)
    return own
  }
  for (const { name, group, kind, names } of classes) {
    const isNew = !skills.has(name)
    const skill = skillOf(name, group, '', kind !== 'product')
    for (const it of [name, ...names]) {
      const [known, ...others] = phrasesAt(root, it)
      // What only said more or less of another skill now names the class, and shows that skill as before.
      if (isNew && known?.kind === 'term' && others.length === 0 && known.ambiguous === undefined) {
        ownOf(known.key).shows.push(known.skill.name)
        Object.assign(known, { skill, kind: 'name' })
      }
      addPhrase(root, it, markEveryday(it, nameOf(skill)))
    }
  }
  for (const { name, group, kind, members } of classes)
    for (const it of members) {
      const known = skills.has(it) ? undefined : phrasesAt(root, it)[0]
      const shown = kind === 'near' ? 'near' : 'shows'
      if (known) {
        ownOf(known.key)[shown].push(name)
        continue
      }
      const isProduct = kind === 'product'
      const member = skillOf(it, group || (skills.get(name)?.group ?? ''), isProduct ? name : '', !isProduct)
      if (shown === 'near') member.near = [...member.near, name]
      else {
        member.implies = [...member.implies, name]
        // Only the class itself: who held "marketing" holds no part of an e-mail program.
        member.parts = [...member.parts, name]
      }
      if (isProduct && member.family === '') member.family = name
    }
  return phraseClasses
}

const nameOf = (skill: Skill) => ({ skill, key: '', kind: 'name' as const, ambiguous: undefined })

function readClasses(): SkillClass[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'classes.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [name = '', group = '', kind = '', names = '', members = ''] = line.split('\t')
    const items = (text: string) => text.split(' | ').filter(Boolean)
    return { name, group, kind, names: items(names), members: items(members) }
  })
}

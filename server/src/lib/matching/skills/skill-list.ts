import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readWords } from '../text/words.ts'
import { acronyms } from './acronyms.ts'
import { feminineForms } from './feminine-forms.ts'

/** Groups of the list that prove less, or otherwise, than other skills do. */
export const licences = 'Licences and certificates'
export const strengths = 'Working strengths'

export type Skill = {
  name: string
  group: string
  /** Everyday words beside such a skill belong to computing, too. */
  isComputing: boolean
  family: string
  /** Everything that somebody with this skill has, too: React, JavaScript, front-end development. */
  implies: readonly string[]
  /** Work rather than a product: "sales" may name a department, "Kubernetes" is only Kubernetes. */
  isActivity: boolean
  /** Keys of the words that make an ambiguous name a skill. */
  context: ReadonlySet<string>
}

/** `term`: the phrase says less or more than the skill's name. `isAlone`: a title only where no other word stands beside it. */
export type Phrase = {
  skill: Skill
  key: string
  kind: 'name' | 'term'
  ambiguous: string | undefined
  isAlone?: boolean
}
/** Several `phrases` only for a word with several senses (architecture of houses, of software). */
export type SkillNode = { next: Map<string, SkillNode>; phrases: Phrase[] }

/** `titles` holds what people who do a work are called; in running text they may be somebody else. */
export type SkillList = { skills: ReadonlyMap<string, Skill>; root: SkillNode; titles: SkillNode }

let list: SkillList | undefined

/** The curated skills, loaded on first use (list/*.tsv; origin and columns: list/LICENCE.md). */
export function skillList(): SkillList {
  list ??= readList(join(import.meta.dirname, 'list'))
  return list
}

function readList(folder: string): SkillList {
  const skills = new Map<string, Skill>()
  const root: SkillNode = { next: new Map(), phrases: [] }
  const women: Written[] = []
  const files = readdirSync(folder).filter((name) => name.endsWith('.tsv') && name !== occupations)
  // Our own files take precedence over the long list of products.
  for (const file of files.toSorted((a, b) => Number(a.startsWith('onet')) - Number(b.startsWith('onet')))) {
    const [, ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n')
    for (const line of lines) addLine(line, file.includes('software'), skills, root, women)
  }
  for (const names of acronyms) addSpeltOut(root, names)
  // After everything that is listed: no form may take the place of a name.
  for (const { text, phrase } of women) addPhrase(root, text, phrase)
  const closed = new Map([...skills.keys()].map((name) => [name, impliedBy(name, skills)]))
  for (const [name, skill] of skills) skill.implies = closed.get(name) ?? []
  return { skills, root, titles: readTitles(join(folder, occupations), skills) }
}

/** What letters stand for means the skill that a file has for them, and the other way about. */
function addSpeltOut(root: SkillNode, names: readonly string[]): void {
  const [known] = names.flatMap((name) => phrasesAt(root, name).filter(({ ambiguous }) => ambiguous === undefined))
  // Letters alone may be anything else.
  if (known) for (const name of names.filter((it) => it.length > longestLetters)) addPhrase(root, name, known)
}

const longestLetters = 8

function phrasesAt(root: SkillNode, name: string): readonly Phrase[] {
  const node = readWords(name).reduce<SkillNode | undefined>((at, { key }) => at?.next.get(key), root)
  return node?.phrases ?? []
}

const occupations = 'occupations.tsv'

function readTitles(file: string, skills: ReadonlyMap<string, Skill>): SkillNode {
  const root: SkillNode = { next: new Map(), phrases: [] }
  const women: Written[] = []
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  for (const line of lines) {
    const [name = '', names = '', terms = '', alone = ''] = line.split('\t')
    const skill = skills.get(name)
    if (!skill) throw new Error(`${occupations} names a skill that no list has: ${name}`)
    const add = (text: string, kind: Phrase['kind'], isAlone: boolean) => {
      const phrase: Phrase = { skill, key: '', kind, ambiguous: undefined, isAlone }
      addPhrase(root, text, phrase)
      women.push(...feminineForms(text).map((form) => ({ text: form, phrase })))
    }
    for (const text of items(names)) add(text, 'name', false)
    for (const text of items(terms)) add(text, 'term', false)
    for (const text of items(alone)) add(text, 'term', true)
  }
  for (const { text, phrase } of women) addPhrase(root, text, phrase)
  return root
}

/** Transitive; a cycle in the list ends where it started. */
function impliedBy(name: string, skills: ReadonlyMap<string, Skill>): string[] {
  const found = new Set(skills.get(name)?.implies)
  for (const next of found) for (const further of skills.get(next)?.implies ?? []) found.add(further)
  found.delete(name)
  return [...found]
}

type Written = { text: string; phrase: Phrase }

function addLine(
  line: string,
  isComputing: boolean,
  skills: Map<string, Skill>,
  root: SkillNode,
  women: Written[],
): void {
  const [group = '', name = '', synonyms = '', terms = '', family = '', implies = '', ambiguous = '', context = ''] =
    line.split('\t')
  const everyday = items(ambiguous)
  const skill: Skill = {
    name,
    group,
    isComputing,
    family,
    implies: items(implies),
    isActivity: terms !== '',
    context: new Set(context.split(' ').filter(Boolean)),
  }
  skills.set(name, skill)
  const add = (text: string, kind: Phrase['kind']) => {
    const phrase = { skill, key: '', kind, ambiguous: everyday.includes(text) ? text : undefined }
    addPhrase(root, text, phrase)
    if (!isComputing && phrase.ambiguous === undefined)
      women.push(...feminineForms(text).map((form) => ({ text: form, phrase })))
  }
  for (const text of [...everyday, name, ...items(synonyms)]) add(text, 'name')
  for (const text of items(terms)) add(text, 'term')
}

function addPhrase(root: SkillNode, text: string, phrase: Phrase): void {
  const keys = readWords(text).map((word) => word.key)
  let node = root
  for (const key of keys) {
    let next = node.next.get(key)
    if (!next) node.next.set(key, (next = { next: new Map(), phrases: [] }))
    node = next
  }
  const isSense = phrase.ambiguous !== undefined && node.phrases.every(({ ambiguous }) => ambiguous !== undefined)
  const isKnown = node.phrases.some(({ skill }) => skill === phrase.skill)
  if (node !== root && !isKnown && (isSense || node.phrases.length === 0))
    node.phrases.push({ ...phrase, key: keys.join(' ') })
}

const items = (text: string): string[] => text.split(' | ').filter(Boolean)

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { acronyms } from './acronyms.ts'
import { addClasses, type PhraseClasses } from './skill-classes.ts'
import { markEveryday } from './everyday-names.ts'
import { feminineForms } from './feminine-forms.ts'
import { addPhrase, phrasesAt, type Phrase, type Skill, type SkillNode } from './skill-phrases.ts'

/** Groups of the list that prove less, or otherwise, than other skills do. */
export const licences = 'Licences and certificates'
export const strengths = 'Working strengths'

/** `titles` holds what people who do a work are called; in running text they may be somebody else. */
export type SkillList = {
  skills: ReadonlyMap<string, Skill>
  root: SkillNode
  titles: SkillNode
  phraseClasses: PhraseClasses
}

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
  for (const [name, skill] of skills) skill.parts = impliedBy(name, skills)
  const phraseClasses = addClasses(skills, root)
  for (const names of acronyms) addSpeltOut(root, names)
  // After everything that is listed: no form may take the place of a name.
  for (const { text, phrase } of women) addPhrase(root, text, phrase)
  const closed = new Map([...skills.keys()].map((name) => [name, impliedBy(name, skills)]))
  const nears = new Map([...skills].map(([name, { near }]) => [name, near]))
  for (const [name, skill] of skills) {
    skill.implies = closed.get(name) ?? []
    skill.near = [...skill.near, ...skill.implies.flatMap((it) => nears.get(it) ?? [])]
  }
  return { skills, root, titles: readTitles(join(folder, occupations), skills), phraseClasses }
}

/** What letters stand for means the skill that a file has for them, and the other way about. */
function addSpeltOut(root: SkillNode, names: readonly string[]): void {
  const [known] = names.flatMap((name) => phrasesAt(root, name).filter(({ ambiguous }) => ambiguous === undefined))
  // Letters alone may be anything else.
  if (known) for (const name of names.filter((it) => it.length > longestLetters)) addPhrase(root, name, known)
}

const longestLetters = 8

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
    near: [],
    parts: [],
    isActivity: terms !== '',
    context: new Set(context.split(' ').filter(Boolean)),
  }
  skills.set(name, skill)
  const add = (text: string, kind: Phrase['kind']) => {
    const ambiguous = everyday.includes(text) ? text : undefined
    const phrase = markEveryday(text, { skill, key: '', kind, ambiguous })
    addPhrase(root, text, phrase)
    if (!isComputing && phrase.ambiguous === undefined)
      women.push(...feminineForms(text).map((form) => ({ text: form, phrase })))
  }
  for (const text of [...everyday, name, ...items(synonyms)]) add(text, 'name')
  for (const text of items(terms)) add(text, 'term')
}

const items = (text: string): string[] => text.split(' | ').filter(Boolean)

import { readWords } from '../text/words.ts'
import type { Everyday } from './everyday-names.ts'

export type Skill = {
  name: string
  group: string
  /** Everyday words beside such a skill belong to computing, too. */
  isComputing: boolean
  family: string
  /** Everything that somebody with this skill has, too: React, JavaScript, front-end development. */
  implies: readonly string[]
  /** The wider skills that are a part of it where they are held alone: Excel of Microsoft Office. */
  parts: readonly string[]
  /** What it is similar to, and no more: an employment tribunal and employment law. */
  near: readonly string[]
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
  /** An ambiguous name that is a word, a person or a firm as well, and how the list spells it. */
  everyday?: Everyday
  spelling?: string
}
/** Several `phrases` only for a word with several senses (architecture of houses, of software). */
export type SkillNode = { next: Map<string, SkillNode>; phrases: Phrase[] }

/** The phrases that are written exactly so. */
export function phrasesAt(root: SkillNode, name: string): readonly Phrase[] {
  const node = readWords(name).reduce<SkillNode | undefined>((at, { key }) => at?.next.get(key), root)
  return node?.phrases ?? []
}

/** Adds a way to write a skill, unless these words are another's already. */
export function addPhrase(root: SkillNode, text: string, phrase: Phrase): void {
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

import { actionStems } from './line-words.ts'
import { findSkills } from '../skills/find-skills.ts'
import { readPostingLines, type PostingTexts } from '../posting/posting-lines.ts'
import type { SectionKind } from '../posting/posting-words.ts'
import { readRequirements } from '../posting/read-requirements.ts'
import { skillList } from '../skills/skill-list.ts'
import { contentStems, orderedStems } from '../text/stems.ts'
import { topicOf, type Topic } from '../text/word-vectors.ts'

/** Weights of a posting's skills, words and word pairs, each by its most important section. */
export type PostingInterest = {
  skills: ReadonlyMap<string, number>
  families: ReadonlyMap<string, number>
  /** The trade that the title names. */
  trade: ReadonlySet<string>
  stems: ReadonlyMap<string, number>
  pairs: ReadonlyMap<string, number>
  titleStems: ReadonlySet<string>
  titleTopic: Topic | undefined
  topic: Topic | undefined
  /** What each sentence is about that says what to do or to bring. */
  sentences: readonly Topic[]
}

const titleWeight = 3
const mostTitle = 240
/** Sentences about the company and its benefits weigh less. */
const sentenceWeight = 0.5
const mostSentences = 200
const fewestStems = 2
const requiredWeight = 3
const wishedWeight = 1.5
const sectionWeights: Readonly<Record<SectionKind, number>> = {
  required: requiredWeight,
  wished: wishedWeight,
  duties: 2,
  unknown: 0.6,
  benefits: 0.1,
  company: 0.1,
  legal: 0.1,
  apply: 0.1,
}

/** Without headings, anything may be a duty, a requirement or about the company. */
const undividedWeights: typeof sectionWeights = { ...sectionWeights, unknown: 2, company: 0.6 }

export function readPostingInterest(posting: PostingTexts): PostingInterest {
  const skills = new Map<string, number>()
  const stems = new Map<string, number>()
  const pairs = new Map<string, number>()
  const title = (posting.title ?? '').slice(0, mostTitle)
  const lines = readPostingLines(posting)
  const isDivided = lines.some(({ section }) => section === 'required' || section === 'duties')
  const weightOf = (section: SectionKind) => (isDivided ? sectionWeights : undividedWeights)[section]
  for (const { text, weight } of [
    { text: title, weight: titleWeight },
    ...lines.map(({ text, section }) => ({ text, weight: weightOf(section) })),
  ]) {
    for (const { skill } of findSkills(text, title)) raise(skills, skill.name, weight)
    for (const stem of contentStems(text)) raise(stems, stem, weight)
    for (const pair of pairsOf(text)) raise(pairs, pair, weight)
  }
  const requirements = readRequirements({ ...posting, location: '' })
  for (const { kind, skills: asked } of requirements)
    for (const { name } of asked) raise(skills, name, kind === 'required' ? requiredWeight : wishedWeight)
  const titleStems = contentStems(title)
  const asked = [...stems].filter(([, weight]) => weight >= requiredWeight)
  return {
    skills,
    families: familiesOf(skills),
    trade: new Set(requirements.filter(({ isTitle }) => isTitle).flatMap((it) => it.skills.map(({ name }) => name))),
    stems,
    pairs,
    titleStems,
    titleTopic: topicOf([...titleStems].map((stem) => [stem, 1])),
    topic: topicOf(asked.map(([stem]) => [stem, 1])),
    sentences: lines
      .filter(({ section }) => weightOf(section) >= sentenceWeight)
      .flatMap(({ text }) => text.split(/(?<=[.;!?])\s+/))
      .slice(0, mostSentences)
      .flatMap((sentence) => sentenceTopic(sentence) ?? []),
  }
}

/** A single word ("Requirements") is a heading more often than something to do. */
function sentenceTopic(sentence: string): Topic | undefined {
  const stems = [...contentStems(sentence)].filter((stem) => !actionStems.has(stem))
  return stems.length < fewestStems ? undefined : topicOf(stems.map((stem) => [stem, 1]))
}

function familiesOf(skills: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const families = new Map<string, number>()
  for (const [name, weight] of skills) raise(families, skillList().skills.get(name)?.family ?? '', weight)
  families.delete('')
  return families
}

/** Neighbouring content words: "financial report" tells more than the two apart. */
export function pairsOf(text: string): string[] {
  const stems = orderedStems(text)
  return stems.slice(1).map((stem, index) => `${stems[index]} ${stem}`)
}

function raise(weights: Map<string, number>, name: string, weight: number): void {
  if (weight > (weights.get(name) ?? 0)) weights.set(name, weight)
}

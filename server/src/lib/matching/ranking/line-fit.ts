import { actionStems } from './line-words.ts'
import { findSkills, type Mention } from '../skills/find-skills.ts'
import { pairsOf, type PostingInterest } from './posting-interest.ts'
import { contentStems } from '../text/stems.ts'
import { tellingness } from '../text/word-shares.ts'
import { strengths } from '../skills/skill-list.ts'

/** A product tells much, work less, strengths that everybody claims next to nothing. */
const skillTells = { product: 3, activity: 2.5, strength: 0.5 }
/** Shares of an asked skill's weight for one that implies it and for a substitute. */
const impliedShare = 0.8
const similarShare = 0.5
/** Everyday words of work (in one posting of ten) count least, words of a trade most. */
const wordShares = [
  { below: 1.8, share: 0.25 },
  { below: 2.6, share: 0.5 },
  { below: Infinity, share: 0.8 },
]

export type LineFit = {
  fit: number
  skills: string[]
  sharedWords: number
}

/** How much a line shares with a posting (skills, words, word pairs), weighted, relative to the line's length. */
export function fitOf(line: string, interest: PostingInterest): LineFit {
  const shown = findSkills(line)
    .map((mention) => ({ mention, weight: skillWeight(mention, interest) }))
    .filter(({ weight }) => weight > 0)
  const inSkills = contentStems(shown.map(({ mention }) => mention.text).join('\n'))
  const stems = [...contentStems(line)]
  const plain = stems.filter((stem) => !inSkills.has(stem)).map((stem) => wordWeight(stem, interest))
  const pairs = pairsOf(line).map((pair) => pairWeight(pair, interest))
  const best = new Map<string, number>()
  for (const { mention, weight } of shown)
    best.set(mention.skill.name, Math.max(weight, best.get(mention.skill.name) ?? 0))
  const shared = [...best.values(), ...plain, ...pairs].reduce((sum, weight) => sum + weight, 0)
  const sharedWords = stems.filter((stem) => interest.stems.has(stem)).length
  return { fit: shared / Math.sqrt(Math.max(4, stems.length)), skills: [...best.keys()], sharedWords }
}

function skillWeight({ skill }: Mention, { skills, families }: PostingInterest): number {
  const tells =
    skill.group === strengths ? skillTells.strength : skill.isActivity ? skillTells.activity : skillTells.product
  const own = skills.get(skill.name) ?? 0
  const implied = Math.max(0, ...skill.implies.map((name) => skills.get(name) ?? 0)) * impliedShare
  const similar = own > 0 ? 0 : (families.get(skill.family) ?? 0) * similarShare
  return tells * Math.max(own, implied, similar)
}

function wordWeight(stem: string, { stems }: PostingInterest): number {
  const weight = stems.get(stem) ?? 0
  if (weight === 0 || actionStems.has(stem)) return 0
  const tells = tellingness(stem)
  return weight * tells * (wordShares.find(({ below }) => tells < below)?.share ?? 0)
}

function pairWeight(pair: string, { pairs }: PostingInterest): number {
  const weight = pairs.get(pair) ?? 0
  if (weight === 0) return 0
  const [first = '', second = ''] = pair.split(' ')
  if (actionStems.has(first) && actionStems.has(second)) return 0
  return weight * 0.25 * (tellingness(first) + tellingness(second))
}

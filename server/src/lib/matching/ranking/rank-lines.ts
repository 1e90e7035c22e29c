import { actionStems, weakOpenings } from './line-words.ts'
import { findSkills, type Mention } from '../skills/find-skills.ts'
import { pairsOf, type PostingInterest } from './posting-interest.ts'
import { skillList } from '../skills/skill-list.ts'
import { contentStems } from '../text/stems.ts'
import { tellingness } from '../text/word-shares.ts'

/** How a line of a CV stands to a posting. `fit`: what both share; `score`: the line's rank, results included. */
export type LineScore = { score: number; fit: number; skills: string[]; hasResult: boolean }

// A line starts from this, so that results tell lines apart where a posting shares nothing with any of them.
const start = 3
const resultFactor = 1.35
const weakFactor = 0.8
const fragmentFactor = 0.6
/** What a skill tells: a product much, work less, strengths that everybody claims next to nothing. */
const skillTells = { product: 3, activity: 2.5, strength: 0.5 }
/** Of the weight of a skill asked for: what one that implies it shows, and one that can stand in for it. */
const impliedShare = 0.8
const similarShare = 0.5
/** Words count less than skills: everyday words of work (one posting in ten has them) least, words of a trade most. */
const wordShares = [
  { below: 1.8, share: 0.25 },
  { below: 2.6, share: 0.5 },
  { below: Infinity, share: 0.8 },
]

/**
 * Scores a line for a posting: skills and words that both share, weighed by where the posting has them and by how much
 * they tell, against the length of the line; results with numbers count more, weak openings and fragments less.
 * The same line and posting give the same score.
 */
export function scoreLine(line: string, interest: PostingInterest): LineScore {
  const mentions = findSkills(line)
  const shown = mentions
    .map((mention) => ({ mention, weight: skillWeight(mention, interest) }))
    .filter(({ weight }) => weight > 0)
  const inSkills = contentStems(shown.map(({ mention }) => mention.text).join('\n'))
  const stems = [...contentStems(line)]
  const plain = stems
    .filter((stem) => !inSkills.has(stem))
    .map((stem) => ({ stem, weight: wordWeight(stem, interest) }))
  const pairs = pairsOf(line).reduce((sum, pair) => sum + pairWeight(pair, interest), 0)
  const best = new Map<string, number>()
  for (const { mention, weight } of shown)
    best.set(mention.skill.name, Math.max(weight, best.get(mention.skill.name) ?? 0))
  const shared = [...best.values(), ...plain.map(({ weight }) => weight)].reduce((sum, weight) => sum + weight, pairs)
  const fit = shared / Math.sqrt(Math.max(4, stems.length))
  const hasResult = isResult(line)
  const factor =
    (hasResult ? resultFactor : 1) * (isWeak(line) ? weakFactor : 1) * (isFragment(line) ? fragmentFactor : 1)
  return { score: (start + fit) * factor, fit, skills: [...best.keys()], hasResult }
}

function skillWeight({ skill }: Mention, { skills }: PostingInterest): number {
  const tells =
    skill.group === 'Working strengths'
      ? skillTells.strength
      : skill.isActivity
        ? skillTells.activity
        : skillTells.product
  const own = skills.get(skill.name) ?? 0
  const implied = Math.max(0, ...skill.implies.map((name) => skills.get(name) ?? 0)) * impliedShare
  return (
    tells *
    Math.max(own, implied, own > 0 || skill.family === '' ? 0 : familyWeight(skill.family, skills) * similarShare)
  )
}

function familyWeight(family: string, skills: ReadonlyMap<string, number>): number {
  const list = skillList().skills
  return Math.max(0, ...[...skills].map(([name, weight]) => (list.get(name)?.family === family ? weight : 0)))
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

const measure =
  /[$€£¥]\s?\d|\d\s?(?:%|percent|prozent|pour cent|por ciento)|\b\d+(?:[.,]\d+)?\s?[kKmM]\b\+?|\b\d{1,3}(?:[.,]\d{3})+\b|\b\d+\+|\b\d+x\b|\bfrom \d+\S* to \d|\b(?:doubled|tripled|halved|verdoppelt|doublé|duplicado)\b/iu
const amount =
  /\b(?:\d{2,}|[3-9])\s+(?:\p{L}+\s+){0,2}(?:people|employees|staff|members|persons?|customers?|clients?|users?|patients?|guests?|covers|students?|children|pupils|teams?|projects?|sites?|stores?|countries|servers?|databases?|accounts?|engineers?|developers?|million|thousand|hours|days|weeks|minutes|mitarbeiter\w*|kunden|patient\w*|gäste|élèves|clients|personnes|personas|clientes|pacientes|units|orders|calls|vehicles|tickets|reports|beds|rooms|residents|volunteers|agents|branches|locations|associates|workers)\b/iu

/** A line that says how much, how many or how far: what a reader takes for proof. */
export function isResult(line: string): boolean {
  return (
    measure.test(line) ||
    amount.test(line) ||
    /\b(?:award|winner|won the|ranked|promoted to|record[- ]breaking|exceed(?:ed|ing) (?:\p{L}+\s){0,3}(?:targets?|goals?|quotas?))\b/iu.test(
      line,
    )
  )
}

function isWeak(line: string): boolean {
  const first = orderedFirst(line)
  return first !== undefined && weakOpenings.has(first)
}

/** Labels, halves of sentences and lists of tools say less than they share: "Environment: Java, J2EE, Oracle". */
function isFragment(line: string): boolean {
  const words = line.trim().split(/\s+/)
  return (
    words.length < 4 ||
    line.trim().endsWith(':') ||
    /^(?:environment|tools?|technologies|technology|platform|role|client|project|duration|team size|skills?)\b[^.]{0,20}:/i.test(
      line.trim(),
    )
  )
}

const orderedFirst = (line: string): string | undefined => /\p{L}+/u.exec(line)?.[0]?.toLowerCase()

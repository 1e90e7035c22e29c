import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featureNames, featuresOf, type LineFeatures } from '../server/src/lib/matching/ranking/line-features.ts'
import { readPostingInterest } from '../server/src/lib/matching/ranking/posting-interest.ts'
import { readInvented, readJudged, type JudgedJob } from './tailoring-labels.ts'
import { meanOf } from './tailoring.ts'

/** Pulls each weight towards the earlier one: few people were judged, and two judges' taste is not a law. */
const regularisation = 0.05
/** Held: of lines alike in all else the one that says what came of it, or with which tool, leads; few of the judged are so alike. */
const firm: ReadonlySet<string> = new Set(['outcome', 'weak_verb', 'names'])
const pulls = featureNames.map((name) => regularisation * (firm.has(name) ? 100 : 1))
const groups = 8
// Learnt from 217 jobs of other judges, whose labels are lost.
const earlier: Partial<LineFeatures> = {
  fit: 0.41,
  shared_words: 0.39,
  title_words: 0.27,
  near_title: 0.82,
  near_requirements: 0.87,
  near_sentences: 0.36,
  result: 1.04,
  outcome: 0.38,
  names: 0.22,
  verb_first: 0.13,
  weak_verb: -0.29,
  leads_people: 0.11,
  short: -0.22,
  capitals: -0.5,
  small_start: -0.16,
  statement: -1.66,
  late: -0.49,
}
/** The value of a pair: the first lead above the second counts less than any lead above a weak line. */
const worth = { first: 2.8, second: 2.4, third: 2, other: 1, weak: 0 }
const rounds = 12
const target = join(import.meta.dirname, '../server/src/lib/matching/ranking/line-weights.json')

type Rows = { judged: JudgedJob; lines: number[][] }
type Difference = { by: number[]; weight: number }

/** Learns line-weights.json from data/tailoring-invented.json and the tuning half of data/tailoring-labels.json; the rest stays unread. */
const invented = readInvented('invented')
const judgedJobs = [...((await readJudged('tuning'))?.jobs ?? []), ...invented]
if (judgedJobs.length === 0) process.exit(1)
const jobs = judgedJobs.map((judged): Rows => {
  const { title, description = '', requirements = '' } = judged.pair.posting
  const interest = readPostingInterest({ title, description: `${description}\n${requirements}`, requirements })
  const lines = judged.lines.map((line, index) => featuresOf(line, { index, count: judged.lines.length }, interest))
  return { judged, lines: lines.map((features) => featureNames.map((name) => features[name])) }
})
const cvs = [...new Set(jobs.map(cvOf))].toSorted()
const groupOf = new Map(cvs.map((cv, at) => [cv, at % groups]))
const isIn = (group: number, cv: string) => groupOf.get(cv) === group
const without = Array.from({ length: groups }, (_, group) => learn(jobs.filter((it) => !isIn(group, cvOf(it)))))
const all = learn(jobs)
const rowsOf = new Map(jobs.map((it) => [it.judged, it]))
const withoutOwn = (job: JudgedJob) => orderBy(rowsOf.get(job)!, without[groupOf.get(job.pair.cv)!]!)
console.log('people left out', meanOf(judgedJobs, withoutOwn))
console.log('of these the invented', meanOf(invented, withoutOwn))
console.log(
  'people learnt from',
  meanOf(judgedJobs, (job) => orderBy(rowsOf.get(job)!, all)),
)
const rounded = Object.fromEntries(featureNames.map((name, at) => [name, Number((all[at] ?? 0).toFixed(2))]))
writeFileSync(target, `${JSON.stringify(rounded, null, 2)}\n`)
console.log(rounded)

function cvOf({ judged }: Rows): string {
  return judged.pair.cv
}

/** Logistic regression on pairs of lines of one job, by Newton's method; a CV counts by the root of its jobs. */
function learn(rows: readonly Rows[]): number[] {
  const ofCv = Map.groupBy(rows, cvOf)
  const pairs = rows.flatMap((row) => differencesOf(row, 1 / Math.sqrt(ofCv.get(cvOf(row))?.length ?? 1)))
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0)
  const scale = featureNames.map((_, at) =>
    Math.sqrt(pairs.reduce((sum, { by, weight }) => sum + ((by[at] ?? 0) ** 2 * weight) / total, 1e-9)),
  )
  const scaled = pairs.map(({ by, weight }) => ({ by: by.map((it, at) => it / scale[at]!), weight: weight / total }))
  const prior = featureNames.map((name, at) => (earlier[name] ?? 0) * scale[at]!)
  let weights = prior
  for (let round = 0; round < rounds; round++) weights = step(scaled, weights, prior)
  return weights.map((weight, at) => weight / scale[at]!)
}

function differencesOf({ judged: { lead, weak }, lines }: Rows, share: number): Difference[] {
  const [first, second, third] = lead
  const worthOf = (line: number) =>
    line === first
      ? worth.first
      : line === second
        ? worth.second
        : line === third
          ? worth.third
          : weak.includes(line)
            ? worth.weak
            : worth.other
  const pairs = lines.flatMap((one, high) =>
    lines.flatMap((other, low): Difference[] => {
      const weight = worthOf(high) - worthOf(low)
      return weight > 0 ? [{ by: one.map((it, at) => it - other[at]!), weight }] : []
    }),
  )
  const total = pairs.reduce((sum, { weight }) => sum + weight, 0)
  return pairs.map(({ by, weight }) => ({ by, weight: (weight * share) / total }))
}

function step(pairs: readonly Difference[], weights: readonly number[], prior: readonly number[]): number[] {
  const gradient = weights.map((weight, at) => pulls[at]! * (weight - prior[at]!))
  const curvature = weights.map((_, at) => weights.map((_other, to) => (at === to ? pulls[at]! : 0)))
  for (const { by, weight } of pairs) {
    const chance = 1 / (1 + Math.exp(-by.reduce((sum, it, at) => sum + it * weights[at]!, 0)))
    for (const [at, one] of by.entries()) {
      gradient[at]! -= one * (1 - chance) * weight
      for (const [to, other] of by.entries()) curvature[at]![to]! += one * other * chance * (1 - chance) * weight
    }
  }
  const move = solve(curvature, gradient)
  return weights.map((weight, at) => weight - move[at]!)
}

/** Gaussian elimination; the matrix is positive definite, so no pivot is needed. */
function solve(matrix: number[][], right: number[]): number[] {
  for (const [at, row] of matrix.entries())
    for (const [below, other] of matrix.entries()) {
      if (below === at) continue
      const share = other[at]! / row[at]!
      for (const [to, value] of row.entries()) other[to]! -= share * value
      right[below]! -= share * right[at]!
    }
  return right.map((value, at) => value / matrix[at]![at]!)
}

function orderBy({ lines }: Rows, weights: readonly number[]): number[] {
  const scores = lines.map((line) => line.reduce((sum, it, at) => sum + it * weights[at]!, 0))
  return [...lines.keys()].toSorted((a, b) => scores[b]! - scores[a]!)
}

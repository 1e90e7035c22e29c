import { tailorResume } from '../server/src/features/documents/resume/tailor-resume.ts'
import { contentStems } from '../server/src/lib/matching/text/stems.ts'
import { round } from './product.ts'
import type { Figures } from './run.ts'
import { readInvented, readJudged, type JudgedJob } from './tailoring-labels.ts'

type Agreement = { precision: number; first: number; inverted: number; compared: number }

// Of four lines any three hold at least two of the best three, so precision would only measure chance.
const fewestLinesForPrecision = 5

/** The share of the judge's three best lines among our first three, beside the CV's own order and word overlap. */
export async function run(): Promise<Figures> {
  const judged = await readJudged('held_out')
  if (!judged) return {}
  const { pairs, jobs, lost } = judged
  const precision = (order: (job: JudgedJob) => readonly number[]) => meanOf(jobs, order).precision_at_3
  const ours = meanOf(jobs, orderOfProduct)
  const fresh = readInvented('fresh')
  const freshOurs = meanOf(fresh, orderOfProduct)
  return {
    pairs,
    jobs: jobs.length,
    jobs_of_five_lines: jobs.filter(isLong).length,
    labels_lost: lost,
    precision_at_3: ours.precision_at_3,
    precision_at_3_profile_order: precision(({ lines }) => [...lines.keys()]),
    precision_at_3_word_overlap: precision(orderByOverlap),
    first_line_right: ours.first_line_right,
    weak_above_strong: ours.weak_above_strong,
    fresh_jobs: fresh.length,
    fresh_precision_at_3: freshOurs.precision_at_3,
    fresh_precision_at_3_word_overlap: meanOf(fresh, orderByOverlap).precision_at_3,
    fresh_first_line_right: freshOurs.first_line_right,
    fresh_weak_above_strong: freshOurs.weak_above_strong,
  }
}

/** What an order of the lines shares with the judge's, over all jobs. */
export function meanOf(jobs: readonly JudgedJob[], order: (job: JudgedJob) => readonly number[]) {
  const all = jobs.map((job) => ({ ...agreementOf(job, order(job)), long: isLong(job) }))
  const long = all.filter((agreement) => agreement.long)
  const sum = (of: readonly Agreement[], key: keyof Agreement) => of.reduce((total, it) => total + it[key], 0)
  const share = (part: number, whole: number) => round(part / Math.max(1, whole), 3)
  return {
    precision_at_3: share(sum(long, 'precision'), long.length),
    first_line_right: share(sum(all, 'first'), all.length),
    weak_above_strong: share(sum(all, 'inverted'), sum(all, 'compared')),
  }
}

/** A CV of this one job, so that no line is dropped to fit two pages. */
export function orderOfProduct({ lines, pair, job }: JudgedJob): number[] {
  const { title, company, description = '', requirements = '' } = pair.posting
  const profile = { ...pair.profile, professional_experience: pair.profile.professional_experience.slice(job, job + 1) }
  const text = `${description}\n${requirements}`
  const resume = tailorResume(profile, { title, company, text, requirements }, 'en')
  const entries = resume.sections.filter(({ part }) => part === 'experience').flatMap((section) => section.entries)
  const placed = entries.flatMap((entry) => entry.lines).flatMap((line) => indexOf(lines, line.text))
  return [...new Set([...placed, ...lines.keys()])]
}

/** Baseline: orders lines by the number of stems in common with the posting. */
function orderByOverlap({ lines, pair: { posting } }: JudgedJob): number[] {
  const asked = contentStems([posting.title, posting.description, posting.requirements].join('\n'))
  const shared = lines.map((line) => contentStems(line).intersection(asked).size)
  return [...lines.keys()].toSorted((a, b) => (shared[b] ?? 0) - (shared[a] ?? 0))
}

function agreementOf({ lead, weak }: JudgedJob, order: readonly number[]): Agreement {
  const place = (line: number) => order.indexOf(line)
  const pairs = lead.flatMap((strong) => weak.map((line) => place(line) < place(strong)))
  return {
    precision: order.slice(0, 3).filter((line) => lead.slice(0, 3).includes(line)).length / 3,
    first: order[0] === lead[0] ? 1 : 0,
    inverted: pairs.filter(Boolean).length,
    compared: pairs.length,
  }
}

const isLong = ({ lines }: JudgedJob): boolean => lines.length >= fewestLinesForPrecision
const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
const indexOf = (lines: readonly string[], text: string): number[] => {
  const at = lines.findIndex((line) => tidy(line) === tidy(text))
  return at < 0 ? [] : [at]
}

import { tailorResume } from '../server/src/features/documents/resume/tailor-resume.ts'
import { contentStems } from '../server/src/lib/matching/text/stems.ts'
import { loadJudged, type JudgedPair } from './judged-pairs.ts'
import { round } from './product.ts'
import type { Figures } from './run.ts'

export type Label = { id: string; jobs: Record<string, { lead: string[]; weak: string[] }>; skills: string[] }
/** Indexes into a job's lines, the CV's order, best first. */
export type JudgedJob = { lines: string[]; lead: number[]; weak: number[]; pair: JudgedPair; job: number }
type Agreement = { precision: number; first: number; inverted: number; compared: number }

const fewestLines = 5

/** The share of the judge's three best lines among our first three, beside the CV's own order and word overlap. */
export function run(): Promise<Figures> {
  const judged = loadJudged<Label>('WAYMARK_TAILORING_LABELS').filter(({ pair }) => pair.half === 'held_out')
  if (judged.length === 0) return Promise.resolve({})
  const jobs = judged.flatMap(({ pair, label }) => judgedJobs(pair, label))
  const ours = jobs.map((job) => agreementOf(job, orderOfProduct(job)))
  const own = jobs.map((job) => agreementOf(job, [...job.lines.keys()]))
  const overlap = jobs.map((job) => agreementOf(job, orderByOverlap(job)))
  const skills = judged
    .filter(({ label }) => label.skills.length > 0)
    .map(({ pair, label }) => skillAgreement(pair, label))
  const sum = (of: (agreement: Agreement) => number) => ours.reduce((all, agreement) => all + of(agreement), 0)
  return Promise.resolve({
    pairs: judged.length,
    jobs: jobs.length,
    precision_at_3: mean(ours.map(({ precision }) => precision)),
    precision_at_3_profile_order: mean(own.map(({ precision }) => precision)),
    precision_at_3_word_overlap: mean(overlap.map(({ precision }) => precision)),
    first_line_right: mean(ours.map(({ first }) => first)),
    weak_above_strong: round(
      sum(({ inverted }) => inverted) /
        Math.max(
          1,
          sum(({ compared }) => compared),
        ),
      3,
    ),
    skills_asked_first: mean(skills),
  })
}

export function judgedJobs(pair: JudgedPair, label: Label): JudgedJob[] {
  return Object.entries(label.jobs).flatMap(([job, { lead, weak }]) => {
    const { lines = [], key = {} } = pair.jobs[job] ?? {}
    const indexes = (letters: readonly string[]) => letters.flatMap((letter) => key[letter] ?? [])
    return lines.length < fewestLines
      ? []
      : [{ lines, lead: indexes(lead), weak: indexes(weak), pair, job: Number(job) }]
  })
}

/** A CV of this one job, so that no line is dropped to fit two pages. */
export function orderOfProduct({ lines, pair, job }: JudgedJob): number[] {
  const { title, company, description, requirements } = pair.posting
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

export function agreementOf({ lead, weak }: JudgedJob, order: readonly number[]): Agreement {
  const place = (line: number) => order.indexOf(line)
  const pairs = lead.flatMap((strong) => weak.map((line) => place(line) < place(strong)))
  return {
    precision: order.slice(0, 3).filter((line) => lead.slice(0, 3).includes(line)).length / 3,
    first: order[0] === lead[0] ? 1 : 0,
    inverted: pairs.filter(Boolean).length,
    compared: pairs.length,
  }
}

/** The share of the judge's first skills among as many first skills of the CV. */
function skillAgreement(pair: JudgedPair, label: Label): number {
  const { title, company, description, requirements } = pair.posting
  const resume = tailorResume(
    pair.profile,
    { title, company, text: `${description}\n${requirements}`, requirements },
    'en',
  )
  const items = resume.sections
    .filter(({ part }) => part === 'skills')
    .flatMap(({ items, groups = [] }) => [...items, ...groups.flatMap((group) => group.items)])
  const first = new Set(items.slice(0, label.skills.length).map(({ text }) => text.toLowerCase()))
  return label.skills.filter((skill) => first.has(tidy(skill).toLowerCase())).length / label.skills.length
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim()
const indexOf = (lines: readonly string[], text: string): number[] => {
  const at = lines.findIndex((line) => tidy(line) === tidy(text))
  return at < 0 ? [] : [at]
}
const mean = (values: readonly number[]): number =>
  round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length), 3)

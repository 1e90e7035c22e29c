import * as phrases from './cv-phrases-en.ts'
import {
  emptyHeadings,
  jobGaps,
  jobNames,
  jobOrder,
  jobOverlaps,
  jobPoints,
  jobTense,
  summaryLength,
} from './job-checks.ts'
import { withoutLinks, type ReviewedCv } from './reviewed-cv.ts'

export type CheckResult = { id: CheckId; passed: boolean; quotes: string[]; figures: Record<string, number | string> }
type Outcome = { passed: boolean; quotes?: readonly string[]; figures?: Record<string, number | string> }
/** Undefined if the check does not apply: no bullets, another language, a Word file without pages. */
type Check = (cv: ReviewedCv, today: Date) => Outcome | undefined

const quotesShown = 3

const found = (value: unknown): Outcome => ({ passed: value !== undefined && value !== false })
const none = (lines: readonly string[]): Outcome => ({
  passed: lines.length === 0,
  quotes: lines,
  figures: { count: lines.length },
})
/** Tests the unchanged line first: removing links costs ten times as much. */
const saysOutsideLinks = (phrase: RegExp, line: string) => phrase.test(line) && phrase.test(withoutLinks(line))
const inEnglish =
  (check: Check): Check =>
  (cv, today) =>
    cv.isEnglish ? check(cv, today) : undefined
const onBullets =
  (check: Check): Check =>
  (cv, today) =>
    cv.bullets.length >= 3 ? check(cv, today) : undefined

/** Checks that text alone can answer. Each counts something; none judges the person. */
const checks = {
  symbols: ({ lines }) => {
    const text = lines.join('')
    // Icon fonts and broken encodings are read as U+FFFD or private use characters; 1 % is a few icons.
    const count = text.match(/[\u{fffd}\u{e000}-\u{f8ff}]/gu)?.length ?? 0
    return {
      passed: count <= Math.max(5, text.length * 0.01),
      quotes: lines.filter((line) => /[\u{fffd}\u{e000}-\u{f8ff}]{2}/u.test(line)),
      figures: { count },
    }
  },
  columns: ({ pages, mixedColumns }) => (pages === undefined ? undefined : found(!mixedColumns)),
  email: ({ email }) => found(email),
  phone: ({ phone }) => found(phone),
  contact_place: ({ contact_aside }) => (contact_aside.length === 0 ? undefined : none(contact_aside)),
  experience_heading: inEnglish(({ sections }) => found(sections.includes('experience'))),
  education_heading: inEnglish(({ sections }) => found(sections.includes('education'))),
  skills_heading: inEnglish(({ sections }) => found(sections.includes('skills'))),
  dates: ({ dates, lines }) => found(dates.length > 0 || lines.some((line) => /\b(?:19|20)\d\d\b/.test(line))),
  date_format: ({ dates }) => {
    const formats = dates.flatMap(({ formats: own, line }) => own.map((format) => [format, line] as const))
    const examples = new Map(formats.toReversed())
    return formats.length < 2
      ? undefined
      : { passed: examples.size === 1, quotes: [...examples.values()], figures: { count: examples.size } }
  },
  date_order: ({ dates }, today) => {
    const thisMonth = today.toISOString().slice(0, 7)
    // As text, months sort by time, and "present" sorts last.
    const wrong = dates.filter(
      ({ from, to, line }) => to !== undefined && (to < from || (from > thisMonth && !/expected|graduat/i.test(line))),
    )
    return dates.length === 0 ? undefined : none(wrong.map(({ line }) => line))
  },
  job_names: jobNames,
  job_points: jobPoints,
  job_order: jobOrder,
  job_gaps: jobGaps,
  job_overlaps: jobOverlaps,
  empty_headings: emptyHeadings,
  summary_length: summaryLength,
  length_words: ({ words }) => ({ passed: words >= 400 && words <= 1000, figures: { words } }),
  length_pages: ({ pages }) => (pages === undefined ? undefined : { passed: pages <= 2, figures: { count: pages } }),
  bullets: ({ bullets }) => ({ passed: bullets.length >= 3, figures: { count: bullets.length } }),
  job_tense: inEnglish(jobTense),
  weak_openings: inEnglish(({ bullets, lines }) =>
    none([...new Set([...bullets, ...lines])].filter((line) => phrases.weakOpening.test(line))),
  ),
  numbers: onBullets(({ bullets }) => {
    const without = bullets.filter((bullet) => !/\d/.test(bullet.replace(/\b(?:19|20)\d\d\b/g, '')))
    const count = bullets.length - without.length
    return {
      passed: count >= bullets.length * 0.3,
      quotes: without.toSorted((a, b) => b.length - a.length).slice(0, 1),
      figures: { count, total: bullets.length },
    }
  }),
  long_bullets: onBullets(({ bullets }) => none(bullets.filter((bullet) => bullet.split(/\s+/).length > 35))),
  repeated_openings: inEnglish(
    onBullets(({ bullets }) => {
      const counts = new Map<string, string[]>()
      for (const bullet of bullets) {
        const word = /^\p{L}{3,}/u.exec(bullet)?.[0].toLowerCase()
        if (word) counts.set(word, [...(counts.get(word) ?? []), bullet])
      }
      const [word, lines] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? ['', []]
      return { passed: lines.length <= 3, quotes: lines.slice(0, 2), figures: { word, count: lines.length } }
    }),
  ),
  first_person: inEnglish(({ lines }) => none(lines.filter((line) => saysOutsideLinks(phrases.firstPerson, line)))),
  buzzwords: inEnglish(({ lines }) => none(lines.filter((line) => phrases.buzzwords.test(line)))),
  doubled_words: inEnglish(({ lines }) =>
    none(lines.filter((line) => line.split(' ').length > 3 && saysOutsideLinks(phrases.doubledWord, line))),
  ),
  placeholders: ({ lines }) => none(lines.filter((line) => phrases.placeholder.test(line))),
  personal_facts: ({ lines }) => none(lines.filter((line) => phrases.personalFact.test(line))),
  machine_lines: ({ lines }) => none(lines.filter((line) => phrases.speaksToMachine.test(line))),
} as const satisfies Record<string, Check>

export type CheckId = keyof typeof checks

/** Runs every check that applies. The first lines found are quoted, `figures.count` says how many there are. */
export function runChecks(cv: ReviewedCv, today: Date): { results: CheckResult[]; notApplicable: number } {
  const results = (Object.keys(checks) as CheckId[]).flatMap((id): CheckResult[] => {
    const outcome = (checks[id] as Check)(cv, today)
    if (!outcome) return []
    return [
      {
        id,
        passed: outcome.passed,
        quotes: outcome.passed ? [] : (outcome.quotes ?? []).slice(0, quotesShown),
        figures: outcome.figures ?? {},
      },
    ]
  })
  return { results, notApplicable: Object.keys(checks).length - results.length }
}

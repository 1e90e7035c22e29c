/** Scores read values: equal after NFKC, lower case and without punctuation, as OpenResume's reader was counted. */

export type Confidence = 'high' | 'medium' | 'low'
export type Got = { value: string; confidence: Confidence }
export type Stint = { company: string; title: string; from: string; to: string }

/** Dates are `2019-04`, `2019` if the CV gives only the year, or `present`. */
export type ReadCv = Record<CvField, readonly Got[]> & { stints: readonly Stint[] }

export const contactFields = ['name', 'email', 'phone', 'location'] as const
export const listFields = [
  'employers',
  'titles',
  'institutions',
  'degrees',
  'skills',
  'languages',
  'certifications',
] as const
export type CvField = (typeof contactFields)[number] | (typeof listFields)[number]

/** A missing field is not judged; an empty list or text means that the CV has none. */
export type CvTruth = Partial<Record<CvField, readonly string[]>> & {
  stints?: readonly Partial<Stint>[]
  /** Lists known to be complete: only in these can a value count as wrong. */
  whole: ReadonlySet<CvField | 'dates'>
}

export type Tally = { right: number; wrong: number; missed: number }
export type Judged = { tally: Tally; missed: string[]; wrong: string[]; marks: { got: Got; right: boolean }[] }
export type Score = { fields: Partial<Record<CvField | 'dates', Judged>> }

export const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

export function scoreCv(read: ReadCv, truth: CvTruth): Score {
  const fields: Score['fields'] = {}
  for (const field of contactFields) {
    const expected = truth[field]
    if (expected) fields[field] = judgeOne(read[field], expected, matchers[field])
  }
  for (const field of listFields) {
    const expected = truth[field]
    if (expected) fields[field] = judgeList(read[field], expected, matchers[field] ?? equal, truth.whole.has(field))
  }
  if (truth.stints) fields.dates = judgeDates(read.stints, truth.stints, truth.whole.has('dates'))
  return { fields }
}

type Match = (got: string, expected: string) => boolean
const equal: Match = (got, expected) => normal(got) === normal(expected)

const matchers: Record<(typeof contactFields)[number], Match> & { degrees: Match } & Partial<Record<CvField, Match>> = {
  name: equal,
  email: (got, expected) => got.trim().toLowerCase() === expected.trim().toLowerCase(),
  phone: samePhone,
  location: samePlace,
  degrees: sameDegree,
  languages: (got, expected) => normal(got.replace(/ \(.*\)$/, '')) === normal(expected),
}

/** Equal digits, or the same last nine or more if one side lacks the country code or a trunk zero. */
export function samePhone(got: string, expected: string): boolean {
  const [a, b] = [got, expected].map((phone) => phone.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^00/, ''))
  if (!a || !b) return false
  if (a === b) return true
  const [short, long] = [a, b].map((digits) => digits.replace(/^0/, '')).toSorted((x, y) => x.length - y.length)
  return (short?.length ?? 0) >= 7 && (long?.length ?? 0) - (short?.length ?? 0) <= 3 && long!.endsWith(short!)
}

/** "Bremen" and "28195 Bremen, Germany" are the same place. */
export function samePlace(got: string, expected: string): boolean {
  const [a, b] = [normal(got), normal(expected)]
  return a === b || (Math.min(a.length, b.length) >= 4 && (a.includes(b) || b.includes(a)))
}

/** The type and subject that were read must make up most of the expected degree, unless it is the type alone. */
export function sameDegree(got: string, expected: string): boolean {
  const want = normal(expected)
  const parts = got.split('\n').map(normal).filter(Boolean)
  if (parts.length === 0 || want === '') return false
  if (parts.join('') === want || parts[0] === want) return true
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return parts.every((part) => want.includes(part)) && length >= 0.6 * want.length
}

/** Of several readings (two phone numbers) one right one is enough. */
function judgeOne(got: readonly Got[], expected: readonly string[], match: Match): Judged {
  const values = got.filter(({ value }) => value.trim() !== '')
  const hit = values.find(({ value }) => expected.some((want) => want !== '' && match(value, want)))
  const wants = expected.some((want) => want !== '')
  const best = hit ?? values[0]
  return {
    tally: { right: hit ? 1 : 0, wrong: best && !hit ? 1 : 0, missed: wants && !hit ? 1 : 0 },
    missed: wants && !hit ? [expected.join(' / ')] : [],
    wrong: best && !hit ? [best.value] : [],
    marks: best ? [{ got: best, right: hit !== undefined }] : [],
  }
}

function judgeList(got: readonly Got[], expected: readonly string[], match: Match, whole: boolean): Judged {
  const wants = unique(expected, (want) => want)
  const values = unique(got, ({ value }) => value)
  const missed = wants.filter((want) => !values.some(({ value }) => match(value, want)))
  const marks = values.map((value) => ({ got: value, right: wants.some((want) => match(value.value, want)) }))
  const wrong = whole ? marks.filter(({ right }) => !right).map((mark) => mark.got.value.replace('\n', ' · ')) : []
  return {
    tally: { right: wants.length - missed.length, wrong: wrong.length, missed: missed.length },
    missed,
    wrong,
    marks: marks.filter(({ right }) => right || whole),
  }
}

function unique<T>(items: readonly T[], text: (item: T) => string): T[] {
  const seen = new Set<string>()
  return items.filter((item) => {
    const key = normal(text(item))
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Starts and ends count separately, at the CV's precision: for "2019" a month is wrong. */
function judgeDates(got: readonly Stint[], expected: readonly Partial<Stint>[], whole: boolean): Judged {
  const left = new Set(got)
  const result: Judged = { tally: { right: 0, wrong: 0, missed: 0 }, missed: [], wrong: [], marks: [] }
  const pairs = expected
    .flatMap((want) => got.map((stint) => ({ want, stint, fit: fitOf(stint, want) })))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
  const taken = new Map<Partial<Stint>, Stint>()
  for (const { want, stint } of pairs) {
    if (taken.has(want) || !left.has(stint)) continue
    taken.set(want, stint)
    left.delete(stint)
  }
  for (const want of expected) {
    for (const end of ['from', 'to'] as const) judgeEnd(result, want, end, taken.get(want)?.[end] ?? '')
  }
  if (whole) for (const stint of left) noteWrong(result, [stint.from, stint.to].filter(Boolean), stint)
  return result
}

function judgeEnd(result: Judged, want: Partial<Stint>, end: 'from' | 'to', value: string): void {
  const expected = want[end]
  if (expected === undefined) return
  const where = `${end} of ${want.title ?? ''} @ ${want.company ?? ''}`
  if (value === expected) {
    result.tally.right += expected === '' ? 0 : 1
    return
  }
  if (expected !== '') {
    result.tally.missed++
    result.missed.push(`${expected} (${where})`)
  }
  if (value !== '') {
    result.tally.wrong++
    result.wrong.push(`${value} (${where})`)
  }
}

function noteWrong(result: Judged, dates: readonly string[], stint: Stint): void {
  result.tally.wrong += dates.length
  result.wrong.push(...dates.map((date) => `${date} (of ${stint.title} @ ${stint.company}, not in the CV's list)`))
}

function fitOf(stint: Stint, want: Partial<Stint>): number {
  const same = (a: string, b: string | undefined) => b !== undefined && b !== '' && normal(a) === normal(b)
  const dates = (same(stint.from, want.from) ? 1 : 0) + (same(stint.to, want.to) ? 1 : 0)
  return dates + (same(stint.company, want.company) ? 2 : 0) + (same(stint.title, want.title) ? 2 : 0)
}

export function rates({ right, wrong, missed }: Tally): { precision: number; recall: number; f1: number } {
  const precision = right + wrong === 0 ? 1 : right / (right + wrong)
  const recall = right + missed === 0 ? 1 : right / (right + missed)
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) }
}

export function addUp(tallies: readonly (Tally | undefined)[]): Tally {
  const sum = { right: 0, wrong: 0, missed: 0 }
  for (const tally of tallies) {
    sum.right += tally?.right ?? 0
    sum.wrong += tally?.wrong ?? 0
    sum.missed += tally?.missed ?? 0
  }
  return sum
}

/** True if all expected values and, in complete lists, no others were read; undefined if nothing is judged. */
export function isWhole(judged: Judged | undefined): boolean | undefined {
  if (!judged || judged.tally.right + judged.tally.missed === 0) return undefined
  return judged.tally.missed === 0 && judged.tally.wrong === 0
}

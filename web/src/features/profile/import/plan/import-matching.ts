import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { listSections, type ListSection } from '@waymark/contract/profile-sections.ts'
import { withoutLegalForms } from '../../../../lib/legal-forms.ts'
import { isPresent } from '../../fields/profile-dates.ts'
import { textOf, type Entry } from '../../fields/profile-fields.ts'

/** Text for comparison: without case, accents, punctuation and repeated spaces. */
export const normalized = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim()

const wordsOf = (name: string): string => withoutLegalForms(normalized(name).split(' ')).join(' ')

/** True for names of one organisation, with or without its legal form or more words at the end ("…, Norway"). */
function isSameName(a: string, b: string): boolean {
  const [short = '', long = ''] = [wordsOf(a), wordsOf(b)].toSorted((x, y) => x.length - y.length)
  return short !== '' && (short === long || (short.length > 3 && long.startsWith(`${short} `)))
}

const isSameText = (a: string, b: string) => normalized(a) !== '' && normalized(a) === normalized(b)

const isSameDegree = (a: string, b: string) => isSameText(a.replaceAll('.', ''), b.replaceAll('.', ''))

/** In months since year 0. A lone year may start in any month up to `latestFrom`. */
type Period = { from: number; latestFrom: number; to: number }

function monthNumber(text: string, month: number): number | null {
  const match = /^(\d{4})(?:-(\d{2})?)?$/.exec(text)
  return match ? Number(match[1]) * 12 + (match[2] ? Number(match[2]) - 1 : month) : null
}

function periodOf(entry: Entry): Period | null {
  const from = monthNumber(textOf(entry, 'from'), 0)
  const latestFrom = monthNumber(textOf(entry, 'from'), 11)
  if (from === null || latestFrom === null) return null
  const to = textOf(entry, 'to')
  const end = isPresent(to) ? Infinity : (monthNumber(to, 11) ?? latestFrom)
  return { from, latestFrom, to: end }
}

/** `equal`: same start; `overlap`: by more than half of the shorter one; `touch`: by less; `apart`: not at all. */
function compareTime(mine: Entry, theirs: Entry): 'equal' | 'overlap' | 'touch' | 'apart' | 'unknown' {
  const [a, b] = [periodOf(mine), periodOf(theirs)]
  if (!a || !b) return 'unknown'
  if (a.from <= b.latestFrom && b.from <= a.latestFrom) return 'equal'
  // A current job has no length yet; 50 years are longer than any other job.
  const length = (period: Period) => Math.min(period.to, period.from + 600) - period.from + 1
  const shared = Math.min(a.to, b.to, Math.max(a.from, b.from) + 600) - Math.max(a.from, b.from) + 1
  if (shared <= 0) return 'apart'
  return shared * 2 > Math.min(length(a), length(b)) ? 'overlap' : 'touch'
}

/** How surely two entries are one job, 0 for not at all. A new title that only touches in time is a promotion. */
function compareJobs(mine: Entry, theirs: Entry, organization: string): number {
  const [a, b] = [textOf(mine, organization), textOf(theirs, organization)]
  const sameTitle = isSameText(textOf(mine, 'title'), textOf(theirs, 'title'))
  const time = compareTime(mine, theirs)
  if (a === '' || b === '') return sameTitle && (time === 'equal' || time === 'overlap') ? 2 : 0
  if (!isSameName(a, b) || time === 'apart') return 0
  if (sameTitle) return time === 'equal' ? 9 : time === 'overlap' ? 8 : 6
  if (time === 'unknown') return textOf(mine, 'title') === '' || textOf(theirs, 'title') === '' ? 1 : 0
  return time === 'equal' ? 5 : time === 'overlap' ? 4 : 0
}

/** How surely two entries are one education. Two degrees of one school are two, unless in the same years. */
function compareEducation(mine: Entry, theirs: Entry): number {
  const pair = (name: string) => [textOf(mine, name), textOf(theirs, name)] as const
  const isSame = (name: string) => isSameText(...pair(name))
  const misses = (name: string) => pair(name).includes('')
  const [a, b] = pair('institution')
  if (misses('institution')) return isSame('degree_type') && isSame('attendance') ? 2 : 0
  if (!isSameName(a, b)) return 0
  const otherYears = !misses('attendance') && !isSame('attendance')
  const otherField = !misses('specialization') && !isSame('specialization')
  if (isSameDegree(...pair('degree_type'))) return otherField && otherYears ? 0 : 6
  if (misses('degree_type')) return isSame('attendance') ? 5 : otherYears || otherField ? 0 : 3
  return isSame('attendance') && !otherField ? 4 : 0
}

const same = (name: string) => (mine: Entry, theirs: Entry) =>
  isSameText(textOf(mine, name), textOf(theirs, name)) ? 5 : 0

const comparisons: Record<ListSection, (mine: Entry, theirs: Entry) => number> = {
  professional_experience: (mine, theirs) => compareJobs(mine, theirs, 'company'),
  volunteer_experience: (mine, theirs) => compareJobs(mine, theirs, 'organization'),
  projects: same('name'),
  education: compareEducation,
  // Punctuation counts: "C" and "C++" are two skills.
  skills: (mine, theirs) => (sameWords(textOf(mine, 'skill'), textOf(theirs, 'skill')) ? 5 : 0),
  training: (mine, theirs) =>
    same('training_name')(mine, theirs) || (textOf(mine, 'training_name') === '' ? same('skill')(mine, theirs) : 0),
  publications: same('publication_title'),
  certifications: same('certification_name'),
  references: (mine, theirs) => same('name')(mine, theirs) || same('email')(mine, theirs),
}

export const sameWords = (a: string, b: string) =>
  a.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase() ===
  b.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** The profile's counterpart of each file entry by path (`education.0`), each used once, the surest pairs first. */
export function matchEntries(mine: ProfileDocument, theirs: ProfileDocument): ReadonlyMap<string, Entry> {
  const matches = new Map<string, Entry>()
  for (const section of listSections) {
    const used = new Set<Entry>()
    const pairs = (theirs[section] as Entry[]).flatMap((entry, index) =>
      (mine[section] as Entry[]).map((known) => {
        const hasSameId = entry.id !== undefined && entry.id === known.id
        return { path: `${section}.${index}`, known, score: hasSameId ? 99 : comparisons[section](known, entry) }
      }),
    )
    for (const { path, known, score } of pairs.toSorted((a, b) => b.score - a.score)) {
      if (score === 0 || used.has(known) || matches.has(path)) continue
      used.add(known)
      matches.set(path, known)
    }
  }
  return matches
}

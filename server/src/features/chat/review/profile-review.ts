import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import type { Block, Line } from '../../../lib/markdown/blocks.ts'
import type { Speech } from '../answers/speech.ts'
import { runChecks, type CheckId, type CheckResult } from './cv-checks.ts'
import { isBreak } from '../../../lib/matching/profile/career-break.ts'
import { describeFindings } from './cv-review.ts'
import { looksEnglish } from './looks-english.ts'
import { reviewTexts } from './review-texts.ts'
import type { ReviewedCv } from './reviewed-cv.ts'

/** Checks of wording; a file's layout, headings and dates do not apply to a profile. */
const wordingChecks: ReadonlySet<CheckId> = new Set([
  'weak_openings',
  'numbers',
  'long_bullets',
  'repeated_openings',
  'first_person',
  'buzzwords',
  'doubled_words',
  'placeholders',
  'machine_lines',
])

export type ReviewedProfile = Omit<ProfileDocument, 'references' | 'personal_details'> & {
  personal_details: Pick<
    ProfileDocument['personal_details'],
    'name' | 'email' | 'mobile_numbers' | 'present_location' | 'languages_known'
  >
}

/** Which parts of the profile are filled, and the checks of wording as for a file. */
export function reviewProfile(profile: ReviewedProfile, speech: Speech, today: Date): Block[] {
  const { say, text, language } = speech
  const t = reviewTexts[language]
  const parts = partsOf(profile)
  const missing = parts.filter(([, isThere]) => !isThere).map(([part]) => t.profile.missing[part])
  const wording = checkWording(profile, today)
  const findings = wording.filter(({ passed }) => !passed)
  const [gaps, thin] = [gapLines(profile, speech, today), thinEntries(profile, speech)]
  // Whether months are missing, and whether entries say enough, are checks like the others.
  const total = parts.length + wording.length + 2
  const failed = [gaps, thin].filter((found) => found.length > 0).length
  const passed = total - missing.length - findings.length - failed
  const lines: Line[] = [...missing, ...gaps, ...thin, ...describeFindings(findings, speech)]
  const left = wordingChecks.size - wording.length
  return [
    {
      p: [
        ...say(t.profile.intro),
        ' ',
        { strong: text(t.passed, { passed, total }) },
        ...(left > 0 ? [' ', text(t.not_applicable, { count: left })] : []),
      ],
    },
    ...(lines.length > 0 ? [{ h: t.to_change }, { ol: lines }] : [{ p: t.profile.complete }]),
    { p: t.profile.closing },
  ]
}

type Part = keyof (typeof reviewTexts)['en']['profile']['missing']

function partsOf({ personal_details: person, ...profile }: ReviewedProfile): [Part, boolean][] {
  return [
    ['name', person.name.trim() !== ''],
    ['email', person.email.trim() !== ''],
    ['phone', person.mobile_numbers.length > 0],
    ['location', person.present_location.trim() !== ''],
    ['summary', profile.profile_summary.trim() !== ''],
    ['experience', profile.professional_experience.length + profile.volunteer_experience.length > 0],
    ['education', profile.education.length > 0],
    ['skills', profile.skills.length > 0],
    ['languages', person.languages_known.length > 0],
  ]
}

function checkWording(profile: ReviewedProfile, today: Date): CheckResult[] {
  const { results } = runChecks(asReviewedCv(profile), today)
  return results.filter(({ id }) => wordingChecks.has(id))
}

function asReviewedCv({
  profile_summary,
  professional_experience: jobs,
  volunteer_experience,
}: ReviewedProfile): ReviewedCv {
  const bullets = [
    ...jobs.flatMap(({ responsibilities, notable_achievements }) => [...responsibilities, ...notable_achievements]),
    ...volunteer_experience.flatMap(({ responsibilities }) => responsibilities),
  ]
  const lines = [...profile_summary.split(/(?<=[.!?])\s+/), ...bullets].filter((line) => line.trim() !== '')
  return {
    lines,
    bullets,
    words: 0,
    pages: undefined,
    isEnglish: looksEnglish(lines.join('\n')),
    mixedColumns: false,
    sections: [],
    dates: [],
    contact_aside: [],
  }
}

function thinEntries({ professional_experience: jobs }: ReviewedProfile, { say, language }: Speech): Line[] {
  const t = reviewTexts[language].profile
  return jobs.flatMap(({ title, company, from, responsibilities, notable_achievements }): Line[] => {
    const job = [title, company].filter((part) => part.trim() !== '').join(', ') || t.unnamed_job
    // Nobody owes achievements for a child, a parent or an illness.
    const written = isBreak({ title, company }) ? 1 : responsibilities.length + notable_achievements.length
    return [
      ...(from === '' ? [say(t.no_start, { job })] : []),
      ...(written === 0 ? [say(t.no_lines, { job })] : []),
      ...(written === 1 && !isBreak({ title, company }) ? [say(t.one_line, { job })] : []),
    ]
  })
}

/** Shorter ones nobody asks about. */
const longestGap = 6
const mostGaps = 3

/** Months between two entries, whatever their order, in which nothing stands: neither work, nor school, nor volunteering. */
function gapLines(
  { professional_experience, education, volunteer_experience }: ReviewedProfile,
  speech: Speech,
  today: Date,
): Line[] {
  const { say, language } = speech
  const t = reviewTexts[language].profile
  const schools = education.flatMap(({ attendance }) => {
    const years = attendance.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
    return years.length === 0 ? [] : [{ from: years[0] ?? '', to: years.at(-1) ?? '' }]
  })
  const spans = [...professional_experience, ...volunteer_experience, ...schools]
    .flatMap(({ from, to }) => {
      const [start, end] = [monthOf(from, 'start'), /present/i.test(to) ? Infinity : monthOf(to, 'end')]
      return start === undefined || end === undefined ? [] : [{ start, end }]
    })
    .toSorted((a, b) => a.start - b.start)
  const gaps: { from: number; to: number }[] = []
  let until: number | undefined
  for (const { start, end } of spans) {
    if (until !== undefined && start - until - 1 >= longestGap) gaps.push({ from: until + 1, to: start - 1 })
    until = Math.max(until ?? end, end)
  }
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth()
  const isKnown =
    [...professional_experience, ...volunteer_experience].every(({ to }) => monthOf(to, 'end') !== undefined) &&
    education.every(({ attendance }) => closedAttendance.test(attendance))
  if (isKnown && until !== undefined && thisMonth - until - 1 >= longestGap)
    gaps.push({ from: until + 1, to: thisMonth - 1 })
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const name = (month: number) => format.format(new Date(Date.UTC(Math.floor(month / 12), month % 12, 1)))
  return gaps
    .toReversed()
    .slice(0, mostGaps)
    .map(({ from, to }) => say(t.gap, { from: name(from), to: name(to), count: to - from + 1 }))
}

/** "2016 - 2019", but not "since 2024": whoever may still study has no gap until today. */
const closedAttendance = /^\s*(?:(?:19|20)\d\d|.*(?:19|20)\d\d.+(?<!\d)(?:19|20)\d\d|)\s*$/su

/** Months since the year 0; a year alone counts as its first or last month, so that we report no gap that may not exist. */
function monthOf(date: string, side: 'start' | 'end'): number | undefined {
  const [, year, month] = /^(\d{4})(?:-(\d\d))?$/.exec(date) ?? []
  if (year === undefined) return undefined
  return Number(year) * 12 + (month === undefined ? (side === 'start' ? 0 : 11) : Number(month) - 1)
}

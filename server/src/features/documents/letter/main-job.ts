import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { newestFirst } from '../resume/newest-first.ts'
import { isPresent } from '../dates.ts'
import { isBreak } from '../../../lib/matching/profile/career-break.ts'
import { findTitleSkills } from '../../../lib/matching/skills/find-skills.ts'
import { isLearning, tradeLearnt } from '../../../lib/matching/skills/learners.ts'
import { tellingness } from '../../../lib/matching/text/word-shares.ts'
import { readWords } from '../../../lib/matching/text/words.ts'
import { orderedStems } from '../../../lib/matching/text/stems.ts'
import rankWords from './rank-words.json' with { type: 'json' }
import { linesOfTitle } from './proofs/title-lines.ts'
import type { Ask } from './proofs/posting-asks.ts'
import type { Proof } from './proofs/proof.ts'
import { isSameWork, jobOf, type Work, type WorkLine } from './proofs/told-works.ts'
import { familiesIn, sharedBy } from './proofs/word-families.ts'

/** Jobs without leave and searches, the newest first. */
export function jobsOf({ professional_experience }: ProfileDocument): Work[] {
  return newestFirst(professional_experience)
    .filter((job) => !isBreak(job))
    .map(jobOf)
}

/** Of two jobs of the trade the newer one is written from, though only the older one lasted long enough. */
const ofYearsOfTrade = 0.5
const [ofTitle, ofYears, ofLine, ofPresent, ofNewest, perAge, ofDuties] = [3, 2, 1, 2.5, 1.2, 0.8, 1.5]
const mostLines = 3
/** Beside a job of which something near is told, a trainee's or student's one. */
const ofLearner = 1.5
/** Less than one line that answers something. */
const nearest = 1
/** A job of which nothing can be told gives a letter nothing but its name; of the trade, that is something. */
const ofSilence = { ofTrade: 1.5, other: 3 } as const
/** One telling word of the trade. */
const likeness = 2

/** Two words that many trades share, and nothing else: a Software Engineer beside a Full Stack Software Engineer. */
const wholeTitle = 2

/** Whether a job's title names the trade of the position, by its words or by another name of it: a Reporter is a Journalist. */
export function isOfTrade(job: Work, position: string): boolean {
  const trade = findTitleSkills(position).map(({ skill }) => skill.name)
  if (findTitleSkills(job.title).some(({ skill }) => trade.includes(skill.name))) return true
  if (isCompoundOf(job.title, position)) return true
  const own = familiesIn(job.title)
  const isRank = ([, stem]: [string, string]) => rankStems.has(stem)
  // A Marketing Intern learns what a Performance Marketing Manager does.
  const learnt = isLearning(job.title) ? familiesIn(tradeLearnt(job.title)) : new Map<string, string>()
  if (learnt.size > 0 && [...learnt.keys()].every((it) => familiesIn(position).has(it))) return true
  // A Healthcare Assistant and an Accounting Assistant share how high they stand.
  const asked = familiesIn(position)
  if (sharedBy(new Map([...asked].filter((it) => !isRank(it))), own).count === 0) return false
  const { count, weight } = sharedBy(asked, own)
  return weight >= likeness || (count >= wholeTitle && count === own.size)
}

const rankStems = new Set(orderedStems(rankWords.join(' ')))

/** A Hauptbuchhalterin is a Buchhalter. */
function isCompoundOf(title: string, position: string): boolean {
  const trades = readWords(position).filter(({ key }) => key.length >= shortestTrade)
  const ofWoman = (key: string) => key.replace(/in$/, '')
  return readWords(title).some(({ key }) =>
    trades.some((it) => key.length > it.key.length && ofWoman(key).endsWith(ofWoman(it.key))),
  )
}
const shortestTrade = 8

/** What of the posting's duties and requirements a job's title and lines share, 0 to 1 where it is much. */
function fitOf(job: Work, lines: readonly WorkLine[], asks: readonly Ask[]): number {
  const own = lines.filter((it) => isSameWork(it.job, job)).map(({ line }) => line.text)
  const families = familiesIn([job.title, ...own].join('\n'))
  const telling = [...families].filter(([start, stem]) => tellingness(stem) >= leastTelling && isAsked(start, asks))
  return Math.min(1, telling.reduce((sum, [, stem]) => sum + tellingness(stem), 0) / muchShared)
}
const isAsked = (start: string, asks: readonly Ask[]): boolean =>
  asks.some(({ kind, families }) => kind !== 'wished' && families.has(start))
/** "team", "customer" and "work" are everywhere. */
const leastTelling = 1.5
const muchShared = 12
/** Two words of a trade; a single one is chance. */
const leastFit = 0.5

type Grounds = { asks: readonly Ask[]; proofs: readonly Proof[]; lines: readonly WorkLine[]; today: string }

const showsTitle = (job: Work, position: string, lines: readonly WorkLine[]): boolean =>
  linesOfTitle(
    lines.filter((it) => isSameWork(it.job, job)),
    position,
  ).length > 0

/** How near a job is to the posting: its trade, what it answers, and the duties that it shares. */
function nearnessOf(job: Work, position: string, { asks, proofs, lines }: Grounds): number {
  const own = proofs.filter((it) => it.job && isSameWork(it.job, job))
  const isTrade = isOfTrade(job, position)
  return (
    (isTrade ? ofTitle : 0) +
    (own.some(({ kind }) => kind === 'years') ? (isTrade ? ofYearsOfTrade : ofYears) : 0) +
    Math.min(mostLines, own.filter(({ kind }) => kind === 'line').length) * ofLine +
    (showsTitle(job, position, lines) ? ofLine : 0) +
    fitOf(job, lines, asks) * ofDuties
  )
}

/**
 * The job that a letter for this position is written from: the present one, unless an earlier one is of the trade,
 * answers what is asked or is nearer to the duties. Undefined without jobs, and where of the best nothing is told and it is
 * long over.
 */
export function mainJob(jobs: readonly Work[], position: string, told: Grounds): Work | undefined {
  const isSilent = (job: Work) => !told.lines.some((it) => isSameWork(it.job, job))
  const areSilent = jobs.every(isSilent)
  const isReal = (job: Work) => !isLearning(job.title) && !isSilent(job) && nearnessOf(job, position, told) >= nearest
  // A café job beside the studies is no more than what earns the rent, where another one is of the trade.
  const isOnlyPresent = (job: Work) =>
    nearnessOf(job, position, told) < nearest && jobs.some((it) => isOfTrade(it, position))
  const worthOf = (job: Work, age: number) =>
    nearnessOf(job, position, told) +
    (isPresent(job.to) && !isOnlyPresent(job)
      ? ofPresent
      : age === 0 && !isBefore(job.to, told.today, justOver)
        ? ofNewest
        : 0) -
    (isLearning(job.title) && jobs.some(isReal) ? ofLearner : 0) -
    (!areSilent && isSilent(job) ? ofSilence[isOfTrade(job, position) ? 'ofTrade' : 'other'] : 0) -
    age * perAge
  const [best] = jobs.map((job, age) => ({ job, worth: worthOf(job, age) })).toSorted((a, b) => b.worth - a.worth)
  const isFaint =
    best &&
    isSilent(best.job) &&
    isOver(best.job, told.today) &&
    nearnessOf(best.job, position, told) === 0 &&
    !sharesWord(best.job.title, position)
  return isFaint ? undefined : best?.job
}

/** A job of another trade that answers nothing, where a project or voluntary work does: a Barista's beside a web app. */
export function isBesideThePoint(job: Work, position: string, proofs: readonly Proof[]): boolean {
  const works = proofs.filter(({ kind }) => kind === 'line' || kind === 'years')
  return (
    !isOfTrade(job, position) &&
    works.some((it) => it.job && it.job.kind !== 'job') &&
    works.every((it) => it.job?.kind !== 'job')
  )
}

/** Of the trade, or near enough that nobody changes it: a Director of Engineering beside a Vice President of Engineering. */
export const isKindred = (job: Work, position: string): boolean =>
  isOfTrade(job, position) || sharesWord(job.title, position)

/** A Deputy Manager beside an Assistant Manager. */
const sharesWord = (one: string, other: string): boolean =>
  readWords(one).some(({ key }) => key.length >= shortestShared && readWords(other).some((it) => it.key === key))
const shortestShared = 5

/** Nowhere and at no time, or ended long ago: where nothing is told of it either, no letter begins with it. */
function isOver({ company, from, to }: Work, today: string): boolean {
  if (from === '' && to === '') return company.trim() === ''
  return isBefore(to, today, longAgo)
}
const longAgo = 6
/** Whoever left a job last year still writes from it. */
const justOver = 1
/** So many calendar years before today. */
const isBefore = (to: string, today: string, years: number): boolean =>
  /^\d{4}/.test(to) && Number(to.slice(0, 4)) < Number(today.slice(0, 4)) - years

/** What is longer ago is told where it is clearly nearer. */
const perEarlier = 0.6

/**
 * The earlier job nearest to the posting, if one is of the trade, answers something or shares the duties; else one of
 * the main job's own trade, where that is the position's. It ended before the main one began; `isLast` if no other job came between.
 */
export function earlierJob(
  jobs: readonly Work[],
  main: Work,
  position: string,
  told: Grounds,
): { job: Work; isLast: boolean } | undefined {
  const before = jobs.filter(
    (job) =>
      job !== main &&
      (!isLearning(job.title) || isLearning(main.title)) &&
      job.title.trim() !== '' &&
      job.from !== '' &&
      /^\d{4}/.test(job.to) &&
      main.from !== '' &&
      job.to.slice(0, 7) <= main.from.slice(0, job.to.length) &&
      !isMarginal(job, main),
  )
  const [nearest] = before
    .map((job, age) => ({ job, near: nearnessOf(job, position, told), age }))
    .filter(({ near }) => near >= leastFit * ofDuties)
    .toSorted((a, b) => b.near - b.age * perEarlier - (a.near - a.age * perEarlier))
  // Of another trade than the position's it says nothing that is asked.
  const job = nearest?.job ?? (isOfTrade(main, position) ? before.find((it) => isOfTrade(it, main.title)) : undefined)
  return job && { job, isLast: before.every((it) => it === job || it.to.slice(0, 7) <= job.to.slice(0, it.to.length)) }
}

/** A few months, or over long before the main job began. */
function isMarginal({ from, to }: Work, main: Work): boolean {
  const monthsOf = (it: string) => Number(it.slice(0, 4)) * 12 + Number(it.slice(5, 7) || 1)
  const isShort = /^\d{4}-\d{2}/.test(from) && /^\d{4}-\d{2}/.test(to) && monthsOf(to) - monthsOf(from) < fewestMonths
  return isShort || monthsOf(main.from) - monthsOf(to) > longestGap
}
const [fewestMonths, longestGap] = [6, 120]

/** What somebody does today, where the letter is written from an earlier job. */
export function presentJob(jobs: readonly Work[], main: Work, position: string, today: string): Work | undefined {
  if (isPresent(main.to)) return undefined
  // Beside a job of last year one of another trade says nothing; beside an older one it says what came since.
  const isLong = isBefore(main.to, today, justOver)
  return jobs.find(
    (job) =>
      (isLong || isKindred(job, position)) &&
      isPresent(job.to) &&
      job.from !== '' &&
      job.title.trim() !== '' &&
      job.company.trim() !== '',
  )
}

/**
 * What the earlier job shows of the position's trade where the main one, of another trade, shows nothing of it: its best
 * lines, or the one that says what the position is called after.
 */
export function earlierLines(
  earlier: Work,
  main: Work,
  position: string,
  lines: readonly WorkLine[],
  worth: (it: WorkLine) => number,
): WorkLine[] {
  // Two jobs at one employer would have one introduction twice.
  if (isOfTrade(main, position) || earlier.company.trim() === main.company.trim()) return []
  const own = lines.filter((it) => isSameWork(it.job, earlier)).toSorted((a, b) => worth(b) - worth(a))
  if (isOfTrade(earlier, position)) return own.filter((it) => worth(it) > 0).slice(0, mostEarlier)
  return showsTitle(main, position, lines) ? [] : linesOfTitle(own, position).slice(0, 1)
}
const mostEarlier = 2

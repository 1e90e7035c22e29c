import { isResult } from '../../../../lib/matching/ranking/line-results.ts'
import type { LetterInterest } from './rare-words.ts'
import { scoreLine } from '../../../../lib/matching/ranking/rank-lines.ts'
import { isSetback } from '../../setback.ts'
import { tellsChange } from '../../resume/line-worth.ts'
import words from './ask-words.json' with { type: 'json' }
import { looseness } from './looseness.ts'
import { isSameFact } from './same-fact.ts'
import { isSameWork, type Work, type WorkLine } from './told-works.ts'

/** A share or an amount of money; "120 trailers" is the size of a duty. */
const gain = /%|[$£€]|\b(?:percent|prozent|euros?|pour cent|por ciento)\b/iu

/** What others have said of the work. */
const honour = new RegExp(`(?<!\\p{L})(?:${words.honours.join('|')})(?!\\p{L})`, 'iu')

/** Written as an achievement by its owner, or a line that says what it brought. */
export const isLineResult = ({ line, isAchievement }: Pick<WorkLine, 'line' | 'isAchievement'>): boolean =>
  isAchievement ||
  (isOfAchievements(line) && isResult(line.text) && !isSetback(line.text)) ||
  (gain.test(line.text) && isResult(line.text) && !isSetback(line.text)) ||
  (honour.test(line.text) && !isSetback(line.text)) ||
  tellsChange(line.text)

/** A line with what the work brought in figures. */
export const isGain = (it: WorkLine): boolean => gain.test(it.line.text) && isLineResult(it)

/** Of two lines as near to the posting, the one that says what it brought is read first. */
const ofResult = 0.3
/** A word that few postings have weighs as much as a whole rank. */
const ofRare = 0.4

/** How early a letter tells a line: near to the posting, with what it brought, in the style of a letter. */
export const lineWorth = (it: WorkLine, interest: LetterInterest): number =>
  scoreLine(it.line.text, interest, it.place) +
  interest.rarity(it.line.text) * ofRare +
  (isLineResult(it) ? ofResult : 0) -
  looseness(it.line.text)

const isOfAchievements = ({ sources }: WorkLine['line']): boolean =>
  sources.some((source) => source.includes('/notable_achievements'))

const untold = (lines: readonly WorkLine[], job: Work, told: ReadonlySet<string>): WorkLine[] =>
  lines.filter(
    (it) =>
      isSameWork(it.job, job) && !told.has(it.line.text) && ![...told].some((text) => isSameFact(text, it.line.text)),
  )

/** Of lines that tell the same, the first. */
const distinct = (lines: readonly WorkLine[]): WorkLine[] =>
  lines.reduce<WorkLine[]>(
    (kept, it) => (kept.some(({ line }) => isSameFact(line.text, it.line.text)) ? kept : [...kept, it]),
    [],
  )

/**
 * What one job was about, nearest to the posting first: for a letter that answers little. The last of a job's lines, if it
 * is far from what is asked, is told only where there is nothing better.
 */
export function dutiesOf(
  lines: readonly WorkLine[],
  job: Work,
  interest: LetterInterest,
  told: ReadonlySet<string>,
  { most, least }: { most: number; least: number },
): WorkLine[] {
  const worth = (it: WorkLine) => lineWorth(it, interest)
  const others = untold(lines, job, told).filter((it) => !isLineResult(it))
  const [last] = lines.filter((it) => isSameWork(it.job, job)).toSorted((a, b) => worth(a) - worth(b))
  return distinct(others.toSorted((a, b) => worth(b) - worth(a)))
    .filter((it, index) => index < least || it !== last || worth(it) >= leastWorth)
    .slice(0, Math.max(0, most))
}
/** "On call one week in five", "Ran the Friday coding club". */
const leastWorth = 0.2

/** The best results of one job that are not told yet; numbers first, then what is near to the posting. */
export function resultsOf(
  lines: readonly WorkLine[],
  job: Work,
  interest: LetterInterest,
  told: ReadonlySet<string>,
  most: number,
): WorkLine[] {
  const worth = (it: WorkLine) => lineWorth(it, interest) + (/\d/.test(it.line.text) ? 1 : 0)
  const results = untold(lines, job, told).filter(isLineResult)
  return distinct(results.toSorted((a, b) => worth(b) - worth(a))).slice(0, most)
}

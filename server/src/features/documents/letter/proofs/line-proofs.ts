import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { skillsOfLine } from '../../../../lib/matching/profile/profile-evidence.ts'
import type { PostingInterest } from '../../../../lib/matching/ranking/posting-interest.ts'
import { scoreLine } from '../../../../lib/matching/ranking/rank-lines.ts'
import { lineKey } from '../../resume/tailor-resume.ts'
import { asksOnlyPaper } from '../../paper-words.ts'
import { isShown, isSpecific, isSpecificAsk } from './shown-skills.ts'
import { isTellable } from './tellable-line.ts'
import { workLinesOf, type WorkLine } from './told-works.ts'
import { isLineResult } from './result-lines.ts'
import type { Ask } from './posting-asks.ts'
import { weightOf, type Candidate } from './proof.ts'
import { familiesIn, sharedBy } from './word-families.ts'

/** Newest first; a CV of ten pages has some 300, and older lines answer nothing better. */
const maxLines = 400
/** Two words that are rare in postings, or three that are less so; a single one is mostly chance. */
export const leastShared = { count: 2, weight: 5 }
/** Where that finds little: one word that hardly any posting has. */
export const leastWhereFew = { count: 1, weight: 3.4 }
/** The weight of a line's rank (some -1 to 4) and of each older job, relative to the requirements. */
const rankShare = 0.3
const olderJob = 0.92
/** A hobby or a favour counts less than paid work. */
const shareOf = { job: 1, voluntary: 0.7, project: 0.6 } as const
const ofResult = 1.25
/** Half of a row is read. */
const [longWords, ofLong] = [26, 0.75]

/** Each tellable line once: one that is repeated in an older job belongs to the newest. */
export function tellableLines(profile: ProfileDocument): WorkLine[] {
  const lines = workLinesOf(profile)
    .slice(0, maxLines)
    .filter(({ line }) => isTellable(line.text))
  return [...new Map(lines.toReversed().map((it) => [lineKey(it.line.text), it])).values()].toReversed()
}

/** Lines of work that show a skill that is asked, or use the telling words of the ask. */
export function lineAnswers(
  lines: readonly WorkLine[],
  asks: readonly Ask[],
  interest: PostingInterest,
  least: { count: number; weight: number },
): Candidate[] {
  const wanted = asks
    .filter(({ text }) => !asksOnlyPaper(text))
    .map((ask) => ({
      ask,
      skilled: ask.requirements.filter(isSpecificAsk),
    }))
  return lines.flatMap((workLine) => {
    const { line, job, age, place } = workLine
    const skills = skillsOfLine(line.text, job.title).filter(({ skill }) => isSpecific(skill))
    const families = familiesIn(line.text)
    const strength =
      Math.exp(rankShare * Math.min(4, scoreLine(line.text, interest, place))) *
      olderJob ** age *
      shareOf[job.kind] *
      (isLineResult(workLine) ? ofResult : 1) *
      (line.text.split(' ').length > longWords ? ofLong : 1)
    return wanted.flatMap(({ ask, skilled }): Candidate[] => {
      const hits = skilled.filter((it) => isShown(it.skills, skills)).length
      const { count, weight } = sharedBy(ask.families, families)
      const isShared = count >= least.count && weight >= least.weight
      if (hits === 0 && !isShared) return []
      const value = weightOf(ask) * strength * (hits > 0 ? 1 + 0.3 * (hits - 1) + weight / 10 : weight / 8)
      return [{ kind: 'line', bring: line, meta: null, job, skills, ask, value }]
    })
  })
}

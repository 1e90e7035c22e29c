import type { ProfileDocument } from '@waymark/contract/profile-document.ts'
import { isResult } from '../../../lib/matching/ranking/line-results.ts'
import type { PostingInterest } from '../../../lib/matching/ranking/posting-interest.ts'
import { scoreLine } from '../../../lib/matching/ranking/rank-lines.ts'
import { tellableLines, type Answer } from './answers.ts'

const mostLines = 2
/** Below it a duty says little; a result says something in any letter. */
const lowestRank = 1

/**
 * What the newest job has to show: lines that answer nothing in particular but say who is writing. For a profile that
 * meets some of the posting without a line about it; results go first.
 */
export function strongestLines(profile: ProfileDocument, interest: PostingInterest, told: readonly Answer[]): Answer[] {
  const known = new Set(told.map(({ line }) => line.text))
  return tellableLines(profile)
    .filter(({ line, job, age }) => job.kind === 'job' && age === 0 && !known.has(line.text))
    .map(({ line, job, place }) => ({
      line,
      job,
      has: isResult(line.text),
      rank: scoreLine(line.text, interest, place),
    }))
    .filter(({ has, rank }) => has || rank >= lowestRank)
    .toSorted((a, b) => Number(b.has) - Number(a.has) || b.rank - a.rank)
    .slice(0, mostLines)
    .map(({ line, job, rank }, index) => ({
      line,
      job,
      skills: [],
      asks: [],
      weight: rank,
      place: told.length + index,
    }))
}

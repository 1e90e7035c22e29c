import { readPostingLines, type PostingTexts } from '../../../lib/matching/posting/posting-lines.ts'
import { orderedStems } from '../../../lib/matching/text/stems.ts'
import { tellingness } from '../../../lib/matching/text/word-shares.ts'
import { oneLine } from '../resume/resume-sections.ts'
import { bestAnswers } from './best-answers.ts'

/** A duty is repeated as a whole, so it must fit beside a line. */
const longestDuty = 110
const mostDuties = 30
/** Two words that are rare in postings, or three that are less so; a single one is mostly chance. */
const leastShared = 2
const leastWeight = 5
/** Words of one family: Kommissionierung and Kommissionieren, recruiting and recruited. */
const family = 6

/**
 * The work that a posting describes beside lines of the profile that use the same words, each line and each duty once.
 * It serves where the list of skills knows too few words of a trade or language.
 */
export function answersToDuties<Line extends { line: { text: string } }>(
  lines: readonly Line[],
  posting: PostingTexts,
): { duty: string; line: Line; weight: number }[] {
  const duties = readPostingLines(posting)
    .filter(({ section, text }) => section === 'duties' && text.length <= longestDuty && !text.endsWith(':'))
    .slice(0, mostDuties)
    .map(({ text }) => ({ text: oneLine(text), families: familiesIn(text) }))
  if (duties.length === 0) return []
  const pairs = lines.flatMap((line) => {
    const families = familiesIn(line.line.text)
    return duties.flatMap((duty) => {
      const shared = [...duty.families].filter(([start]) => families.has(start))
      const weight = shared.reduce((sum, [, stem]) => sum + tellingness(stem), 0)
      return shared.length >= leastShared && weight >= leastWeight ? [{ line, ask: duty, value: weight }] : []
    })
  })
  const used = new Set<Line>()
  return [...bestAnswers(pairs)]
    .toSorted(([, a], [, b]) => b.value - a.value)
    .flatMap(([duty, { line, value }]) => {
      if (used.has(line)) return []
      used.add(line)
      return [{ duty: duty.text, line, weight: value }]
    })
}

/** The stems of a text by the beginning that their family shares. */
const familiesIn = (text: string): Map<string, string> =>
  new Map(orderedStems(text).map((stem) => [stem.slice(0, family), stem]))

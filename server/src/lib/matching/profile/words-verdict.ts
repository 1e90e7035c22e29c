import { askingStems } from '../posting/posting-words.ts'
import type { Requirement } from '../posting/requirement.ts'
import { contentStems } from '../text/stems.ts'
import { tellingness } from '../text/word-shares.ts'
import type { ProfileEvidence } from './profile-evidence.ts'
import { firstOf, missing, type Verdict } from './verdict.ts'

/** Of a longer requirement so much must stand in one line; of one or two words all of it. */
const nearShare = 0.7
const fewWords = 2
/** A single word must be one of a trade; "years" and "team" are in every line. */
const leastTelling = 2.6

/** A requirement that no list knows, by its words: the very name of a skill is had, nearly all words in a line similar. */
export function wordsVerdict({ text }: Requirement, { lines }: ProfileEvidence): Verdict {
  const asked = [...contentStems(text)].filter((stem) => !askingStems.has(stem))
  if (asked.every((stem) => tellingness(stem) < leastTelling)) return missing
  const named = lines.filter(({ isWhole, stems }) => isWhole && isSame(asked, stems)).map((line) => line.text)
  if (named.length > 0) return { status: 'have', profile: firstOf(named) }
  const least = asked.length <= fewWords ? asked.length : nearShare * asked.length
  const near = lines.filter((line) => asked.filter((stem) => isIn(stem, line)).length >= least)
  return near.length === 0 ? missing : { status: 'similar', profile: firstOf(near.map((line) => line.text)) }
}

const isSame = (asked: readonly string[], stems: ReadonlySet<string>): boolean =>
  stems.size === asked.length && asked.every((stem) => stems.has(stem))

/** Photovoltaik is in Photovoltaikanlagen; shorter words begin others by chance. */
const isIn = (asked: string, { stems, joined }: ProfileEvidence['lines'][number]): boolean =>
  stems.has(asked) || (asked.length >= leastCompound && joined.includes(` ${asked}`))
const leastCompound = 7

import { textOfTokens, type HeadLine } from '../entries/head-tokens.ts'
import { splitLongEntries } from '../entries/long-entries.ts'
import type { IndexedLine } from '../lines/line.ts'
import { degreeWords, schoolWords } from '../words/degree-words.ts'
import { employerWords, titleWords } from '../words/occupation-words.ts'
import type { SectionKind } from '../words/section-names.ts'

const mostLines = 400

/** What a section under a heading of unknown words is about, by its dated entries: "Teaching posts", "Where I learned". */
export function kindByEntries(lines: readonly IndexedLine[]): SectionKind | undefined {
  const dated = splitLongEntries(lines.slice(0, mostLines)).entries.filter(({ date }) => date?.to !== undefined)
  if (dated.length === 0) return undefined
  const count = (fits: (text: string) => boolean) =>
    dated.filter(({ heads }) => heads.flatMap(textsOf).some(fits)).length
  if (count((text) => degreeWords(text) >= 1.5) > dated.length / 2 && count((text) => schoolWords(text) > 0) > 0)
    return 'education'
  const isWork = (text: string) => degreeWords(text) < 1 && (titleWords(text) >= 1.5 || employerWords(text) === 2)
  return count(isWork) >= dated.length / 2 ? 'experience' : undefined
}

const textsOf = (head: HeadLine) => head.tokens.map((token) => textOfTokens(head, token, token))

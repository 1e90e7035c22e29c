import { skillList, type Phrase, type Skill } from './skill-list.ts'
import { readWords, type Word } from '../text/words.ts'

/** A skill where a text names it. */
export type Mention = {
  skill: Skill
  /** The phrase found, as it is compared: folded words, one space between them. */
  key: string
  kind: Phrase['kind']
  /** The text's own words and where they stand. */
  text: string
  start: number
  end: number
}
type Found = Mention & { isSure: boolean; first: number; last: number }

const longestPhrase = 8
const introducesSkill =
  /^(?:experience|experienced|knowledge|proficien(?:t|cy)|familiar(?:ity)?|expertise|skills?|skilled|fluent|using|written|programming|coding|kenntnisse?|erfahrung|umgang|connaissances?|experiencia|maitrise|conocimientos?|manejo|dominio)$/
const followsSkill =
  /^(?:developers?|engineers?|programm(?:ing|er|ers)|experience|skills?|kenntnisse|knowledge|code|scripts?|macros?|formulas?|spreadsheets?|language|backend|services?|entwickler|framework)$/
const joins = /^[\s,;/|•·&()+]*(?:(?:and|or|und|oder|sowie|et|ou|y|o|e)\b)?[\s,;/|•·()]*$/i

/**
 * The skills that a text names, in the order of their first word; the longest name wins where two begin or overlap.
 * Names that are everyday words too (Go, Excel, Access) count only where they are written as names and stand beside
 * something that makes them a skill. Linear in the text; of long texts the first 100,000 characters are read.
 */
export function findSkills(text: string): Mention[] {
  const words = readWords(text)
  const found: Found[] = []
  for (let at = 0; at < words.length;) {
    const match = longestAt(words, at)
    const mention = match && mentionOf(text, words, at, at + match.length, match.phrase)
    if (mention) found.push(mention)
    at += mention && match ? match.length : 1
  }
  return found.filter((mention, index) => mention.isSure || hasContext(text, words, found, index)).map(plain)
}

/** The skill that a text is as a whole, such as one entry of a list of skills; "go" there is the language. */
export function findWholeSkill(text: string): Mention | undefined {
  const words = readWords(text)
  const match = longestAt(words, 0)
  if (!match || match.length !== words.length) return undefined
  const mention = mentionOf(text, words, 0, match.length, { ...match.phrase, ambiguous: undefined })
  return mention && plain(mention)
}

function plain({ skill, key, kind, text, start, end }: Found): Mention {
  return { skill, key, kind, text, start, end }
}

function longestAt(words: readonly Word[], at: number): { phrase: Phrase; length: number } | undefined {
  let node = skillList().root
  let best: { phrase: Phrase; length: number } | undefined
  for (let length = 1; length <= longestPhrase; length++) {
    const key = words[at + length - 1]?.key
    // A paragraph or list item may end between two words: "Sales\nForce" is not Salesforce.
    if (key === undefined) break
    const singular = key.length > 3 && key.endsWith('s') ? key.slice(0, -1) : undefined
    // A plural of the list is found by its singular only inside a longer name: "rail" is not Rails.
    const next =
      node.next.get(key) ??
      (singular === undefined ? undefined : node.next.get(singular)) ??
      (length > 1 ? node.next.get(`${key}s`) : undefined)
    if (!next) break
    node = next
    if (node.phrase) best = { phrase: node.phrase, length }
  }
  return best
}

function mentionOf(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  { skill, key, kind, ambiguous }: Phrase,
): Found | undefined {
  const [first, last] = [words[from], words[to - 1]]
  if (!first || !last) return undefined
  const span = text.slice(first.start, last.end)
  if (span.includes('\n') || /[.!?;:]\s/.test(span)) return undefined
  if (to - from === 1 && isPartOfAnother(first)) return undefined
  // Written in lower case in the list, an everyday word is not a name and may be written in any case.
  if (ambiguous !== undefined && span !== ambiguous && ambiguous !== span.toLowerCase()) return undefined
  return {
    skill,
    key,
    kind,
    text: span,
    start: first.start,
    end: last.end,
    isSure: ambiguous === undefined,
    first: from,
    last: to - 1,
  }
}

/** The C of C-level, the R of R&D and R$, the net of example.net. */
function isPartOfAnother({ key, before, after }: Word): boolean {
  if (key === '.net') return before !== ''
  if (before === '.' || (key.length <= 3 && after === '.')) return true
  return key.length === 1 && (before !== '' || after !== '')
}

/** Whether an everyday word stands where only a skill stands: in a list of skills, after "experience with", beside its own words. */
function hasContext(text: string, words: readonly Word[], found: readonly Found[], index: number): boolean {
  const mention = found[index]
  if (!mention) return false
  const [previous, next] = [found[index - 1], found[index + 1]]
  if (previous && joins.test(text.slice(previous.end, mention.start)) && !isBreak(text, previous.end, mention.start))
    return true
  if (next && joins.test(text.slice(mention.end, next.start)) && !isBreak(text, mention.end, next.start)) return true
  const before = words.slice(Math.max(0, mention.first - 2), mention.first)
  const after = words[mention.last + 1]
  if (before.some((word) => introducesSkill.test(word.key) && !isBreak(text, word.end, mention.start))) return true
  if (after && followsSkill.test(after.key) && !isBreak(text, mention.end, after.start)) return true
  return isInContext(text, words, mention) || isShortItem(text, mention, after)
}

/** "Excel serait un plus" as an item of its own; not "Excel in your role" nor "Go the extra mile". */
function isShortItem(text: string, { start, end, text: name }: Found, after: Word | undefined): boolean {
  if (name === name.toLowerCase()) return false
  const line = [...text.slice(0, start).split('\n').slice(-1), ...text.slice(end).split('\n', 1)].join(' ')
  const isFollowed = after !== undefined && !isBreak(text, end, after.start) && functionWord.test(after.key)
  return line.trim().split(/\s+/).length <= 4 && !isFollowed
}

const functionWord =
  /^(?:in|at|the|to|of|with|your|for|on|as|into|from|we|you|is|are|and|this|that|our|us|by|home|up|out)$/

/** A word of the skill's own context within twelve words of the same sentence. */
function isInContext(text: string, words: readonly Word[], { skill, first, last, start, end }: Found): boolean {
  if (skill.context.size === 0) return false
  const near = words.slice(Math.max(0, first - 12), last + 13)
  return near.some(
    (word) =>
      (word.end <= start || word.start >= end) &&
      skill.context.has(word.key) &&
      !isBreak(text, Math.min(word.end, end), Math.max(word.start, start)),
  )
}

function isBreak(text: string, from: number, to: number): boolean {
  return /\n|[.!?]\s/.test(text.slice(from, to))
}

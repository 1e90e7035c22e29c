import { isSoftwareHere } from './everyday-names.ts'
import type { Phrase } from './skill-phrases.ts'
import { readWords, type Word } from '../text/words.ts'

export type Found = {
  senses: readonly Phrase[]
  text: string
  start: number
  end: number
  isSure: boolean
  first: number
  last: number
}

const introducesSkill =
  /^(?:experience|experienced|knowledge|proficien(?:t|cy)|familiar(?:ity)?|expertise|skills?|skilled|comfortable|confident|competent|conversant|adept|versed|fluent|using|written|programming|coding|kenntnisse?|erfahrung|umgang|connaissances?|experiencia|maitrise|conocimientos?|manejo|dominio)$/
const followsSkill =
  /^(?:developers?|engineers?|programm(?:ing|er|ers)|experience|skills?|kenntnisse|knowledge|code|scripts?|macros?|formulas?|spreadsheets?|language|backend|services?|entwickler|framework|umgehen)$/
const joins = /^[\s,;/|•·&()+]*(?:(?:and|or|und|oder|sowie|et|ou|y|o|e)\b)?[\s,;/|•·()]*$/i
const reach = 12

/** The skill that an everyday word names beside its own words or in a list. The occupation settles ties. */
export function senseOf(
  text: string,
  words: readonly Word[],
  found: readonly Found[],
  index: number,
  occupation: string,
  isTitle = false,
): Phrase | undefined {
  const mention = found[index]
  const [only] = mention?.senses ?? []
  if (!mention || !only) return undefined
  if (only.everyday && mention.senses.length === 1) {
    const place = { occupation, isTitle, isIntroduced: isIntroduced(text, words, mention, false) }
    return isSoftwareHere(text, words, found, index, place) ? only : undefined
  }
  const near = contextKeys(text, words, mention)
  const neighbours = neighboursOf(text, found, index)
  if (mention.senses.length === 1) {
    const isListed = neighbours.some((it) => isOneField(only, it))
    return isListed || countShared(only, near) > 0 || isIntroduced(text, words, mention) ? only : undefined
  }
  const title = readWords(occupation).map(({ key }) => key)
  const weighed = mention.senses.map((sense) => {
    const beside = neighbours.filter((it) => isOneField(sense, it)).length
    return { sense, evidence: 2 * (countShared(sense, near) + beside) + countShared(sense, title) }
  })
  const [best, second] = weighed.toSorted((a, b) => b.evidence - a.evidence)
  if (!best?.evidence) return isShortItem(text, mention, words[mention.last + 1]) ? only : undefined
  return best.evidence > (second?.evidence ?? 0) ? best.sense : undefined
}

/** The sense that the occupation's words support, or else the first of the list. */
export function senseInOccupation(senses: readonly Phrase[], occupation: string): Phrase | undefined {
  const title = readWords(occupation).map(({ key }) => key)
  return senses.toSorted((a, b) => countShared(b, title) - countShared(a, title))[0]
}

function neighboursOf(text: string, found: readonly Found[], index: number): Found[] {
  const mention = found[index]
  const isBeside = (from: Found | undefined, to: Found | undefined) =>
    from && to && joins.test(text.slice(from.end, to.start)) && !isBreak(text, from.end, to.start)
  const [previous, next] = [found[index - 1], found[index + 1]]
  return [
    ...(previous && isBeside(previous, mention) ? [previous] : []),
    ...(next && isBeside(mention, next) ? [next] : []),
  ]
}

/** "Testing" beside "welding" is not software testing; proper names count anywhere. */
function isOneField({ skill, ambiguous }: Phrase, neighbour: Found): boolean {
  const isName = ambiguous !== ambiguous?.toLowerCase()
  return isName || neighbour.senses.some((it) => it.skill.isComputing === skill.isComputing)
}

function isIntroduced(text: string, words: readonly Word[], mention: Found, isItem = true): boolean {
  const before = words.slice(Math.max(0, mention.first - 2), mention.first)
  const after = words[mention.last + 1]
  if (before.some((word) => introducesSkill.test(word.key) && !isBreak(text, word.end, mention.start))) return true
  if (after && followsSkill.test(after.key) && !isBreak(text, mention.end, after.start)) return true
  return isItem && isShortItem(text, mention, after)
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

function contextKeys(text: string, words: readonly Word[], { first, last, start, end }: Found): string[] {
  return words
    .slice(Math.max(0, first - reach), last + reach + 1)
    .filter(
      (word) =>
        (word.end <= start || word.start >= end) &&
        !isBreak(text, Math.min(word.end, end), Math.max(word.start, start)),
    )
    .map(({ key }) => key)
}

const countShared = ({ skill }: Phrase, keys: readonly string[]) => keys.filter((key) => skill.context.has(key)).length

function isBreak(text: string, from: number, to: number): boolean {
  return /\n|[.!?]\s/.test(text.slice(from, to))
}

import { askingStems, keyOf, softStems } from '../posting/posting-words.ts'
import { choiceIn } from '../posting/listed-choices.ts'
import type { Requirement } from '../posting/requirement.ts'
import { belongsToOthers, isOnlyServed } from '../skills/word-of-others.ts'
import { measureStems } from '../text/measure-words.ts'
import { isInflected, stem, stemsOf } from '../text/stems.ts'
import { stopWords } from '../text/stop-words.ts'
import { readWords, type Word } from '../text/words.ts'
import { tellingness } from '../text/word-shares.ts'
import { isLimit, isOfShortTime } from './limits.ts'
import type { ProfileEvidence, ProfileLine } from './profile-evidence.ts'
import { ofEveryWork, standsForOthers } from './words-verdict.ts'
import { atMostSimilar, better, firstOf, missing, type Verdict } from './verdict.ts'

/**
 * The last look before something is called missing: whether the asked words stand in the profile. *Have*: nothing but a
 * name is asked for ("familiarity with Software of Excellence"), and a line of the own work has it; *similar*: a line has
 * two of the asked words side by side, or a telling one of them.
 */
export function literalVerdict(requirement: Requirement, profile: Pick<ProfileEvidence, 'lines'>): Verdict {
  const { text, what } = requirement
  const lines = profile.lines.filter((it) => it.isOwn && !isLimit(it.text) && !isOfShortTime(it.text))
  const choice = choiceIn(text)
  const items = choice?.isSure ? choice.items.map((it) => it.text) : []
  const named = [...items, text].map((it) => namedVerdict(it, lines)).reduce(better, entryVerdict(items, lines))
  if (named.status === 'have') return what === 'other' || choice ? named : atMostSimilar(named)
  return better(named, wordsTogether(requirement, lines))
}

/** One of several alternatives that is an entry of its own. */
function entryVerdict(items: readonly string[], lines: readonly ProfileLine[]): Verdict {
  const keys = new Set(items.map(keyOf))
  const held = lines.filter((it) => it.isWhole && keys.has(keyOf(it.text)))
  return held.length === 0 ? missing : { status: 'have', profile: firstOf(held.map((it) => it.text)) }
}

function namedVerdict(text: string, lines: readonly ProfileLine[]): Verdict {
  const name = nameIn(text)
  if (!name) return missing
  const having = lines.filter((line) => placesOf(name.words, line).length > 0)
  const done = having.filter((line) => placesOf(name.words, line).some((at) => isDone(line, at, name.words.length)))
  if (done.length > 0 && name.isAll) return { status: 'have', profile: firstOf(done.map((it) => it.text)) }
  return having.length > 0 ? { status: 'similar', profile: firstOf(having.map((it) => it.text)) } : missing
}

type Name = { words: readonly Word[]; isAll: boolean }

/** The one name of an ask: capitals throughout ("Software of Excellence"), or letters and numbers ("RPVA", "SCR17"). */
function nameIn(text: string): Name | undefined {
  const words = readWords(text.replace(/\([^()]*\)/g, ' '))
  const isNamed = (at: number) => {
    const word = words[at]
    return word !== undefined && isCapital(word) && !stopWords.has(word.key) && (at > 0 || !isAsking(word.key))
  }
  const isWithin = (at: number) =>
    isNamed(at) || /^\d/.test(words[at]?.raw ?? '') || (joints.has(words[at]?.key ?? '') && isNamed(at + 1))
  const endOf = (at: number): number => (isWithin(at) ? endOf(at + 1) : at)
  const isAlone = (at: number) => endOf(at + 1) === at + 1
  // "Gute Kenntnisse in X": a noun that asks is no name by itself.
  const first = words.findIndex(({ key }, at) => isNamed(at) && !(isAlone(at) && isAsking(key)))
  if (first < 0) return undefined
  const end = endOf(first + 1)
  const name = words.slice(first, end)
  const others = [...words.slice(0, first), ...words.slice(end)]
  const capitals = name.filter(isCapital)
  const isSigned = capitals.some(({ raw }) => /^\p{Lu}[\p{Lu}\d]|\p{Ll}\p{Lu}|\d/u.test(raw))
  if (capitals.length < fewestCapitals && !isSigned) return undefined
  return { words: name, isAll: others.every((word) => isAsking(word.key) && (word === words[0] || !isCapital(word))) }
}

const isCapital = ({ raw }: Word): boolean => /^\p{Lu}/u.test(raw)
const fewestCapitals = 2
const joints = new Set('of the and for de du des la le et y und fur'.split(' '))

const isAsking = (key: string): boolean =>
  stopWords.has(key) || /^\d/.test(key) || [askingStems, softStems, measureStems].some((it) => it.has(stem(key)))

/** Where a line says all words of a name in order, written as a name there as well. */
function placesOf(name: readonly Word[], { words }: ProfileLine): number[] {
  const [first] = name
  if (!first) return []
  return words.flatMap(({ raw }, at) =>
    /^\p{Lu}|^\d/u.test(raw) && name.every(({ key }, index) => isSameName(key, words[at + index]?.key ?? ''))
      ? [at]
      : [],
  )
}

const isSameName = (asked: string, own: string): boolean => asked === own || `${asked}s` === own || asked === `${own}s`

/** Not "flyers for X", "the X team", "sold X licences". */
function isDone({ words, said }: ProfileLine, at: number, length: number): boolean {
  const [first, last] = [words[at], words[at + length - 1]]
  if (!first || !last) return false
  const before = words.slice(Math.max(0, at - 3), at)
  return (
    !before.some(({ key }) => standsForOthers(key)) &&
    !belongsToOthers(said.slice(last.end)) &&
    !isOnlyServed(said.slice(0, first.start))
  )
}

function wordsTogether({ text, what }: Requirement, lines: readonly ProfileLine[]): Verdict {
  const asked = stemsOf(readWords(text)).filter((it) => !isAsking(it) && !ofEveryWork.has(it))
  const telling = asked.filter(isTelling)
  const hasWord = ({ order }: ProfileLine, it: string) => order.some((own) => isSameWord(it, own))
  const isBeside = ({ order }: ProfileLine) =>
    asked.some((it, at) => {
      const next = asked[at + 1]
      const isPair = next !== undefined && (isTelling(it) || isTelling(next) || tellTogether(it, next))
      return isPair && order.some((own, index) => isSameWord(it, own) && isSameWord(next, order[index + 1] ?? ''))
    })
  // A known skill is told by its phrases: a single word of these may be anything.
  const least = what === 'skill' ? asked.length + 1 : asked.length / 2
  const saysTelling = (line: ProfileLine) => telling.filter((it) => hasWord(line, it)).length >= least
  const near = lines.filter((line) => isBeside(line) || (telling.length > 0 && saysTelling(line)))
  return near.length === 0 ? missing : { status: 'similar', profile: firstOf(near.map((it) => it.text)) }
}

const shortestSame = 5
const isSameWord = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= shortestSame && isInflected(one, other))

/** The shares of words know English ones; of those that they lack only long words tell something. */
const isTelling = (it: string): boolean =>
  tellingness(it) >= leastTelling && (tellingness(it) < unlisted || it.length >= longWord)
/** "Event" and "revenue" are in many postings each, side by side in few. */
const tellTogether = (one: string, other: string): boolean =>
  [one, other].every((it) => tellingness(it) < unlisted) && tellingness(one) + tellingness(other) >= leastTogether
const leastTogether = 3
const leastTelling = 2.6
const unlisted = 3.5
const longWord = 7

import { findDegrees } from './degree-levels.ts'
import { askingStems, phrases } from './posting-words.ts'
import { findSkills } from '../skills/find-skills.ts'
import { isLanguageName } from './spoken-languages.ts'
import { beginsWithPhrase, findPhrase, hasPhrase } from '../text/phrases.ts'
import { orderedStems } from '../text/stems.ts'
import { readWords, type Word } from '../text/words.ts'

/** One of the things that a sentence asks for. */
export type Ask = { text: string; isWished: boolean }

const conjunctions = new Set('und and et y e sowie plus'.split(' '))
const yearsFirst =
  /^\s*(?:\d{1,2}|\p{L}{2,6})(?:\s*(?:-|–|to|bis|à|a)\s*\d{1,2})?\s*\+?\s*(?:years?|jahren?|jahre|ans|années|años)(?![\p{L}])/iu
/** "A and B are a plus", "sind von Vorteil": the wish is for all that the sentence names. */
const aboutAll = /(?<!\p{L})(?:are|would be|will be|sind|wären|sont|seraient|son|serían|se valorarán)(?!\p{L})[^,;]*$/iu
const mostAsks = 30

/** Parts a sentence where the next thing is asked for; "von Vorteil" behind one thing makes no wish of the others. */
export function splitAsks(sentence: string): Ask[] {
  const words = readWords(sentence)
  const cuts = cutsOf(sentence, words)
  const parts = cuts.map((from, index) => ({ from, to: cuts[index + 1] ?? words.length }))
  const isLedByWish = findPhrase(words, phrases.wished).some(({ from, to }) => from <= 1 && to < words.length)
  const asks = parts.map(({ from, to }): Ask => {
    const own = words.slice(from, to)
    return {
      text: textOf(sentence, words, from, to),
      isWished: isLedByWish || hasPhrase(own, phrases.wished) || beginsWithPhrase(own, phrases.wishOpener),
    }
  })
  const last = asks.at(-1)
  const isForAll = last !== undefined && last.isWished && aboutAll.test(last.text)
  return isForAll ? asks.map((ask) => ({ ...ask, isWished: true })) : asks
}

function cutsOf(sentence: string, words: readonly Word[]): number[] {
  const cuts = [0]
  let depth = 0
  for (let at = 1; at < words.length && cuts.length < mostAsks; at++) {
    const gap = sentence.slice(words[at - 1]?.end, words[at]?.start)
    depth = Math.max(0, depth + gap.split('(').length - gap.split(')').length)
    if (beginsWithPhrase(words, phrases.wishOpener, at) && at + 1 < words.length) cuts.push(at)
    else if (depth === 0 && leadsToKnowledge(words, at, cuts.at(-1) ?? 0)) cuts.push(at + 1)
    else if (depth === 0 && isCut(sentence, words, at, gap.replace(/^.*\)/, ''), cuts.at(-1) ?? 0)) cuts.push(at)
  }
  return cuts
}

const withWords = new Set('with having mit avec con'.split(' '))
const mostAdjectives = 2

/** "A pharmacist with good experience of oncology": what the person is, and what is asked besides. */
function leadsToKnowledge(words: readonly Word[], at: number, from: number): boolean {
  if (at - from < 2 || !withWords.has(words[at]?.key ?? '')) return false
  // "With developers, and an understanding of": what stands behind a conjunction begins anew.
  return Array.from({ length: mostAdjectives + 1 }, (_, skip) => at + 1 + skip).some(
    (next) =>
      beginsWithPhrase(words, phrases.knowledge, next) &&
      !words.slice(at + 1, next).some(({ key }) => conjunctions.has(key)),
  )
}

function isCut(sentence: string, words: readonly Word[], at: number, gap: string, from: number): boolean {
  const isConjunction = conjunctions.has(words[at]?.key ?? '')
  const isComma = /[,;]/.test(gap)
  // "Deutsch- und Englischkenntnisse", "français et anglais courants": the level is that of both.
  if (isNextYears(sentence, words, at, from)) return true
  const isPair = gap.trim() === '-' || [at - 1, isConjunction ? at + 1 : at].every((it) => isLanguage(words[it]))
  if ((!isComma && !isConjunction) || isPair) return false
  const next = isConjunction ? at + 1 : at
  if (next >= words.length) return false
  if (beginsWithPhrase(words, phrases.opener, next) || beginsWithPhrase(words, phrases.askStart, next)) return true
  if (yearsFirst.test(sentence.slice(words[next]?.start))) return true
  if (!isComma) return false
  const isDegree = (some: readonly Word[]) => findDegrees(some)
  if (
    isDegree(words.slice(next, next + 4)).some((hit) => hit.from === 0) &&
    isDegree(words.slice(from, at)).length === 0
  )
    return true
  // "AEVO wünschenswert, Englisch von Vorteil": each with its own mark, unless a conjunction makes it a list's end.
  return isMarkedAlone(sentence, words, next) || (!isConjunction && isMarkedAlone(sentence, words, from, at))
}

/** "Software of Excellence (SoE) 2 years of dental experience": a name and the years of another thing, without a break. */
function isNextYears(sentence: string, words: readonly Word[], at: number, from: number): boolean {
  const [first, before, next] = [words[from], words[at - 1], words[at]]
  if (!first || !before || !next || !/\d/.test(next.key) || !yearsOfField.test(sentence.slice(next.start))) return false
  const own = sentence.slice(first.start, before.end)
  return findSkills(own).some(({ end }) => /^[^\p{L}]*(?:\([^()]*)?$/u.test(own.slice(end)))
}

const yearsOfField =
  /^\d{1,2}\+?\s(?:years?|jahre|ans|años)\s(?:of|in|as|with|working|in der|als|de|dans|en|como)\s(?!experience\s*(?:$|[,.;]))/iu

const isLanguage = (word: Word | undefined): boolean => word !== undefined && isLanguageName(word)

const longestMarked = 6

function isMarkedAlone(sentence: string, words: readonly Word[], from: number, upTo?: number): boolean {
  let to = from + 1
  while (to < words.length && !/[,;]/.test(sentence.slice(words[to - 1]?.end, words[to]?.start))) to++
  if (upTo !== undefined && to !== upTo) return false
  const segment = words.slice(from, to)
  const marks = findPhrase(segment, phrases.wished)
  const isLast = marks.some((mark) => mark.to === segment.length && mark.from > 0)
  const content = orderedStems(segment.map(({ key }) => key).join(' ')).filter((stem) => !askingStems.has(stem))
  const isNamed = content.length > 0 || segment.some(({ raw }) => /^\p{Lu}[\p{Lu}\d]/u.test(raw))
  return isNamed && segment.length <= longestMarked && isLast && !segment.some(({ key }) => conjunctions.has(key))
}

function textOf(sentence: string, words: readonly Word[], from: number, to: number): string {
  const end = to < words.length ? (words[to]?.start ?? sentence.length) : sentence.length
  const text = sentence.slice(from === 0 ? 0 : words[from]?.start, end)
  const trimmed = text
    .replace(/^(?:und|and|et|y|e|sowie|plus)\s+/iu, '')
    .replace(/[\s,;(]+(?:(?:with|having|mit|avec|con)\s*)?$/iu, '')
  const isOpen = trimmed.split('(').length < trimmed.split(')').length
  return (isOpen ? trimmed.replace(/\)\s*$/, '') : trimmed).trim()
}

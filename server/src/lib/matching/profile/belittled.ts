import { phraseList, findPhrase } from '../text/phrases.ts'
import { readWords, type Word } from '../text/words.ts'
import words from './belittling-words.json' with { type: 'json' }

const phrases = phraseList(words.phrases)
const setOf = (text: string): ReadonlySet<string> => new Set(readWords(text).map(({ key }) => key))
const small = setOf(words.small)
const works = setOf(words.works)
/** "Small admin screens": words between the two. */
const mostBetween = 2
const isBreak = (gap: string): boolean => /[,.;:()\n|•]|\s[–—-]\s/.test(gap)

/** Parts of a text that say little of what they name: "a bit of Vue", "small admin screens in jQuery". */
export function belittledParts(text: string): { start: number; end: number }[] {
  const all = readWords(text)
  const begun = [...findPhrase(all, phrases), ...smallWorks(all)]
  return begun.flatMap(({ from, to }) => {
    const [first, behind] = [all[from], all[to]]
    const last = behind && !isBreak(text.slice(all[to - 1]?.end, behind.start)) && all[endOf(text, all, to) - 1]
    return first && last ? [{ start: first.start, end: last.end }] : []
  })
}

/** The text without what it says little of. */
export const withoutBelittled = (text: string): string =>
  belittledParts(text)
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)

function smallWorks(all: readonly Word[]): { from: number; to: number }[] {
  return all.flatMap((word, from) => {
    if (!small.has(word.key)) return []
    const reach = all.slice(from + 1, from + 2 + mostBetween)
    const at = reach.findIndex(({ key }) => works.has(key))
    return at < 0 ? [] : [{ from, to: from + 2 + at }]
  })
}

/** Where what is belittled ends: with the clause, and before an "and" behind which more is told than one other name. */
function endOf(text: string, all: readonly Word[], from: number): number {
  const next = all.findIndex((word, at) => at > from && isBreak(text.slice(all[at - 1]?.end, word.start)))
  const end = Math.min(next < 0 ? all.length : next, from + longest)
  const joint = all.findIndex(({ key }, at) => at > from && at < end && joints.has(key))
  return joint >= 0 && end - joint > longestSecond ? joint : end
}

const longest = 7
const longestSecond = 3
const joints = setOf('and und et y e sowie')

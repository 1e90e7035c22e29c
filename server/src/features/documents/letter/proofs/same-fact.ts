import { familiesIn, shareOf } from './word-families.ts'

/** Of the telling words: most of one line stand in the other, and a good part of that in the first. */
const [most, part] = [0.6, 0.4]
/** Where both name the same number, less is enough. */
const ofNumber = 0.35

/** Whether two lines of work tell the same, in a job's duties and once more among its results. */
export function isSameFact(one: string, other: string): boolean {
  const [own, others] = [familiesIn(one), familiesIn(other)]
  const shares = [shareOf(own, others), shareOf(others, own)]
  const [less, more] = [Math.min(...shares), Math.max(...shares)]
  const [numbers, beside] = [numbersIn(one), numbersIn(other)]
  // Each has a number of its own: two results of the same work.
  if (numbers.size > 0 && beside.size > 0 && numbers.isDisjointFrom(beside)) return false
  const isCounted = !numbers.isDisjointFrom(beside)
  return (more >= most && less >= part) || (isCounted && less >= ofNumber)
}

const numbersIn = (text: string): Set<string> =>
  new Set((text.match(/\d[\d.,\s]*\d|\d/gu) ?? []).map((it) => it.replace(/[^\d]/g, '')))

import { stopWords } from '../../../../lib/matching/text/stop-words.ts'
import { stem } from '../../../../lib/matching/text/stems.ts'
import { readWords } from '../../../../lib/matching/text/words.ts'
import { familiesIn, shareOf } from './word-families.ts'

/** Of the telling words: most of one line stand in the other, and a good part of that in the first. */
const [most, part] = [0.6, 0.4]
/** Where both name the same number, less is enough. */
const ofNumber = 0.35

/** Whether two lines of work tell the same, in a job's duties and once more among its results. */
export function isSameFact(one: string, other: string): boolean {
  if (areParallel(one, other)) return false
  const [own, others] = [familiesIn(one), familiesIn(other)]
  const shares = [shareOf(own, others), shareOf(others, own)]
  const [less, more] = [Math.min(...shares), Math.max(...shares)]
  const [numbers, beside] = [numbersIn(one), numbersIn(other)]
  // Each has a number of its own: two results of the same work.
  if (numbers.size > 0 && beside.size > 0 && numbers.isDisjointFrom(beside)) return false
  const isCounted = !numbers.isDisjointFrom(beside)
  return (more >= most && less >= part) || (isCounted && less >= ofNumber)
}

/**
 * "Trained 12 staff in SAP" and "Trained 12 staff in Excel": word by word the same but for another thing in the same
 * place. Whoever tells one fact twice says it in other words.
 */
function areParallel(one: string, other: string): boolean {
  const [own, others] = [wordsOf(one), wordsOf(other)]
  if (own.length !== others.length || own.length < fewestParallel || own[0] !== others[0]) return false
  const changed = own.filter((it, at) => it !== others[at])
  const isOther = own.some((it, at) => it !== others[at] && !(people.has(it) && people.has(others[at] ?? '')))
  return isOther && changed.length * 2 <= own.length
}
const fewestParallel = 3

function wordsOf(text: string): string[] {
  return readWords(text)
    .filter(({ key }) => key.length > 1 && !stopWords.has(key))
    .map(({ key }) => stem(key))
}
/** Other words for the same people. */
const people: ReadonlySet<string> = new Set(
  wordsOf(
    'staff employees people colleagues workers members persons team mitarbeiter mitarbeitende mitarbeiterinnen beschäftigte kollegen angestellte personen salariés collaborateurs employés personnes agents empleados trabajadores personas compañeros clients customers kunden',
  ),
)

const numbersIn = (text: string): Set<string> =>
  new Set((text.match(/\d[\d.,\s]*\d|\d/gu) ?? []).map((it) => it.replace(/[^\d]/g, '')))

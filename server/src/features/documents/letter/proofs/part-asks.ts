import { orderedStems } from '../../../../lib/matching/text/stems.ts'
import { tellingness } from '../../../../lib/matching/text/word-shares.ts'
import { isQuotable } from './ask-line.ts'
import { standingAlone } from './part-form.ts'
import { familiesIn } from './word-families.ts'
import { askOf, type Ask } from './posting-asks.ts'

const joint = /\s(?:and|und|sowie|et|y|e)\s|[,;]\s(?:(?:and|und|et|y)\s)?/giu
const [fewestWords, fewestOfFirst, mostParts] = [2, 3, 8]

/**
 * The things that one line of a posting asks for side by side: "Prepare expense reports and coordinate projects". Each
 * may be answered by itself, where nothing answers the whole line. Of a line about one thing there are none.
 */
export function partAsks(ask: Ask): Ask[] {
  if (!ask.isLine || ask.isForeign || ask.of || subordinate.test(ask.text)) return []
  const parts = ask.text
    .split(joint)
    .map((it) => standingAlone(it.trim()))
    .filter((it) => it !== '')
  if (parts.length < 2 || parts.length > mostParts) return []
  return (
    parts
      // "Analyze accounting, reporting and process implications": its first part is torn.
      .filter((part, at) => at > 0 || part.split(' ').length >= fewestOfFirst)
      .filter((part) => familiesIn(part).size >= fewestWords && isQuotable(part))
      .map((part) => {
        const within = ask.requirements.filter(({ text }) => part.toLowerCase().includes(text.toLowerCase()))
        return { ...askOf(part, ask.kind, ask.place, within, true), of: ask }
      })
  )
}

/** "Ensure that accurate and complete accounting systems are functioning": its parts are no clauses. */
const subordinate = /(?<!\p{L})(?:that|whether|dass|ob|que|si)(?!\p{L})/iu

/** Two telling words beside one another in both, in any form: the expense reports of "settled the expense reports". */
export function sharesPair(asked: string, said: string): boolean {
  const pairs = new Set(pairsOf(said))
  return pairsOf(asked).some((pair) => pairs.has(pair))
}

const leastTelling = 3
const pairsOf = (text: string): string[] =>
  text.split(/[,;:()]/).flatMap((piece) => {
    const stems = orderedStems(piece)
    return stems.slice(1).flatMap((stem, at) => {
      const before = stems[at] ?? ''
      const isTelling = before !== stem && tellingness(before) + tellingness(stem) >= leastTelling
      return isTelling ? [[before, stem].map((it) => [...familiesIn(it).keys()][0] ?? it).join(' ')] : []
    })
  })

import { completedEnd, phraseAround, textOf, type Span } from './clause-span.ts'
import { asksForLanguage, levelOf } from './spoken-languages.ts'
import { readWords } from '../text/words.ts'

/** How a clause asks for the language at a span: "sehr gute Deutschkenntnisse", and of "talk to guests in Norwegian" the name. */
export function languageText(clause: string, { start, end }: Span): string {
  const rest = clause.slice(end, completedEnd(clause, end))
  const half = halfBefore.exec(clause.slice(0, start))
  if (half) {
    const first = leadOf(clause, half.index)
    return `${clause.slice(first, half.index).trimStart()}${textOf(clause, phraseAround(clause, { start, end }))}`
  }
  const own = phraseAround(clause, { start, end: rest === '' ? end : end + rest.length })
  const from = leadOf(clause, start)
  return /kenntnissen?$/iu.test(rest)
    ? `${textOf(clause, { start: from, end })}kenntnisse`
    : textOf(clause, { start: from, end: own.end })
}

/** "Deutsch- und" before "Englischkenntnisse": what is said of the first is said of the second. */
const halfBefore = /\p{L}+-\s(?:und|oder|sowie|bzw\.)\s$/u

/** Where the words begin that say how well: "fluent in", "very good spoken and written". */
function leadOf(clause: string, start: number): number {
  const lead = clause.slice(Math.max(0, start - farthest), start)
  const words = readWords(lead)
  let from = words.length
  let first = from
  for (; from > 0; from--) {
    const word = words[from - 1]
    const gap = lead.slice(word?.end, words[from]?.start ?? lead.length)
    if (!word || !isJoint.test(gap)) break
    if (saysHow(word.raw)) first = from - 1
    else if (!between.has(word.key)) break
  }
  const word = words[first]
  return word === undefined ? start : start - lead.length + word.start
}

const farthest = 80
const isJoint = /^[\s/&('’–-]*$/u
const saysHow = (word: string): boolean =>
  (asksForLanguage(word) && !verb.test(word)) || levelOf(word) !== undefined || how.test(word)
const verb = /^(?:sprech|sprich|speak(?!ing)|communicat(?!ion)|parl[eo]|habl[ae](?!d))/iu
const how =
  /^(?:very|sehr|très|muy|perfect\p{L}*|perfekt\p{L}*|parfaite?|perfecto|oral|verbal|mündlich\p{L}*|schriftlich\p{L}*|high|hohe\p{L}*|at|least|mindestens|minimum|hervorragend\p{L}*|ausgezeichnet\p{L}*|wort|schrift|reading|writing|speaking|understanding|grund|conocimientos?|connaissances?|skills?|abilit(?:y|ies)|niveau|nivel|level)$/iu
const between = new Set(
  'in of the a an de d du des en im und and et y or oder ou o l la le el del both sowohl als auch une un bis to'.split(
    ' ',
  ),
)

import { findDates } from '../facts/dates.ts'
import { lineOfSpans } from '../lines/line-look.ts'
import type { IndexedLine } from '../lines/line.ts'
import { employerWords, titleWords } from '../words/occupation-words.ts'

/** "…, Leeds – 2018 to date. Team of 24" and "… 2017 – 2021, Picker: loading at Next": where the description begins. */
const description = /^(?:\.\s+(?=\p{Lu}\S*\s)|(?:,\s[^:.]{3,40})?:\s+(?=\p{Ll}\S*(?:[\s,]+\S+){2}))/u

/**
 * Cuts what describes a job from the line that names it, so that no part of a sentence becomes its employer. Both lines keep the index.
 */
export function cutDescriptions(lines: readonly IndexedLine[]): IndexedLine[] {
  return lines.flatMap((line, at) => {
    const text = line.text.slice(0, 400)
    const cut = line.bullet ? undefined : (remarkBelowName(text, lines[at - 1]) ?? cutIn(text, lines[at + 1]))
    if (!cut) return [line]
    const head = partOf(line, 0, cut.end)
    const right = line.left + ((line.right - line.left) * cut.end) / line.text.length
    const rest = partOf(line, cut.start, line.text.length)
    if (namesEmployer(rest.text)) return [{ ...head, right }, rest]
    // Its next line begins where the whole one began.
    return [
      { ...head, right },
      { ...rest, left: line.left, gapAbove: apart, bullet: true },
    ]
  })
}

/** In line heights: nothing goes on over such a gap, whatever letter it begins with. */
const apart = 2

/** "Cook 2014 – 2018. Hotel Astoria, Leeds": what stands behind the time is where, and no duty. */
const namesEmployer = (text: string) => areNames.test(text) && employerWords(text) > 0
const areNames = /^(?:(?:\p{Lu}|of |and |the |de |la |du |für |und |& )[\p{L}.&'’-]*(?:,?\s|$)){1,7}$/u

/** "Clerk, Acme Ltd" above "2006 – 2012. Purchase ledger.": behind the time of a name above stands what was done. */
function remarkBelowName(text: string, above: IndexedLine | undefined): { end: number; start: number } | undefined {
  const [first] = findDates(text)
  const stop = first && /^\.\s+(?=\p{Lu})/u.exec(text.slice(first.end))?.[0]
  if (!above || !first || first.start > 0 || first.to === undefined || stop === undefined) return undefined
  const isName = !above.bullet && !/[.;:!?]$/.test(above.text) && findDates(above.text.slice(0, 400)).length === 0
  const start = first.end + stop.length
  const isRemark = !areNames.test(text.slice(start).replace(/\.$/, ''))
  return isName && isRemark ? { end: first.end, start } : undefined
}

/** Where the name ends and the description starts: behind a range that something stands before. */
function cutIn(text: string, below: IndexedLine | undefined): { end: number; start: number } | undefined {
  const dates = findDates(text)
  const [first] = dates
  if (first?.start === 0 && first.to !== undefined && dates.length === 1) return sentenceBehind(text, first.end, below)
  for (const date of dates) {
    const found = date.to === undefined || date.start < 3 ? null : description.exec(text.slice(date.end))
    if (!found) continue
    const start = date.end + found[0].length
    return { end: start - (/[.:]\s+$/.exec(found[0])?.[0].length ?? 0), start }
  }
  return undefined
}

/** "2014 to date – Caretaker at Hill School, Hull. Opening up, repairs and checks.": a sentence of words, none of them an occupation. */
function sentenceBehind(
  text: string,
  start: number,
  below: IndexedLine | undefined,
): { end: number; start: number } | undefined {
  // Of a sentence that goes on below, a word or two may stand in this line.
  const more = below && /^\p{Ll}/u.test(below.text) && !/[.!?:]$/.test(text) ? ` ${below.text}` : ''
  for (const found of text.slice(start).matchAll(sentenceEnd)) {
    const at = start + found.index
    const rest = text.slice(at + found[0].length)
    const small = `${rest}${more}`.match(/(?<=\s)\p{Ll}{3,}/gu) ?? []
    if (small.length > 1 && titleWords(rest) < 1.5) return { end: at, start: at + found[0].length }
  }
  return undefined
}
const sentenceEnd = /(?<=\p{Ll}{3}|\))(?<!Bros|Corp|Univ|Dept|Prof)\.\s+(?=\p{Lu})/gu

/** The spans of a line between two places of its text, without the marks at their ends. */
function partOf(line: IndexedLine, start: number, end: number): IndexedLine {
  let at = 0
  const spans = line.spans.flatMap((span, index) => {
    const from = index === 0 ? 0 : at + 1
    at = from + span.text.length
    const text = span.text.slice(Math.max(0, start - from), Math.max(0, end - from)).trim()
    return text === '' ? [] : [{ ...span, text }]
  })
  return lineOfSpans(
    line,
    spans.map((span, index) => (index === 0 ? { ...span, apart: false } : span)),
  )
}

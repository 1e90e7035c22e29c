import { lineOfSpans } from '../lines/line-look.ts'
import type { IndexedLine } from '../lines/line.ts'
import { isSeason, monthOf } from '../words/calendar-words.ts'
import { endsInConjunction } from '../lines/wrapped-lines.ts'

const seasonWord =
  /^(?:seasons?|seasonal|saisons?|saisonen|saisonnière?|saisonal|temporadas?|stagion[ei]|seizoen(?:en)?)$/iu

/**
 * "temporadas: abril–octubre 2018, 2019 y 2021" as "2018 and 2021": seasons of several years are one job, whose first and last year
 * are known. Other lines stay.
 */
export function withSeasonSpan(line: IndexedLine): IndexedLine {
  const [first] = line.spans
  const years = line.bullet || line.text.length > 80 ? [] : yearsOfSeasons(line.text)
  if (!first || years.length < 2) return line
  return lineOfSpans(line, [{ ...first, text: `${Math.min(...years)} and ${Math.max(...years)}` }])
}

function yearsOfSeasons(text: string): number[] {
  const tokens = text.match(/\p{L}+|\d+/gu) ?? []
  const words = tokens.filter((token) => !/^\d/.test(token))
  const isNamed = words.some((word) => seasonWord.test(word) || isSeason(word))
  const areTimes = words.every(
    (word) => seasonWord.test(word) || isSeason(word) || monthOf(word) !== undefined || endsInConjunction(word),
  )
  if (!isNamed || !areTimes) return []
  const years = tokens.flatMap((token, at) => yearOf(token, tokens[at - 1]))
  return tokens.filter((token) => /^\d/.test(token)).length === years.length ? years : []
}

/** "2018/19" names two years. */
function yearOf(token: string, before: string | undefined): number[] {
  if (/^(?:19|20)\d\d$/.test(token)) return [Number(token)]
  const isNext = /^\d\d$/.test(token) && /^(?:19|20)\d\d$/.test(before ?? '')
  return isNext ? [Number(`${before?.slice(0, 2)}${token}`)] : []
}

import { stem } from '../matching/text/stems.ts'
import { fold } from '../matching/text/words.ts'
import words from './number-words.json' with { type: 'json' }

type Comparator = keyof typeof words.comparators
type Unit = keyof typeof words.units
export type NumberFact = {
  text: string
  value: number
  /** A measure, or undefined for things that are counted; `person` counts people by whatever name. */
  unit: Unit | undefined
  hasMagnitude: boolean
  comparator: Comparator | undefined
  /** The stem of what is counted, which follows the number. */
  counted: string | undefined
  near: ReadonlySet<string>
}

const units = new Map(
  Object.entries(words.units).flatMap(([unit, names]) => names.map((name) => [name, unit as Unit] as const)),
)
const comparators = Object.entries(words.comparators).flatMap(([kind, phrases]) =>
  phrases.map((phrase) => [` ${phrase} `, kind as Comparator] as const),
)
const values = new Map(Object.entries(words.values))
const times = new Map(Object.entries(words.times))
const magnitudes = new Map(Object.entries(words.magnitudes))

const token = /(?:us)?[$€£]|%|\p{L}+(?:['’]\p{L}+)?|\d+(?:[.,'’]\d+)*|[+~–—-]|[^\s\p{L}\d]/gu
const year = /^(?:19|20)\d{2}$/
const nearby = 4
/** Words between a number and what it counts: "12 surgical patients". */
const endsCounting = /^(?:[.,;:()]|and|or|to|for|in|of|by|with|per|at|on|from|und|et|y|de|in|mit|fur|pour|por)$/

/** The numbers of a text with their units. Years are dates, and so are no numbers; neither is "one". */
export function readNumbers(text: string): NumberFact[] {
  const tokens = [...fold(text).matchAll(token)].map(([it]) => it)
  const found = tokens.flatMap((_, at) => numberAt(tokens, at))
  // "from 40 to 12 minutes": the first one shares the unit of the second.
  return found.map(({ fact, at }, index) => {
    const next = found[index + 1]
    const isRange =
      fact.unit === undefined &&
      next !== undefined &&
      next.at - at <= 3 &&
      /^(?:to|-|–|—|bis|a|and|auf|hasta)$/.test(tokens[at + 1] ?? '')
    return isRange ? { ...fact, unit: next.fact.unit, counted: next.fact.counted, near: next.fact.near } : fact
  })
}

function numberAt(tokens: readonly string[], at: number): { fact: NumberFact; at: number }[] {
  const raw = tokens[at] ?? ''
  const before = tokens[at - 1] ?? ''
  const multiple = times.get(raw)
  const plain = multiple ?? values.get(raw) ?? numeral(raw)
  if (plain === undefined || (year.test(raw) && !units.has(before.replace('us', '')))) return []
  // "twenty thousand" and "25-30" are read from their ends.
  if (values.has(raw) && magnitudes.has(tokens[at + 1] ?? '') && raw === 'thousand') return []
  const scale = magnitudes.get(tokens[at + 1] ?? '')
  let behind = at + (scale === undefined ? 1 : 2)
  const hasPlus = tokens[behind] === '+'
  if (hasPlus || tokens[behind] === '-') behind++
  const currency = units.get(before.replace(/^us(?=\$)/, ''))
  const unit = multiple === undefined ? (currency ?? unitAt(tokens, behind)) : 'times'
  const counted = tokens.slice(behind, behind + 3)
  const end = counted.findIndex((word) => endsCounting.test(word) || !/^\p{L}/u.test(word))
  const noun = (end < 0 ? counted : counted.slice(0, end)).at(-1)
  const around = [...tokens.slice(Math.max(0, at - nearby), at), ...tokens.slice(behind, behind + nearby)]
  return [
    {
      at,
      fact: {
        text: [...(currency ? [before] : []), ...tokens.slice(at, behind), ...(noun ? [noun] : [])].join(' '),
        value: plain * (scale ?? 1),
        unit,
        hasMagnitude: scale !== undefined,
        comparator: hasPlus ? 'over' : comparatorBefore(tokens, currency ? at - 1 : at),
        counted: noun === undefined ? undefined : stem(noun),
        near: new Set(around.filter((word) => /\p{L}{3}/u.test(word)).map(stem)),
      },
    },
  ]
}

/** A unit directly behind the number, or people with an adjective between. */
function unitAt(tokens: readonly string[], at: number): Unit | undefined {
  const first = units.get(tokens[at] ?? '')
  if (first !== undefined) return first
  if (/^per$|^pour$|^por$/.test(tokens[at] ?? '') && /^cent$|^ciento$/.test(tokens[at + 1] ?? '')) return 'percent'
  return units.get(tokens[at + 1] ?? '') === 'person' ? 'person' : undefined
}

function comparatorBefore(tokens: readonly string[], at: number): Comparator | undefined {
  const before = ` ${tokens.slice(Math.max(0, at - 3), at).join(' ')} `
  if (before.endsWith(' ~ ')) return 'about'
  return comparators.find(([phrase]) => before.endsWith(phrase))?.[1]
}

/** "50,000", "50.000" and "50'000" are fifty thousand; "1,5" and "1.5" one and a half. */
function numeral(raw: string): number | undefined {
  if (!/^\d/.test(raw)) return undefined
  const grouped = /^\d{1,3}(?:[.,'’]\d{3})+$/.test(raw)
  return Number(grouped ? raw.replace(/[.,'’]/g, '') : raw.replace(/,(\d+)$/, '.$1').replace(/[,'’]/g, ''))
}

/** Whether a number of a source says what a number of a sentence claims: as much, of the same, no less carefully. */
export function isSameNumber(claimed: NumberFact, source: NumberFact): boolean {
  if (claimed.value !== source.value || !isAsCareful(claimed.comparator, source.comparator)) return false
  if (claimed.unit !== undefined || source.unit !== undefined) {
    if (claimed.unit === source.unit) return true
    // "saving 2M" of "$2M" leaves out; "$2M" of "2M" adds.
    if (claimed.unit === undefined && claimed.hasMagnitude && source.hasMagnitude) return true
    if (claimed.unit !== 'person' && source.unit !== 'person') return false
  }
  return claimed.counted === undefined || source.near.has(claimed.counted) || source.counted === claimed.counted
}

function isAsCareful(claimed: Comparator | undefined, source: Comparator | undefined): boolean {
  if (claimed === source || claimed === 'about') return true
  return claimed === undefined && source === 'over'
}

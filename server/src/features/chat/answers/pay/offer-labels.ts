import { offerWordsOfAll } from '../../../../lib/intents/words/offer-words.ts'
import { typedPayIn } from './typed-pay.ts'

/** Where somebody or something is named in a message. */
export type Place = { name: string; from: number; to: number }

let written: RegExp | undefined

/** "Offer A", "B:", "2)", and a capital before a figure. */
const labelPattern = (): RegExp =>
  (written ??= new RegExp(
    String.raw`(?<![\p{L}\p{N}'’])(?:(?:${offerWordsOfAll('labels')})\s+(?<named>[a-c1-3])(?![\p{L}\p{N}])\s?[:=)–-]?|(?<letter>[a-c])\s?[:=)](?!\d)|(?<number>[1-3])\)|(?<bare>(?-i:[ABC]))(?=\s(?:[€£$]\s?)?\d|\s[–-]\s))`,
    'giu',
  ))

/** The labels of offers in a message, A and B or 1 and 2 at least; empty where they come in any other order. */
export function labelsIn(text: string): Place[] {
  const places = [...text.matchAll(labelPattern())].map(({ index, 0: whole, groups = {} }): Place => {
    const { named, letter, number, bare } = groups
    const name = (named ?? letter ?? number ?? bare ?? '').toUpperCase()
    return { name, from: index, to: index + whole.length }
  })
  const names = places.map(({ name }) => name).join('')
  return /^(?:ABC?|123?)$/.test(names) ? places : []
}

/** A message that sets pays beside labels, "A: 18 an hour … B: 2,900 a month", compares offers and is no posting. */
export function comparesLabelled(text: string): boolean {
  const [first, second] = labelsIn(text)
  if (!first || !second) return false
  const pays = typedPayIn(text)
  return pays.some(({ from }) => from >= first.to && from < second.from) && pays.some(({ from }) => from >= second.to)
}

import { fold } from '../../../../lib/intents/plain-text.ts'
import { offerEnds } from '../../../../lib/intents/plain-requests.ts'
import { namesEmployer } from '../../../../lib/intents/entities/named-jobs.ts'
import { offerWords } from '../../../../lib/intents/words/offer-words.ts'
import type { Language } from '../../../../lib/languages.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask } from '../ask.ts'
import { employersBeside, placesOfName } from './employers-beside.ts'
import { labelsIn, type Place } from '../pay/offer-labels.ts'
import { bonusSums, meansBoth, termsIn, type Terms } from '../pay/offer-terms.ts'
import { typedPayIn, type TypedPay } from '../pay/typed-pay.ts'

export type AskedOffers = Pick<Ask, 'text' | 'jobs'> & { speech: Pick<Ask['speech'], 'language'> }
/** Whose an offer is: an employer of the board, one that is only named, or a label, "A". */
type Owned = { card?: Card | undefined; employer?: string | undefined; label?: string | undefined }
/** `told`: what was written behind the pay. */
export type Offer = Owned & {
  pay: TypedPay
  told: string
  words: string
  terms: Terms
}
/** `isShared`: something is told of both at once. */
export type Offers = { offers: Offer[]; isShared: boolean }

const mostOffers = 3

/** Pays that were written beside labels, beside employers of the board, or for offers that nobody is named for. */
export function offersIn(ask: AskedOffers): Offers | undefined {
  const { text, speech } = ask
  const labels = labelsIn(text)
  const pays = paysIn(text, speech.language)
  if (pays.length < 2 || pays.length > mostOffers) return undefined
  const isShared = pays.some(({ to }, at) => meansBoth(text.slice(to, pays[at + 1]?.from), speech.language))
  const offers = labels.length >= 2 ? labelled(ask, pays, labels) : byEmployer(ask, pays)
  return offers && { offers, isShared }
}

/** Without the sums of bonuses. */
function paysIn(text: string, language: Language): TypedPay[] {
  const sums = bonusSums(text, language)
  return typedPayIn(text).filter(({ from, to }) => !sums.some((sum) => sum.from < to && from < sum.to))
}

/** `spans`: the words of an offer, its pay among those of the first. */
function offerOf(ask: AskedOffers, pay: TypedPay, owned: Owned, spans: readonly [number, number][]): Offer {
  const words = spans.map(([from, to]) => ask.text.slice(from, to)).join(' . ')
  const told = toldIn(ask, pay.to, spans[0]?.[1])
  return { ...owned, pay, told, words, terms: termsIn(words, pay, ask.speech.language) }
}

function labelled(ask: AskedOffers, pays: readonly TypedPay[], labels: readonly Place[]): Offer[] | undefined {
  const spanOf = (at: number): [number, number] => [labels[at]?.to ?? 0, labels[at + 1]?.from ?? ask.text.length]
  const offers = labels.flatMap(({ name }, at): Offer[] => {
    const [from, to] = spanOf(at)
    const own = pays.filter((pay) => pay.from >= from && pay.to <= to)
    const [pay] = own
    return pay && own.length === 1 ? [offerOf(ask, pay, { label: name }, [[from, to]])] : []
  })
  return offers.length === pays.length && offers.length === labels.length ? offers : undefined
}

function byEmployer(ask: AskedOffers, pays: readonly TypedPay[]): Offer[] | undefined {
  const { text, jobs, speech } = ask
  const starts = pays.map(({ from }) => from - leadBefore(text.slice(0, from), speech.language))
  const span = (at: number): [number, number] => [starts[at] ?? 0, starts[at + 1] ?? text.length]
  const named = jobs.filter((card) => namesEmployer(text, card))
  const onBoard = named.map((card): Named => ({ card, places: placesOf(text, card) }))
  if (named.length === pays.length) return paired(ask, pays, onBoard)
  const beside = employersBeside(text, pays, speech.language)?.map((employer): Named => {
    const card = named.find((one) => namesEmployer(employer, one))
    return card ? { card, places: placesOf(text, card) } : { employer, places: placesOfName(text, employer) }
  })
  const paid = beside && paired(ask, pays, beside)
  if (paid || named.length > 0) return paid
  return pays.map((pay, at) => offerOf(ask, pay, {}, [span(at)]))
}

/** "35 hours at", "14 pagas de": what stands before a pay and belongs to it. */
function leadBefore(before: string, language: Language): number {
  const { hours, payments, leads } = offerWords(language)
  // Only a small word may stand between: "in 14 payments or 1,850" tells of the pay before.
  const lead = new RegExp(
    String.raw`(?<![\d.,])\d{1,2}(?:[.,]\d{1,2})?\s?-?(?:${hours}|${payments}|x|×|\*)(?!\p{L})\s*(?:(?:${leads})\s+)?$`,
    'iu',
  )
  return lead.exec(before)?.[0].length ?? 0
}

type Named = Pick<Owned, 'card' | 'employer'> & { places: readonly Place[] }

/** "Hansa 610,000, Nordhavn 640,000" and "41,000 at Hansa, 38,000 at Nordhavn"; in any other order nobody knows whose is which. */
function paired(ask: AskedOffers, pays: readonly TypedPay[], owners: readonly Named[]): Offer[] | undefined {
  const { text, speech } = ask
  const named = owners.toSorted((a, b) => (a.places[0]?.from ?? 0) - (b.places[0]?.from ?? 0))
  const first = (at: number): number => named[at]?.places[0]?.from ?? -1
  const isBefore = pays.every(({ from }, at) => first(at) < from && (pays[at - 1]?.from ?? -1) < first(at))
  const isBehind = pays.every(({ from }, at) => from < first(at) && first(at) < (pays[at + 1]?.from ?? Infinity))
  if (!isBefore && !isBehind) return undefined
  const starts = isBefore
    ? pays.map((_, at) => first(at))
    : pays.map(({ from }) => from - leadBefore(text.slice(0, from), speech.language))
  const last = starts.at(-1) ?? 0
  // Behind the last pay an employer that is named again is told of.
  const again = named
    .flatMap(({ places }, at) => places.slice(1).map(({ from }) => ({ from, at })))
    .filter(({ from }) => from > (pays.at(-1)?.to ?? last))
  const marks = [...starts.map((from, at) => ({ from, at })), ...again].toSorted((a, b) => a.from - b.from)
  const spans = marks.map(({ from, at }, index) => ({ at, from, to: marks[index + 1]?.from ?? text.length }))
  return pays.map((pay, at) => {
    const own = spans.filter((span) => span.at === at).map(({ from, to }): [number, number] => [from, to])
    const offer = offerOf(ask, pay, { card: named[at]?.card, employer: named[at]?.employer }, own)
    const place = named[at]?.places[0]
    return isBefore || !place ? offer : { ...offer, told: toldIn(ask, place.to, own[0]?.[1]) }
  })
}

/** Where an employer is named: words of its name in a row. */
function placesOf(text: string, { company_name }: Card): Place[] {
  const names: string[] = fold(company_name).match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const places: Place[] = []
  for (const { index, 0: word } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!names.includes(fold(word))) continue
    const before = places.at(-1)
    if (before && index - before.to <= 3) before.to = index + word.length
    else places.push({ name: company_name, from: index, to: index + word.length })
  }
  return places
}

const joints = 'and|or|und|oder|et|ou|y|o|versus|vs'
const mostTold = 80
const ends = new Map<Language, RegExp>()

/** "…, which one", "and another": the words of no offer. */
function endOf(language: Language): RegExp {
  const kept = ends.get(language)
  if (kept) return kept
  const end = new RegExp(`(?:^|,)\\s*¿?(?:(?:${joints})\\s+)?(?:${offerEnds(language).join('|')})(?!\\p{L}).*$`, 'iu')
  ends.set(language, end)
  return end
}

/** The words behind a pay, up to the end of the sentence or to the next offer. */
function toldIn({ text, speech }: AskedOffers, from: number, to: number | undefined): string {
  const [sentence = ''] = text.slice(from, to).split(/(?<!\d)[.!?;\n](?:\s|$)|[?!]/u)
  const told = sentence
    .replace(/^(?:['’]s(?!\p{L})|[\s,:)(])+/u, '')
    .replace(endOf(speech.language), '')
    .replace(new RegExp(`(?:[\\s,:(]|(?<!\\p{L})(?:${joints})(?!\\p{L})\\s*$)+$`, 'iu'), '')
    .trim()
  return told.length <= mostTold && /\p{L}{3}/u.test(told) ? told : ''
}

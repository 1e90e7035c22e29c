import { fold } from '../../../../lib/intents/plain-text.ts'
import { offerEnds, tellsBonus, tellsCommission, topicsLeft } from '../../../../lib/intents/plain-requests.ts'
import { namesEmployer } from '../../../../lib/intents/entities/named-jobs.ts'
import type { Language } from '../../../../lib/languages.ts'
import type { Line } from '../../../../lib/markdown/blocks.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask, Piece } from '../ask.ts'
import { typedPayIn, yearlySum, type TypedPay } from '../pay/typed-pay.ts'
import { jobButton } from '../which-job.ts'
import { requestTexts } from './request-texts.ts'

type Asked = Pick<Ask, 'text' | 'jobs' | 'speech'>
/** `card`: where an employer of the board is named with it; `told`: what was written behind it, `behind`: to the very next word. */
type Offer = { pay: TypedPay; card: Card | undefined; told: string; behind: string }

/** Pays that were written beside two employers of the board, or for two offers that nobody is named for. */
export function offersIn(ask: Asked): Offer[] | undefined {
  const { text, jobs } = ask
  const pays = typedPayIn(text)
  const named = jobs.filter((card) => namesEmployer(text, card))
  if (pays.length < 2 || pays.length > mostOffers) return undefined
  if (named.length === 0)
    return pays.map((pay, at) => {
      const next = pays[at + 1]?.from
      return { pay, card: undefined, told: toldIn(ask, pay.to, next), behind: text.slice(pay.to, next) }
    })
  return named.length === pays.length ? paired(ask, pays, named) : undefined
}

const mostOffers = 3

/** "Hansa 610,000, Nordhavn 640,000" and "41,000 at Hansa, 38,000 at Nordhavn"; in any other order nobody knows whose is which. */
function paired(ask: Asked, pays: readonly TypedPay[], named: readonly Card[]): Offer[] | undefined {
  const places = named.map((card) => ({ card, ...placeOf(ask.text, card) })).toSorted((a, b) => a.from - b.from)
  const isBefore = places.every(({ from }, at) => {
    const pay = pays[at]
    return pay !== undefined && from < pay.from && (pays[at - 1]?.from ?? -1) < from
  })
  const isBehind = places.every(({ from }, at) => {
    const pay = pays[at]
    return pay !== undefined && pay.from < from && from < (pays[at + 1]?.from ?? Infinity)
  })
  if (!isBefore && !isBehind) return undefined
  return pays.map((pay, at) => {
    const place = places[at]
    const next = isBefore ? places[at + 1]?.from : pays[at + 1]?.from
    const told = toldIn(ask, isBefore ? pay.to : (place?.to ?? pay.to), next)
    return { pay, card: place?.card, told, behind: ask.text.slice(pay.to, next) }
  })
}

function placeOf(text: string, { company_name }: Card): { from: number; to: number } {
  const names: string[] = fold(company_name).match(/[\p{L}\p{N}]{3,}/gu) ?? []
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(({ 0: word }) => names.includes(fold(word)))
  const [first] = words
  const last = words.at(-1)
  return first && last ? { from: first.index, to: last.index + last[0].length } : { from: -1, to: -1 }
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
function toldIn({ text, speech }: Asked, from: number, to: number | undefined): string {
  const [sentence = ''] = text.slice(from, to).split(/[.!?;\n](?:\s|$)|[?!]/u)
  const told = sentence
    .replace(/^(?:['’]s(?!\p{L})|[\s,:)(])+/u, '')
    .replace(endOf(speech.language), '')
    .replace(new RegExp(`(?:[\\s,:(]|(?<!\\p{L})(?:${joints})(?!\\p{L})\\s*$)+$`, 'iu'), '')
    .trim()
  return told.length <= mostTold && /\p{L}{3}/u.test(told) ? told : ''
}

/** The offers side by side by what was written, what one pays more, and as questions what nobody has said. */
export function answerTwoOffers(ask: Ask, offers: readonly Offer[]): Piece[] {
  const { speech, text } = ask
  const { say } = speech
  const t = requestTexts(speech).offers
  const name = (offer: Offer, at: number): string =>
    offer.card ? offer.card.company_name : speech.text(t.nameless[at] ?? '')
  const sums = new Map(offers.map((offer) => [offer, sumOf(offer, speech.language)]))
  const sumLine = (pay: TypedPay, sum: Sum | undefined): Line[] =>
    sum && sum.value !== pay.value ? [say(t.sum, { sum: digitsIn(speech.language, sum.value).format(sum.value) })] : []
  const lines = (offer: Offer): Line[] => {
    const { pay, card, told } = offer
    return [
      say(t.pay, { pay: pay.text }),
      ...(told === '' ? [] : [say(t.told, { told })]),
      ...sumLine(pay, sums.get(offer)),
      ...(card && card.location !== '' ? [say(t.place, { place: card.location })] : []),
    ]
  }
  const unlike = new Set(offers.map((offer) => sums.get(offer)?.unit ?? offer.pay.unit)).size > 1
  const hasBonus = tellsBonus(text, speech.language)
  // A bonus that belongs to no offer for sure, and pounds beside euros: a winner would be a guess.
  const isUnsure =
    offers.some((offer) => sums.get(offer) === undefined) ||
    (hasBonus && !offers.some(({ told }) => tellsBonus(told, speech.language))) ||
    new Set(offers.map(({ pay }) => /[€£$]/u.exec(pay.text)?.[0] ?? '')).size > 1
  const worth = (offer: Offer): number => sums.get(offer)?.value ?? offer.pay.value
  const best = offers.toSorted((a, b) => worth(b) - worth(a))
  const questions = [
    ...(unlike ? [t.unit] : []),
    ...(hasBonus ? [t.bonus] : []),
    ...topicsLeft(text, speech.language).map((topic) => t.questions[topic]),
  ]
  const moves = offers.flatMap(({ card }) =>
    card && card.status !== 'Offer'
      ? [
          jobButton(
            speech.text(speech.texts.about.move, { job: speech.job(card), stage: speech.stage('Offer') }),
            { intent: 'board_change', stage: 'Offer' },
            card,
          ),
        ]
      : [],
  )
  const [first, second] = best
  const isMore = !unlike && !isUnsure && first && second && worth(first) > worth(second)
  const more: Piece[] = isMore
    ? [
        {
          p: say(t.more, {
            name: name(first, offers.indexOf(first)),
            ...differenceOf(speech.language, worth(first), worth(second)),
          }),
        },
      ]
    : []
  return [
    { p: say(t.intro) },
    ...offers.flatMap((offer, at): Piece[] => [{ h: name(offer, at) }, { ul: lines(offer) }]),
    ...more,
    { p: say(t.open) },
    { ul: [...questions, t.by_when].map((line) => say(line)) },
    { p: say(t.choice) },
    ...(moves.length > 0 ? [{ buttons: moves }] : []),
  ]
}

type Sum = Pick<TypedPay, 'value' | 'unit'>

/** With the months and the bonus that were written beside a figure; undefined for a bonus of which nobody said how much. */
function sumOf({ pay, told, behind }: Offer, language: Language): Sum | undefined {
  const { percent, ...sum } = yearlySum(pay, behind)
  if (!tellsBonus(told, language)) return sum
  return percent === undefined || tellsCommission(told, language)
    ? undefined
    : { ...sum, value: Math.round(sum.value * (100 + percent)) / 100 }
}

function digitsIn(language: string, value: number): Intl.NumberFormat {
  const least = Number.isInteger(value) ? 0 : 2
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: least,
    maximumFractionDigits: 2,
    useGrouping: 'always',
  })
}

function differenceOf(language: string, more: number, less: number) {
  const difference = more - less
  return {
    difference: digitsIn(language, difference).format(difference),
    percent: Math.round((100 * difference) / less),
  }
}

import { findPlainIntent } from '../../../../lib/intents/cues.ts'
import { isConditional } from '../../../../lib/intents/denials.ts'
import { namesEmployer } from '../../../../lib/intents/entities/named-jobs.ts'
import { placeSaid } from '../../../../lib/intents/thread.ts'
import { bareWords } from '../../../../lib/intents/plain-text.ts'
import { turnWords } from '../../../../lib/intents/words/turn-words.ts'
import type { Language } from '../../../../lib/languages.ts'
import type { Card } from '../../board/cards.ts'
import type { LastTurn } from '../answer-state.ts'
import { figureIn, typedAmountsIn, type Amount } from '../pay/typed-pay.ts'
import { hearLast, type Hear, type Turn, type Understood } from '../turns/carried-request.ts'
import { comparedOffers } from './compared-offers.ts'
import { placesOfName } from './employers-beside.ts'
import type { Offer } from './offers-in.ts'

/** Longer messages say themselves what they mean. */
const mostWords = 14
/** Smaller numbers count the offers. */
const leastFigure = 4

/** "And if the second were 62,000?" after a comparison: the message that was compared, with that figure in place of the old. */
export function hearOffersAgain(
  message: string,
  own: Understood,
  { last, board, hear }: { last: LastTurn; board: readonly Card[]; hear: Hear },
): Turn | undefined {
  const amounts = typedAmountsIn(message).filter(({ value }) => value >= leastFigure)
  const [amount, further] = amounts
  if (!amount || further || own.isDistressed || !goesOn(message, own.language)) return undefined
  const before = hearLast(last, hear, board)
  const compared = before && comparedOffers({ text: last.text, jobs: before.jobs, speech: before }, before)
  const offer = compared && meantIn(message, compared.offers, own.language)
  if (!offer) return undefined
  const { from, to, text } = offer.pay
  const heard = `${last.text.slice(0, from)}${withFigure(text, amount)}${last.text.slice(to)}`
  return { understood: hear(heard), heard }
}

function goesOn(message: string, language: Language): boolean {
  const words = bareWords(message).split(' ')
  if (words.length > mostWords || findPlainIntent(message, language) !== undefined) return false
  const { onward } = turnWords(language)
  return isConditional(message, language) || onward.some((opening) => words.join(' ').startsWith(`${opening} `))
}

/** The one offer that is named: by its employer, its letter or its place. */
function meantIn(message: string, offers: readonly Offer[], language: Language): Offer | undefined {
  const named = offers.filter(({ card, employer, label }) => {
    if (card) return namesEmployer(message, card)
    if (employer !== undefined) return placesOfName(message, employer).length > 0
    return label !== undefined && new RegExp(`(?<![\\p{L}\\d])${label}(?![\\p{L}\\d])`, 'u').test(message)
  })
  if (named.length > 0) return named.length === 1 ? named[0] : undefined
  const place = placeSaid(message, language)
  return place === undefined ? undefined : offers.at(place === 'last' ? -1 : place)
}

/** A new figure keeps the currency and the unit of time of the old one, and the "k" of "55k", unless it says its own. */
function withFigure(old: string, amount: Amount): string {
  if (amount.isNamed) return amount.text
  const before = figureIn(old)
  const figure = figureIn(amount.text)
  if (!before || !figure) return amount.text
  const isShort = before.thousand !== '' && figure.thousand === '' && amount.value < 1000
  const written = isShort ? `${figure.digits}${before.thousand}` : `${figure.digits}${figure.thousand}`
  return old.replace(`${before.digits}${before.thousand}`, () => written)
}

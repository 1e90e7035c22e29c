import { findPlainIntent } from '../../../../lib/intents/cues.ts'
import { findPlainRequest, tellsOtherPay } from '../../../../lib/intents/plain-requests.ts'
import { offerWords } from '../../../../lib/intents/words/offer-words.ts'
import type { Language } from '../../../../lib/languages.ts'
import { isUpset, type Told } from './upset.ts'
import { offersIn, type AskedOffers, type Offer, type Offers } from './offers-in.ts'

/** The offers that a message tells; `isAlone`: it is about nothing else, so that they are compared unasked. */
export type ToldOffers = Offers & { isAlone: boolean }

export function toldOffers(asked: AskedOffers, told: Told): ToldOffers | undefined {
  const { text, speech } = asked
  const offers = isUpset(told) ? undefined : offersIn(asked)
  if (!offers) return undefined
  const isPaid = tellsPay(text, speech.language)
  const isOwned = offers.offers.every((offer) => hasOwner(offer, isPaid))
  return { ...offers, isAlone: isOwned && findPlainIntent(text, speech.language) === undefined }
}

/** The offers of a message that is about nothing else, or that asks which of them to take. */
export function comparedOffers(asked: AskedOffers, told: Told): Offers | undefined {
  const offers = toldOffers(asked, told)
  if (!offers || offers.isAlone) return offers
  return findPlainRequest(asked.text, asked.speech.language, (one) => one === 'two_offers') && offers
}

/** An employer that is only named may be one of the past: something has to say that it pays. */
const hasOwner = ({ card, employer, label }: Offer, isPaid: boolean): boolean =>
  card !== undefined || label !== undefined || (employer !== undefined && isPaid)

/** "Pays", "bietet", and nothing that tells of what was asked for or of work in the past. */
const tellsPay = (text: string, language: Language): boolean =>
  new RegExp(`(?<!\\p{L})(?:${offerWords(language).pays})(?!\\p{L})`, 'iu').test(text) && !tellsOtherPay(text, language)

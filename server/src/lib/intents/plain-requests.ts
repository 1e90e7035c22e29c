import type { Language } from '../languages.ts'
import { createSetReader } from './phrase-sets.ts'
import { readHeadings } from './words/words.ts'

/** What words alone ask for or tell, in the order in which one wins over the next. */
export const plainRequests = [
  'quit',
  'resign',
  'two_offers',
  'letter_change',
  'chase_order',
  'chase',
  'follow_up',
  'own_invitation',
  'own_offer',
  'career',
] as const
export type PlainRequest = (typeof plainRequests)[number]

/** A longer message is a text that was pasted, or several requests. */
const read = createSetReader(['requests.txt'], 50)

/**
 * The request that a message makes by words/<language>/requests.txt.
 * @param isMeant what else has to be so, on the board for instance; the next request is looked for where it is not
 */
export function findPlainRequest(
  message: string,
  language: Language,
  isMeant: (request: PlainRequest) => boolean,
): PlainRequest | undefined {
  const { says } = read(message, language)
  return plainRequests.find((request) => says(request) && isMeant(request))
}

/** "Acme rang, they want a chat", which beside an employer tells of an interview; `isOrder`: a question asks to note it. */
export function tellsAppointment(message: string, language: Language): { isTold: boolean; isOrder: boolean } {
  const { says } = read(message, language)
  return { isTold: says('appointment'), isOrder: says('enter') }
}

/** What somebody may say of an offer beside its pay. */
export const offerTopics = ['hours', 'extras', 'way', 'contract', 'leave'] as const
export type OfferTopic = (typeof offerTopics)[number]

export function topicsLeft(message: string, language: Language): OfferTopic[] {
  const { says } = read(message, language)
  return offerTopics.filter((topic) => !says(`told_${topic}`))
}

/** Whether figures of pay are those of a wish, a negotiation or the past, and no offers. */
export const tellsOtherPay = (message: string, language: Language): boolean =>
  read(message, language).says('not_two_offers')

/** Whether an offer pays a share of what somebody sells. */
export const tellsCommission = (told: string, language: Language): boolean =>
  read(told, language).says('told_commission')

/** Words with which somebody goes on to the other offer, or asks; what is told of one ends before them. */
export const offerEnds = (language: Language): string[] =>
  (readHeadings(language, 'requests.txt').get('offer_ends') ?? []).flatMap(({ line }) => line.split('|'))

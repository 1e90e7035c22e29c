import { findPlainIntent } from '../../../../lib/intents/cues.ts'
import { isActOpen } from '../../../../lib/intents/denials.ts'
import type { Intent } from '../../../../lib/intents/intents.ts'
import { findMatter, type Matter } from '../../../../lib/intents/matters.ts'
import { findPlainRequest, type PlainRequest } from '../../../../lib/intents/plain-requests.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask, Piece } from '../ask.ts'
import { answerMatter } from '../cues/matter-answers.ts'
import { draftPieces } from '../drafts/draft.ts'
import { detailsIn } from '../drafts/draft-details.ts'
import { answerMessage } from '../drafts/message-answer.ts'
import { answerCareerChange, plainChange } from '../roles/role-answers.ts'
import { answerChaseOrder } from './chase-order-answer.ts'
import { answerLetterChange, hasLetter } from './letter-change-answer.ts'
import { answerOwnInvitation, answerOwnOffer, answerQuit } from './own-news-answer.ts'
import { toldOffers } from './compared-offers.ts'
import { isUpset } from './upset.ts'
import { answerTwoOffers } from './two-offers-answer.ts'

type Understood = Exclude<Understanding<Card>, { kind: 'crisis' }>

/** What a message asks for in words of its own, whatever the classifier takes it for; undefined for any other message. */
export async function answerPlainRequest(ask: Ask, understood: Understood): Promise<Piece[] | undefined> {
  const { text, speech } = ask
  const offers = toldOffers(ask, understood)
  const request = findPlainRequest(text, speech.language, (one) =>
    one === 'two_offers' ? offers !== undefined : isMeant(one, ask, understood),
  )
  const isCompared = request === 'two_offers' || (offers?.isAlone && request !== 'quit' && request !== 'resign')
  if (offers && isCompared) return answerTwoOffers(ask, offers)
  switch (request) {
    case undefined:
    case 'two_offers':
      return undefined
    case 'quit':
      return answerQuit(ask)
    case 'resign':
      return answerMatter(ask, 'resigning')
    case 'letter_change':
      return answerLetterChange(ask)
    case 'chase_order':
      return answerChaseOrder(ask)
    case 'chase':
      return draftPieces(ask, 'follow_up', ask.jobs[0], detailsIn(ask, ask.jobs[0]))
    case 'follow_up':
      return answerMessage({ ...ask, topic: 'follow_up' })
    case 'own_offer':
      return answerOwnOffer(ask)
    case 'own_invitation':
      return answerOwnInvitation(ask)
    case 'career':
      return answerCareerChange({ ...ask, topic: plainChange })
  }
}

function isMeant(request: Exclude<PlainRequest, 'two_offers'>, ask: Ask, understood: Understood): boolean {
  const { jobs, text, speech, url } = ask
  const [card, second] = jobs
  if (url !== undefined || isUpset(understood)) return false
  const [wish] = understood.kind === 'answer' ? understood.wishes : []
  switch (request) {
    case 'chase_order':
      return !card || second !== undefined
    case 'chase':
      return (
        card !== undefined &&
        !second &&
        (card.status === 'Applied' || card.status === 'Viewed') &&
        findPlainIntent(text, speech.language) !== 'reminder'
      )
    case 'follow_up':
      return !second && (card === undefined || card.status === 'Applied' || card.status === 'Viewed')
    case 'letter_change':
      return hasLetter(ask) && !isOnlyShorter(text, understood)
    case 'quit':
    case 'resign':
      return !card
    case 'own_offer':
    case 'own_invitation':
      return !card && !text.includes('?') && !isActOpen(text, speech.language)
    case 'career':
      return (
        !card &&
        (wish === undefined || mistakenForChange.has(wish.intent)) &&
        isChange(findMatter(text, speech.language))
      )
  }
}

/** A wish for its length alone has an answer of its own. */
const isOnlyShorter = (text: string, { cues }: Understood): boolean =>
  cues.includes('shorter_letter') && !/[,;:]|\s(?:and|und|et|y|but|aber|mais|pero)\s/iu.test(text)

/** Other matters ask for advice of their own: who pays a course, which papers are needed. */
const isChange = (matter: Matter | undefined): boolean => matter === undefined || matter === 'first_step'

/** What the classifier hears in "where do I start" and the like. */
const mistakenForChange = new Set<Intent>([
  'career_change',
  'skills_to_learn',
  'board_due',
  'board_open',
  'search_strategy',
  'assistant_help',
  'out_of_scope',
  'feelings',
  'small_talk',
])

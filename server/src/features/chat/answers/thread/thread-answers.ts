import { isUndo } from '../../../../lib/intents/correction.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'
import { asksChanges, asksRestore, unknownName } from '../../../../lib/intents/thread.ts'
import type { Card } from '../../board/cards.ts'
import { answers } from '../answers.ts'
import type { Ask, AskedThread, Piece } from '../ask.ts'
import { isOfDateOrStage } from '../turns/bare-mention.ts'
import type { Turn, Understood } from '../turns/carried-request.ts'
import { goTo, type Context } from '../turns/turn-context.ts'
import { findTopic } from '../topics.ts'
import { answerAgreement, onlyOffer, type Agreeable } from './agree-answer.ts'
import { answerPosting } from './posting-answer.ts'
import type { ThreadState } from './thread-state.ts'
import { threadTexts } from './thread-texts.ts'
import { answerChanges, answerRestore, answerUndo } from './undo-answer.ts'

/** What the conversation is about, for the answers to a message. */
export function askedThread(turned: Turn, thread: ThreadState | undefined, board: readonly Card[]): AskedThread {
  const url = turned.about?.job_url ?? thread?.about?.job_url
  return {
    card: board.find(({ job_url }) => job_url === url),
    isMeant: turned.about !== undefined,
    isInterview: turned.about?.isInterview,
    unknown: turned.understood.kind === 'crisis' ? undefined : unknownIn(turned.heard, turned.understood),
    seen: turned.seen,
  }
}

/** As it was written. */
function unknownIn(message: string, { language, jobs }: Understood): string | undefined {
  if (jobs.length > 0) return undefined
  const name = unknownName(message, language, (word) => isOfDateOrStage(word, language))
  return name === undefined
    ? undefined
    : (message.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).find((word) => fold(word) === name)
}

/** A message that goes on with what was shown: a found posting, what was changed, what is archived. */
export async function answerThread(
  ask: Ask,
  { posting, beyond, isWaiting, understood }: Turn,
): Promise<Piece[] | undefined> {
  const { text, speech } = ask
  if (isWaiting) return [{ p: speech.say(threadTexts(speech).waits) }, { unsure: true }]
  if (beyond !== undefined) return [{ p: speech.say(threadTexts(speech).beyond, { count: beyond }) }, { unsure: true }]
  if (posting) {
    const isMatch = understood.kind === 'answer' && understood.wishes.some(({ intent }) => intent === 'match_job')
    return answerPosting(ask, posting, isMatch)
  }
  if (text.split(/\s+/u).length > mostWords) return undefined
  if (asksChanges(text)) return answerChanges(ask)
  const restored = asksRestore(text) ? await answerRestore(ask) : undefined
  return restored ?? (isUndo(text) ? answerUndo(ask) : undefined)
}

const mostWords = 14

/** A "yes": what is open is shown again, the only offer is taken. */
export async function answerYes(context: Context, to: Agreeable): Promise<Piece[] | undefined> {
  const offer = onlyOffer(to)
  const { message, speech } = context.ask
  // "Ok, thanks" agrees to nothing where nothing waits for it.
  const isThanks = to.proposed.length === 0 && !offer && findTopic('small_talk', message, speech.language) === 'thanks'
  if (isThanks && message.trim().includes(' ')) return undefined
  return offer ? answers[offer.intent](goTo(context, offer)) : answerAgreement({ ...context.ask, text: '' }, to)
}

import { findTime } from '../../../../lib/intents/entities/times.ts'
import { fold } from '../../../../lib/intents/plain-text.ts'
import type { Understanding } from '../../../../lib/intents/understand.ts'
import { dateWords } from '../../../../lib/intents/words/date-words.ts'
import type { Card } from '../../board/cards.ts'
import type { Go } from '../answer-state.ts'
import type { Ask } from '../ask.ts'

type Understood = Exclude<Understanding<Card>, { kind: 'crisis' }>

/** A message this short may just name what an answer asked for. */
const shortReplyWords = 8
/** From this probability on, a message asks for something else. */
const otherBar = 0.75

/** The message just names the requested job or day, and surely asks for nothing else. */
export function fulfilled(
  ask: Omit<Ask, 'text'>,
  message: string,
  understood: Understood,
  pending: Go,
): Go | undefined {
  if (message.trim().split(/\s+/).length > shortReplyWords) return undefined
  const [card, second] = ask.jobs
  const named = card && !second ? card.job_url : pending.job_url
  const hour = pending.topic === 'interview' ? hourIn(message, ask) : undefined
  const says = (card && !second) || ask.day !== undefined || ask.stage !== undefined || hour !== undefined
  if (!says || named === undefined) return undefined
  const [wish] = understood.kind === 'answer' ? understood.wishes : []
  if (wish && wish.intent !== pending.intent && wish.intent !== 'board_open' && wish.p >= otherBar) return undefined
  const time = ask.time ?? hour ?? pending.time
  return { ...pending, job_url: named, day: ask.day ?? pending.day, stage: ask.stage ?? pending.stage, time }
}

/** "At 2pm", "14 uhr": an hour without its day. */
const hourIn = (message: string, { speech: { language } }: Omit<Ask, 'text'>): string | undefined =>
  findTime(` ${fold(message.toLowerCase())} `, dateWords(language))

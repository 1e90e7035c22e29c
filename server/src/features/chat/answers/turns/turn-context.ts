import type { Understanding } from '../../../../lib/intents/understand.ts'
import { addDays, dayIn } from '../../../../lib/zoned-time.ts'
import type { Card } from '../../board/cards.ts'
import type { Go } from '../answer-state.ts'
import type { Ask, Piece } from '../ask.ts'
import type { BuiltInQuestion } from '../built-in.service.ts'

export type Answered = Exclude<Understanding<Card>, { kind: 'crisis' }>
/** A message that is being answered. */
export type Context = {
  ask: Omit<Ask, 'text'>
  question: BuiltInQuestion
  understood: Answered
  tell: (pieces: readonly Piece[]) => void
  hear: (text: string) => Understanding<Card>
}

/** The button decides; the rest is taken from the message, which is its label. */
export function goTo({ ask, question, understood }: Context, go: Go): Ask {
  const card = ask.board.find(({ job_url }) => job_url === go.job_url)
  const terms = { title: go.role, place: go.place, remote: go.remote ?? false }
  return {
    ...ask,
    text: question.message,
    jobs: card ? [card] : [],
    stage: go.stage,
    day: dayOfButton(go, ask) ?? (go.intent === 'reminder' ? understood.date?.day : undefined),
    time: go.time ?? ask.time,
    url: go.url,
    told: go.told,
    search: go.role === undefined ? undefined : terms,
    topic: go.topic,
  }
}

const dayOfButton = ({ day, in_days }: Go, { timeZone, now }: Pick<Ask, 'timeZone' | 'now'>): string | undefined =>
  in_days === undefined ? day : addDays(dayIn(timeZone, now), in_days)

import { dayIn, momentIn } from '../../../../lib/zoned-time.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask, Piece } from '../ask.ts'
import { proposalPieces } from '../proposal-pieces.ts'

/** Proposes to note an interview at the day and hour that were told, or to move the one that is planned. */
export async function proposeInterview(ask: Ask, card: Card): Promise<Piece[]> {
  const { speech, tools, call, day, timeZone, now } = ask
  const time = ask.time ?? (namesSameTime(ask.text) ? timeOf(card, timeZone) : undefined)
  const { say, texts, moment } = speech
  const t = texts.change
  const job = speech.job(card)
  if (day === undefined) return []
  const before = card.next_interview_at
  // "It is on Friday, right?"
  if (time === undefined && before !== null && dayIn(timeZone, new Date(before)) === day)
    return [{ p: say(t.interview_known, { job, when: moment(before) }) }]
  if (time === undefined)
    return [
      { p: say(t.interview_hour, { job, when: speech.day(day) }) },
      { pending: { intent: 'reminder', topic: 'interview', job_url: card.job_url, day } },
    ]
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const at = momentIn(timeZone, day, hour + minute / 60)
  const values = { job, when: moment(at.toISOString()) }
  if (at < now) return [{ p: say(t.interview_past, values) }]
  if (before !== null && Date.parse(before) === at.getTime()) return [{ p: say(t.interview_known, values) }]
  const proposed = await tools.set_interview.run({ job_url: card.job_url, at: at.toISOString() }, call)
  return before === null
    ? proposalPieces(speech, proposed, t.interview, values)
    : proposalPieces(speech, proposed, t.interview_moved, { ...values, before: moment(before) })
}

/** "Now on Wednesday, same time" */
export const namesSameTime = (text: string): boolean =>
  /same (?:time|hour)|(?:gleiche|selbe)[nr]? (?:uhr)?zeit|m[êe]me heure|misma hora/iu.test(text)

function timeOf({ next_interview_at: at }: Card, timeZone: string): string | undefined {
  if (at === null) return undefined
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return format.format(new Date(at))
}

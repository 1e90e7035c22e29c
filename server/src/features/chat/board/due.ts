import { statusMeanings } from '@waymark/contract/job-tracking.ts'
import { addDays, dayIn } from '../../../lib/zoned-time.ts'
import { quietSince, type Card } from './cards.ts'

/** Days without an answer after which a polite question is usual. */
export const silentAfterDays = 10
export const silentAfterInterviewDays = 7
/** Days on the board after which a merely viewed job is worth a decision. */
const undecidedAfterDays = 7
const dayMs = 86_400_000

export type Due = {
  interviews: { card: Card; at: string }[]
  follow_ups: { card: Card; day: string; is_late: boolean }[]
  offers: Card[]
  /** Applied, no answer for long, and no follow-up planned. */
  silent: { card: Card; days: number }[]
  undecided: { card: Card; days: number }[]
}

/** Interviews and follow-ups within `withinDays`, in the user's time zone, and neglected jobs. Not archived ones. */
export function listDue(cards: readonly Card[], now: Date, timeZone: string, withinDays: number): Due {
  const active = cards.filter((card) => !card.archived)
  const today = dayIn(timeZone, now)
  const last = addDays(today, withinDays)
  const daysSince = (time: string) => Math.floor((now.getTime() - Date.parse(time)) / dayMs)
  const followsUp = (card: Card) => card.follow_up_on !== null && !statusMeanings[card.status].isEnd
  return {
    interviews: active
      .flatMap((card) => (card.next_interview_at === null ? [] : [{ card, at: card.next_interview_at }]))
      .filter(({ at }) => dayIn(timeZone, new Date(at)) <= last)
      .toSorted((a, b) => a.at.localeCompare(b.at)),
    follow_ups: active
      .flatMap((card) => (card.follow_up_on !== null && followsUp(card) ? [{ card, day: card.follow_up_on }] : []))
      .filter(({ day }) => day <= last)
      .map(({ card, day }) => ({ card, day, is_late: day < today }))
      .toSorted((a, b) => a.day.localeCompare(b.day)),
    offers: active.filter(({ status }) => status === 'Offer'),
    silent: active
      .filter((card) => card.status === 'Applied' && !followsUp(card))
      .map((card) => ({ card, days: daysSince(quietSince(card)) }))
      .filter(({ days }) => days >= silentAfterDays)
      .toSorted((a, b) => b.days - a.days),
    undecided: active
      .filter((card) => card.status === 'Viewed' && !followsUp(card))
      .map((card) => ({ card, days: daysSince(card.since) }))
      .filter(({ days }) => days >= undecidedAfterDays)
      .toSorted((a, b) => a.days - b.days),
  }
}

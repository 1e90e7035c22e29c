import { dayIn } from '../../../../lib/zoned-time.ts'
import type { Line } from '../../../../lib/markdown/blocks.ts'
import { isUnderWay, type Card } from '../../board/cards.ts'
import { silentAfterDays, silentAfterInterviewDays } from '../../board/due.ts'
import type { Ask, Piece } from '../ask.ts'
import { active, jobButton } from '../which-job.ts'
import { requestTexts } from './request-texts.ts'

/** How many days an employer may take before somebody asks. */
const patience = {
  waiting: silentAfterDays,
  interview: silentAfterInterviewDays,
  interviewed: silentAfterInterviewDays,
}
const mostShown = 10

/** `interviewed`: the day of the interview is known, and not only that of the stage. */
type Reason = 'due' | 'interviewed' | 'interview' | 'waiting'
/** `days`: since the application, the interview or the stage Interview; `isDue`: a planned day has come, or patience has run out. */
type Waiting = { card: Card; reason: Reason; days: number; isDue: boolean }

/** The applications that wait for an answer, in the order in which to chase them, each with its reason. */
export function answerChaseOrder(ask: Ask): Piece[] {
  const { speech, board } = ask
  const t = requestTexts(speech).chase_order
  const among = ask.jobs.length > 1 ? ask.jobs : active(board)
  const waiting = among.flatMap((card) => waitingOf(ask, card) ?? [])
  if (waiting.length === 0) return [{ p: speech.say(t.none) }]
  const ordered = waiting.toSorted((a, b) => rankOf(a) - rankOf(b) || b.days - a.days).slice(0, mostShown)
  const now = ordered.filter(({ isDue }) => isDue)
  const later = ordered.filter(({ isDue }) => !isDue)
  const first = now[0]?.card
  const line = (one: Waiting): Line => lineOf(ask, one)
  return [
    ...(now.length > 0 ? [{ p: speech.say(t.intro) }, { ol: now.map(line) }] : []),
    ...(later.length > 0 ? [{ p: speech.say(t.later) }, { ol: later.map(line) }] : []),
    ...(first
      ? [
          {
            buttons: [
              jobButton(
                speech.text(speech.texts.about.follow_up, { job: speech.job(first) }),
                { intent: 'follow_up_message' },
                first,
              ),
            ],
          },
        ]
      : []),
  ]
}

/** What the user planned comes first, then who has met them, then the longest wait. */
const rankOf = ({ isDue, reason }: Waiting): number =>
  (isDue ? 0 : 3) + { due: 0, interviewed: 1, interview: 1, waiting: 2 }[reason]

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** Undefined for a card that waits for no answer, or whose interview is still to come. */
function waitingOf({ now, timeZone }: Ask, card: Card): Waiting | undefined {
  const today = dayIn(timeZone, now)
  const isAhead = card.next_interview_at !== null && new Date(card.next_interview_at) > now
  if (!isUnderWay(card) || card.status === 'Offer' || isAhead) return undefined
  const { last_interview_at: met } = card
  const reason = met !== null ? 'interviewed' : card.status === 'Interview' ? 'interview' : 'waiting'
  const since = new Date(met ?? (reason === 'interview' ? card.since : (card.applied_at ?? card.since)))
  const days = Math.max(0, daysBetween(dayIn(timeZone, since), today))
  const planned = card.follow_up_on
  if (planned !== null) return { card, reason: planned <= today ? 'due' : reason, days, isDue: planned <= today }
  return { card, reason, days, isDue: days >= patience[reason] }
}

function lineOf({ speech }: Ask, { card, reason, days }: Waiting): Line {
  const t = requestTexts(speech).chase_order
  const job = speech.job(card)
  if (reason === 'due') return speech.say(t.due, { job, day: speech.day(card.follow_up_on ?? '') })
  return speech.say(t[reason], { job, count: days })
}

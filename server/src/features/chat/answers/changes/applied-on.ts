import { findPeriod } from '../../../../lib/intents/entities/periods.ts'
import { addDays, dayIn } from '../../../../lib/zoned-time.ts'
import type { Card } from '../../board/cards.ts'
import type { Ask } from '../ask.ts'

const daysOfWeek = 7

/** The day of applying is past: "on Monday" is the last one. Undefined for today, which needs no saying, and where it is unsure. */
export function appliedOn({ text, speech: { language }, day, now, timeZone }: Ask): string | undefined {
  const today = dayIn(timeZone, now)
  const period = findPeriod(text, language, { now, timeZone })
  const named = period && period.from === period.to ? period.from : day
  if (named === undefined || named === today) return undefined
  if (named < today) return named
  const weekBefore = addDays(named, -daysOfWeek)
  return weekBefore < today ? weekBefore : undefined
}

/** The same for a card: its history goes forward, so it names no day before that of its last move. */
export function movedOn(ask: Ask, card: Card): string | undefined {
  const named = appliedOn(ask)
  return named !== undefined && named >= dayIn(ask.timeZone, new Date(card.since)) ? named : undefined
}

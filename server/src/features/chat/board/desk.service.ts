import { deskMost, type Desk } from '@waymark/contract/desk.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { JobTrackingService } from '../../job-tracking/job-tracking.service.ts'
import type { createProfileService } from '../../profile/profile.service.ts'
import type { Asker } from '../asker.ts'
import { listCards, toCardInMessage, type Card } from './cards.ts'
import { listDue } from './due.ts'

type Deps = { clock: Clock; jobTracking: JobTrackingService; profiles: ReturnType<typeof createProfileService> }

const weekDays = 7

export function createDeskService({ clock, jobTracking, profiles }: Deps) {
  return {
    /** What the user's board and profile ask for today, in the user's time zone. */
    async read({ userId, timeZone }: Asker): Promise<Desk> {
      const now = clock.now()
      const [cards, profile] = await Promise.all([listCards(jobTracking, userId), profiles.load(userId)])
      const zone = timeZone ?? 'UTC'
      const week = listDue(cards, now, zone, weekDays)
      const { follow_ups } = listDue(cards, now, zone, 1)
      return {
        profile_empty: profile.version === 0,
        board_empty: cards.length === 0,
        interviews: firstOf(week.interviews, ({ card, at }) => ({ card: toCardInMessage(card), at })),
        follow_ups: firstOf(follow_ups, ({ card, ...rest }) => ({ card: toCardInMessage(card), ...rest })),
        offers: firstOf(week.offers, toCardInMessage),
        silent: firstOf(week.silent, ({ card, days }) => ({ card: toCardInMessage(card), days })),
        outdated: firstOf(
          cards.filter((card) => isOutdated(card, profile.saved_at)),
          toCardInMessage,
        ),
      }
    },
  }
}

const firstOf = <Item, Shown>(items: readonly Item[], show: (item: Item) => Shown): Shown[] =>
  items.slice(0, deskMost).map(show)

/** What went out already is not made anew. */
const isOutdated = ({ status, archived, documents_at }: Card, profileSavedAt: string | null): boolean =>
  status === 'Viewed' &&
  !archived &&
  documents_at !== null &&
  profileSavedAt !== null &&
  Date.parse(documents_at) < Date.parse(profileSavedAt)

import { deskMost, type Desk } from '@waymark/contract/desk.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Log } from '../../../lib/log.ts'
import type { ApplicationService } from '../../documents/application/application.service.ts'
import type { SearchNewsDeps } from '../../job-search/saved/saved-search-news.service.ts'
import { createNewsCounts } from '../../job-search/saved/search-news-counts.service.ts'
import type { JobTrackingService } from '../../job-tracking/job-tracking.service.ts'
import type { createProfileService } from '../../profile/profile.service.ts'
import type { Asker } from '../asker.ts'
import { listCards, toCardInMessage, type Card } from './cards.ts'
import { listDue } from './due.ts'

type Deps = SearchNewsDeps & {
  clock: Clock
  log: Log
  jobTracking: JobTrackingService
  applications: Pick<ApplicationService, 'listSent'>
  profiles: ReturnType<typeof createProfileService>
}

const weekDays = 7

export function createDeskService(deps: Deps) {
  const { clock, jobTracking, profiles, applications } = deps
  const countNews = createNewsCounts(deps)
  return {
    /** What the user's board and profile ask for today, in the user's time zone. */
    async read({ userId, timeZone, language }: Asker): Promise<Desk> {
      const now = clock.now()
      const [cards, profile, news] = await Promise.all([
        listCards(jobTracking, userId),
        profiles.load(userId),
        // Interviews and offers matter more than what a search that fails would add.
        countNews(userId, language).catch((error: unknown) => {
          deps.log.warn({ err: error }, 'the news of saved searches could not be read')
          return []
        }),
      ])
      const zone = timeZone ?? 'UTC'
      const week = listDue(cards, now, zone, weekDays)
      const { follow_ups } = listDue(cards, now, zone, 1)
      return {
        profile_empty: profile.version === 0,
        board_empty: cards.length === 0,
        interviews: await Promise.all(
          firstOf(week.interviews, async ({ card, at }) => ({
            card: toCardInMessage(card),
            at,
            sent: await applications.listSent(userId, card.job_url),
          })),
        ),
        follow_ups: firstOf(follow_ups, ({ card, ...rest }) => ({ card: toCardInMessage(card), ...rest })),
        offers: firstOf(week.offers, toCardInMessage),
        silent: firstOf(week.silent, ({ card, days }) => ({ card: toCardInMessage(card), days })),
        outdated: firstOf(
          cards.filter((card) => isOutdated(card, profile.saved_at)),
          toCardInMessage,
        ),
        news: news.filter(({ count }) => count > 0).slice(0, deskMost),
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

import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import {
  mostSavedSearches,
  type changeSavedSearch,
  type SavedSearch,
  type SavedSearchMails,
  type saveSearch,
} from '@waymark/contract/job-search/saved-searches.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Db } from '../../../lib/db.ts'
import { refuse, type Refusal } from '../../../lib/http/refusal.ts'
import { deriveLinkSecret, hashLinkSecret } from '../../../lib/secret-links.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { addDays, dayIn, isTimeZone, momentIn } from '../../../lib/zoned-time.ts'
import { createSavedSearchesRepository, type StoredSearch } from './saved-searches.repository.ts'

export type SavedSearchesDeps = { db: Db; clock: Clock; secrets: Secrets; publicUrl: string }

/** Mails go out at eight in the morning where their reader lives. */
const mailHour = 8

/** When the next mail is due; null for a search that mails nothing. */
export function nextMailAt(
  mails: SavedSearchMails,
  paused: boolean,
  now: Date,
  timeZone: string | null | undefined,
): Date | null {
  if (mails === 'none' || paused) return null
  // A zone that this machine does not know (a restored database, an older ICU) must not stop the mails.
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : 'UTC'
  return momentIn(zone, addDays(dayIn(zone, now), mails === 'daily' ? 1 : 7), mailHour)
}

export type SavedSearches = ReturnType<typeof createSavedSearches>

export function createSavedSearches({ db, clock, secrets, publicUrl }: SavedSearchesDeps) {
  const repository = createSavedSearchesRepository(db)

  const secretOf = (userId: string, id: string, number: number) =>
    deriveLinkSecret(secrets, 'search feeds', userId, id, number)

  async function show(stored: StoredSearch): Promise<SavedSearch> {
    const { user_id, id, search, mails, paused, feed_number, has_feed, created_at } = stored
    const feed_url = has_feed ? `${publicUrl}/feeds/${await secretOf(user_id, id, feed_number)}.xml` : null
    return { id, search, mails, paused, feed_url, created_at: created_at.toISOString() }
  }

  async function get(userId: string, id: string): Promise<{ saved: SavedSearch } | Refusal<'not_found'>> {
    const stored = await repository.find(userId, id)
    return stored ? { saved: await show(stored) } : refuse('not_found')
  }

  return {
    list: async (userId: string) => ({ saved: await Promise.all((await repository.list(userId)).map(show)) }),

    async add(userId: string, { search, mails }: BodyOf<typeof saveSearch>) {
      const owner = await repository.findOwner(userId)
      const due = nextMailAt(mails, false, clock.now(), owner?.time_zone)
      const id = await repository.add(userId, { search, mails }, due, clock.now())
      const stored = id === undefined ? undefined : await repository.find(userId, id)
      const full = `You have ${mostSavedSearches} saved searches. Please delete one first.`
      return stored ? { saved: await show(stored) } : refuse('validation', { fields: { search: full } })
    },

    async change(userId: string, id: string, { mails, paused, feed }: BodyOf<typeof changeSavedSearch>) {
      const stored = await repository.find(userId, id)
      if (!stored) return refuse('not_found')
      if (mails !== undefined || paused !== undefined) {
        const wanted = { mails: mails ?? stored.mails, paused: paused ?? stored.paused }
        const owner = await repository.findOwner(userId)
        const due = nextMailAt(wanted.mails, wanted.paused, clock.now(), owner?.time_zone)
        await repository.setMails(userId, id, wanted.mails, wanted.paused, due)
      }
      if (feed === 'remove') await repository.setFeed(userId, id, stored.feed_number, null)
      if (feed === 'renew') {
        const number = stored.feed_number + 1
        await repository.setFeed(userId, id, number, hashLinkSecret(await secretOf(userId, id, number)))
      }
      return get(userId, id)
    },

    remove: (userId: string, id: string): Promise<boolean> => repository.remove(userId, id),
  }
}

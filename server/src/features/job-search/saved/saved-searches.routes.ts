import {
  changeSavedSearch,
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
} from '@waymark/contract/job-search/saved-searches.ts'
import type { Context, Hono } from 'hono'
import type { Limits } from '../../../lib/http/limits.ts'
import type { HttpEnv, Mount } from '../../../lib/http/mount.ts'
import { refuse } from '../../../lib/http/refusal.ts'
import { answerFeedText, answerStopPage, findFeed } from '../../../lib/http/secret-pages.ts'
import { textsIn } from '../../../lib/languages.ts'
import { hashLinkSecret, readSignedLink } from '../../../lib/secret-links.ts'
import { writeAtomFeed } from './atom-feed.ts'
import { searchAddress, searchName } from './search-address.ts'
import {
  findSaved,
  queueDueMails,
  savedSearchMail,
  sendSavedSearchMails,
  stopPurpose,
  type SavedSearchMailDeps,
} from './saved-search-mails.service.ts'
import { savedSearchTexts } from './saved-search-texts.ts'
import { createSavedSearchesRepository } from './saved-searches.repository.ts'
import { createSavedSearches } from './saved-searches.service.ts'

export type SavedSearchesRouteDeps = SavedSearchMailDeps & { limits: Limits; trustedProxies: number }

export function mountSavedSearches(app: Hono<HttpEnv>, mount: Mount, deps: SavedSearchesRouteDeps): void {
  const { jobs } = deps
  const saved = createSavedSearches(deps)

  mount(listSavedSearches, ({ caller }) => saved.list(caller.userId))
  mount(saveSearch, ({ caller, body }) => saved.add(caller.userId, body))
  mount(changeSavedSearch, ({ caller, params, body }) => saved.change(caller.userId, params.id, body))
  mount(deleteSavedSearch, async ({ caller, params }) =>
    (await saved.remove(caller.userId, params.id)) ? {} : refuse('not_found'),
  )

  const stopPath = '/api/search/saved/stop/:token'
  app.get(stopPath, (c) => answerStop(c, deps, stopPath, false))
  // Of the page's button, and of a mail program's own "unsubscribe" (RFC 8058).
  app.post(stopPath, (c) => answerStop(c, deps, stopPath, true))
  app.get('/feeds/:file{[^/]+\\.xml}', (c) => answerFeed(c, deps))

  jobs.on(savedSearchMail, (queued, job) => sendSavedSearchMails(deps, queued, job))
  jobs.regularly('saved-searches', '*/15 * * * *', () => queueDueMails(deps))
}

async function answerStop(
  c: Context<HttpEnv>,
  { db, secrets }: SavedSearchesRouteDeps,
  path: string,
  isMeant: boolean,
): Promise<Response> {
  c.set('route', path)
  const repository = createSavedSearchesRepository(db)
  const [userId, id] = (await readSignedLink(secrets, stopPurpose, c.req.param('token') ?? ''))?.split('_') ?? []
  const stored = userId !== undefined && id !== undefined ? await repository.find(userId, id) : undefined
  const owner = stored && (await repository.findOwner(stored.user_id))
  const { language, texts } = textsIn(savedSearchTexts, owner?.language)
  if (!stored) return answerStopPage(c, language, texts.stop, 'unknown')
  if (isMeant) await repository.setMails(stored.user_id, stored.id, 'none', stored.paused, null)
  return answerStopPage(c, language, texts.stop, isMeant ? 'done' : 'question')
}

async function answerFeed(c: Context<HttpEnv>, deps: SavedSearchesRouteDeps): Promise<Response> {
  c.set('route', '/feeds/:secret.xml')
  const secret = /^([\w-]{43})\.xml$/.exec(c.req.param('file') ?? '')?.[1]
  const repository = createSavedSearchesRepository(deps.db)
  const stored = await findFeed(c, deps, async () =>
    secret === undefined ? undefined : repository.findByFeedHash(hashLinkSecret(secret)),
  )
  if ('refusal' in stored) return stored.refusal
  const owner = await repository.findOwner(stored.user_id)
  const found = stored.paused ? [] : await findSaved(deps, stored.user_id, stored.search, owner?.language ?? null)
  const { texts } = textsIn(savedSearchTexts, owner?.language)
  const feed = {
    id: stored.id,
    title: texts.feedTitle(searchName(stored.search, texts)),
    address: searchAddress(deps.publicUrl, stored.search),
    updated_at: stored.created_at.toISOString(),
  }
  return answerFeedText(c, writeAtomFeed(feed, found, texts), 'application/atom+xml; charset=utf-8')
}

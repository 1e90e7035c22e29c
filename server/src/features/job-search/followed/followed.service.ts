import type { FollowedEmployer, follow } from '@waymark/contract/job-search/followed-employers.ts'
import { mostFollowed } from '@waymark/contract/job-search/followed-employers.ts'
import type { BodyOf } from '@waymark/contract/define-endpoint.ts'
import { withScheme } from '@waymark/contract/job-tracking.ts'
import { refuse } from '../../../lib/http/refusal.ts'
import type { Jobs } from '../../../lib/jobs.ts'
import { boardAt, boardInPage, boardPage, feedIdOf } from '../../../providers/listings/boards/board-at.ts'
import { nameOf } from '../../../providers/listings/boards/lever.ts'
import { fetchFeedPage, type Feed } from '../../../providers/listings/listings.ts'
import { mostBoards, queueFeed } from '../sources/feed-schedule.service.ts'
import { createFeedsRepository } from '../sources/feeds.repository.ts'
import { sourceNameOf } from '../sources/list-sources.service.ts'
import type { FeedDeps } from '../sources/run-feed.service.ts'
import { createFollowedRepository, type FollowedRow } from './followed.repository.ts'

export type FollowedDeps = FeedDeps & { jobs: Jobs }

export function createFollowedEmployers(deps: FollowedDeps) {
  const { db, clock, jobs, listings } = deps
  const repository = createFollowedRepository(db)

  async function add(userId: string, feed: Feed, name: string) {
    const others = (await repository.listAllFeeds(mostBoards)).filter((id) => id !== feed.id)
    if (others.length >= mostBoards)
      return fieldRefusal(`This server follows ${mostBoards} employers already, and no more fit.`)
    if (!(await repository.add(userId, feed.id, name, clock.now())))
      return fieldRefusal(`You follow ${mostFollowed} employers already. Please stop following one first.`)
    await createFeedsRepository(db).add([feed.id], clock.now())
    await db.transaction().execute((transaction) => queueFeed(jobs, transaction, feed.id))
    const row = await repository.find(userId, feed.id)
    return row ? { followed: show(row) } : refuse('not_found')
  }

  async function followJob(userId: string, jobId: string) {
    const found = await repository.findSource(jobId)
    const feed = found && boardFeed(found.source)
    return found && feed ? add(userId, feed, found.company || boardName(feed)) : refuse('not_found')
  }

  async function followUrl(userId: string, url: string) {
    const board = boardAt(url) ?? (await boardOfPage(url))
    if (board === undefined) return refuse('board_unknown')
    if (board === 'url_refused') return refuse('url_refused')
    const feed = boardFeed(feedIdOf(board))
    if (!feed) return refuse('board_unknown')
    const name = await readName(feed)
    return name === undefined ? refuse('board_unreadable') : add(userId, feed, name)
  }

  async function boardOfPage(url: string) {
    const page = await listings.fetchPage(url)
    if ('refused' in page) return page.refused === 'url_refused' ? 'url_refused' : undefined
    return boardAt(page.url) ?? boardInPage(page.text)
  }

  /** Undefined if the id names no board, or a system that the operator has switched off. */
  function boardFeed(id: string): Feed | undefined {
    const feed = listings.feeds([id]).find((one) => one.id === id)
    return feed?.source.isBoard && !feed.idle ? feed : undefined
  }

  /** The employer's name, read from its board; undefined if the board does not answer as boards do. */
  async function readName(feed: Feed): Promise<string | undefined> {
    const at = { page: 0, since: undefined, now: clock.now() }
    const answer = await fetchFeedPage(listings, feed, at, {})
    if ('problem' in answer) return undefined
    const read = await deps.listingReader.read({ ...at, source: feed.source.id, board: feed.board, body: answer.body })
    return 'problem' in read ? undefined : read.listings[0]?.company || boardName(feed)
  }

  return {
    list: async (userId: string) => ({ followed: (await repository.list(userId)).map(show) }),

    // The contract asks for exactly one of them.
    follow: (userId: string, { url = '', job_id }: BodyOf<typeof follow>) =>
      job_id === undefined ? followUrl(userId, withScheme(url)) : followJob(userId, job_id),

    unfollow: (userId: string, id: string): Promise<boolean> => repository.remove(userId, id),
  }
}

const fieldRefusal = (sentence: string) => refuse('validation', { fields: { url: sentence } })
const boardName = ({ board }: Feed): string => nameOf(board.replace(/^eu:/, ''))

function show({ id, feed, name, jobs, last_success_at, problem, followed_at }: FollowedRow): FollowedEmployer {
  return {
    id,
    name,
    system: sourceNameOf(feed).name,
    url: boardPage(feed),
    jobs,
    read_at: last_success_at?.toISOString() ?? null,
    problem,
    followed_at: followed_at.toISOString(),
  }
}

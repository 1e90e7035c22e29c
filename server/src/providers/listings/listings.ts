import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createGuardedFetch } from '../../lib/fetch/guarded-fetch.ts'
import type { FetchPage } from '../../lib/fetch/guarded-fetch.ts'
import { readSourcesFile } from './sources-file.ts'
import { allSources } from './sources.ts'
import type { Source } from './source.ts'

/** A unit of reading: a source, or one employer's board. */
export type Feed = {
  id: string
  source: Source
  board: string
  /** Why it is not read: never checked here, no key, or disabled by the operator. */
  idle: 'unchecked' | 'needs_key' | 'off' | undefined
}

export type Listings = {
  /** @param followed ids of boards that are read besides the operator's, such as `lever:acme` */
  feeds(followed?: readonly string[]): Feed[]
  keys: Readonly<Record<string, string>>
  fetchPage: FetchPage
  /** The bundled postings as a JSON list, shown while there are no others. */
  sample: string | undefined
}

const types = [
  'application/json',
  'text/json',
  'application/xml',
  'text/xml',
  'application/atom+xml',
  'application/rss+xml',
  'text/html',
  'text/plain',
]

/** Whole boards with all their texts are some MB; EURES needs up to 15 s for a page. */
const limits = { maxBytes: 20_000_000, timeoutMs: 30_000, maxRedirects: 2, types }

/** The product's sources with the operator's decisions. The file is read again each time: no restart. */
export function createListings({
  dataDir,
  fetchAllow,
  keys,
}: {
  dataDir: string
  fetchAllow: readonly string[]
  keys: Readonly<Record<string, string>>
}): Listings {
  readSourcesFile(dataDir)
  return {
    keys,
    fetchPage: createGuardedFetch({ ...limits, allow: fetchAllow }),
    sample: readFileSync(path.join(import.meta.dirname, 'sample-postings.json'), 'utf8'),
    feeds: (followed = []) => feedsOf(dataDir, keys, followed),
  }
}

function feedsOf(dataDir: string, keys: Readonly<Record<string, string>>, followed: readonly string[]): Feed[] {
  const file = readSourcesFile(dataDir)
  const operators = [...(file.without_bundled_boards ? [] : bundledBoards()), ...file.boards]
  const boards = [...operators, ...followed.map((id) => id.replace(':', ' '))]
  return allSources.flatMap((source) => {
    const idle = idleReason(source, file, keys)
    if (!source.isBoard) return { id: source.id, source, board: '', idle }
    return [...new Set(boards)]
      .map((line) => line.split(' '))
      .filter(([system]) => system === source.id)
      .map(([system, board = '']) => ({ id: `${system}:${board}`, source, board, idle }))
      .map((feed) => (file.off.includes(feed.id) ? { ...feed, idle: 'off' as const } : feed))
  })
}

function idleReason(source: Source, file: ReturnType<typeof readSourcesFile>, keys: Listings['keys']): Feed['idle'] {
  if (file.off.includes(source.id)) return 'off'
  if (source.keys?.some((name) => keys[name] === undefined)) return 'needs_key'
  return source.recorded || file.checked.includes(source.id) ? undefined : 'unchecked'
}

function bundledBoards(): string[] {
  return readFileSync(path.join(import.meta.dirname, 'boards.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}

export async function fetchFeedPage(
  { fetchPage, keys }: Pick<Listings, 'fetchPage' | 'keys'>,
  { source, board }: Pick<Feed, 'source' | 'board'>,
  at: { page: number; since: Date | undefined; now: Date },
  signedIn: Readonly<Record<string, string>>,
): Promise<{ body: string } | { problem: string }> {
  const { url, headers, ...request } = source.request({ ...at, board, keys })
  const answer = await fetchPage(url, {
    ...request,
    hosts: source.hosts.map((host) => host.replace('{board}', board.toLowerCase())),
    headers: { 'user-agent': userAgent, accept: 'application/json', ...headers, ...signedIn },
  })
  return 'refused' in answer ? { problem: answer.reason } : { body: answer.text }
}

/** Signs in if the source requires it; returns headers for its pages. */
export async function signInToFeed(
  { fetchPage, keys }: Pick<Listings, 'fetchPage' | 'keys'>,
  { source }: Pick<Feed, 'source'>,
): Promise<{ headers: Record<string, string> } | { problem: string }> {
  if (!source.signIn) return { headers: {} }
  const { url, ...request } = source.signIn.request(keys)
  const answer = await fetchPage(url, { ...request, hosts: source.hosts })
  if ('refused' in answer) return { problem: `signing in: ${answer.reason}` }
  try {
    return { headers: source.signIn.read(answer.text) }
  } catch (error) {
    return { problem: String(error) }
  }
}

/** Several sources ask callers to say who they are. */
const userAgent = 'Waymark/0.1 (self-hosted job search)'

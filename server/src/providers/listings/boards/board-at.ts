import type { Source } from '../source.ts'
import { ashby } from './ashby.ts'
import { greenhouse } from './greenhouse.ts'
import { lever } from './lever.ts'
import { personio } from './personio.ts'
import { recruitee } from './recruitee.ts'
import { smartrecruiters } from './smartrecruiters.ts'
import { workable } from './workable.ts'

/** An employer's board on one of the seven systems; `board` as the source takes it. */
export type Board = { source: Source; board: string }

type System = { source: Source; addresses: readonly RegExp[]; page(board: string): string }

/** Host, path and query of pages, frames, scripts and interfaces. A posting's page begins like its board's. */
const systems: readonly System[] = [
  {
    source: greenhouse,
    addresses: [
      /^(?:job-)?boards\.greenhouse\.io\/embed\/job_(?:board|app)(?:\/js)?\?(?:.*&)?for=(?<board>[\w-]+)/,
      /^boards-api\.greenhouse\.io\/v1\/boards\/(?<board>[\w-]+)/,
      /^(?:job-)?boards\.greenhouse\.io\/(?!embed\b)(?<board>[\w-]+)/,
    ],
    page: (board) => `https://boards.greenhouse.io/${board}`,
  },
  {
    source: lever,
    addresses: [
      /^api\.(?<eu>eu\.)?lever\.co\/v0\/postings\/(?<board>[\w.-]+)/,
      /^jobs\.(?<eu>eu\.)?lever\.co\/(?<board>[\w.-]+)/,
    ],
    page: (board) =>
      board.startsWith('eu:') ? `https://jobs.eu.lever.co/${board.slice(3)}` : `https://jobs.lever.co/${board}`,
  },
  {
    source: ashby,
    addresses: [
      /^api\.ashbyhq\.com\/posting-api\/job-board\/(?<board>[\w.-]+)/,
      /^jobs\.ashbyhq\.com\/(?!api\b)(?<board>[\w.-]+)/,
    ],
    page: (board) => `https://jobs.ashbyhq.com/${board}`,
  },
  {
    source: smartrecruiters,
    addresses: [
      /^api\.smartrecruiters\.com\/v1\/companies\/(?<board>[\w-]+)/,
      /^(?:jobs|careers)\.smartrecruiters\.com\/(?<board>[\w-]+)/,
    ],
    page: (board) => `https://careers.smartrecruiters.com/${board}`,
  },
  {
    source: recruitee,
    addresses: [/^(?!(?:www|api|app|docs|support|help|static)\.)(?<board>[\w-]+)\.recruitee\.com(?:\/|$)/],
    page: (board) => `https://${board}.recruitee.com`,
  },
  {
    source: workable,
    addresses: [
      /^apply\.workable\.com\/api\/v\d\/(?:widget\/)?accounts\/(?<board>[\w-]+)/,
      /^apply\.workable\.com\/(?:[a-z]{2}\/(?!j\/))?(?!api\b)(?<board>[\w-]+)/,
    ],
    page: (board) => `https://apply.workable.com/${board}`,
  },
  {
    source: personio,
    addresses: [/^(?<board>[\w-]+)\.jobs\.personio\.(?:de|com)(?:\/|$)/],
    page: (board) => `https://${board}.jobs.personio.de`,
  },
]

/** Characters of a page's address; longer ones are data, not addresses. */
const longestAddress = 2048
/** Characters of a careers page that are looked through. */
const longestPage = 2_000_000

/** The employer's board that an address belongs to, be it the board's, one posting's or the interface's. */
export function boardAt(url: string): Board | undefined {
  if (url.length > longestAddress || !URL.canParse(url)) return undefined
  const { protocol, hostname, pathname, search } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const place = `${hostname}${pathname}${search}`
  for (const { source, addresses } of systems)
    for (const address of addresses) {
      const { board, eu } = address.exec(place)?.groups ?? {}
      if (board !== undefined && board.length <= 100) return { source, board: eu === undefined ? board : `eu:${board}` }
    }
  return undefined
}

/**
 * The board that an employer's own careers page shows or links to: the one that it names most often.
 * @param html untrusted
 */
export function boardInPage(html: string): Board | undefined {
  const counts = new Map<string, { found: Board; count: number }>()
  for (const part of html
    .slice(0, longestPage)
    .replaceAll('\\/', '/')
    .split(/["'`\s<>()\\]+/)) {
    const start = part.indexOf('//')
    if (start === -1 || part.length > longestAddress) continue
    const found = boardAt(`https:${part.slice(start).replaceAll('&amp;', '&')}`)
    if (!found) continue
    const id = feedIdOf(found)
    counts.set(id, { found, count: (counts.get(id)?.count ?? 0) + 1 })
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.found
}

export const feedIdOf = ({ source, board }: Board): string => `${source.id}:${board}`

/** The page on which an employer's board can be read; empty for what is no board. */
export function boardPage(feedId: string): string {
  const end = feedId.indexOf(':')
  return systems.find(({ source }) => source.id === feedId.slice(0, end))?.page(feedId.slice(end + 1)) ?? ''
}

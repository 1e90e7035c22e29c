import type { Json } from '../read-json.ts'
import { parseJson, record } from '../read-json.ts'
import type { SourcePosting } from '../source-posting.ts'
import type { Source, SourceRequest } from '../source.ts'
import { ashby } from './ashby.ts'
import { greenhouse } from './greenhouse.ts'
import { lever } from './lever.ts'
import { personio } from './personio.ts'
import { recruitee } from './recruitee.ts'
import { readSmartRecruitersPosting, smartrecruiters } from './smartrecruiters.ts'
import { workable } from './workable.ts'
import { readWorkdayPosting } from './workday.ts'

/** How one posting is read through the public interface of the system that its page belongs to. */
export type PostingRequest = SourceRequest & {
  /** The only hosts that the call may reach. */
  hosts: readonly string[]
  /**
   * @returns undefined where the posting is not among those that are open
   * @throws UnknownShape for an answer that is not the interface's
   */
  read(body: string): SourcePosting | undefined
}

type Groups = Readonly<Record<string, string>>
type Way = { address: RegExp; request(groups: Groups): PostingRequest }

/** Host and path of a posting's page, and the interface behind it, which answers a single posting where it can. */
const ways: readonly Way[] = [
  {
    address: /^(?:job-)?boards\.greenhouse\.io\/(?<board>[\w-]+)\/jobs\/(?<id>\d+)/,
    request: (groups) => greenhousePosting(groups),
  },
  {
    address: /^(?:job-)?boards\.greenhouse\.io\/embed\/job_app\?(?=.*\bfor=(?<board>[\w-]+))(?=.*\btoken=(?<id>\d+))/,
    request: (groups) => greenhousePosting(groups),
  },
  {
    address: /^jobs\.(?<eu>eu\.)?lever\.co\/(?<board>[\w.-]+)\/(?<id>[0-9a-f-]{36})/,
    request({ eu, board = '', id = '' }) {
      const host = eu ? 'api.eu.lever.co' : 'api.lever.co'
      return one(lever, board, `https://${host}/v0/postings/${board}/${id}`, [host], (answer) => [answer])
    },
  },
  {
    address: /^jobs\.ashbyhq\.com\/(?<board>[^/?]+)\/(?<id>[0-9a-f-]{36})/,
    request: ({ board = '', id = '' }) => amongAll(ashby, decodeURIComponent(board), id),
  },
  {
    address: /^apply\.workable\.com\/(?:[a-z]{2}\/)?(?<board>[\w-]+)\/j\/(?<id>\w+)/,
    request: ({ board = '', id = '' }) => amongAll(workable, board, id),
  },
  {
    address: /^(?:jobs|careers)\.smartrecruiters\.com\/(?<board>[\w-]+)\/(?<id>[\w]{8,})/,
    request: ({ board = '', id = '' }) => ({
      url: `https://api.smartrecruiters.com/v1/companies/${board}/postings/${id}`,
      hosts: smartrecruiters.hosts,
      read: (body) => readSmartRecruitersPosting(body, board),
    }),
  },
  {
    address: /^(?<board>[\w-]+)\.recruitee\.com\/(?:[a-z]{2}\/)?o\/(?<slug>[\w-]+)/,
    request({ board = '', slug = '' }) {
      const host = `${board}.recruitee.com`
      const wrap = (answer: Json) => ({ offers: [record(answer['offer'])] })
      return one(recruitee, board, `https://${host}/api/offers/${slug}`, [host], wrap)
    },
  },
  {
    address: /^(?<board>[\w-]+)\.jobs\.personio\.(?:de|com)\/job\/(?<id>\d+)/,
    request: ({ board = '', id = '' }) => amongAll(personio, board, id),
  },
  {
    address:
      /^(?<host>(?<tenant>[\w-]+)\.wd\d+\.myworkdayjobs\.com)\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?(?<site>[\w-]+)\/(?:details|job)\/(?<path>[^?#]+)/,
    request: ({ host = '', tenant = '', site = '', path = '' }) => ({
      url: `https://${host}/wday/cxs/${tenant}/${site}/job/${path}`,
      headers: { accept: 'application/json' },
      hosts: [host],
      read: readWorkdayPosting,
    }),
  },
]

/**
 * The interface that one posting can be read through, for the addresses of Greenhouse, Lever, Ashby, Workable,
 * SmartRecruiters, Recruitee, Personio and Workday.
 * @param url the address of the posting's page
 */
export function postingRequestAt(url: string): PostingRequest | undefined {
  if (!URL.canParse(url)) return undefined
  const { hostname, pathname, search } = new URL(url)
  for (const { address, request } of ways) {
    const groups = address.exec(hostname + pathname + search)?.groups
    if (groups) return request(groups)
  }
  return undefined
}

function greenhousePosting({ board = '', id = '' }: Groups): PostingRequest {
  const url = `https://boards-api.greenhouse.io/v1/boards/${board}/jobs/${id}`
  return one(greenhouse, board, url, greenhouse.hosts, (answer) => ({ jobs: [answer] }))
}

/** An interface that answers one posting in the shape that its list has; `wrap` makes a list of it. */
function one(
  source: Source,
  board: string,
  url: string,
  hosts: readonly string[],
  wrap: (answer: Json) => unknown,
): PostingRequest {
  return { url, hosts, read: (body) => read(source, board, JSON.stringify(wrap(record(parseJson(body)))))[0] }
}

/** An interface that only answers all postings of an employer. */
function amongAll(source: Source, board: string, id: string): PostingRequest {
  return {
    ...source.request(pageOf(board)),
    hosts: source.hosts.map((host) => host.replace('{board}', board)),
    read: (body) => read(source, board, body).find(({ external_id }) => external_id.toLowerCase() === id.toLowerCase()),
  }
}

const pageOf = (board: string) => ({ page: 0, since: undefined, now: new Date(0), board, keys: {} })
const read = (source: Source, board: string, body: string) => source.read(body, pageOf(board)).postings

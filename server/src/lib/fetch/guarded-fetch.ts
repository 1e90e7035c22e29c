import dns from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, fetch, type Response } from 'undici'
import { decodeText } from './decode-text.ts'
import { isPublicAddress } from './special-addresses.ts'

/** `url_refused`: the address must not be reached; `unreadable`: any other failure. */
export type FetchedPage = { url: string; text: string; contentType: string }
export type FetchRefusal = {
  refused: 'url_refused' | 'unreadable'
  reason: string
  /** The HTTP status, where there was an answer. */
  status?: number
}
export type FetchPage = (url: string, request?: FetchRequest) => Promise<FetchedPage | FetchRefusal>

/** A request beyond reading a page; it and its redirects may reach only `hosts`. */
export type FetchRequest = {
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
  hosts?: readonly string[]
}

export type Resolve = (
  host: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void

export type GuardedFetchOptions = {
  /** `host:port` pairs, as written in the URL, that may be reached although private or on another port. */
  allow?: readonly string[]
  resolve?: Resolve
  maxBytes?: number
  timeoutMs?: number
  maxRedirects?: number
  types?: readonly string[]
}

class BlockedUrl extends Error {
  override name = 'BlockedUrl'
}

/** A job page of several MB is rare; 10 s cover everything, redirects included. */
const defaults = {
  maxBytes: 5_000_000,
  timeoutMs: 10_000,
  maxRedirects: 5,
  types: ['text/html', 'application/xhtml+xml', 'text/plain', 'application/json', 'application/ld+json'],
}
const webPorts = [80, 443]

/**
 * Reads a web page without reaching anything private: every address that a name resolves to must be public, the
 * connection goes to the checked address, and every redirect is checked again. Limits count decompressed bytes.
 */
export function createGuardedFetch(options: GuardedFetchOptions = {}): FetchPage {
  const { allow = [], resolve = dns.lookup, ...limits } = { ...defaults, ...options }
  const { timeoutMs, maxRedirects } = limits
  const allowed = new Set(allow.map((entry) => entry.toLowerCase()))
  const agent = guardedAgent(allowed, resolve)

  return async (given, { hosts, method = 'GET', body, headers } = {}) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const call = { method, ...(body === undefined ? {} : { body }), headers: { ...requestHeaders, ...headers } }
    try {
      let url = checkedUrl(given, allowed, hosts)
      for (let hop = 0; hop <= maxRedirects; hop++) {
        const response = await fetch(url, { ...call, dispatcher: agent, redirect: 'manual', signal })
        const location = response.headers.get('location')
        if (response.status < 300 || response.status > 399 || location === null)
          return await readPage(response, url, limits)
        await response.body?.cancel()
        url = checkedUrl(new URL(location, url).href, allowed, hosts)
      }
      return { refused: 'unreadable', reason: 'too many redirects' }
    } catch (error) {
      const blocked = blockedBy(error)
      if (blocked) return { refused: 'url_refused', reason: blocked.message }
      return {
        refused: 'unreadable',
        reason: signal.aborted ? 'too slow' : String(error instanceof Error ? (error.cause ?? error) : error),
      }
    }
  }
}

const requestHeaders = {
  accept: 'text/html,application/xhtml+xml;q=0.9,text/plain;q=0.8,application/json;q=0.7',
  'accept-language': 'en,*;q=0.5',
  'user-agent': 'Mozilla/5.0 (compatible; Waymark; reads a job page that its user saved)',
}

function checkedUrl(text: string, allowed: ReadonlySet<string>, hosts?: readonly string[]): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol)) throw new BlockedUrl('not an http address')
  if (url.username || url.password) throw new BlockedUrl('the address carries credentials')
  if (!webPorts.includes(portOf(url)) && !allowed.has(placeOf(url.hostname, portOf(url))))
    throw new BlockedUrl(`port ${url.port}`)
  if (hosts && !hosts.includes(url.hostname)) throw new BlockedUrl(`host ${url.hostname}`)
  return url
}

function portOf({ port, protocol }: { port?: string | null; protocol: string }): number {
  return Number(port || (protocol === 'https:' ? 443 : 80))
}

function placeOf(hostname: string, port: number): string {
  return `${hostname.toLowerCase()}:${port}`
}

function guardedAgent(allowed: ReadonlySet<string>, resolve: Resolve): Agent {
  const timeout = 5000
  const open = buildConnector({ timeout })
  const guarded = buildConnector({ timeout, lookup: publicLookup(resolve) })
  return new Agent({
    // No limit for each host: hanging reads of one user must not hold up another's. The contract bounds each user's.
    connections: null,
    keepAliveTimeout: 1000,
    maxHeaderSize: 32_768,
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '')
      if (allowed.has(placeOf(options.hostname, portOf(options)))) return open(options, callback)
      // A literal address is never looked up, so it is checked here.
      if (isIP(host) !== 0 && !isPublicAddress(host)) return callback(new BlockedUrl(`address ${host}`), null)
      guarded(options, (error, socket) => {
        if (socket && !isPublicAddress(socket.remoteAddress ?? '')) {
          socket.destroy()
          return callback(new BlockedUrl('the peer is not public'), null)
        }
        return error ? callback(error, null) : callback(null, socket as NonNullable<typeof socket>)
      })
    },
  })
}

/** One private answer refuses the name: mixed answers are how an attacker smuggles one in. */
function publicLookup(resolve: Resolve): LookupFunction {
  return (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const [first] = addresses
      if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
        return callback(new BlockedUrl(`address of ${host}`), '')
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
    })
  }
}

async function readPage(
  response: Response,
  url: URL,
  { maxBytes, types }: { maxBytes: number; types: readonly string[] },
): Promise<FetchedPage | FetchRefusal> {
  const header = response.headers.get('content-type') ?? 'text/html'
  const contentType = header.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!response.ok || !types.includes(contentType)) {
    await response.body?.cancel()
    const { ok, status } = response
    return { refused: 'unreadable', reason: ok ? `content type ${contentType}` : `status ${status}`, status }
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).byteLength
    // Leaving the loop cancels the body.
    if (size > maxBytes) return { refused: 'unreadable', reason: 'too large' }
    chunks.push(chunk as Uint8Array)
  }
  return { url: url.href, contentType, text: decodeText(Buffer.concat(chunks), header) }
}

function blockedBy(error: unknown): BlockedUrl | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof BlockedUrl) return cause
  return undefined
}

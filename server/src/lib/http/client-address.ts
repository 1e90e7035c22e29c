import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * The network address that limits count. Only the last `trustedProxies` entries of X-Forwarded-For are believed. An
 * IPv6 client is its /64, which belongs to one household or server.
 */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const peer = withoutMapping(incoming.socket.remoteAddress ?? '')
  if (trustedProxies === 0) return network(peer)
  const entries = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  // The entry is chosen by position: an unreadable one must not let another take its place.
  const claimed = plainAddress(entries.at(-trustedProxies) ?? entries[0] ?? '')
  return network(isIP(claimed) ? claimed : peer)
}

const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Whether a request comes straight from this machine, with no proxy in between. */
export function isLocal(incoming: IncomingMessage): boolean {
  // Even an empty header came through a proxy.
  if (proxyHeaders.some((name) => incoming.headers[name] !== undefined)) return false
  const peer = withoutMapping(incoming.socket.remoteAddress ?? '')
  return loopback.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')
}

/** Some proxies write `address:port` or `[address]:port`. */
function plainAddress(entry: string): string {
  const text = entry.trim()
  return withoutMapping(/^\[([^\]]*)\]/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text)
}

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function network(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

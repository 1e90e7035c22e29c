import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** A customer gets a /48 at most; counted by /64, one customer would be 65,536 clients. */
const clientPrefixBits = 48

/** The address that limits count (/48 for IPv6), trusting only the last `trustedProxies` X-Forwarded-For entries. */
export function clientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const peer = withoutMapping(incoming.socket.remoteAddress ?? '')
  if (trustedProxies === 0) return network(peer)
  const entries = String(incoming.headers['x-forwarded-for'] ?? '').split(',')
  // The entry is chosen by position: an unreadable one must not let another take its place.
  const claimed = plainAddress(entries.at(-trustedProxies) ?? entries[0] ?? '')
  return network(isIP(claimed) ? claimed : peer)
}

/** A client's network, for the log: IPv4 without its last part. */
export function networkOf(client: string): string {
  return isIPv4(client) ? client.replace(/\d+$/, '0/24') : client
}

const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

export function isLocal(incoming: IncomingMessage): boolean {
  // Even an empty header came through a proxy.
  if (proxyHeaders.some((name) => incoming.headers[name] !== undefined)) return false
  const peer = withoutMapping(incoming.socket.remoteAddress ?? '')
  return loopback.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4')
}

function plainAddress(entry: string): string {
  const text = entry.trim()
  return withoutMapping(/^\[([^\]]*)\]/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text)
}

/** An IPv4 address in any IPv6 form is that IPv4 address. */
function withoutMapping(address: string): string {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address
}

function network(address: string): string {
  if (!isIPv6(address)) return address
  const groups = ipaddr.IPv6.parse(address).parts.slice(0, clientPrefixBits / 16)
  return `${groups.map((group) => group.toString(16)).join(':')}::/${clientPrefixBits}`
}

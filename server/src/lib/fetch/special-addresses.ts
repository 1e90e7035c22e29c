import { BlockList } from 'node:net'
import ipaddr from 'ipaddr.js'

/** IANA's special-purpose IPv4 networks, multicast, and cloud services for a cloud's own machines. */
const specialIpv4 = [
  '0.0.0.0/8', // this network (RFC 791)
  '10.0.0.0/8', // private (RFC 1918)
  '100.64.0.0/10', // carrier-grade NAT (RFC 6598), Alibaba's metadata
  '127.0.0.0/8', // loopback (RFC 1122)
  '168.63.129.16/32', // Azure's machine agent
  '169.254.0.0/16', // link-local (RFC 3927), most clouds' metadata
  '172.16.0.0/12', // private (RFC 1918)
  '192.0.0.0/24', // protocol assignments (RFC 6890), Oracle's metadata
  '192.0.2.0/24', // documentation (RFC 5737)
  '192.31.196.0/24', // AS112 (RFC 7535)
  '192.52.193.0/24', // AMT (RFC 7450)
  '192.88.99.0/24', // 6to4 relays (RFC 7526)
  '192.168.0.0/16', // private (RFC 1918)
  '192.175.48.0/24', // AS112 (RFC 7534)
  '198.18.0.0/15', // benchmarks (RFC 2544)
  '198.51.100.0/24', // documentation (RFC 5737)
  '203.0.113.0/24', // documentation (RFC 5737)
  '224.0.0.0/4', // multicast (RFC 5771)
  '240.0.0.0/4', // reserved (RFC 1112), broadcast
] as const

/** The only IPv6 range assigned to the public internet. */
const publicIpv6 = '2000::/3'
/** Special networks within it. */
const specialIpv6 = [
  '2001::/23', // protocol assignments (RFC 2928): Teredo, ORCHID, benchmarks, DRIP
  '2001:db8::/32', // documentation (RFC 3849)
  '2002::/16', // 6to4, which carries an IPv4 address (RFC 3056)
  '2620:4f:8000::/48', // AS112 (RFC 7534)
  '3fff::/20', // documentation (RFC 9637)
] as const

const special = new BlockList()
for (const network of specialIpv4) special.addSubnet(...split(network), 'ipv4')
for (const network of specialIpv6) special.addSubnet(...split(network), 'ipv6')
const given = new BlockList()
given.addSubnet(...split(publicIpv6), 'ipv6')

function split(network: string): [string, number] {
  const [address = '', bits] = network.split('/')
  return [address, Number(bits)]
}

/** True for the public internet. IPv4 in IPv6 form (`::ffff:…`) counts as IPv4; unreadable text is not public. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const plain = ipaddr.process(address)
  const text = plain.toNormalizedString()
  if (plain.kind() === 'ipv4') return !special.check(text, 'ipv4')
  // A zone (fe80::1%eth0) makes an address local to this machine's links.
  return !text.includes('%') && given.check(text, 'ipv6') && !special.check(text, 'ipv6')
}

import { expect, test } from 'vitest'
import { isPublicAddress } from './special-addresses.ts'

test.each(['8.8.8.8', '93.184.216.34', '168.63.129.15', '::ffff:8.8.8.8', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is on the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
  ['private', '10.1.2.3'],
  ['the last address of 172.16.0.0/12', '172.31.255.255'],
  ['carrier-grade NAT', '100.100.100.200'],
  ['loopback', '127.8.9.1'],
  ['metadata of clouds', '169.254.169.254'],
  ['metadata of Oracle', '192.0.0.192'],
  ['Azure’s machine agent', '168.63.129.16'],
  ['AS112', '192.175.48.6'],
  ['documentation', '203.0.113.9'],
  ['benchmarks', '198.19.255.255'],
  ['multicast', '239.1.1.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback in IPv6', '::1'],
  ['loopback as an IPv4-compatible address', '::7f00:1'],
  ['loopback as a mapped address', '::ffff:7f00:1'],
  ['discard-only', '100::1'],
  ['dummy prefix', '100:0:0:1::1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['local NAT64', '64:ff9b:1::1'],
  ['Teredo', '2001::1'],
  ['ORCHID', '2001:20::1'],
  ['documentation in IPv6', '2001:db8::1'],
  ['new documentation', '3fff::1'],
  ['6to4', '2002:7f00:1::1'],
  ['segment routing', '5f00::1'],
  ['unique local', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast in IPv6', 'ff02::1'],
  ['no address', 'x'],
  ['nothing', ''],
])('not on the public internet: %s, %s', (_, address) => expect(isPublicAddress(address)).toBe(false))

import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { clientAddress, isLocal } from './client-address.ts'

const request = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage

describe('who a limit is counted for', () => {
  test('without TRUST_PROXY, the peer; what it claims in a header is not believed', () => {
    expect(clientAddress(request('198.51.100.7', { 'x-forwarded-for': '203.0.113.1' }), 0)).toBe('198.51.100.7')
  })

  test('with one proxy, the entry that this proxy added, not those that the client sent along', () => {
    expect(clientAddress(request('10.0.0.2', { 'x-forwarded-for': '1.1.1.1, 203.0.113.1' }), 1)).toBe('203.0.113.1')
  })

  test('with two proxies, the one before the last', () => {
    expect(clientAddress(request('10.0.0.2', { 'x-forwarded-for': '1.1.1.1, 203.0.113.1, 10.0.0.3' }), 2)).toBe(
      '203.0.113.1',
    )
  })

  test('a header that is missing or no address leaves the peer', () => {
    expect(clientAddress(request('10.0.0.2'), 1)).toBe('10.0.0.2')
    expect(clientAddress(request('10.0.0.2', { 'x-forwarded-for': 'unknown' }), 1)).toBe('10.0.0.2')
  })

  test('an entry with a port is the address; one that cannot be read moves no other into its place', () => {
    const from = (header: string) => clientAddress(request('10.0.0.2', { 'x-forwarded-for': header }), 1)
    expect(from('6.6.6.6, 203.0.113.7:51234')).toBe('203.0.113.7')
    expect(from('6.6.6.6, [2001:db8:1:2::9]:443')).toBe('2001:db8:1::/48')
    expect(from('6.6.6.6, nonsense')).toBe('10.0.0.2')
  })

  test.each(['::ffff:198.51.100.7', '::ffff:c633:6407', '0:0:0:0:0:ffff:198.51.100.7', '::FFFF:198.51.100.7'])(
    '%s is the IPv4 address 198.51.100.7, as a peer and as an entry of the header',
    (mapped) => {
      expect(clientAddress(request(mapped), 0)).toBe('198.51.100.7')
      expect(clientAddress(request('10.0.0.2', { 'x-forwarded-for': mapped }), 1)).toBe('198.51.100.7')
    },
  )

  test('all addresses of one IPv6 /48 are one client: a customer may have that many', () => {
    expect(clientAddress(request('2001:db8:1:2:3:4:5:6'), 0)).toBe('2001:db8:1::/48')
    expect(clientAddress(request('2001:db8:1:ffff::9'), 0)).toBe('2001:db8:1::/48')
    expect(clientAddress(request('2001:db8:2::9'), 0)).toBe('2001:db8:2::/48')
    expect(clientAddress(request('2001:db8::1'), 0)).toBe('2001:db8:0::/48')
    expect(clientAddress(request('fe80::1%eth0'), 0)).toBe('fe80:0:0::/48')
  })
})

describe('what answers this machine only', () => {
  test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'])('%s is this machine', (address) =>
    expect(isLocal(request(address))).toBe(true),
  )
  test.each(['10.0.0.1', '::2', '198.51.100.7', ''])('%s is not', (address) =>
    expect(isLocal(request(address))).toBe(false),
  )
  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'])(
    'a request with %s came through a proxy',
    (header) => {
      expect(isLocal(request('127.0.0.1', { [header]: 'x' }))).toBe(false)
      expect(isLocal(request('127.0.0.1', { [header]: '' }))).toBe(false)
      expect(isLocal(request('127.0.0.1', { forwarded: '', 'x-forwarded-for': '6.6.6.6' }))).toBe(false)
    },
  )
})

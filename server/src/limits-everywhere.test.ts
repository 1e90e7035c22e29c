import { endpoints } from '@waymark/contract/endpoints.ts'
import { pathOf, type Endpoint, type RateLimit } from '@waymark/contract/define-endpoint.ts'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const signedIn = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { access }]) => access === 'signed-in',
)

test.each(signedIn)('%s has a limit, or says why it needs none', (_, { limits, at_once, no_limit_because = '' }) => {
  const hasLimit = limits.length > 0 || at_once !== undefined
  expect(hasLimit || no_limit_because.length > 10).toBe(true)
})

test.each(signedIn)('%s counts by account: an address is shared, and an account can have many', (_, { limits }) => {
  expect(limits.map(({ by }) => by).filter((by) => by !== 'user')).toEqual([])
})

test.each(signedIn.filter(([, { upload }]) => upload))(
  '%s takes files, so that its calls at a time are bounded',
  (_, e) => {
    expect(e.at_once).toBeDefined()
  },
)

const counted: Record<RateLimit['by'], string> = {
  user: 'account',
  client: 'network',
  address: 'address',
  'address-and-client': 'address and network',
  'registration-or-address': 'registration',
}
const spans: Record<number, string> = { 60: 'a minute', 600: '10 minutes', 900: '15 minutes', 3600: 'an hour' }

function textOf({ by, points, counts, window_s, spares }: RateLimit): string {
  const what = points === 1 ? counts.slice(0, -1) : counts
  return `${points} ${what} in ${spans[window_s]} by ${counted[by]}${spares ? '*' : ''}`
}

test('docs/self-hosting.md has one row for every call with a limit, and says by what it counts', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../../docs/self-hosting.md'), 'utf8')
  const rows = Object.values(endpoints as Record<string, Endpoint>)
    .filter(({ limits }) => limits.length > 0)
    .map((e) => `| \`${e.method} ${pathOf(e)}\` | ${e.limits.map(textOf).join('; ')} | ${e.at_once ?? ''} |`)
  expect(page.match(/^\| `(GET|POST|PATCH|DELETE) .*$/gm)).toEqual(rows)
})

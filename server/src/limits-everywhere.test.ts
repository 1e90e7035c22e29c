import { endpoints } from '@waymark/contract/endpoints.ts'
import type { Endpoint } from '@waymark/contract/define-endpoint.ts'
import { expect, test } from 'vitest'

const signedIn = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { access }]) => access === 'signed-in',
)

test.each(signedIn)('%s has a limit, or says why it needs none', (_, { limits, at_once, no_limit_because = '' }) => {
  const hasLimit = limits.length > 0 || at_once !== undefined
  expect(hasLimit || no_limit_because.length > 10).toBe(true)
})

test.each(signedIn.filter(([, { upload }]) => upload))(
  '%s takes files, so that its calls at a time are bounded',
  (_, e) => {
    expect(e.at_once).toBeDefined()
  },
)

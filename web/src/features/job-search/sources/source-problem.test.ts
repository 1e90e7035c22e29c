import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { problemSentence } from './source-problem.ts'

test.each([
  ['Error: getaddrinfo ENOTFOUND www.arbeitnow.com', /could not be reached/],
  ['ConnectTimeoutError: Connect Timeout Error (attempted address: jobs.example:443)', /could not be reached/],
  ['Error: connect ECONNREFUSED 203.0.113.7:443', /could not be reached/],
  ['status 503', /technical problem/],
  ['status 429', /less often/],
  ['status 403', /does not let/],
  ['too slow', /too long/],
  ['The source answered without a single posting.', /without a single posting/],
  ['signing in: status 401', /Signing in/],
  ['SyntaxError: Unexpected token < in JSON', /could not be read/],
])('“%s” is a sentence for people', (problem, sentence) => {
  expect(i18n._(problemSentence(problem))).toMatch(sentence)
})

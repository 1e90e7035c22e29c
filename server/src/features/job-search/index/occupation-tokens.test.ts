import { expect, test } from 'vitest'
import { occupationTokens } from './occupation-tokens.ts'
import { wordsOf } from './words.ts'

const tokensOf = (title: string) => occupationTokens(wordsOf(title))
const [waiter] = tokensOf('Waiter')

test.each(['Server', 'Servers needed', 'Server - part time, evenings', 'Banquet server'])(
  'a “%s” waits at tables',
  (title) => {
    expect(tokensOf(title)).toContain(waiter)
  },
)

test.each(['Server engineer', 'Windows server', 'Team lead for server platforms', 'Senior server developer'])(
  'a “%s” does not wait at tables',
  (title) => {
    expect(tokensOf(title)).not.toContain(waiter)
  },
)

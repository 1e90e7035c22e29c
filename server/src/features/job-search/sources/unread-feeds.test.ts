import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from '../../../lib/log.ts'
import { createUnreadFeeds } from './unread-feeds.ts'

test('feeds that fail together are told of in one line, a later one in the next', async () => {
  const lines: string[] = []
  const unread = createUnreadFeeds(createLog('warn', { write: (line) => void lines.push(line) }), 20)
  unread.note('remotive', 'No network.')
  unread.note('himalayas', 'No network.')
  await expect.poll(() => lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ problems: { remotive: 'No network.', himalayas: 'No network.' } })
  unread.note('jobicy', 'Moved.')
  await expect.poll(() => lines).toHaveLength(2)
  expect(lines[1]).not.toContain('remotive')
  await sleep(40)
  expect(lines).toHaveLength(2)
})

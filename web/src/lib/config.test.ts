import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

test('a base given by the server replaces the default of its noun only', () => {
  const config = parseConfig('{"bases":{"accounts":"https://id.example/v1"},"version":"0.1.0","dev_mailbox":true}')
  expect(config.bases.accounts).toBe('https://id.example/v1')
  expect(config.bases.profile).toBe('/api/profile')
  expect(config).toMatchObject({ version: '0.1.0', devMailbox: true })
})

test.each([undefined, '', '__WAYMARK_CONFIG__'])('%j falls back to the same origin', (text) => {
  expect(parseConfig(text)).toMatchObject({ bases: { accounts: '/api/auth', chat: '/' }, devMailbox: false })
})

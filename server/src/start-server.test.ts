import { expect, test } from 'vitest'
import { createTestApp } from './testing/create-test-app.ts'

test('a HOST that is no address of this machine stops the start and is named', async () => {
  // 192.0.2.0/24 is kept for documentation (RFC 5737): no machine has it.
  await expect(createTestApp({ config: { host: '192.0.2.1' } })).rejects.toThrow(
    /^HOST is "192\.0\.2\.1", which cannot/,
  )
})
